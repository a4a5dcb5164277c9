import Foundation
import GRDB
import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import SQLiteStore
import SharedCases
import SuperwallAdapter
import Testing

@Suite("A server that is killed", .serialized)
struct KillTests {
  private static let isLong = ProcessInfo.processInfo.environment["REDEMPTION_LONG"] == "1"

  @Test("loses no answered redemption, lets no code work twice, and leaves a sound file", .timeLimit(.minutes(30)))
  func killedAtRandomInstants() throws {
    var story = try KillStory(generator: SeededGenerator())
    print("kill test: REDEMPTION_SEED=\(story.seed)")
    for round in 0..<(KillTests.isLong ? 250 : 10) {
      do { try story.play(round) } catch {
        Issue.record("REDEMPTION_SEED=\(story.seed), round \(round): \(error)")
        return
      }
    }
    print("kill test: \(story.answered) redemptions were answered, \(story.unanswered) requests were cut off")
    #expect(story.answered > 0, "no redemption was answered before a kill: the test proved nothing")
  }
}

/// One file, one server after the other, and what clients were told.
private struct KillStory {
  struct Broken: Error, CustomStringConvertible { let description: String }

  /// A code that was given out, and who redeems it.
  struct Code {
    let vendor: Vendor
    let user: String
    let product: String
  }

  /// What is sold in another space, between the calls in `main`: nothing of it may be in the file.
  private static let elsewhere = "elsewhere"

  let seed: UInt64
  private var generator: SeededGenerator
  private let folder: TemporaryFolder
  private var path: String { folder.path("ledger.sqlite") }
  /// The codes that clients were told in this round; no later round asks for them.
  private var codes: [String: Code] = [:]
  /// Those of them whose success a client was told.
  private var redeemed: Set<String> = []
  /// How many successes clients were told in all rounds.
  private(set) var answered = 0
  private(set) var unanswered = 0

  init(generator: SeededGenerator) throws {
    self.generator = generator
    seed = generator.seed
    folder = try TemporaryFolder()
  }

  mutating func play(_ round: Int) throws {
    (codes, redeemed) = ([:], [])
    defer { answered += redeemed.count }
    let server = try ServerProcess(ledger: path)
    let vendors: [Vendor] = [.revenueCat, .superwall]
    var sessions: [String: (vendor: Vendor, user: String)] = [:]
    for vendor in vendors {
      let user = "user-\(vendor.rawValue)-\(round)"
      guard
        let session = try server.call("session/open", ServerRequest.open(vendor.rawValue, user: user).params)[
          "session"]?
          .string
      else { throw Broken(description: "no session") }
      sessions[session] = (vendor, user)
    }
    let names = sessions.keys.sorted()
    // The instant is counted in replies, of which there are 160, so that a slow machine gets as far as a fast one.
    let lastReply = Int.random(in: 0...150, using: &generator)
    let delay = Double.random(in: 0...0.01, using: &generator)
    var replies = 0
    func killWhenDue() {
      guard replies == lastReply else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { server.killNow() }
    }
    var asked: [Int: ServerRequest] = [:]
    var last = 0
    func send(_ request: ServerRequest) {
      last += 1
      asked[last] = request
      server.send(request.line(id: last))
    }
    for number in 0..<80 {
      let vendor = vendors[number % 2]
      send(.purchase(vendor.rawValue, product: "product-\(round)-\(number)", email: number % 3 == 0 ? "a@b.io" : nil))
      guard number % 8 == 0 else { continue }
      send(ServerRequest("space/use", ["space": "other"]))
      send(.purchase(vendor.rawValue, product: KillStory.elsewhere, email: nil))
      send(ServerRequest("space/use", ["space": "main"]))
    }
    killWhenDue()
    while let reply = try server.nextReply() {
      guard let id = reply.id, let request = asked.removeValue(forKey: id) else { continue }
      replies += 1
      killWhenDue()
      if let code = reply.result?["link"]?["code"]?.string, let product = request.params["product"]?.string,
        product != KillStory.elsewhere,
        let name = names.first(where: { sessions[$0]?.vendor.rawValue == request.params["vendor"]?.string }),
        let session = sessions[name]
      {
        codes[code] = Code(vendor: session.vendor, user: session.user, product: product)
        send(.redeem(code, in: name))
      } else if let code = request.params["code"]?.string {
        guard reply.word == "redeemed" else { throw Broken(description: "a fresh code got \(reply.word ?? "nothing")") }
        guard redeemed.insert(code).inserted else { throw Broken(description: "a code worked twice") }
      }
    }
    unanswered += asked.count
    _ = try server.waitForExit()
    try check(round, cutOff: asked.values.compactMap { $0.params["code"]?.string })
  }

  /// Looks at the file after the kill: as SQLite does, and as the ledger does.
  private mutating func check(_ round: Int, cutOff: [String]) throws {
    let finding = try DatabaseQueue(path: path).read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    guard finding == "ok" else { throw Broken(description: "integrity_check: \(finding ?? "nothing")") }
    let strays = try DatabaseQueue(path: path).read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM purchase WHERE product = ?", arguments: [KillStory.elsewhere])
    }
    guard strays == 0 else { throw Broken(description: "the file has sales of another space") }
    let ledger = try Ledger(at: .file(path: path), adapters: [RevenueCatAdapter(), SuperwallAdapter()])
    let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    for (vendor, user) in [(Vendor.revenueCat, "user-revenuecat-\(round)"), (.superwall, "user-superwall-\(round)")] {
      let redeemer = Redeemer(appUserId: user, deviceId: "d")
      guard case .customer(let grant) = try ledger.answer(.customer(vendor, redeemer), at: now) else { continue }
      let products = Set(grant.subscriptions.map(\.productId))
      for code in redeemed {
        guard let known = codes[code], known.user == user, !products.contains(known.product) else { continue }
        throw Broken(description: "the answered redemption of \(known.product) is gone")
      }
    }
    // What was told works once more for nobody; what was cut off was done whole or not at all.
    for code in redeemed {
      let kind = try redeem(code, ledger, as: "stranger", at: now)
      guard kind == .linkExpired else { throw Broken(description: "an answered code was \(kind) for a stranger") }
    }
    for code in cutOff {
      let first = try redeem(code, ledger, as: "late", at: now)
      let second = try redeem(code, ledger, as: "later", at: now)
      guard [.redeemed, .linkExpired].contains(first), second == .linkExpired else {
        throw Broken(description: "a cut-off code was \(first), then \(second)")
      }
    }
    for code in codes.keys where !redeemed.contains(code) {
      guard try redeem(code, ledger, as: "stranger", at: now) != .invalidCode else {
        throw Broken(description: "an answered purchase is gone")
      }
    }
    try ledger.commit()
    try ledger.close()
  }

  private func redeem(
    _ code: String, _ ledger: Ledger, as user: String, at now: Timestamp
  ) throws -> RedemptionOutcome.Kind {
    guard let vendor = codes[code]?.vendor else { throw Broken(description: "a code of nobody") }
    let request = RedemptionQuestion(vendor: vendor, code: code, redeemer: Redeemer(appUserId: user, deviceId: user))
    guard case .redemption(let answer) = try ledger.answer(.redeem(request), at: now), let outcome = answer.outcome
    else {
      throw Broken(description: "no outcome")
    }
    return outcome.kind
  }
}
