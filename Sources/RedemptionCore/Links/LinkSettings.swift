/// Where a vendor's links lead.
public struct LinkSettings: Hashable, Sendable, Codable {
  /// The app's URL scheme, without `://`; `https` if a domain is the only way into the app.
  public var scheme: String
  /// The host of links that open in a browser too; nil where the vendor has none.
  public var host: String?

  /// Describes where links lead.
  public init(scheme: String, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }

  /// Returns true for a text that can be a scheme (RFC 3986, section 3.1).
  public static func isScheme(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isLetterOrDigit || "+-.".contains($0) }
  }

  /// Returns true for a text that can be the name of a host: labels of letters, digits and inner hyphens, separated by
  /// dots (RFC 1123, section 2.1).
  public static func isHost(_ text: some StringProtocol) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-" && label.allSatisfy { $0.isLetterOrDigit || $0 == "-" }
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
