import Foundation
import RedemptionCore
import RedemptionTesting
import SuperwallAdapter
import Testing

@Suite("Superwall's result in Swift")
struct RedemptionResultTests {
  @Test("it says what the native reply says", arguments: Platform.allCases)
  func agreesWithTheReply(on platform: Platform) throws {
    var outcomes = OutcomeGenerator()
    let target = ReplyReading.target(.native, platform)
    for _ in 0..<100 {
      let outcome = outcomes.next()
      let body = try ReplyReading.reply(to: outcome, for: target).body
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      let read = try ReplyReading.read(text, as: target).outcome
      #expect(RedemptionResult(outcome, on: platform).outcome == read, "seed \(outcomes.seed)")
    }
  }

  private func result(_ identifiers: StoreIdentifiers, lapsed: Bool = false) -> RedemptionResult {
    let grant = Grant(purchaser: Purchaser(id: "b", storeIdentifiers: identifiers))
    return RedemptionResult(lapsed ? .subscriptionExpired(code: "c", grant: grant) : .redeemed(code: "c", grant: grant))
  }

  @Test("Stripe's ids are there for a success with Stripe only, and an empty list is one")
  func tellsStripeIds() {
    let stripe = StoreIdentifiers.stripe(customerId: "cus", subscriptionIds: ["sub_1", "cs_2"])
    #expect(result(stripe).stripeSubscriptionIds == ["sub_1", "cs_2"])
    #expect(result(.stripe(customerId: "cus", subscriptionIds: [])).stripeSubscriptionIds == [])
    #expect(result(stripe, lapsed: true).stripeSubscriptionIds == nil)
    #expect(result(.paddle(customerId: "ctm", subscriptionIds: ["s"])).stripeSubscriptionIds == nil)
    #expect(result(.other(store: "X", additionalInfo: [:])).stripeSubscriptionIds == nil)
    #expect(RedemptionResult(.invalidCode(code: "c")).stripeSubscriptionIds == nil)
    #expect(RedemptionResult(.purchaseBelongsToOtherUser(code: "c")).stripeSubscriptionIds == nil)
    #expect(
      RedemptionResult(.linkExpired(code: "c", reissued: true, obfuscatedEmail: nil)).stripeSubscriptionIds == nil)
  }

  @Test("Android's lists are empty where there is nothing")
  func tellsAndroidsIds() {
    let stripe = result(.stripe(customerId: "cus", subscriptionIds: ["sub"])).android
    #expect(stripe.stripeSubscriptionId == ["sub"])
    #expect(stripe.paddleSubscriptionIds == [])
    #expect(stripe.subscriptionIds == ["sub"])
    #expect(stripe.code == "c")
    let paddle = result(.paddle(customerId: "ctm", subscriptionIds: ["p1", "p2"])).android
    #expect(paddle.stripeSubscriptionId == [])
    #expect(paddle.paddleSubscriptionIds == ["p1", "p2"])
    #expect(paddle.subscriptionIds == ["p1", "p2"])
    #expect(result(.paddle(customerId: "ctm", subscriptionIds: ["p"]), lapsed: true).android.subscriptionIds == [])
    #expect(RedemptionResult(.invalidCode(code: "c")).android.subscriptionIds == [])
  }

  @Test("an entitlement tells what follows from its members")
  func derives() {
    let end = Date(timeIntervalSince1970: 1_700_000_000)
    let entitlement = SuperwallEntitlement(
      id: "pro", isActive: true, expiresAt: end, willRenew: true, state: .inGracePeriod)
    #expect(entitlement.renewsAt == end)
    #expect(entitlement.isInGracePeriod)
    #expect(!entitlement.isRevoked)
    #expect(SuperwallEntitlement(id: "pro", isActive: false, expiresAt: end, willRenew: true).renewsAt == nil)
    #expect(entitlement.entitlement.expiresAt == Timestamp(milliseconds: 1_700_000_000_000))
  }
}
