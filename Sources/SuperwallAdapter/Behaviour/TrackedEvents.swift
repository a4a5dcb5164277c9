import RedemptionCore

/// `redemption_start`, `redemption_complete` and `redemption_fail`: why codes are sent, and the new one if there is
/// one.
struct RedemptionTracked: Encodable, Sendable {
  let code: String?
  let type: String

  init(_ redemption: SuperwallBehaviour.Redemption, _ rules: SuperwallRules) {
    code = redemption.code
    // Before 2.7.0 Android knows one cause for both; iOS tracks nothing of attributes.
    let hidesCause = redemption.cause == .attributes && !rules.has(.integrationType)
    type = (hidesCause ? .storedCodes : redemption.cause).rawValue
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

  /// iOS: nothing active after a restore (`TransactionManager.swift`, `tryToRestore`).
  static let withoutEntitlements = FailureTracked(
    "Transactions Failed to Restore. The restoration result is \"restored\" but there are no active entitlements. "
      + "Ensure the active entitlements are set before confirming successful restoration.")

  /// The same text on both platforms.
  static let notRestored = FailureTracked("Failed to restore subscriptions from the web")
}

/// `redemption_retry`.
struct RedemptionRetried: Encodable, Sendable {
  /// The number of the next request, from 2.
  let attempt: Int
  /// Why the previous request failed.
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

/// `register`: the end of a placement or of its paywall.
struct PaywallEnded: Encodable, Sendable {
  /// Why a paywall was closed.
  enum Result: String { case restored, declined }

  let completion: String
  /// The name that the call gave to its handler or feature.
  var handlerId: String?
  let result: String
}

extension SubscriptionStatusChange {
  /// What is tracked of the change (`SubscriptionStatusDidChange` of both `TrackableSuperwallEvent` files).
  var trackedParams: JSONValue {
    let word = target.platform == .ios ? to.name.uppercased() : to.name
    var params: [String: JSONValue] = [target.platform == .ios ? "status" : "subscription_status": .string(word)]
    if case .active(let entitlements) = to, let trackedSeparator {
      params["active_entitlement_ids"] = .string(entitlements.map(\.id).joined(separator: trackedSeparator))
    }
    return .object(params)
  }
}
