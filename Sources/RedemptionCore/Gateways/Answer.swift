/// A gateway's answer to a ``Question``.
public enum Answer: Hashable, Sendable {
  /// To ``Question/redeem(_:)``.
  case redemption(RedemptionAnswer)
  /// To ``Question/customer(_:_:)``.
  case customer(Grant)
  /// To ``Question/logIn(_:_:newAppUserId:)``; `created` is true if the user is new to the service.
  case logIn(Grant, created: Bool)
  /// To ``Question/receipt(_:_:storeTransactionId:)``.
  case receipt(ReceiptAnswer)
  /// To ``Question/reissue(_:_:email:)``.
  case reissue(ReissueAnswer)
  /// To ``Question/own(_:_:_:)``.
  case own(OwnAnswer)
}

/// The answer to ``Question/own(_:_:_:)``.
public struct OwnAnswer: Hashable, Sendable {
  /// What only the vendor's service says. Dates in it are not moved to the SDK's clock.
  public var facts: JSONValue
  /// What the question has redeemed; nil for nothing.
  public var redemption: RedemptionAnswer?

  /// Creates an answer.
  public init(_ facts: JSONValue, redemption: RedemptionAnswer? = nil) {
    self.facts = facts
    self.redemption = redemption
  }
}

/// The answer to a ``RedemptionQuestion``.
public struct RedemptionAnswer: Hashable, Sendable {
  /// The outcome of the new code; nil if the service left it out or only stored codes were sent.
  public var outcome: RedemptionOutcome?
  /// The outcomes of the stored codes, in the order in which they were sent.
  public var storedOutcomes: [RedemptionOutcome]
  /// Everything that the redeemer has afterwards; nil if the service returns only the outcome's grant, which then is
  /// that.
  public var customer: Grant?
  /// The app user as whom the service signs the redeemer in; nil if it signs nobody in. The behaviour sets its user.
  public var signsIn: String?
  /// Facts that only this vendor's service has; nil for none. The behaviour passes them on with its result.
  ///
  /// `isThere ? ["seat": 1] : nil` is JSON's null, not nil: assign the facts under an `if`.
  public var own: JSONValue?

  /// Creates an answer.
  public init(
    outcome: RedemptionOutcome?, storedOutcomes: [RedemptionOutcome] = [], customer: Grant? = nil,
    signsIn: String? = nil, own: JSONValue? = nil
  ) {
    self.outcome = outcome
    self.storedOutcomes = storedOutcomes
    self.customer = customer
    self.signsIn = signsIn
    self.own = own
  }
}

/// The answer to ``Question/receipt(_:_:storeTransactionId:)``.
public enum ReceiptAnswer: Hashable, Sendable, Codable {
  /// The purchase belongs to the app user, who has this grant now.
  case granted(Grant)
  /// The store knows no such purchase.
  case unknownToken
  /// The purchase belongs to another user, and the policy does not move it.
  case belongsToOtherUser
}

/// The answer to ``Question/reissue(_:_:email:)``.
public enum ReissueAnswer: Hashable, Sendable {
  /// A mail is sent if the address is known. The answer does not say whether it is.
  case accepted
  /// The text is not an e-mail address.
  case invalidAddress
  /// This address has asked too often.
  case tooMany
}
