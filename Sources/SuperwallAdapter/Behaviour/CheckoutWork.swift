import RedemptionCore

/// What SuperwallKit knows of checkouts in a paywall's page, since 4.14.0 (`Web/WebEntitlementRedeemer.swift`).
struct CheckoutWork: Codable, Sendable {
  /// A step that waits.
  struct Step: Codable, Sendable {
    let step: CheckoutStep
    let checkout: PageCheckout
  }

  /// A poll in progress.
  struct Poll: Codable, Sendable {
    /// What started it (`StripePollTrigger`).
    enum Trigger: Codable, Sendable {
      case complete, paywallOpen, foreground
      /// As for the foreground, but nothing is refreshed after it.
      case launch
    }

    let trigger: Trigger
    let checkout: String
    /// The user at the start: the SDK makes the request once.
    let redeemer: Redeemer
    let startedAt: Timestamp
  }

  /// What the delegate hears after the gap.
  struct Reply: Codable, Sendable {
    let outcome: RedemptionOutcome
    let isCovered: Bool?
  }

  /// `PendingStripeCheckoutPollStorage`.
  var pending: PendingCheckout?
  /// True while the form is still open: it was submitted, and neither completed nor abandoned.
  var awaitsComplete = false
  /// Nil if no poll is in progress.
  var poll: Poll?
  /// Steps that wait until the poll of a completed checkout ends.
  var queue: [Step] = []
  /// Nil outside the gap.
  var reply: Reply?

  /// The attempts of a new checkout (`PendingStripeCheckoutPollState`).
  static let attempts = 5
  /// Milliseconds between two requests.
  static let interval: Int64 = 1_500
  /// Milliseconds after which a poll ends, and a pending checkout is forgotten.
  static let timeout: Int64 = 60_000
  /// Milliseconds between the two calls of the delegate.
  static let gap: Int64 = 200

  fileprivate var isEmpty: Bool { pending == nil && !awaitsComplete && poll == nil && queue.isEmpty && reply == nil }

  /// One reference, so that a copy of the behaviour costs little.
  indirect enum Box: Codable, Sendable { case work(CheckoutWork) }

  /// Nil for nothing.
  var boxed: Box? { isEmpty ? nil : .work(self) }
}

/// A checkout whose end the SDK waits for.
struct PendingCheckout: Codable, Sendable {
  /// The id by which the service knows the checkout.
  let id: String
  let product: String
  /// How many more times the SDK asks when the app comes to the foreground.
  var remainingAttempts: Int
  /// When the SDK last stored it.
  var updatedAt: Timestamp

  private enum CodingKeys: String, CodingKey {
    case id = "checkoutContextId"
    case product, remainingAttempts, updatedAt
  }

  /// As `session/describe` shows it.
  var json: JSONValue {
    [
      "checkoutContextId": .string(id), "product": .string(product),
      "remainingAttempts": .integer(Int64(remainingAttempts)), "updatedAt": .integer(updatedAt.milliseconds),
    ]
  }

  /// True if it is too old to ask about (`hasStripePendingTimedOut`).
  func isTimedOut(at now: Timestamp) -> Bool { updatedAt.advanced(byMilliseconds: CheckoutWork.timeout) <= now }
}
