/// What the doctor looks for, as a value; each has a file of its own, `Rules/List/Rule+Name.swift`.
public struct Rule: Sendable {
  /// The name, which stays the same for ever, so that CI can match it.
  public let id: String
  /// How much a finding of this rule matters.
  public let severity: Severity
  /// What the rule finds, in one sentence.
  public let summary: String
  /// What happens to a buyer if nothing is done.
  public let why: String
  /// What mends it, in one sentence. A finding has the exact text.
  public let remedy: String
  /// The source of the rule.
  public let source: String
  /// What has to be known of an app before the check.
  let needs: Fact
  /// Adds the findings; nil for a rule that is found while ``needs`` is established, or by another rule's check.
  var check: (@Sendable (inout Examination, AppSources, Reach) -> Void)?

  /// The same as ``id``.
  public var rawValue: String { id }
}

extension Rule: Hashable {
  /// True if both have one id.
  public static func == (one: Rule, other: Rule) -> Bool { one.id == other.id }
  /// By the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: Codable {
  /// Reads an id.
  ///
  /// - Throws: an error if no rule has it.
  public init(from decoder: any Decoder) throws {
    let id = try decoder.singleValueContainer().decode(String.self)
    guard let rule = Rule(id) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "There is no rule \(id)."))
    }
    self = rule
  }

  /// Writes the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

/// What is known of an app, each in turn with what it needs itself.
enum Fact: Int, CaseIterable {
  /// The app's source code.
  case sources
  /// The vendors whose SDKs it has.
  case sdks
  /// The calls that redeem, and which code leads to them.
  case redemptions
  /// The schemes and domains of each platform.
  case registrations
}

/// How much a finding matters. Errors and warnings make the exit status 1; notes do not.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
  /// Links do not open this app, or nothing is redeemed.
  case error
  /// It works now and then, or on some phones.
  case warning
  /// Something that could not be checked, or that is worth a look.
  case note
}
