/// Why a link no longer works.
///
/// Some SDKs distinguish the two; for the others, the reply's losses name the reason.
public enum LinkExpiryReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// Too old, and not used before.
  case expired
  /// Used before, whether it is too old by now or not.
  case used
}
