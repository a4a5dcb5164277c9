/// Where the reading of a link's way ends: neither a finding nor a sign that the link is redeemed.
public struct NotFollowed: Codable, Hashable, Sendable {
  /// The name by which a comment, the configuration and SARIF call this state.
  public static let id = "not-followed"

  /// `iOS`, `Android`, or both.
  public let platform: String
  /// The last place that was read, relative to the project's folder.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// What is there, and why the reading ends.
  public let reason: String
  /// The reason of a comment or of the configuration that takes responsibility for it; nil if there is none.
  public var accepted: String?
}
