import MemoryStore
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RevenueCatAdapter
import Testing

@Suite("An expectation")
struct ExpectationTests {
  private static func client() -> LocalClient {
    LocalClient(
      server: Server(
        adapters: [RevenueCatAdapter()], methods: .all, store: MemoryStore(),
        configuration: .init(hasVirtualClock: true)))
  }

  @Test("of a link that was never redeemed says if the app has configured no SDK", arguments: [nil, false, true])
  func notConfigured(_ configured: Bool?) throws {
    let client = Self.client()
    if let configured {
      _ = client.reply(
        to: try client.send(
          "session/open",
          ["vendor": "revenuecat", "sdk": "flutter", "platform": "ios", "configured": .bool(configured)]))
    }
    let url = "rc-d458f1e3a2://redeem_web_purchase?redemption_token=a"
    guard case .error(let answer) = client.reply(to: try client.send("redemption/expect", ["url": .string(url)])) else {
      Issue.record("no error")
      return
    }
    let message = answer["message"]?.string ?? ""
    #expect(message.contains(" (it has configured no SDK), and") == (configured != true), "\(message)")
  }

  @Test("of another user's purchase says what an app without a user has to do", arguments: [nil, "ada"])
  func anonymous(_ user: String?) throws {
    let client = Self.client()
    func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
      switch client.reply(to: try client.send(method, params)) {
      case .result(let value), .error(let value): value
      case nil: .null
      }
    }
    let opened = try call(
      "session/open",
      ["vendor": "revenuecat", "sdk": "flutter", "platform": "ios", "appUserId": user.map(JSONValue.string) ?? .null])
    let situation: JSONValue = ["vendor": "revenuecat", "situation": "purchaseBelongsToOtherUser"]
    let url = try #require(try call("outcomes/prepare", situation)["url"])
    _ = try call("redemption/redeem", ["session": try #require(opened["session"]), "url": url])
    let answer = try call("redemption/expect", ["url": url, "outcome": "purchaseBelongsToOtherUser"])
    let message = answer["message"]?.string
    #expect((message == nil) == (user == "ada"), "\(message ?? "")")
    if user == nil { #expect(message?.hasSuffix("log a user in before the link.") == true, "\(message ?? "")") }
  }
}
