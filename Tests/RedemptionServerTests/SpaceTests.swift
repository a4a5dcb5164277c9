import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("Spaces of a server whose main one is in a file")
struct SpaceTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient
  private let trap: CommitTrap

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"), recordsLog: true)
    trap = CommitTrap(path: folder.path("ledger.sqlite"))
  }

  private func use(_ space: String) -> ServerRequest { ServerRequest("space/use", ["space": .string(space)]) }

  @Test("a virtual clock of the system's time does not start with a second, where what ends has not ended yet")
  func startsWithinASecond() {
    let second = Timestamp(milliseconds: 1_800_000_000_000)
    func start(_ start: Timestamp?, at now: Timestamp) -> Timestamp {
      ServerClock(startingAt: start, isVirtual: true, now: now).now
    }
    #expect(start(nil, at: second) == second.advanced(byMilliseconds: 1))
    #expect(start(nil, at: second.advanced(byMilliseconds: 999)) == second.advanced(byMilliseconds: 999))
    #expect(start(second, at: second) == second)
  }

  @Test("a commit of main that fails hurts no other space, in the same drain")
  func failedCommit() throws {
    let session = try client.open("revenuecat", user: "ann")
    let code = try client.buy("revenuecat")
    _ = try client.call(use("ada"))
    let other = try client.open("revenuecat", user: "ann")
    let otherCode = try client.buy("revenuecat")
    _ = try client.call(use("main"))
    try trap.set()
    let drained = try client.drain(
      .redeem(code, in: session), use("ada"), .redeem(otherCode, in: other), use("main"))
    #expect([0, 2].map { drained.replies[$0]?.word } == ["ledgerUnavailable", "redeemed"])
    try trap.clear()
    #expect(try client.drain(.redeem(code, in: session)).replies[0]?.word == "redeemed")
    _ = try client.call(use("ada"))
    #expect(try client.drain(.redeem(otherCode, in: other)).replies[0]?.word == "linkExpired")
  }

  @Test("a wait ends on the clock of its own space")
  func waits() throws {
    _ = try client.call(use("ada"))
    let session = try client.open("superwall", user: "ann")
    let code = try client.buy("superwall")
    _ = try client.call(ServerRequest("fault/inject", ["kind": "delay", "seconds": 5]))
    #expect(try client.drain(.redeem(code, in: session)).replies.isEmpty)
    _ = try client.call(use("main"))
    #expect(try client.drain(ServerRequest("clock/advance", ["seconds": 60])).late.isEmpty)
    // The call that waits stays with the original.
    let fork = try client.call(ServerRequest("space/fork", ["from": "ada", "as": "copy"]))
    #expect(fork["space"]?["sessions"] == 1)
    _ = try client.call(use("copy"))
    #expect(try client.drain(ServerRequest("clock/advance", ["seconds": 5])).late.isEmpty)
    _ = try client.call(use("ada"))
    #expect(try client.drain(ServerRequest("clock/advance", ["seconds": 5])).late.map(\.word) == ["redeemed"])
  }

  @Test("a client that ends closes its sessions in every space, and no other's")
  func finishes() throws {
    _ = try client.call(use("ada"))
    let own = try client.open("revenuecat", user: "ann")
    let other = Connection(loop: client.loop, framing: .line)
    for request in [use("ada"), .open("revenuecat", user: "bob"), ServerRequest("space/fork", ["as": "copy"])] {
      other.input.append(text: request.line(id: 1))
      _ = other.handleMessages()
    }
    other.commit()
    #expect(client.server.spaces["copy"]?.value.sessions.count == 2)
    #expect(client.server.sessionCount == 4)
    other.finish()
    other.commit()
    #expect(client.server.spaces["copy"]?.value.sessions.count == 0)
    #expect(try client.call(ServerRequest("session/list"))["sessions"]?.elements.count == 1)
    #expect(try client.state(own)["appUserId"] == "ann")
  }

  @Test("a copy of main in a file has its rows, and those of a transaction that fails are gone")
  func forksFile() throws {
    let code = try client.buy("revenuecat")
    _ = try client.call(ServerRequest("space/fork", ["as": "copy"]))
    let session = try client.open("revenuecat", user: "ann")
    #expect(try client.drain(.redeem(code, in: session)).replies[0]?.word == "redeemed")
    _ = try client.call(use("copy"))
    let other = try client.open("revenuecat", user: "bob")
    #expect(try client.drain(.redeem(code, in: other)).replies[0]?.word == "redeemed")
    _ = try client.call(use("main"))
    try trap.set()
    let sale = ServerRequest.purchase("revenuecat", product: "p", email: "jane@example.com")
    let drained = try client.drain(sale, ServerRequest("space/fork", ["as": "gone"]))
    #expect([0, 1].map { drained.replies[$0]?.word } == ["ledgerUnavailable", "ledgerUnavailable"])
    #expect(client.server.spaces["gone"] == nil)
    try trap.clear()
  }

  @Test("a thousand spaces are the most")
  func bounds() throws {
    for number in 0..<1_000 { _ = try client.call(use("s\(number)")) }
    #expect(try client.drain(use("one-more")).replies[0]?.word == "tooManySpaces")
    #expect(try client.drain(ServerRequest("space/fork")).replies[0]?.word == "tooManySpaces")
    #expect(try client.call(use("s7"))["created"] == false)
    #expect(try client.call(ServerRequest("space/delete", ["space": "s8"])) == ["deleted": "s8"])
    #expect(try client.call(use("one-more"))["created"] == true)
  }

  @Test("without a seed two spaces of one start have different codes and ids")
  func isUnpredictable() throws {
    var seen: Set<String> = []
    for name in ["a", "b"] {
      _ = try client.call(ServerRequest("space/use", ["space": .string(name), "startsAt": 1_800_000_000_000]))
      seen.insert(try client.buy("revenuecat"))
      let session = try client.open("revenuecat")
      seen.insert(try client.state(session)["appUserId"]?.string ?? "")
    }
    #expect(seen.count == 4)
  }

  @Test("the log has what happened in its own space")
  func logs() throws {
    _ = try client.buy("revenuecat")
    _ = try client.call(use("ada"))
    _ = try client.open("superwall", user: "ann")
    #expect(try methods() == ["session/open"])
    // A copy shows what has happened before it, and goes on alone.
    _ = try client.call(ServerRequest("space/fork", ["as": "copy"]))
    _ = try client.buy("superwall")
    #expect(try methods() == ["session/open", "store/purchase"])
    _ = try client.call(use("copy"))
    _ = try client.call(ServerRequest("clock/now"))
    #expect(try methods() == ["session/open", "clock/now"])
  }

  private func methods() throws -> [String] {
    try client.call(ServerRequest("log/read"))["entries"]?.elements.compactMap { $0["method"]?.string } ?? []
  }

  @Test("a space that nobody has called for a day ends with its sessions")
  func ages() throws {
    for name in ["ada", "bob", "eve"] {
      _ = try client.call(use(name))
      _ = try client.open("revenuecat", user: name)
    }
    func age(_ name: String, by seconds: Int) { client.server.spaces[name]?.lastUsed = .now - .seconds(seconds) }
    age("ada", by: 86_300)
    age("bob", by: 86_500)
    age("eve", by: 86_500)
    // The client that is in a space that has ended is told so, and the space can be made anew.
    #expect(try client.drain(ServerRequest("session/list")).replies[0]?.word == "unknownSpace")
    #expect(try client.call(use("bob"))["created"] == true)
    #expect(try client.call(use("ada"))["created"] == false)
    #expect(try client.call(ServerRequest("session/list"))["sessions"]?.elements.count == 1)
    #expect(client.server.sessionCount == 1)
    age("bob", by: 86_500)
    #expect(
      try client.call(ServerRequest("space/list"))["spaces"]?.elements.compactMap { $0["name"]?.string } == [
        "main", "ada",
      ])
  }

  @Test("every space and every copy goes as it would alone", arguments: 0..<3)
  func model(run: Int) throws {
    let seed = SeededGenerator().seed &+ UInt64(run)
    print("spaces against servers of their own: REDEMPTION_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    var worlds = [World(name: "w0")]
    try worlds[0].enter(client)
    for number in 1..<160 {
      let index = Int.random(in: worlds.indices, using: &generator)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0 where worlds.count < 6:
        var copy = worlds[index]
        _ = try client.call(
          ServerRequest("space/fork", ["from": .string(copy.name), "as": .string("w\(number)")]))
        copy.name = "w\(number)"
        worlds.append(copy)
      case 1 where worlds.count > 2:
        _ = try client.call(ServerRequest("space/delete", ["space": .string(worlds[index].name)]))
        worlds.remove(at: index)
      default: try worlds[index].step(World.Step(&generator), client)
      }
    }
    for world in worlds {
      var (world, alone) = (world, World(name: "alone"))
      let server = try InProcessClient(ledger: folder.path("\(run)-\(world.name).sqlite"))
      try alone.enter(server)
      for step in world.history { try alone.step(step, server) }
      try alone.probe(server)
      try world.probe(client)
      #expect(world.told == alone.told, "REDEMPTION_SEED=\(seed)")
    }
  }
}

/// A space as a test plays it: what it did, and what it was told.
private struct World {
  enum Step {
    case open(vendor: String), buy(vendor: String), redeem(session: Int, code: Int), advance(Double), fault, reset

    init(_ generator: inout SeededGenerator) {
      let vendor = Bool.random(using: &generator) ? "revenuecat" : "superwall"
      self =
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: .open(vendor: vendor)
        case 2, 3: .buy(vendor: vendor)
        case 4: .advance(Double(Int.random(in: 1...2_000, using: &generator)))
        case 5: Int.random(in: 0..<4, using: &generator) == 0 ? .reset : .fault
        default:
          .redeem(
            session: Int.random(in: 0..<100, using: &generator), code: Int.random(in: 0..<100, using: &generator))
        }
    }
  }

  var name: String
  private(set) var history: [Step] = []
  private(set) var told: [JSONValue] = []
  private var sessions: [(id: String, vendor: String)] = []
  private var codes: [(text: String, vendor: String)] = []

  init(name: String) { self.name = name }

  func enter(_ client: InProcessClient) throws {
    var params: [String: JSONValue] = ["space": .string(name)]
    if history.isEmpty { params["startsAt"] = 1_800_000_000_000 }
    _ = try client.drain(ServerRequest("space/use", .object(params)))
  }

  mutating func step(_ step: Step, _ client: InProcessClient) throws {
    _ = try client.call(ServerRequest("space/use", ["space": .string(name)]))
    history.append(step)
    switch step {
    case .open(let vendor):
      sessions.append((try client.open(vendor, user: "u\(sessions.count)"), vendor))
      told.append(.string(sessions.last?.id ?? ""))
    case .buy(let vendor): codes.append((try client.buy(vendor, product: "p\(codes.count)"), vendor))
    case .redeem(let session, let code):
      guard !sessions.isEmpty else { return }
      let session = sessions[session % sessions.count]
      let own = codes.filter { $0.vendor == session.vendor }
      guard !own.isEmpty else { return }
      let reply = try client.drain(.redeem(own[code % own.count].text, in: session.id)).replies[0]
      told.append(.string(reply?.word ?? "waits"))
    case .advance(let seconds):
      told.append(try client.call(ServerRequest("clock/advance", ["seconds": .real(seconds)])))
    case .fault: told.append(try client.call(ServerRequest("fault/inject", ["kind": "http", "status": 500])))
    case .reset: told.append(.string(try client.drain(ServerRequest("store/reset")).replies[0]?.word ?? ""))
    }
  }

  /// Asks for everything that has no random name.
  mutating func probe(_ client: InProcessClient) throws {
    _ = try client.call(ServerRequest("space/use", ["space": .string(name)]))
    for request in ["clock/now", "fault/list"] { told.append(try client.call(ServerRequest(request))) }
    let mails = try client.call(ServerRequest("store/mailbox"))["messages"]?.elements.count
    told.append(.integer(Int64(mails ?? -1)))
    for session in sessions {
      let state = try client.state(session.id)
      told += [state["appUserId"] ?? .null, state["entitlements"]?["active"] ?? .null]
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
