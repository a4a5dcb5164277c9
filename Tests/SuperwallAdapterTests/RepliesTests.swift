import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SharedCases
import SuperwallAdapter
import Testing

@Suite("Superwall's replies")
struct RepliesTests {
  /// The cases that every client plays, here against the adapter alone.
  static let cases = (try? ConformanceCases.file("03-superwall-replies.json"))?.scenarios ?? []

  private struct Params: Decodable {
    let target: Target
    let outcome: RedemptionOutcome
  }

  @Test("they are exactly what each SDK hands over", arguments: RepliesTests.cases)
  func areExact(_ conformanceCase: Scenario) throws {
    for step in conformanceCase.steps {
      let params = try JSONDecoder().decode(Params.self, from: JSONEncoder().encode(step.params))
      guard case .contains(let expected) = step.expectation else {
        Issue.record("a case of replies expects a reply")
        continue
      }
      let reply = try ReplyReading.reply(to: params.outcome, for: params.target)
      // A case of losses alone expects no reply.
      guard let wanted = expected["reply"] else { continue }
      #expect(reply.body == wanted, "\(params.target)")
    }
  }

  @Test("the shared cases tell all six outcomes to all twelve targets")
  func coverEverything() throws {
    var told: Set<String> = []
    for step in RepliesTests.cases.flatMap(\.steps) {
      let params = try JSONDecoder().decode(Params.self, from: JSONEncoder().encode(step.params))
      told.insert("\(params.target.sdk) \(params.target.platform) \(params.outcome.kind)")
    }
    #expect(told.count == 72)
  }

  @Test("a store whose name Superwall would take for its own is told as unknown")
  func avoidsFalseStores() throws {
    let grant = Grant(
      purchaser: Purchaser(
        id: "b", storeIdentifiers: .other(store: "STRIPE", additionalInfo: ["stripeCustomerId": "x", "other": 1])))
    let reply = try ReplyReading.reply(
      to: .redeemed(code: "c", grant: grant), for: ReplyReading.target(.native, .ios))
    let identifiers = reply.body["redemptionInfo"]?["purchaserInfo"]?["storeIdentifiers"]
    #expect(identifiers == ["store": "UNKNOWN", "other": 1])
    #expect(reply.losses.map(\.path.description).contains("/grant/purchaser/storeIdentifiers"))
  }

  @Test(
    "stores have one word each, and those without one are OTHER",
    arguments: [
      ("app_store", "APP_STORE", "APP_STORE"), ("mac_app_store", "APP_STORE", "APP_STORE"),
      ("stripe", "STRIPE", "STRIPE"), ("paddle", "PADDLE", "PADDLE"), ("play_store", "PLAY_STORE", "PLAY_STORE"),
      ("superwall", "SUPERWALL", "SUPERWALL"), ("promotional", "SUPERWALL", "SUPERWALL"), ("custom", "CUSTOM", "OTHER"),
      ("other", "OTHER", "OTHER"), ("amazon", "OTHER", "OTHER"), ("Stripe", "OTHER", "OTHER"),
    ])
  func tellsStores(store: String, ios: String, android: String) throws {
    let entitlement = Entitlement(id: "pro", isActive: true, store: Store(rawValue: store))
    let outcome = RedemptionOutcome.redeemed(code: "c", grant: Grant(entitlements: [entitlement]))
    for (platform, word) in [(Platform.ios, ios), (.android, android)] {
      let reply = try ReplyReading.reply(to: outcome, for: ReplyReading.target(.native, platform))
      guard case .array(let entitlements) = reply.body["redemptionInfo"]?["entitlements"] else {
        Issue.record("there are entitlements")
        continue
      }
      #expect(entitlements.first?["store"]?.string == word)
    }
  }
}
