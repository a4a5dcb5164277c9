/// Why a link no longer works.
///
/// Qonversion's SDKs distinguish the two (`TokenExpired`, `AlreadyConsumed`); RevenueCat's and Superwall's do not
/// (purchases-ios#5590).
public enum LinkExpiryReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// Too old, and not used before.
  case expired
  /// Used before, whether it is too old by now or not.
  case used
}
