import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("A drain whose commit fails")
struct FailedCommitTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient
  private let trap: CommitTrap

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    client = try InProcessClient(ledger: path)
    trap = CommitTrap(path: path)
  }

  private static let scripted: JSONValue = [
    ["kind": "invalidCode", "code": nil], ["kind": "invalidCode", "code": nil],
  ]

  private func numbers(_ events: [JSONValue], of session: String) -> [JSONValue?] {
    events.filter { $0["session"]?.string == session }.map { $0["sequence"] }
  }

  @Test("gives ledgerUnavailable to what rested on it, and its result to everything else")
  func answers() throws {
    let session = try client.open("superwall", user: "ann")
    let script = try client.open("superwall", user: "bob", script: FailedCommitTests.scripted)
    let code = try client.buy("superwall")
    try trap.set()
    let drained = try client.drain(
      ServerRequest("clock/now"), .redeem(code, in: session), .purchase("revenuecat", product: "p"),
      .redeem("any", in: script), ServerRequest("store/mailbox"), ServerRequest("clock/now"),
      ServerRequest("link/parse", ["url": "https://example.com"]), .describe(script), .describe(session))
    let words = (0...8).map { drained.replies[$0]?.word ?? (drained.replies[$0]?.result == nil ? "nothing" : "result") }
    #expect(
      words == [
        "result", "ledgerUnavailable", "ledgerUnavailable", "invalidCode", "ledgerUnavailable", "result", "result",
        "result",
        "ledgerUnavailable",
      ])
    #expect(numbers(drained.events, of: session).isEmpty)
    #expect(!numbers(drained.events, of: script).isEmpty)
  }

  @Test("leaves sessions and the numbers of their events as before, and later requests are fine")
  func sessions() throws {
    let session = try client.open("superwall", user: "ann")
    let first = try client.buy("superwall", product: "one")
    let second = try client.buy("superwall", product: "two")
    let told = try client.drain(.redeem(first, in: session)).events
    let before = try client.state(session)
    try trap.set()
    let failed = try client.drain(.redeem(second, in: session), .redeem("unknown", in: session))
    #expect(failed.replies.values.map(\.word) == ["ledgerUnavailable", "ledgerUnavailable"])
    #expect(failed.events.isEmpty)
    #expect(try client.state(session) == before)
    try trap.clear()
    let later = try client.drain(.redeem(second, in: session))
    #expect(later.replies[0]?.word == "redeemed")
    let events = told + later.events
    #expect(numbers(events, of: session) == (1...events.count).map { .integer(Int64($0)) })
    #expect(try client.state(session)["storedCodes"] != before["storedCodes"])
  }

  @Test("takes back what a device has stored, and an app that started with it")
  func takesBackDevice() throws {
    let params: JSONValue = ["vendor": "superwall", "sdk": "native", "platform": "ios", "deviceId": "phone"]
    func open() throws -> String {
      try #require(try client.call(ServerRequest("session/open", params))["session"]?.string)
    }
    let first = try open()
    let code = try client.buy("superwall")
    try trap.set()
    let drained = try client.drain(.redeem(code, in: first), ServerRequest("session/open", params))
    #expect((0...1).map { drained.replies[$0]?.word } == ["ledgerUnavailable", "ledgerUnavailable"])
    #expect(client.server.space.value.sessions.isEmpty)
    try trap.clear()
    let again = try open()
    #expect(try client.state(again)["storedCodes"] == [])
    #expect(try client.drain(.redeem(code, in: again)).replies[0]?.word == "redeemed")
    #expect(try client.state(try open())["storedCodes"] != [])
  }

  @Test("takes back an app whose start it has told what its user has")
  func takesBackStart() throws {
    try trap.set()
    let params: JSONValue = ["vendor": "superwall", "sdk": "native", "platform": "ios", "appUserId": "ann"]
    let drained = try client.drain(.purchase("superwall", product: "p"), ServerRequest("session/open", params))
    #expect((0...1).map { drained.replies[$0]?.word } == ["ledgerUnavailable", "ledgerUnavailable"])
    #expect(client.server.space.value.sessions.isEmpty)
    try trap.clear()
    let opened = try client.drain(ServerRequest("session/open", params))
    #expect(opened.replies[0]?.result?["appUserId"] == "ann")
  }

  @Test("writes nothing: neither purchases nor mail")
  func writesNothing() throws {
    let mails = try client.call(ServerRequest("store/mailbox"))
    try trap.set()
    _ = try client.drain(.purchase("revenuecat", product: "a", email: "a@b.io"), .purchase("superwall", product: "b"))
    try trap.clear()
    #expect(try client.call(ServerRequest("store/mailbox")) == mails)
  }

  @Test("ends no checkout: one that began before a reset completes after it")
  func endsNoCheckout() throws {
    let reset = try InProcessClient(ledger: folder.path("ledger.sqlite"), allowsReset: true)
    _ = try reset.buy("revenuecat")
    let product = try #require(try reset.server.space.ledger.products(of: .revenueCat, at: reset.server.now).first)
    let checkout = WebCheckout(product: product, appUserId: "ann", isSandbox: true)
    let id = "checkout_1"
    reset.server.space.value.openCheckouts.add(checkout, as: id)
    try trap.set()
    let drained = try reset.drain(ServerRequest("store/reset"), .purchase("revenuecat", product: "p"))
    #expect(drained.replies[0]?.word == "ledgerUnavailable")
    #expect(reset.server.space.value.openCheckouts[id] == checkout)
    try trap.clear()
    _ = try reset.call(ServerRequest("store/reset", ["vendor": "superwall"]))
    #expect(reset.server.space.value.openCheckouts[id] == checkout)
    _ = try reset.call(ServerRequest("store/reset"))
    #expect(reset.server.space.value.openCheckouts[id] == nil)
  }

  @Test("resets nothing: purchases, mail and faults are there afterwards")
  func resetsNothing() throws {
    let reset = try InProcessClient(ledger: folder.path("ledger.sqlite"), allowsReset: true)
    let session = try reset.open("superwall", user: "ann")
    let code = try reset.buy("superwall")
    _ = try reset.call(ServerRequest("fault/inject", ["kind": "http", "count": 2]))
    let mails = try reset.call(ServerRequest("store/mailbox"))
    try trap.set()
    let drained = try reset.drain(ServerRequest("store/reset"), .purchase("revenuecat", product: "p"))
    #expect(drained.replies[0]?.word == "ledgerUnavailable")
    try trap.clear()
    #expect(try reset.call(ServerRequest("store/mailbox")) == mails)
    #expect(try reset.call(ServerRequest("store/reset", ["vendor": "revenuecat"]))["deleted"]?["faults"] == 1)
    #expect(try reset.drain(.redeem(code, in: session)).replies[0]?.word == "redeemed")
  }

  @Test("does not log anybody in or out", arguments: ["session/logIn", "session/logOut"])
  func identities(method: String) throws {
    let session = try client.open("revenuecat", user: method == "session/logOut" ? "ann" : nil)
    let before = try client.state(session)
    try trap.set()
    let reply = try client.drain(ServerRequest(identity: method, of: session)).replies[0]
    #expect(reply?.word == "ledgerUnavailable")
    #expect(try client.state(session) == before)
    try trap.clear()
    let after = try client.call(ServerRequest(identity: method, of: session))
    #expect(after["appUserId"] != before["appUserId"])
  }

  @Test("a redemption that was held before it and reaches the ledger in it ends, and holds up no later one")
  func heldBefore() throws {
    for platform in ["ios", "android"] {
      let session = try #require(
        try client.call(
          ServerRequest(
            "session/open",
            ["vendor": "revenuecat", "sdk": "native", "platform": .string(platform), "appUserId": "ann"]))["session"]?
          .string)
      let code = try client.buy("revenuecat", product: platform)
      _ = try client.call(
        ServerRequest("fault/inject", ["kind": "delay", "seconds": 5, "session": .string(session)]))
      #expect(try client.drain(.redeem(code, in: session)).replies.isEmpty)
      try trap.set()
      let drained = try client.drain(ServerRequest("clock/advance", ["seconds": 5]))
      #expect(drained.late.map(\.word) == ["ledgerUnavailable"])
      #expect(drained.replies[0]?.result != nil, "the clock has moved")
      #expect(try client.state(session)["redemptionsUnderWay"] == 0)
      try trap.clear()
      #expect(try client.drain(.redeem(code, in: session)).replies[0]?.word == "redeemed")
    }
  }

  private func hold(_ session: String) -> ServerRequest {
    ServerRequest("fault/inject", ["kind": "delay", "seconds": 5, "session": .string(session)])
  }

  @Test("a redemption that began in it, before its session rested on it, goes on")
  func heldFirst() throws {
    let session = try client.open("superwall", user: "ann")
    let codes = try ["one", "two"].map { try client.buy("superwall", product: $0) }
    try trap.set()
    let failed = try client.drain(hold(session), .redeem(codes[0], in: session), .redeem(codes[1], in: session))
    #expect(failed.replies[1] == nil)
    #expect(failed.replies[2]?.word == "ledgerUnavailable")
    #expect(try client.state(session)["redemptionsUnderWay"] == 1)
    try trap.clear()
    #expect(try client.drain(ServerRequest("clock/advance", ["seconds": 5])).late.map(\.word) == ["redeemed"])
  }

  @Test("a redemption that is held in it by a session that is taken back is answered all the same")
  func heldAfterwards() throws {
    let session = try client.open("superwall", user: "ann")
    let codes = try ["one", "two"].map { try client.buy("superwall", product: $0) }
    try trap.set()
    let failed = try client.drain(.redeem(codes[0], in: session), hold(session), .redeem(codes[1], in: session))
    #expect(failed.replies[0]?.word == "ledgerUnavailable")
    #expect(failed.replies[2]?.word == "ledgerUnavailable")
    #expect(try client.state(session)["redemptionsUnderWay"] == 0)
    try trap.clear()
    let later = try client.drain(.redeem(codes[1], in: session), ServerRequest("clock/advance", ["seconds": 9]))
    #expect(later.replies[0]?.word == "redeemed")
    #expect(later.late.isEmpty)
  }

  @Test("within a batch too")
  func batches() throws {
    let session = try client.open("superwall", user: "ann")
    let code = try client.buy("superwall")
    try trap.set()
    let calls = [ServerRequest.redeem(code, in: session), ServerRequest("clock/now")].enumerated()
      .map { $1.line(id: $0).dropLast() }
    let output = try client.bytes(of: "[\(calls.joined(separator: ","))]\n")
    #expect(output.hasPrefix("[{") && output.contains("\"kind\":\"ledgerUnavailable\"") && output.contains("\"now\":"))
    #expect(!output.contains(code))
  }
}
