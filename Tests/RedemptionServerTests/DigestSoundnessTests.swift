import Foundation
import JSONRPC
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

/// Two states with one digest must have one future: the same calls return the same, up to ids and dates.
///
/// `REDEMPTION_LONG=1` plays 10,000 pairs.
@Suite("States with one digest")
struct DigestSoundnessTests {
  private static let isLong = ProcessInfo.processInfo.environment["REDEMPTION_LONG"] == "1"
  private static let pairs = isLong ? 2_500 : SeededGenerator.rounds(60)
  /// How many steps lead to a state, and how many follow.
  private static let (before, after) = (8, 20)

  private let folder: TemporaryFolder
  private let client: InProcessClient

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"))
  }

  @Test("have one future", arguments: SoundApp.all)
  func haveOneFuture(app: SoundApp) throws {
    let seed = SeededGenerator().seed
    var generator = SeededGenerator(seed: seed)
    var search = PairSearch(client: client, app: app)
    var result = (compared: 0, steps: 0, parted: 0, walks: 0)
    while result.compared < DigestSoundnessTests.pairs, result.walks < DigestSoundnessTests.pairs * 40 {
      result.walks += 1
      guard let pair = try search.next(DigestSoundnessTests.before, using: &generator) else { continue }
      result.compared += 1
      let played = try pair.play(DigestSoundnessTests.after, of: app, using: &generator)
      result.steps += played.steps
      if played.isParted { result.parted += 1 }
      if let difference = played.difference {
        Issue.record("\(app.name): \(difference); REDEMPTION_SEED=\(seed)")
        break
      }
    }
    print(
      "\(app.name): \(result.compared) pairs of \(search.known.count) states, \(result.steps) steps; in "
        + "\(result.parted) the deadlines came in another order; REDEMPTION_SEED=\(seed)")
    #expect(result.compared >= DigestSoundnessTests.pairs, "REDEMPTION_SEED=\(seed)")
    #expect(result.parted * 4 <= result.compared, "REDEMPTION_SEED=\(seed)")
  }
}

/// What can happen to an app whose states are compared.
struct SoundApp: CustomTestStringConvertible {
  let name: String
  let open: String
  let vendor: String

  var testDescription: String { name }

  static let all = [
    SoundApp(name: "RevenueCat on iOS", open: "revenuecat flutter ios", vendor: "revenuecat"),
    SoundApp(name: "RevenueCat on Android", open: "revenuecat flutter android", vendor: "revenuecat"),
    SoundApp(name: "Superwall on iOS", open: "superwall native ios", vendor: "superwall"),
    SoundApp(name: "Superwall on Android", open: "superwall native android", vendor: "superwall"),
    SoundApp(name: "Qonversion", open: "qonversion native ios", vendor: "qonversion"),
  ]

  /// A step with sessions and purchases that a world has.
  func step(_ world: DigestWorld, _ turn: Int, using generator: inout SeededGenerator) -> String {
    let sessions = world.ids.filter { $0.value.hasPrefix("session-") }.keys.sorted()
    let purchases = world.ids.keys.filter { $0.hasPrefix("purchase ") }.map { String($0.dropFirst(9)) }.sorted()
    guard let app = sessions.randomElement(using: &generator) else { return "open s\(turn) \(open)" }
    let paid = purchases.randomElement(using: &generator)
    let user = ["ada", "bob"].randomElement(using: &generator) ?? "ada"
    let email = "\(user)@example.com"
    switch Int.random(in: 0..<20, using: &generator) {
    case 0 where sessions.count < 3: return "open s\(turn) \(open)"
    case 1 where sessions.count < 3: return "open s\(turn) \(open) user=\(user)"
    // One anonymous sale at the most: of two, the digest does not say which came first.
    case 2 where purchases.count < 2: return "buy p\(turn) \(vendor) monthly pro user=\(user) email=\(email)"
    case 3 where purchases.isEmpty: return "buy p\(turn) \(vendor) monthly pro email=\(email)"
    case 4...7: return paid.map { "redeem \(app) \($0)" } ?? "info \(app)"
    case 8: return "info \(app)"
    case 9: return "info \(app) policy=fetchCurrent"
    case 10: return "logIn \(app) \(user)"
    case 11: return "logOut \(app)"
    case 12: return "foreground \(app)"
    case 13: return "fault \(["offline", "timeout", "http"].randomElement(using: &generator) ?? "http") count=1"
    case 14: return "clear"
    case 15:
      return paid.map { "\(["expire", "refund", "cancel"].randomElement(using: &generator) ?? "expire") \($0)" }
        ?? "clear"
    case 16: return vendor == "qonversion" ? "reissue \(app) \(email)" : "describe \(app)"
    case 17: return "fault delay seconds=5 count=1"
    default: return "next"
    }
  }
}

/// Finds states that two stories reach.
private struct PairSearch {
  let client: InProcessClient
  let app: SoundApp
  /// The first state of each digest, and on which walk it was found.
  private(set) var known: [String: (world: DigestWorld, walk: Int)] = [:]
  private var lastNumber = 0

  init(client: InProcessClient, app: SoundApp) { (self.client, self.app) = (client, app) }

  /// Walks on until a state is known from another story; nil if none was on this walk.
  mutating func next(_ length: Int, using generator: inout SeededGenerator) throws -> StatePair? {
    lastNumber += 1
    var world = try DigestWorld(client, space: "walk-\(lastNumber)", seed: Int64(lastNumber))
    for turn in 0..<length {
      try world.play(app.step(world, turn, using: &generator))
      guard try !world.isWaiting() else { continue }
      let digest = try world.digest().text
      if let other = known[digest] {
        // The first states are the same on every walk: what led to a pair should be long.
        if other.walk != lastNumber, turn >= 3 { return try StatePair(other.world, world, number: lastNumber) }
      } else if known.count < 400 {
        known[digest] = (try world.fork(as: "k\(lastNumber)-\(turn)"), lastNumber)
      }
    }
    try world.delete()
    return nil
  }
}

extension DigestWorld {
  /// True while a call waits: a copy does not have it.
  fileprivate func isWaiting() throws -> Bool { !(client.server.spaces[space]?.waitingCalls.isEmpty ?? true) }
}

/// Two worlds in states with one digest, with one name for what corresponds.
private struct StatePair {
  private var one: DigestWorld
  private var other: DigestWorld

  init(_ first: DigestWorld, _ second: DigestWorld, number: Int) throws {
    one = try first.fork(as: "one-\(number)")
    other = second
    let (labels, others) = (try one.digest().labels, try other.digest().labels)
    let byNumber = Dictionary(others.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    // What the state does not contain, such as a second code that expired, cannot be named in the future.
    var names: [String: String] = [:]
    for (name, id) in one.ids {
      guard let number = labels[id], let counterpart = byNumber[number] else {
        one.ids[name] = nil
        continue
      }
      names[name] = counterpart
    }
    let purchases = Set(names.keys.filter { $0.hasPrefix("purchase ") })
    for name in purchases where names[String(name.dropFirst(9))] == nil {
      one.ids[name] = nil
      names[name] = nil
    }
    other.ids = names
  }

  /// Plays one story in both, and compares what they tell.
  func play(
    _ length: Int, of app: SoundApp, using generator: inout SeededGenerator
  ) throws -> (steps: Int, isParted: Bool, difference: String?) {
    var (one, other) = (one, other)
    defer {
      try? one.delete()
      try? other.delete()
    }
    var story: [String] = []
    for turn in 0..<length {
      let step = app.step(one, 100 + turn, using: &generator)
      story.append(step)
      try one.enter()
      let told = try one.play(step)
      try other.enter()
      let otherTold = try other.play(step)
      if told != otherTold {
        return (turn, false, "after \(story) one tells \(told), the other \(otherTold)")
      }
      guard try one.digest().text != other.digest().text else { continue }
      // Deadlines that began since may fall on either side of those that ran: that is no other state, but another time.
      if try one.digestWithoutOrder() == other.digestWithoutOrder() { return (turn, true, nil) }
      return (turn, false, "after \(story) the digests differ")
    }
    return (length, false, nil)
  }
}
