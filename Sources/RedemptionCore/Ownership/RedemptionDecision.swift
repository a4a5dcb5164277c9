/// What is to be done about one redemption: the answer, and the changes to write before it is given.
public struct RedemptionDecision: Hashable, Sendable {
  /// The answer.
  public enum Verdict: Hashable, Sendable {
    /// The code is good: `redeemed`, or `subscriptionExpired` where the purchase gives no access any more.
    case granted
    /// Too old, or used; `mailsNewLink` tells whether a new link is to be sent.
    case linkExpired(mailsNewLink: Bool)
    /// No such code.
    case invalidCode
    /// Another user keeps the purchase.
    case purchaseBelongsToOtherUser
  }

  /// The answer.
  public var verdict: Verdict
  /// Who holds the purchase after it; also who has used the code, where the code is used by it. Nil where nothing is granted.
  public var owner: Owner?
  /// Whether the code is used up by this redemption.
  public var usesCode: Bool
  /// Changes of ownership, to be applied in order.
  public var changes: [OwnershipChange]

  /// Describes a decision.
  public init(verdict: Verdict, owner: Owner? = nil, usesCode: Bool = false, changes: [OwnershipChange] = []) {
    self.verdict = verdict
    self.owner = owner
    self.usesCode = usesCode
    self.changes = changes
  }
}

/// One change to who owns a purchase.
public enum OwnershipChange: Hashable, Sendable {
  /// The redeemer and the purchase's customer become one customer.
  case aliasCustomers
  /// The purchase moves to the redeemer's customer.
  case moveToCustomer
  /// The purchase belongs to this identified user, and to no earlier one.
  case setAppUser(String)
  /// This device may use the purchase, as the latest one.
  case addDevice(String)
  /// This device may not use it any more.
  case removeDevice(String)
}

/// A new link is mailed at most this often for one purchase, in milliseconds; the first one always.
public let reissueInterval: Int64 = 60_000

extension RedemptionDecision {
  /// The decision on a code that does not work any more.
  static func expired(_ code: CodeFacts, now: Timestamp) -> RedemptionDecision {
    let isDue = code.purchase.lastReissuedAt.map { now >= $0.advanced(byMilliseconds: reissueInterval) } ?? true
    return RedemptionDecision(verdict: .linkExpired(mailsNewLink: isDue && code.purchase.hasEmail))
  }
}
