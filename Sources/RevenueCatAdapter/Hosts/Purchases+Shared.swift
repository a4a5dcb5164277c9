public import RedemptionCore

/// The instance that an app's own code uses.
extension Purchases {
  private struct App: Sendable {
    var environment = HostEnvironment.missing
    var instance: Purchases?
    /// What the SDK stored when the app ran last.
    var stored: RevenueCatBehaviour?
    var logLevel = LogLevel.info
  }

  private static let app = Locked(App())

  /// Installs a fresh app: ``shared`` is not configured, and ``configure(withAPIKey:appUserID:)`` uses this
  /// environment.
  public static func install(_ environment: HostEnvironment) {
    app.withLock { $0 = App(environment: environment) }
  }

  /// Kills the app and starts it again: ``shared`` is not configured, and finds what the SDK stored.
  ///
  /// The former instance calls nobody any more.
  public static func relaunch() {
    app.withLock { app in
      app.instance?.host.listen { _, _ in }
      app.stored = app.instance?.host.behaviour.stored ?? app.stored
      app.instance = nil
    }
  }

  /// Sends the app to the background; nothing happens before the app configures the SDK.
  public static func enterBackground() { app.withLock { $0.instance }?.host.begin(.background) }

  /// Brings the app to the foreground; nothing happens before the app configures the SDK.
  public static func enterForeground() { app.withLock { $0.instance }?.host.begin(.foreground) }

  /// The configured instance.
  ///
  /// Before ``configure(withAPIKey:appUserID:)`` the SDK ends the process (`Purchases.shared` of purchases-ios 5.86).
  /// Here every call of such an instance fails.
  public static var shared: Purchases {
    let app = app.value
    return app.instance ?? Purchases(appUserID: nil, isConfigured: false, environment: app.environment)
  }

  /// True once the app has configured the SDK.
  public static var isConfigured: Bool { app.withLock { $0.instance != nil } }

  /// Configures the SDK for an anonymous user. Without a default argument, as an app's own protocol may ask for it.
  @discardableResult
  public static func configure(withAPIKey apiKey: String) -> Purchases {
    configure(withAPIKey: apiKey, appUserID: nil)
  }

  /// Configures the SDK. A second call replaces the instance, as in the SDK.
  @discardableResult
  public static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases {
    let (environment, stored) = app.withLock { ($0.environment, $0.stored) }
    let purchases = Purchases(appUserID: appUserID, isConfigured: true, stored: stored, environment: environment)
    app.withLock { $0.instance = purchases }
    return purchases
  }

  /// How much the SDK logs. Kept, and without effect.
  public static var logLevel: LogLevel {
    get { app.withLock { $0.logLevel } }
    set { app.withLock { $0.logLevel = newValue } }
  }
}

/// How much the SDK logs.
///
/// Source: purchases-ios 5.86 `LogLevel.swift`.
public enum LogLevel: Int, Hashable, Sendable, CaseIterable {
  case verbose = 4
  case debug = 0
  case info = 1
  case warn = 2
  case error = 3
}
