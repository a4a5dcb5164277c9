/// The decision on one redemption: the verdict, and the changes to write before it is returned.
public struct RedemptionDecision: Hashable, Sendable {
  /// What the redeemer gets.
  public enum Verdict: Hashable, Sendable {
    /// The code works: `redeemed`, or `subscriptionExpired` if the purchase no longer gives access.
    case granted
    /// Too old, or used; `mailsNewLink` is true if a new link must be sent.
    case linkExpired(LinkExpiryReason, mailsNewLink: Bool)
    /// No such code.
    case invalidCode
    /// Another user keeps the purchase.
    case purchaseBelongsToOtherUser
  }

  /// What the redeemer gets.
  public var verdict: Verdict
  /// Who holds the purchase afterwards, and who has used the code if it is used up; nil if nothing is granted.
  public var owner: Owner?
  /// True if this redemption uses up the code. The first one does, also if a link is good for several devices: then the
  /// rule grants the others although ``CodeFacts/usedBy`` is set.
  public var usesCode: Bool
  /// Changes of ownership, in the order in which to write them.
  public var changes: [OwnershipChange]
  /// The app user as whom the service signs the redeemer in; nil if it signs nobody in.
  public var signsIn: String?
  /// Facts that only this vendor's service tells, for ``RedemptionAnswer/own``; nil for none.
  public var own: JSONValue?

  /// Describes a decision.
  public init(
    verdict: Verdict, owner: Owner? = nil, usesCode: Bool = false, changes: [OwnershipChange] = [],
    signsIn: String? = nil, own: JSONValue? = nil
  ) {
    self.verdict = verdict
    self.owner = owner
    self.usesCode = usesCode
    self.changes = changes
    self.signsIn = signsIn
    self.own = own
  }
}

/// One change to who owns a purchase.
public enum OwnershipChange: Hashable, Sendable {
  /// The redeemer and the purchase's customer become one customer.
  case aliasCustomers
  /// The purchase moves to the redeemer's customer.
  case moveToCustomer
  /// The purchase belongs to this identified user, and to no earlier one; nil: to no identified user.
  case setAppUser(String?)
  /// This device may use the purchase, as the latest one.
  case addDevice(String)
  /// This device may no longer use the purchase.
  case removeDevice(String)
}

extension RedemptionDecision {
  /// The decision on a code that no longer works; one that was used is `used`, however old it is.
  public static func expired(_ code: CodeFacts, _ facts: RedemptionFacts) -> RedemptionDecision {
    RedemptionDecision(
      verdict: .linkExpired(
        code.usedBy == nil ? .expired : .used,
        mailsNewLink: facts.reissue.mails(for: code.purchase, openedAt: facts.now)))
  }
}
