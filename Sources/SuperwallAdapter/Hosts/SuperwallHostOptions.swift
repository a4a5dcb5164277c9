/// SuperwallKit's `SuperwallOptions`: what an app chooses when it configures. An option without effect is
/// here so that an app compiles.
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
    /// True if an alert follows a purchase that failed. Without effect: nothing is bought.
    public var shouldShowPurchaseFailureAlert = true
    /// True if an alert after a restore names where to look. Without effect.
    public var shouldShowWebRestorationAlert = true
    /// Products of all paywalls, by name. Without effect.
    public var overrideProductsByName: [String: String]? = [:]
    /// What the alert after an empty restore says. Without effect.
    public var restoreFailed = RestoreFailed()
    /// What is behind a purchase in progress. Without effect.
    public var transactionBackgroundView = TransactionBackgroundView.spinner

    /// The texts of an alert.
    public final class RestoreFailed {
      /// The title.
      public var title = "No Subscription Found"
      /// The message.
      public var message = "We couldn't find an active subscription for your account."
      /// The button.
      public var closeButtonTitle = "Okay"
    }

    /// What is behind a purchase in progress.
    public enum TransactionBackgroundView: Int, Sendable { case spinner, none }
  }

  /// Options of the log. Without effect.
  public struct Logging: Sendable {
    /// How much is logged.
    public var level = LogLevel.info
    /// What is logged.
    public var scopes: Set<LogScope> = [.all]
  }

  /// A part of the SDK.
  public enum LogScope: Int, Hashable, Sendable {
    case localizationManager, analytics, bounceButton, coreData, configManager, identityManager, debugManager
    case debugViewController, localizationViewController, gameControllerManager, device, network, paywallEvents
    case productsManager, storeKitManager, placements, receipts, superwallCore, paywallPresentation, transactions
    case paywallViewController, cache, webEntitlements, all
  }

  /// The version of StoreKit.
  public enum StoreKitVersion: Int, Sendable { case storeKit1, storeKit2 }

  /// Whose service the SDK asks.
  public enum NetworkEnvironment: Sendable { case release, releaseCandidate, developer }

  /// When the SDK plays purchases.
  public enum TestModeBehavior: Int, Sendable { case automatic, whenEnabledForUser, never, always }

  /// How much the SDK logs.
  public enum LogLevel: Int, Hashable, Sendable { case debug = 10, info = 20, warn = 30, error = 40, none = 99 }

  /// Options of paywalls.
  public var paywalls = PaywallOptions()
  /// Options of the log.
  public var logging = Logging()

  /// The version of StoreKit. Without effect.
  public var storeKitVersion = StoreKitVersion.storeKit2
  /// Whose service the SDK asks. Without effect.
  public var networkEnvironment = NetworkEnvironment.release
  /// When the SDK plays purchases. Without effect.
  public var testModeBehavior = TestModeBehavior.automatic
  /// True if the SDK looks at purchases that the app makes. Without effect.
  public var shouldObservePurchases = false
  /// True if the SDK sends events to its service. Without effect.
  public var isExternalDataCollectionEnabled = true
  /// True if a game controller's keys reach a paywall. Without effect.
  public var isGameControllerEnabled = false
  /// The language of paywalls. Without effect.
  public var localeIdentifier: String?

  /// Makes the SDK's defaults.
  public init() {}
}
