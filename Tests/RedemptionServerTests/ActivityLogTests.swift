import Foundation
import JSONRPC
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("The activity log")
struct ActivityLogTests {
  private static let now = Timestamp(milliseconds: 0)

  private func add(_ count: Int, to log: ActivityLog) {
    for number in 0..<count {
      log.add(
        .event(session: "s", number: number, name: "e", params: [UInt8](repeating: 0, count: 100)),
        at: ActivityLogTests.now)
    }
  }

  @Test("keeps the newest entries up to its number, with their sequences")
  func keepsNumber() {
    let log = ActivityLog(entryLimit: 5_000)
    add(12_345, to: log)
    #expect((log.first, log.last) == (7_346, 12_345))
    #expect(log.entry(7_345) == nil)
    #expect(log.entry(12_346) == nil)
    #expect((log.first...log.last).allSatisfy { log.entry($0)?.sequence == $0 })
    #expect(log.all().map(\.sequence) == Array(7_346...12_345))
  }

  @Test("is copied with its entries, and both go on alone", arguments: 0..<3)
  func copies(run: Int) {
    let seed = SeededGenerator().seed &+ UInt64(run)
    print("a log and its copies: REDEMPTION_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    // What each log must hold: the number of each entry by its sequence.
    var logs = [(log: ActivityLog(entryLimit: 9_000), numbers: [Int](), limit: 9_000)]
    for number in 0..<30_000 {
      let index = Int.random(in: logs.indices, using: &generator)
      logs[index].log.add(.event(session: "s", number: number, name: "e", params: []), at: ActivityLogTests.now)
      logs[index].numbers.append(number)
      guard number % 4_001 == 0 else { continue }
      let limit = [1, 63, 64, 500, 4_096, 9_000][Int.random(in: 0..<6, using: &generator)]
      let copy = ActivityLog(entryLimit: limit, copying: logs[index].log)
      logs.append((copy, logs[index].numbers, limit))
    }
    for (log, numbers, limit) in logs {
      let kept = log.all()
      #expect(log.last == numbers.count)
      #expect(kept.count == min(limit, numbers.count) || log.first > 1 && kept.count <= limit)
      #expect(kept.map(\.sequence) == Array(log.first..<log.last + 1), "REDEMPTION_SEED=\(seed)")
      let found = kept.map { entry in if case .event(_, let number, _, _) = entry.fact { number } else { -1 } }
      #expect(found == Array(numbers.suffix(kept.count)), "REDEMPTION_SEED=\(seed)")
      #expect((log.first...log.last).allSatisfy { log.entry($0)?.sequence == $0 })
    }
  }

  @Test("keeps the newest entries up to their bytes, and always the last one")
  func keepsBytes() {
    let log = ActivityLog(byteLimit: 30_000)
    add(1_000, to: log)
    #expect(log.last == 1_000)
    #expect(log.last - log.first < 100)
    log.add(
      .event(session: "s", number: 1, name: "e", params: [UInt8](repeating: 0, count: 50_000)), at: ActivityLogTests.now
    )
    #expect((log.first, log.last) == (1_001, 1_001))
  }

  @Test("marks what a failed commit has undone, and keeps its sequences")
  func undoes() throws {
    let folder = try TemporaryFolder()
    let client = try InProcessClient(ledger: folder.path("ledger.sqlite"), recordsLog: true)
    let trap = CommitTrap(path: folder.path("ledger.sqlite"))
    let session = try client.open("revenuecat", user: "ann")
    let code = try client.buy("revenuecat")
    let before = try #require(try client.call(ServerRequest("log/read"))["last"]?.number)
    try trap.set()
    #expect(try client.drain(.redeem(code, in: session)).replies[0]?.word == "ledgerUnavailable")
    try trap.clear()
    let read = try client.call(ServerRequest("log/read", ["after": .integer(before)]))
    let entries = try #require(read["entries"]?.elements)
    let call = try #require(entries.first { $0["kind"] == "call" })
    #expect(call["error"]?["kind"] == "ledgerUnavailable")
    let answer = try #require(entries.first { $0["kind"] == "answer" })
    #expect(answer["undone"] == true)
    #expect(entries.compactMap { $0["sequence"]?.number } == Array((before + 1)...(before + Int64(entries.count))))
    let listed = try client.call(ServerRequest("store/list", ["reveal": true]))
    #expect(
      listed["purchases"]?.elements.first?["codes"]?.elements.first?["attempts"] == [],
      "an attempt that was undone is none")
  }

  @Test("adds a reply for a call that had to wait")
  func adds() throws {
    let folder = try TemporaryFolder()
    let client = try InProcessClient(ledger: folder.path("ledger.sqlite"), recordsLog: true)
    let session = try client.open("superwall", user: "ann")
    let code = try client.buy("superwall")
    _ = try client.call(ServerRequest("fault/inject", ["kind": "delay", "seconds": 5, "count": 1]))
    #expect(try client.drain(.redeem(code, in: session)).replies.isEmpty)
    _ = try client.drain(ServerRequest("clock/advance", ["seconds": 5]))
    let entries = try #require(try client.call(ServerRequest("log/read"))["entries"]?.elements)
    let replies = entries.filter { $0["kind"] == "reply" }
    let calls = entries.filter { $0["method"] == "redemption/redeem" }
    #expect(replies.map { $0["call"] } == calls.map { $0["sequence"] })
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  fileprivate var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
