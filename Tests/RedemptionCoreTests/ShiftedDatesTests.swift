import RedemptionCore
import RedemptionTesting
import Testing

@Suite("Dates as another clock has them")
struct ShiftedDatesTests {
  /// Every date of a value, by its place.
  private func dates(_ value: Any, at path: String = "") -> [String: Int64] {
    if let date = value as? Timestamp { return [path: date.milliseconds] }
    var found: [String: Int64] = [:]
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      found.merge(dates(child.value, at: "\(path)/\(child.label ?? String(index))")) { $1 }
    }
    return found
  }

  private var grant: Grant {
    let date = Timestamp(milliseconds: 1_000_000)
    var subscription = Subscription(productId: "p", store: .stripe, purchasedAt: date)
    (subscription.originallyPurchasedAt, subscription.expiresAt, subscription.gracePeriodExpiresAt) = (date, date, date)
    (subscription.unsubscribeDetectedAt, subscription.billingIssuesDetectedAt) = (date, date)
    (subscription.refundedAt, subscription.autoResumesAt) = (date, date)
    var purchase = OneTimePurchase(id: "o", productId: "o", purchasedAt: date)
    (purchase.originallyPurchasedAt, purchase.refundedAt) = (date, date)
    var entitlement = Entitlement(id: "pro", isActive: true)
    (entitlement.startsAt, entitlement.renewedAt, entitlement.expiresAt) = (date, date, date)
    entitlement.gracePeriodExpiresAt = date
    var grant = Grant(
      owner: nil,
      customer: Customer(originalAppUserId: "a", firstSeen: date, requestDate: date, originalPurchaseDate: date))
    grant.subscriptions.insert(subscription)
    grant.oneTimePurchases.insert(purchase)
    grant.entitlements.insert(entitlement)
    return grant
  }

  @Test("every date of an answer moves, and nothing else changes")
  func movesAll() {
    let redemption = RedemptionAnswer(
      outcome: .redeemed(code: "c", grant: grant), storedOutcomes: [.subscriptionExpired(code: "d", grant: grant)],
      customer: grant)
    let answers: [Answer] = [
      .redemption(redemption), .customer(grant), .logIn(grant, created: true), .receipt(.granted(grant)),
    ]
    for answer in answers {
      let (before, after) = (dates(answer), dates(answer.shifted(byMilliseconds: -5)))
      #expect(before.count >= 18)
      #expect(after == before.mapValues { $0 - 5 })
      #expect(answer.shifted(byMilliseconds: -5).shifted(byMilliseconds: 5) == answer)
    }
  }
}
