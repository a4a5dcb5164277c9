import Foundation
import JSONRPC
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("The digest of a space")
struct DigestTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"))
  }

  private func world(_ name: String, seed: Int64, _ steps: [String]) throws -> DigestWorld {
    var world = try DigestWorld(client, space: name, seed: seed)
    for step in steps { try world.play(step) }
    return world
  }

  @Test("is one for two ways to one state", arguments: DigestPair.equal)
  func equal(pair: DigestPair) throws {
    let (one, other) = (try world("one", seed: 1, pair.one), try world("other", seed: 2, pair.other))
    let difference = try one.difference(from: other)
    #expect(try one.digest().text == other.digest().text, "\(difference)")
  }

  @Test("is another one for another state", arguments: DigestPair.different)
  func different(pair: DigestPair) throws {
    let (one, other) = (try world("one", seed: 1, pair.one), try world("other", seed: 2, pair.other))
    #expect(try one.digest().text != other.digest().text)
  }

  @Test("is another one, but for the order of deadlines", arguments: DigestPair.inOtherOrder)
  func inOtherOrder(pair: DigestPair) throws {
    let (one, other) = (try world("one", seed: 1, pair.one), try world("other", seed: 2, pair.other))
    #expect(try one.digest().text != other.digest().text)
    let difference = try one.difference(from: other)
    #expect(try one.digestWithoutOrder() == other.digestWithoutOrder(), "\(difference)")
  }

  @Test("has at least forty pairs of each kind")
  func counts() {
    #expect(DigestPair.equal.count >= 40)
    #expect(DigestPair.different.count >= 40)
  }

  @Test("does not change by being read, nor by a copy")
  func isRead() throws {
    let world = try world("one", seed: 1, ["open a revenuecat flutter ios", "buy p revenuecat monthly pro"])
    let digest = try client.call(ServerRequest("space/digest"))
    #expect(try client.call(ServerRequest("space/digest")) == digest)
    _ = try world.fork(as: "copy")
    #expect(try client.call(ServerRequest("space/digest", ["space": "copy"])) == digest)
    #expect(digest["digest"]?.string == (try world.digest().text))
    #expect(
      digest["deadlines"]?.elements.map { $0["name"]?.string } == [
        "cacheGoesStale", "linkExpires", "cacheGoesStale", "subscriptionLapses",
      ])
    #expect(try client.drain(ServerRequest("space/digest", ["space": "no-such"])).replies[0]?.word == "unknownSpace")
  }

  @Test("a space, its sessions, held questions and faults describe each stored member")
  func describesMembers() throws {
    let steps = [
      "open a superwall native ios", "buy p superwall monthly pro", "fault delay seconds=5 count=1", "redeem a p",
      "fault offline session=a",
    ]
    _ = try world("one", seed: 1, steps)
    let value = try #require(client.server.spaces["one"]?.value)
    let session = try #require(value.sessions.values.first)
    #expect(DescriptionCheck.forgotten(by: value) == nil)
    #expect(DescriptionCheck.forgotten(by: session) == nil)
    #expect(DescriptionCheck.forgotten(by: session.run) == nil)
    #expect(DescriptionCheck.violation(of: try #require(session.run.held.ascending.first)) == nil)
    #expect(DescriptionCheck.violation(of: try #require(value.faults.pending.first)) == nil)
  }

  @Test("a hundred steps in time reach a bounded number of states", arguments: DigestApp.all)
  func isBounded(app: DigestApp) throws {
    let seed = SeededGenerator().seed
    var generator = SeededGenerator(seed: seed)
    var known: Set<String> = []
    var found: [Int] = []
    for walk in 0..<2 {
      var world = try world("walk-\(walk)", seed: Int64(walk), app.start)
      for _ in 0..<100 {
        try world.play("next")
        try world.play(app.inTime.randomElement(using: &generator) ?? "next")
        known.insert(try world.digest().text)
      }
      found.append(known.count)
    }
    print("\(app.name): states after 100 and 200 steps in time: \(found); REDEMPTION_SEED=\(seed)")
    #expect(known.count <= app.mostStates, "REDEMPTION_SEED=\(seed)")
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
