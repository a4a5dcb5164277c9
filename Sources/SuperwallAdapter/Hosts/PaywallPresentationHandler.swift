/// Why a placement showed no paywall.
public enum PaywallSkippedReason: Sendable {
  case holdout(Experiment)
  case noAudienceMatch
  case placementNotFound
}

/// How a paywall was closed.
public enum PaywallResult: Sendable {
  case purchased(StoreProduct)
  case declined
  case restored
}

/// Another paywall is on screen (error 102 of the SDK).
public struct PaywallAlreadyPresented: Error, Hashable, Sendable {
  /// The SDK's own text.
  public var localizedDescription: String { SuperwallChannel.alreadyPresented }
}

/// Callbacks of a placement. Here a placement is skipped, or fails if a paywall is on screen.
///
/// Source: SuperwallKit 4.16.4 `Paywall/Presentation/PaywallPresentationHandler.swift`.
public final class PaywallPresentationHandler: @unchecked Sendable {  // Used on the main actor only, as in the SDK.
  var skip: ((PaywallSkippedReason) -> Void)?
  var error: ((any Error) -> Void)?

  /// Creates a handler without callbacks.
  public init() {}

  /// Sets what is called when a paywall is on screen. Never called.
  public func onPresent(_ handler: @escaping (PaywallInfo) -> Void) {}
  /// Sets what is called before a paywall closes. Never called.
  public func onWillDismiss(_ handler: @escaping (PaywallInfo, PaywallResult) -> Void) {}
  /// Sets what is called after a paywall has closed. Never called.
  public func onDismiss(_ handler: @escaping (PaywallInfo, PaywallResult) -> Void) {}
  /// Sets what is called for an error.
  public func onError(_ handler: @escaping (any Error) -> Void) { error = handler }
  /// Sets what is called for a placement without a paywall.
  public func onSkip(_ handler: @escaping (PaywallSkippedReason) -> Void) { skip = handler }
}

/// The view controller of the paywall on screen, as far as this simulates one.
public final class PaywallViewController: Sendable {
  /// Identifiers of the entitlements that its products give.
  public let entitlements: [String]

  init(entitlements: [String]) { self.entitlements = entitlements }
}
