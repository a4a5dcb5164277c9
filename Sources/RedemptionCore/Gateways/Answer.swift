/// An answer of a gateway.
public enum Answer: Hashable, Sendable {
  /// To ``Question/redeem(_:)``.
  case redemption(RedemptionAnswer)
  /// To ``Question/customer(_:_:)``.
  case customer(Grant)
  /// To ``Question/logIn(_:_:newAppUserId:)``; `created` is true if the user is new to the service.
  case logIn(Grant, created: Bool)
  /// To ``Question/receipt(_:_:storeTransactionId:)``.
  case receipt(ReceiptVerdict)
  /// To ``Question/reissue(_:_:email:)``.
  case reissue(ReissueVerdict)
  /// To ``Question/checkout(_:_:id:)``.
  case checkout(CheckoutAnswer)
}

/// What a service answers to a request for a new mail.
public enum ReissueVerdict: Hashable, Sendable {
  /// The request is accepted. Whether the address is known is not told.
  case accepted
  /// The text is no e-mail address.
  case invalidAddress
  /// There were too many requests for this address.
  case tooMany
}

/// How a checkout has ended, as a service reports it to an app that waits for it.
public struct CheckoutAnswer: Hashable, Sendable {
  /// How far a checkout is.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing is bought yet.
    case pending
    /// Nothing will be bought.
    case failed
    /// It is over.
    case complete
  }

  /// How far it is; nil if the service does not say.
  public var state: State?
  /// The outcome of its code, if it has one, and what the redeemer has.
  public var redemption: RedemptionAnswer

  /// Creates an answer.
  public init(state: State?, redemption: RedemptionAnswer = RedemptionAnswer(outcome: nil)) {
    self.state = state
    self.redemption = redemption
  }
}

/// The answer to a ``RedemptionRequest``.
public struct RedemptionAnswer: Hashable, Sendable {
  /// The outcome of the new code; nil if the service left it out or only stored codes were sent.
  public var outcome: RedemptionOutcome?
  /// The outcomes of the stored codes, in the order in which they were sent.
  public var storedOutcomes: [RedemptionOutcome]
  /// Everything that the redeemer has afterwards; nil if the service returns only the outcome's grant.
  public var customer: Grant?

  /// Creates an answer.
  public init(outcome: RedemptionOutcome?, storedOutcomes: [RedemptionOutcome] = [], customer: Grant? = nil) {
    self.outcome = outcome
    self.storedOutcomes = storedOutcomes
    self.customer = customer
  }
}
