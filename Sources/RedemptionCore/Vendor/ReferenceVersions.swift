/// The versions of an SDK whose redemption is the one that this package reproduces: ``VersionFacts`` has them inside.
public struct ReferenceVersions: Hashable, Sendable, Codable {
  /// The earliest one.
  public let first: String
  /// The latest one that was read.
  public let last: String

  /// Names a range, or one version if `last` is nil.
  public init(_ first: String, through last: String? = nil) {
    self.first = first
    self.last = last ?? first
  }
}
