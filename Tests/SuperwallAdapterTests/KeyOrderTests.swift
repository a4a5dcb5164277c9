import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SuperwallAdapter
import Testing

@Suite("The order of keys in Superwall's replies")
struct KeyOrderTests {
  private struct Params: Decodable { let outcome: RedemptionOutcome }

  private func keys(_ sdk: SDK, _ platform: Platform, at place: String = "", lapsed: Bool = false) throws -> [String] {
    let step = try #require(RepliesTests.cases.first?.steps.first)
    let outcome = try JSONDecoder().decode(Params.self, from: JSONEncoder().encode(step.params)).outcome
    var grant = try #require(outcome.grant)
    // Only the entitlement that tells every member.
    grant.entitlements = IdentifiedList(grant.entitlements.filter { $0.id == "pro" })
    let told: RedemptionOutcome =
      lapsed ? .subscriptionExpired(code: "c", grant: grant) : .redeemed(code: "c", grant: grant)
    let target = ReplyReading.target(sdk, platform)
    let body = SuperwallAdapter().replies.render(told, for: target, now: Timestamp(milliseconds: 0)).body
    return try KeyRecorder.keys(of: body, at: place)
  }

  @Test("a result begins as its SDK writes it")
  func ordersResults() throws {
    #expect(try keys(.native, .ios) == ["status", "code", "redemptionInfo"])
    #expect(try keys(.native, .android) == ["status", "code", "redemptionInfo"])
    #expect(try keys(.native, .ios, lapsed: true) == ["code", "status", "redemptionInfo"])
    #expect(try keys(.native, .android, lapsed: true) == ["status", "code", "redemptionInfo"])
    #expect(try keys(.reactNative, .ios) == ["status", "code", "redemptionInfo"])
    #expect(try keys(.reactNative, .android) == ["code", "status", "redemptionInfo"])
    for sdk in [SDK.flutter, .kmp, .unity] {
      #expect(try keys(sdk, .ios) == ["type", "code", "redemptionInfo"])
    }
  }

  @Test("the paywall's parameters stand last on iOS and third elsewhere")
  func ordersPaywalls() throws {
    let place = "redemptionInfo/paywallInfo"
    let names = ["identifier", "placementName"]
    let experiment = ["variantId", "experimentId"]
    let product = ["productIdentifier", "product"]
    #expect(try keys(.native, .ios, at: place) == names + experiment + product + ["placementParams"])
    #expect(try keys(.native, .android, at: place) == names + ["placementParams"] + experiment + product)
    #expect(try keys(.reactNative, .ios, at: place) == names + ["placementParams"] + experiment + product)
    #expect(try keys(.kmp, .ios, at: place) == names + ["placementParams"] + experiment)
  }

  @Test("an entitlement's members stand in the order of its class")
  func ordersEntitlements() throws {
    let place = "redemptionInfo/entitlements"
    let basics = ["type", "isActive", "productIds"]
    let dates = ["startsAt", "renewedAt", "expiresAt", "isLifetime", "willRenew", "state", "offerType"]
    let ios = ["identifier"] + basics + ["latestProductId", "store"] + dates
    #expect(try keys(.native, .ios, at: place) == ios)
    #expect(try keys(.native, .android, at: place) == ["identifier"] + basics + ["latestProductId"] + dates + ["store"])
    #expect(try keys(.kmp, .android, at: place) == ["id"] + basics + ["latestProductId", "store"] + dates)
    #expect(try keys(.unity, .ios, at: place) == ["id"] + basics)
    #expect(try keys(.flutter, .android, at: place) == ["id"] + basics)
    #expect(try keys(.reactNative, .ios, at: place) == ["id", "type"])
    #expect(try keys(.reactNative, .android, at: place) == ["id"])
  }
}
