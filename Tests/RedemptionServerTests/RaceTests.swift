import Foundation
import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import SQLiteStore
import SharedCases
import SuperwallAdapter
import Testing

@Suite("Several servers on one file", .serialized)
struct RaceTests {
  private static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]

  @Test("of eight that race for a thousand codes, exactly one redeems each")
  func thousandCodes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    var generator = SeededGenerator()
    print("race test: REDEMPTION_SEED=\(generator.seed)")
    let codes = try sell(1_000, in: path)
    let racers = try (0..<8).map { try Racer(number: $0, ledger: path) }
    for racer in racers { racer.start(codes.shuffled(using: &generator)) }
    var wins: [String: Int] = [:]
    var losses = 0
    for racer in racers {
      for (code, word) in try racer.results() {
        switch word {
        case "redeemed": wins[code, default: 0] += 1
        case "linkExpired": losses += 1
        default: Issue.record("server \(racer.number) got \(word); REDEMPTION_SEED=\(generator.seed)")
        }
      }
      #expect(try racer.server.finish().status == 0)
    }
    #expect(wins.count == 1_000)
    #expect(wins.values.allSatisfy { $0 == 1 }, "a code worked twice; REDEMPTION_SEED=\(generator.seed)")
    #expect(losses == 7_000)
  }

  @Test("eight that start on a file that is not there yet make one ledger")
  func startTogether() throws {
    let folder = try TemporaryFolder()
    let servers = try (0..<8).map { _ in try ServerProcess(ledger: folder.path("new.sqlite")) }
    let sale = try servers[0].call(
      "store/purchase", ServerRequest.purchase("revenuecat", product: "p", email: "a@b.io").params)
    #expect(sale["link"] != nil)
    for server in servers {
      #expect(try server.call("store/mailbox")["messages"].map { "\($0)" }?.contains("a@b.io") == true)
      let (status, log) = try server.finish()
      #expect(status == 0, "\(log)")
    }
  }

  private func sell(_ count: Int, in path: String) throws -> [(code: String, vendor: Vendor)] {
    let ledger = try Ledger(at: .file(path: path), adapters: RaceTests.adapters)
    let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    let codes = try (0..<count).map { number in
      let vendor: Vendor = number % 2 == 0 ? .revenueCat : .superwall
      let order = Order(vendor: vendor, product: "product-\(number)", entitlements: ["pro"])
      return (code: try ledger.purchase(order, at: now).link.code, vendor: vendor)
    }
    try ledger.commit()
    try ledger.close()
    return codes
  }
}

/// One of the servers, with as many users as keep their grants small.
private final class Racer {
  let number: Int
  let server: ServerProcess
  private var sessions: [Vendor: [String]] = [:]
  private var asked: [String] = []

  init(number: Int, ledger: String) throws {
    self.number = number
    server = try ServerProcess(ledger: ledger, clock: "system")
    for vendor in [Vendor.revenueCat, .superwall] {
      let requests = (0..<50).map { ServerRequest.open(vendor.rawValue, user: "user-\(number)-\($0)") }
      sessions[vendor] = try server.drain(requests).replies.compactMap { $0.result?["session"]?.string }
    }
  }

  func start(_ codes: [(code: String, vendor: Vendor)]) {
    asked = codes.map(\.code)
    let lines = codes.enumerated().map { index, code in
      let names = sessions[code.vendor] ?? []
      return ServerRequest.redeem(code.code, in: names[index % names.count]).line(id: index)
    }
    server.send(lines.joined())
  }

  func results() throws -> [(code: String, word: String)] {
    var results: [(code: String, word: String)] = []
    while results.count < asked.count {
      guard let line = try server.nextLine(waitingFor: "reply in the race") else { break }
      let reply = try JSONDecoder().decode(Brief.self, from: line)
      guard let id = reply.id else { continue }
      results.append((asked[id], reply.result?.outcome.kind ?? reply.error?.message ?? "nothing"))
    }
    return results
  }

  /// The part of a reply that the race is about.
  private struct Brief: Decodable {
    struct Result: Decodable { let outcome: Outcome }
    struct Outcome: Decodable { let kind: String }
    let id: Int?
    let result: Result?
    let error: ServerReply.Failure?
  }
}
