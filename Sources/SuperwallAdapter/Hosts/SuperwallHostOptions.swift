/// SuperwallKit's `SuperwallOptions`: what an app chooses when it configures. The others of the SDK's options have no
/// effect around a redemption and are missing.
///
/// Source: SuperwallKit 4.16.4 `Config/Options`.
public final class SuperwallHostOptions {
  /// Options of paywalls.
  public final class PaywallOptions {
    /// True if the SDK closes a paywall after a purchase or a redemption.
    public var automaticallyDismiss = true
    /// True if an alert follows a redemption. The simulated user closes it at once.
    public var shouldShowWebPurchaseConfirmationAlert = true
    /// True if paywalls are loaded ahead. Without effect.
    public var shouldPreload = true
    /// True if vibrations are on. Without effect.
    public var isHapticFeedbackEnabled = true
  }

  /// Options of the log. Without effect.
  public struct Logging: Sendable {
    /// How much is logged.
    public var level = LogLevel.info
  }

  /// How much the SDK logs.
  public enum LogLevel: Int, Hashable, Sendable { case debug = 10, info = 20, warn = 30, error = 40, none = 99 }

  /// Options of paywalls.
  public var paywalls = PaywallOptions()
  /// Options of the log.
  public var logging = Logging()

  /// Makes the SDK's defaults.
  public init() {}
}
