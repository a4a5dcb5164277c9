public import RedemptionCore

/// A row of the table of outcomes: a way in which a redemption can end, and how to bring it about.
public struct PreparedSituation: Sendable {
  /// What makes it so.
  public enum Way: Sendable {
    /// A purchase alone.
    case nothing
    /// The subscription has ended; a one-time purchase was refunded.
    case lapse
    /// Time passes until the link has expired.
    case wait
    /// Somebody else has redeemed the link.
    case use
    /// The code is of no purchase.
    case spoil
    /// The purchase belongs to another user, and stays with them.
    case keepWithOther
    /// Every request for a redemption fails.
    case failure(RedemptionFailure.Reason, status: Int? = nil)
  }

  /// For the names of tests, and for `outcomes/prepare`.
  public let name: String
  /// What the redemption comes to.
  public let outcome: RedemptionOutcome.Kind
  /// What makes it so.
  public let way: Way
  /// True if the buyer gives no address, whatever else is asked for.
  public var isWithoutAddress = false
  /// True if the app must have logged in a user: an anonymous customer gets the purchase.
  public var needsUser: Bool { if case .keepWithOther = way { true } else { false } }

  /// Somebody else, whom the app must not log in.
  public static let stranger = "redemptionkit-stranger"

  /// The phone of somebody else, for ``Way/use``.
  public static func redeemer(of adapter: any RedemptionAdapter) -> Redeemer {
    Redeemer(appUserId: adapter.ownership.keepsCustomers ? stranger : nil, deviceId: stranger)
  }

  /// The situations of a vendor, in the order of a table; none for a vendor without links.
  public static func all(of adapter: any RedemptionAdapter) -> [PreparedSituation] {
    guard adapter.links.hasLinks else { return [] }
    let other = PreparedSituation(
      name: "purchaseBelongsToOtherUser", outcome: .purchaseBelongsToOtherUser, way: .keepWithOther)
    return shared + (adapter.ownership.leavesPurchases ? [other] : []) + failures
  }

  private static let shared = [
    PreparedSituation(name: "redeemed", outcome: .redeemed, way: .nothing),
    PreparedSituation(name: "subscriptionExpired", outcome: .subscriptionExpired, way: .lapse),
    PreparedSituation(name: "linkExpired (expired)", outcome: .linkExpired, way: .wait),
    PreparedSituation(name: "linkExpired (used)", outcome: .linkExpired, way: .use),
    PreparedSituation(name: "linkExpired (no address)", outcome: .linkExpired, way: .wait, isWithoutAddress: true),
    PreparedSituation(name: "invalidCode", outcome: .invalidCode, way: .spoil),
  ]

  private static let failures = [
    PreparedSituation(name: "failed (offline)", outcome: .failed, way: .failure(.offline)),
    PreparedSituation(name: "failed (timeout)", outcome: .failed, way: .failure(.timeout)),
    PreparedSituation(name: "failed (http 500)", outcome: .failed, way: .failure(.http, status: 500)),
  ]
}

extension Ownership {
  /// True if a purchase can stay with another identified user.
  fileprivate var leavesPurchases: Bool {
    let purchase = PurchaseFacts(
      isActive: true, isActiveSubscription: true, customer: CustomerFacts(id: 1, isIdentified: true), appUserId: "owner"
    )
    let facts = RedemptionFacts(
      now: Timestamp(milliseconds: 0), code: CodeFacts(expiresAt: Timestamp(milliseconds: 1), purchase: purchase),
      redeemer: Redeemer(appUserId: "other", deviceId: "phone"), customer: CustomerFacts(id: 2, isIdentified: true),
      transfer: .keepWithOriginal)
    return decide(facts).verdict == .purchaseBelongsToOtherUser
  }
}
