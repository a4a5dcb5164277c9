import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter
import Testing

@Suite("A redemption that waits for its next request")
struct SessionWaitTests {
  private static let cancelled: JSONValue = -32800

  private func open(_ client: LocalClient) throws -> JSONValue {
    let id = try client.send("session/open", ["vendor": "superwall", "sdk": "native", "platform": "ios"])
    guard case .result(let result)? = client.reply(to: id) else { return .null }
    return result["session"] ?? .null
  }

  private func names(_ events: [JSONValue]) -> [String] { events.compactMap { $0["name"]?.string } }

  @Test("on the system's clock it holds up nobody, ends with a cancellation, and goes on by itself")
  func waits() throws {
    let server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter()], methods: .all, store: try SQLiteStore(at: .memory))
    let client = LocalClient(server: server)
    let session = try open(client)
    let other = try open(client)
    _ = try client.send("fault/inject", ["kind": "offline", "count": 7, "session": session])

    let started = ContinuousClock.now
    let waiting = try client.send("redemption/redeem", ["session": session, "code": "redemption_x"])
    #expect(client.reply(to: waiting) == nil)
    #expect(
      names(client.takeEvents(around: waiting).before) == ["redemption_start", "willRedeemLink", "redemption_retry"])
    // The first wait is five seconds and up to one more; a busy machine may have used up some of it.
    let wake = try #require(server.nextWake)
    #expect(wake <= .seconds(6) && wake + (.now - started) > .seconds(4))

    let beside = try client.send("redemption/redeem", ["session": other, "code": "redemption_y"])
    #expect(client.reply(to: beside) != nil)

    _ = try client.send("$/cancelRequest", ["id": .integer(waiting)])
    guard case .error(let error)? = client.reply(to: waiting) else {
      Issue.record("the request was not ended")
      return
    }
    #expect(error["code"] == SessionWaitTests.cancelled)
    let described = try client.send("session/describe", ["session": session])
    guard case .result(let state)? = client.reply(to: described) else {
      Issue.record("no state")
      return
    }
    #expect(state["redemptionsUnderWay"] == 1)
  }

  @Test("closing the session ends the request with the outcome `failed`")
  func closes() throws {
    let client = LocalClient(
      server: Server(adapters: [SuperwallAdapter()], methods: .all, store: try SQLiteStore(at: .memory)))
    let session = try open(client)
    _ = try client.send("fault/inject", ["kind": "offline", "count": 7, "session": session])
    let waiting = try client.send("redemption/redeem", ["session": session, "code": "redemption_x"])
    _ = try client.send("session/close", ["session": session])
    guard case .result(let result)? = client.reply(to: waiting) else {
      Issue.record("the request was not answered")
      return
    }
    #expect(result["outcome"]?["kind"] == "failed")
  }
}
