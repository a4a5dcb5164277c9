/// The form of a vendor's links.
public struct LinkForm: Hashable, Sendable {
  /// The text in ``invalidLink`` to replace by the app's scheme.
  public static let schemeMark = "{scheme}"

  /// Form of the scheme that the vendor gives to each app; nil if apps use their own.
  public let scheme: SchemeForm?
  /// Host of links under a scheme; of links of a domain if there are no others.
  public let host: String
  /// The vendor's own web domains, whose links open an app without a scheme; with subdomains if `links` reads them.
  public let domains: [String]
  /// Beginning of the path of every link, if ``domains`` are the only way into the app; nil if a scheme is one too.
  public let domainPath: String?
  /// A link that opens the app and has a code that no service accepts, with ``schemeMark`` for the scheme.
  public let invalidLink: String

  /// The form of a vendor without links.
  public static let none = LinkForm(host: "", invalidLink: "")

  /// Describes links.
  public init(
    scheme: SchemeForm? = nil, host: String, domains: [String] = [], domainPath: String? = nil, invalidLink: String
  ) {
    self.scheme = scheme
    self.host = host
    self.domains = domains
    self.domainPath = domainPath
    self.invalidLink = invalidLink
  }
}

/// The form of a scheme that a vendor gives to each app: a prefix, then lower-case hexadecimal digits.
public struct SchemeForm: Hashable, Sendable {
  /// What every scheme begins with, such as `ab-`.
  public let prefix: String
  /// Number of digits after it.
  public let digits: Int
  /// Schemes printed in guides that are nobody's, in lower case.
  public let placeholders: Set<String>

  /// Describes a form.
  public init(prefix: String, digits: Int, placeholders: Set<String> = []) {
    self.prefix = prefix
    self.digits = digits
    self.placeholders = placeholders
  }
}
