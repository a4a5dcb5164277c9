import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The instance that an app's own code uses.
extension Superwall {
  private struct App: Sendable {
    var instance: Superwall
    var isInitialized = false

    init(_ setup: SuperwallSetup, stored: SuperwallBehaviour? = nil) {
      instance = Superwall(
        setup, setup.options, SDKStart(deviceId: setup.deviceId, isConfigured: false, stored: stored))
    }
  }

  private static let app = Locked(App(SuperwallSetup(environment: .missing)))

  /// Installs a fresh app, which has not configured its SDK yet.
  public static func install(_ setup: SuperwallSetup) {
    let fresh = App(setup)
    app.withLock { $0 = fresh }
  }

  /// Kills the app and starts it again: its SDK is not configured yet, and finds what it stored.
  ///
  /// The former instance calls nobody any more.
  public static func relaunch(_ setup: SuperwallSetup) {
    let former = installed
    former.host.listen { _, _ in }
    let fresh = App(setup, stored: former.host.behaviour.stored)
    app.withLock { $0 = fresh }
  }

  /// Sends the app to the background; nothing happens before the app configures the SDK.
  public static func enterBackground() { installed.host.begin(.background) }

  /// Brings the app to the foreground; nothing happens before the app configures the SDK.
  public static func enterForeground() { installed.host.begin(.foreground) }

  /// The configured instance.
  ///
  /// Before ``configure(apiKey:purchaseController:options:completion:)`` a debug build of the SDK ends the process.
  /// A release build gets another instance each time, and so does a test: it knows nothing, its calls do nothing, and
  /// a delegate that it gets hears nothing.
  public static var shared: Superwall {
    app.withLock { app in
      guard !app.isInitialized else { return app.instance }
      let setup = SuperwallSetup(environment: .missing)
      return Superwall(setup, setup.options, SDKStart(isConfigured: false))
    }
  }

  /// The app's instance, whether the app has configured it or not: what a test does to the phone reaches this one.
  public static var installed: Superwall { app.withLock { $0.instance } }

  /// True once the app has configured the SDK.
  public static var isInitialized: Bool { app.withLock { $0.isInitialized } }

  /// Whether the SDK has its configuration, which it gets as soon as the app configures.
  public var configurationStatus: ConfigurationStatus { host.behaviour.isConfigured ? .configured : .pending }

  /// Configures the SDK. A second call changes nothing, as in the SDK.
  ///
  /// - Parameters:
  ///   - apiKey: the app's public key; not checked.
  ///   - purchaseController: if set, the app sets ``subscriptionStatus`` itself.
  ///   - options: the SDK's options; nil for its defaults.
  ///   - completion: called at once: there is no configuration to wait for.
  @discardableResult
  public static func configure(
    apiKey: String, purchaseController: (any PurchaseController)? = nil, options: SuperwallHostOptions? = nil,
    completion: (() -> Void)? = nil
  ) -> Superwall {
    let (superwall, isFirst) = app.withLock { app in
      defer { app.isInitialized = true }
      return (app.instance, !app.isInitialized)
    }
    if isFirst { superwall.configure(purchaseController, options) }
    completion?()
    return superwall
  }

  private func configure(_ controller: (any PurchaseController)?, _ options: SuperwallHostOptions?) {
    let app = Observers.Retained(
      delegate: observers.withLock { $0.app }.delegate, purchaseController: controller)
    observers.withLock { $0.app = app }
    if let paywalls = options?.paywalls {
      let alert = paywalls.shouldShowWebPurchaseConfirmationAlert
      let dismisses = paywalls.automaticallyDismiss
      host.update { behaviour in
        var options = behaviour.options
        options.confirmationAlert = alert
        options.automaticallyDismiss = dismisses
        behaviour.setup = SuperwallBehaviour.Setup(
          target: behaviour.target, options: options, rules: behaviour.rules)
      }
    }
    if controller != nil { host.begin(.own(SetPurchaseController(external: true))) }
    host.begin(.configure)
  }

  /// Passes a link to the SDK, also before the app has configured it.
  @discardableResult
  public static func handleDeepLink(_ url: URL) -> Bool { installed.handleDeepLink(url) }
}

/// Whether the SDK has fetched its configuration. It never fails here.
///
/// Source: SuperwallKit 4.16.4 `Config/ConfigurationStatus.swift`.
public enum ConfigurationStatus: Hashable, Sendable { case pending, configured, failed }
