import RedemptionCore

/// The events that Superwall's SDKs send to the app.
enum SuperwallEvent {
  // Delegate calls: `SuperwallDelegate` of both platforms.
  static let willRedeem = "willRedeemLink"
  static let didRedeem = "didRedeemLink"
  static let customerInfo = "customerInfoDidChange"
  static let status = "subscriptionStatusDidChange"
  static let deepLink = "handleSuperwallDeepLink"
  /// A tracked event, as Expo's and Unity's modules pass it on.
  static let handle = "handleSuperwallEvent"
  // Tracked events; their twins of delegate calls (`customerInfo_didChange`, `subscriptionStatus_didChange`) are not
  // sent.
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
  /// The names above under which the SDKs track.
  static let tracked: Set<String> = [
    redemptionStart, redemptionComplete, redemptionFail, restoreStart, restoreComplete, restoreFail, deepLinkOpen,
    freeTrialStart, checkoutStart, checkoutSubmit, checkoutComplete, checkoutFail, transactionAbandon,
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
  /// The alert of `shouldShowWebPurchaseConfirmationAlert`; the simulated user closes it at once.
  static let confirmationAlert = "webPurchaseConfirmationAlert"
}

/// `didRedeemLink`: the result object as the target's channel carries it, in Unity the `data` of the callback.
struct RedemptionReply: Encodable, Sendable {
  let outcome: RedemptionOutcome
  let target: Target

  func encode(to encoder: any Encoder) throws {
    try SuperwallReplies().reply(to: outcome, for: target).encode(to: encoder)
  }
}

/// `customerInfoDidChange`: `from` and `to`.
struct CustomerInfoChange: Encodable, Sendable {
  let from: Grant
  let to: Grant
  let target: Target
  let now: Timestamp

  private enum CodingKeys: String, CodingKey { case from, to }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CustomerInfoReply(info: from, target: target, now: now), forKey: .from)
    try container.encode(CustomerInfoReply(info: to, target: target, now: now), forKey: .to)
  }
}

/// `subscriptionStatusDidChange`: `from` and `to`.
struct SubscriptionStatusChange: Encodable, Sendable {
  let from: AccessStatus
  let to: AccessStatus
  let target: Target

  private enum CodingKeys: String, CodingKey { case from, to }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SubscriptionStatusReply(status: from, target: target), forKey: .from)
    try container.encode(SubscriptionStatusReply(status: to, target: target), forKey: .to)
  }
}

/// `redemption_start`, `redemption_complete` and `redemption_fail`: why codes are sent, and the new one if there is
/// one.
struct RedemptionTracked: Encodable, Sendable {
  let code: String?
  let type: String

  init(_ redemption: SuperwallBehaviour.Redemption) {
    code = redemption.code
    type = redemption.cause.rawValue
  }
}

/// `stripeCheckout_start`, `stripeCheckout_submit`, `stripeCheckout_complete` and `stripeCheckout_fail`
/// (`TrackableSuperwallEvent.swift`, `StripeCheckout`); what it adds about the paywall is not modelled.
struct StripeCheckoutTracked: Encodable, Sendable {
  let product: String
  /// A paywall comes from a placement.
  private let isTriggeredFromEvent = true
  private let store = "STRIPE"

  init(product: String) { self.product = product }

  private enum CodingKeys: String, CodingKey {
    case isTriggeredFromEvent = "is_triggered_from_event"
    case store
    case product = "product_identifier"
  }
}

/// `transaction_abandon` of a Stripe checkout (`TrackableSuperwallEvent.swift`, `Transaction`), likewise.
struct StripeAbandonTracked: Encodable, Sendable {
  let product: String
  private let store = "STRIPE"
  private let source = "SUPERWALL"

  init(product: String) { self.product = product }

  private enum CodingKeys: String, CodingKey {
    case store, source
    case product = "product_id"
  }
}

/// `restore_fail`.
struct FailureTracked: Encodable, Sendable {
  let errorMessage: String

  private enum CodingKeys: String, CodingKey { case errorMessage = "error_message" }

  private init(_ message: String) { errorMessage = message }

  init(_ failure: RedemptionFailure, on platform: Platform) {
    self.init(failure.superwallMessage(on: platform))
  }

  /// The same text on both platforms.
  static let notRestored = FailureTracked("Failed to restore subscriptions from the web")
}

/// `redemption_retry`.
struct RedemptionRetried: Encodable, Sendable {
  /// The number of the next request, from 2.
  let attempt: Int
  /// Why the one before failed.
  let cause: String
  let httpStatus: Int?
  /// In milliseconds, without its random part.
  let wait: Int64

  init(after failure: RedemptionFailure, wait: Int64) {
    attempt = failure.attempts + 1
    cause = failure.reason.rawValue
    httpStatus = failure.httpStatus
    self.wait = wait
  }
}

/// `register`: what became of a placement or of its paywall.
struct PaywallEnded: Encodable, Sendable {
  /// Why a paywall was closed.
  enum Result: String { case restored, declined }

  let completion: String
  /// The name that the call gave to its handler or feature.
  var handlerId: String?
  let result: String
}
