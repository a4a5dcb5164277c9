#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What an app hears from ``Superwall``, by the names of SuperwallKit's own delegate. Each call has a default that does
/// nothing.
///
/// Around a redemption: `willRedeemLink()` before the request, `didRedeemLink(result:)` after entitlements and status
/// have been set. Source: SuperwallKit 4.16.4 `Delegate/SuperwallDelegate.swift`.
public protocol SuperwallDelegate: AnyObject {
  /// Access has changed.
  @MainActor func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus)

  /// The SDK has tracked an event; see ``SuperwallHostEvent`` for those that come.
  @MainActor func handleSuperwallEvent(withInfo eventInfo: SuperwallEventInfo)

  /// The old name of ``handleSuperwallEvent(withInfo:)``, called after it.
  @MainActor func handleSuperwallPlacement(withInfo placementInfo: SuperwallEventInfo)

  /// A paywall's button has a custom action. Never called: no paywall is simulated.
  @MainActor func handleCustomPaywallAction(withName name: String)

  /// A paywall is about to close. Never called.
  @MainActor func willDismissPaywall(withInfo paywallInfo: PaywallInfo)

  /// A paywall is about to open. Never called.
  @MainActor func willPresentPaywall(withInfo paywallInfo: PaywallInfo)

  /// A paywall has closed. Never called.
  @MainActor func didDismissPaywall(withInfo paywallInfo: PaywallInfo)

  /// A paywall has opened. Never called.
  @MainActor func didPresentPaywall(withInfo paywallInfo: PaywallInfo)

  /// A paywall opens a page. Never called.
  @MainActor func paywallWillOpenURL(url: URL)

  /// A paywall opens a link of the app. Never called.
  @MainActor func paywallWillOpenDeepLink(url: URL)

  /// The SDK writes a log line. Never called.
  @MainActor func handleLog(
    level: String, scope: String, message: String?, info: [String: Any]?, error: (any Error)?)

  /// A code is about to be redeemed.
  @MainActor func willRedeemLink()

  /// A redemption is over, whatever its result is.
  @MainActor func didRedeemLink(result: RedemptionResult)

  /// A universal link of Superwall's without a code was opened.
  @MainActor func handleSuperwallDeepLink(
    _ fullURL: URL, pathComponents: [String], queryParameters: [String: String])

  /// What the user has has changed.
  @MainActor func customerInfoDidChange(from oldValue: SuperwallCustomerInfo, to newValue: SuperwallCustomerInfo)

  /// A paywall has changed the user's attributes. Never called; the app's own changes are not told in the SDK either.
  @MainActor func userAttributesDidChange(newAttributes: [String: Any])
}

extension SuperwallDelegate {
  /// Does nothing.
  public func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus) {}
  /// Does nothing.
  public func handleSuperwallEvent(withInfo eventInfo: SuperwallEventInfo) {}
  /// Does nothing.
  public func handleSuperwallPlacement(withInfo placementInfo: SuperwallEventInfo) {}
  /// Does nothing.
  public func handleCustomPaywallAction(withName name: String) {}
  /// Does nothing.
  public func willDismissPaywall(withInfo paywallInfo: PaywallInfo) {}
  /// Does nothing.
  public func willPresentPaywall(withInfo paywallInfo: PaywallInfo) {}
  /// Does nothing.
  public func didDismissPaywall(withInfo paywallInfo: PaywallInfo) {}
  /// Does nothing.
  public func didPresentPaywall(withInfo paywallInfo: PaywallInfo) {}
  /// Does nothing.
  public func paywallWillOpenURL(url: URL) {}
  /// Does nothing.
  public func paywallWillOpenDeepLink(url: URL) {}
  /// Does nothing.
  public func handleLog(level: String, scope: String, message: String?, info: [String: Any]?, error: (any Error)?) {}
  /// Does nothing.
  public func willRedeemLink() {}
  /// Does nothing.
  public func didRedeemLink(result: RedemptionResult) {}
  /// Does nothing.
  public func handleSuperwallDeepLink(
    _ fullURL: URL, pathComponents: [String], queryParameters: [String: String]
  ) {}
  /// Does nothing.
  public func customerInfoDidChange(from oldValue: SuperwallCustomerInfo, to newValue: SuperwallCustomerInfo) {}
  /// Does nothing.
  public func userAttributesDidChange(newAttributes: [String: Any]) {}
}
