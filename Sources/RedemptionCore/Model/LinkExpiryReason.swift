/// Why a link no longer works.
///
/// Not every vendor's SDK distinguishes the two.
public enum LinkExpiryReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// Too old, and not used before.
  case expired
  /// Used before, whether it is too old by now or not.
  case used
}
