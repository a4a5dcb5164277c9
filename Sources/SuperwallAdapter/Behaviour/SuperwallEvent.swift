import RedemptionCore

/// The events that Superwall's SDKs send to the app.
enum SuperwallEvent {
  // Delegate calls: `SuperwallDelegate` of both platforms.
  static let willRedeem = "willRedeemLink"
  static let didRedeem = "didRedeemLink"
  static let customerInfo = "customerInfoDidChange"
  static let status = "subscriptionStatusDidChange"
  static let deepLink = "handleSuperwallDeepLink"
  /// A tracked event, in the form of Expo's and Unity's modules.
  static let handle = "handleSuperwallEvent"
  // Tracked events.
  static let redemptionStart = "redemption_start"
  static let redemptionComplete = "redemption_complete"
  static let redemptionFail = "redemption_fail"
  static let restoreStart = "restore_start"
  static let restoreComplete = "restore_complete"
  static let restoreFail = "restore_fail"
  static let deepLinkOpen = "deepLink_open"
  static let freeTrialStart = "freeTrial_start"
  static let checkoutStart = "stripeCheckout_start"
  static let checkoutSubmit = "stripeCheckout_submit"
  static let checkoutComplete = "stripeCheckout_complete"
  static let checkoutFail = "stripeCheckout_fail"
  static let transactionAbandon = "transaction_abandon"
  // Tracked after the delegate's own call (`Superwall.swift`, `listenToCustomerInfo` and `listenToSubscriptionStatus`;
  // `Superwall.kt`, `addListeners`).
  static let customerInfoTracked = "customerInfo_didChange"
  static let statusTracked = "subscriptionStatus_didChange"
  /// The names of tracked events.
  static let tracked: Set<String> = [
    redemptionStart, redemptionComplete, redemptionFail, restoreStart, restoreComplete, restoreFail, deepLinkOpen,
    freeTrialStart, checkoutStart, checkoutSubmit, checkoutComplete, checkoutFail, transactionAbandon,
    customerInfoTracked, statusTracked,
  ]
  /// The name under which a step of a checkout is tracked; nil for `abandon`, which is tracked as a transaction's.
  static func checkout(_ step: CheckoutStep) -> String? {
    switch step {
    case .start: checkoutStart
    case .submit: checkoutSubmit
    case .complete: checkoutComplete
    case .fail: checkoutFail
    case .abandon: nil
    }
  }
  /// The completion of `register`: a paywall that the SDK itself has closed.
  static let register = "register"
  // Ours: no SDK has such an event.
  /// Another request follows after a wait.
  static let retry = "redemption_retry"
  /// The alert of `shouldShowWebPurchaseConfirmationAlert`.
  static let confirmationAlert = "webPurchaseConfirmationAlert"
  /// The alert of `shouldShowWebRestorationAlert`, which asks whether to look on the web.
  static let webRestorationAlert = "webRestorationAlert"
}
