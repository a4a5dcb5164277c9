import JSONRPC
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("The index of next moments")
struct NextMomentsTests {
  private func moment(_ due: Int64, _ number: UInt64) -> NextMoments.Moment {
    NextMoments.Moment(due: Timestamp(milliseconds: due), number: number, session: "session-\(number)", wait: nil)
  }

  @Test("is ordered by moment, then by the order in which the waits began")
  func order() {
    var moments = NextMoments()
    for added in [moment(5, 2), moment(7, 1), moment(5, 1), moment(6, 3)] { moments.replace(nil, with: added) }
    var order: [UInt64] = []
    while let first = moments.first {
      order.append(first.number)
      moments.replace(first, with: nil)
    }
    #expect(order == [1, 2, 3, 1])
  }

  @Test("moves a session, and ignores one that it does not hold")
  func moves() {
    var moments = NextMoments()
    moments.replace(nil, with: moment(5, 1))
    moments.replace(moment(5, 1), with: moment(9, 1))
    moments.replace(nil, with: moment(7, 2))
    moments.replace(moment(8, 3), with: nil)
    #expect(moments.first == moment(7, 2))
    moments.replace(moment(7, 2), with: nil)
    #expect(moments.first == moment(9, 1))
  }
}

@Suite("Waits and a drain whose commit fails")
struct RestoredWaitsTests {
  private let client: InProcessClient
  private let trap: CommitTrap
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"))
    trap = CommitTrap(path: folder.path("ledger.sqlite"))
  }

  private func advance(_ seconds: Double) -> ServerRequest {
    ServerRequest("clock/advance", ["seconds": .real(seconds)])
  }

  private func hold(_ session: String) -> ServerRequest {
    ServerRequest("fault/inject", ["kind": "delay", "seconds": 5, "session": .string(session)])
  }

  /// Opens a session of an SDK that refreshes its entitlements by the clock.
  private func openAndroid(refreshingEvery seconds: JSONValue) throws -> String {
    let params: JSONValue = [
      "vendor": "superwall", "sdk": "native", "platform": "android", "appUserId": "ann", "entitlementsMaxAge": seconds,
    ]
    return try client.call(ServerRequest("session/open", params))["session"]?.string ?? ""
  }

  /// Milliseconds until the next wait ends.
  private var nextWait: Int64? {
    client.server.space.value.nextMoments.first.map { $0.due.milliseconds - client.server.space.now.milliseconds }
  }

  @Test("a planned refresh that came due in it comes due again after a second")
  func plan() throws {
    _ = try openAndroid(refreshingEvery: 60)
    #expect(nextWait == 60_000)
    try trap.set()
    let drained = try client.drain(.purchase("superwall", product: "p"), advance(60))
    #expect(drained.replies[0]?.word == "ledgerUnavailable")
    #expect(nextWait == 1000)
    try trap.clear()
    _ = try client.drain(advance(0.5))
    #expect(nextWait == 500)
    _ = try client.drain(advance(0.5))
    #expect(nextWait == 60_000)
  }

  @Test("a session that was closed in it waits for nothing, and holds up no other")
  func closed() throws {
    let closed = try openAndroid(refreshingEvery: 1)
    let other = try client.open("superwall", user: "bob")
    let codes = try ["one", "two"].map { try client.buy("superwall", product: $0) }
    try trap.set()
    _ = try client.drain(
      .redeem(codes[0], in: closed), ServerRequest("session/close", ["session": .string(closed)]), hold(other),
      .redeem(codes[1], in: other))
    try trap.clear()
    #expect(client.connection.client.work == 1)
    #expect(try client.drain(advance(5)).late.map(\.word) == ["redeemed"])
    #expect(nextWait == nil)
  }
}

@Suite("One clock/advance")
struct BoundedAdvanceTests {
  @Test("ends a bounded number of waits at their own moments, and those of the rest together")
  func isBounded() throws {
    let folder = try TemporaryFolder()
    let client = try InProcessClient(ledger: folder.path("ledger.sqlite"))
    for user in 0..<12 {
      let params: JSONValue = [
        "vendor": "superwall", "sdk": "native", "platform": "android", "deviceId": .string("device \(user)"),
        "entitlementsMaxAge": 1,
      ]
      _ = try client.call(ServerRequest("session/open", params))
    }
    _ = try client.call(ServerRequest("clock/advance", ["seconds": 9_999]))
    // Without the bound: 12 times 9,999. The moment that reaches it is finished, and each session waits once more.
    #expect((100_000...100_024).contains(client.server.space.value.endedWaits))
    #expect(client.server.space.value.nextMoments.first.map { $0.due > client.server.space.now } == true)
  }
}
