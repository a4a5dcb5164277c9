import Foundation
import JSONRPC
import JanssonCoding
import RedemptionCore
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("A server with two clients")
struct ManyClientsTests {
  private let folder: TemporaryFolder
  private let first: InProcessClient
  private let second: Connection
  private let trap: CommitTrap

  init() throws {
    folder = try TemporaryFolder()
    first = try InProcessClient(ledger: folder.path("ledger.sqlite"))
    second = Connection(loop: first.loop, framing: .line)
    trap = CommitTrap(path: folder.path("ledger.sqlite"))
  }

  /// Handles a request of the second client, without a commit.
  private func send(_ request: ServerRequest, id: Int = 1) {
    second.input.append(text: request.line(id: id))
    _ = second.handleMessages()
  }

  private func takeSecond() throws -> [ServerReply] {
    defer { second.output.removeAll() }
    let lines = String(decoding: second.output.bytes, as: UTF8.self).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(ServerReply.self, from: Data($0.utf8)) }
  }

  @Test("shares the text of the contract between them")
  func sharesContract() {
    second.leavesOutConstants = true
    send(ServerRequest("rpc.discover"))
    #expect(second.constants.count == 1)
    #expect(second.output.count < 100)
  }

  @Test("tells both of a commit that fails, and confirms nothing")
  func failsBoth() throws {
    let session = try first.open("revenuecat", user: "ann")
    let codes = try ["one", "two"].map { try first.buy("revenuecat", product: $0) }
    send(
      ServerRequest("session/open", ["vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": "bob"]))
    second.commit()
    let other = try #require(try takeSecond().first?.result?["session"]?.string)
    let before = try [session, other].map(first.state)
    try trap.set()
    send(.redeem(codes[1], in: other))
    let drained = try first.drain(.redeem(codes[0], in: session))
    #expect(drained.replies[0]?.word == "ledgerUnavailable")
    let replies = try takeSecond()
    #expect(replies.map(\.word) == ["ledgerUnavailable"], "its events are dropped too")
    try trap.clear()
    #expect(try [session, other].map(first.state) == before)
    #expect(try first.drain(.redeem(codes[0], in: session)).replies[0]?.word == "redeemed")
    send(.redeem(codes[1], in: other))
    second.commit()
    #expect(try takeSecond().compactMap(\.id).count == 1)
  }

  @Test("sends a session's events to the client that opened it, whoever calls it")
  func ownsEvents() throws {
    let session = try first.open("revenuecat", user: "ann")
    let code = try first.buy("revenuecat")
    send(.redeem(code, in: session))
    second.commit()
    let replies = try takeSecond()
    #expect(replies.map(\.word) == ["redeemed"])
    let events = try first.drain(ServerRequest("clock/now")).events
    #expect(Set(events.map { $0["session"] }) == [.string(session)])
  }

  @Test("closes only the sessions of the client that ends, and answers only its own calls")
  func closesOwn() throws {
    let session = try first.open("superwall", user: "ann")
    send(ServerRequest("session/open", ["vendor": "revenuecat", "sdk": "native", "platform": "ios"]))
    second.commit()
    let other = try #require(try takeSecond().first?.result?["session"]?.string)
    second.finish()
    second.commit()
    #expect(first.server.space.value.sessions.keys.sorted() == [session])
    #expect(try first.drain(.describe(other)).replies[0]?.error != nil)
  }

  @Test("cancels a call of its own, not the other client's with the same id")
  func cancelsOwn() throws {
    let session = try first.open("superwall", user: "ann")
    let codes = try ["one", "two"].map { try first.buy("superwall", product: $0) }
    _ = try first.call(
      ServerRequest("fault/inject", ["kind": "delay", "seconds": 5, "count": 2, "session": .string(session)]))
    #expect(try first.drain(.redeem(codes[0], in: session)).replies.isEmpty)
    let id = first.lastID
    send(.redeem(codes[1], in: session), id: id)
    second.input.append(text: "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(id)}}\n")
    _ = second.handleMessages()
    second.commit()
    #expect(try takeSecond().map(\.word) == ["requestCancelled"])
    #expect(try first.drain(ServerRequest("clock/advance", ["seconds": 5])).late.map(\.word) == ["redeemed"])
  }
}
