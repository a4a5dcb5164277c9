import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import QonversionAdapter

@Suite("A reply recorded on a phone")
struct RecordedRepliesTests {
  static let targets = Platform.allCases.map { Target(vendor: .qonversion, sdk: .native, platform: $0) }

  @Test("read and rendered again, it is the same text", arguments: targets)
  func replays(_ target: Target) throws {
    var outcomes = OutcomeGenerator()
    var seen: Set<String> = []
    for _ in 0..<SeededGenerator.rounds(400) {
      let recorded = QonversionAdapter().replies.render(outcomes.next(), for: target, now: Self.now).body
      let text = try String(describing: JSONValue(encoding: recorded))
      seen.insert(text)
      let outcome = try read(recorded, as: target)
      let replayed = QonversionAdapter().replies.render(outcome, for: target, now: Self.now).body
      #expect(try JSONValue(encoding: replayed) == JSONValue(encoding: recorded), "seed \(outcomes.seed)")
    }
    #expect(seen.count == Qonversion.RedemptionResult.allCases.count, "seed \(outcomes.seed)")
  }

  private static let now = Timestamp(milliseconds: 1_700_000_000_000)

  private func read(_ body: any Encodable, as target: Target) throws -> RedemptionOutcome {
    struct NoKey: Error {}
    guard let key = Probe.target else { throw NoKey() }
    let decoder = JSONDecoder()
    decoder.userInfo[key] = target
    return try decoder.decode(Probe.self, from: JSONEncoder().encode(body)).reply.outcome
  }

  private struct Probe: Decodable {
    static let target = CodingUserInfoKey(rawValue: "target")
    let reply: ReadReply

    init(from decoder: any Decoder) throws {
      guard let key = Probe.target, let target = decoder.userInfo[key] as? Target else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "expected a target"))
      }
      reply = try QonversionAdapter().replies.read(from: decoder, as: target, code: nil)
    }
  }
}
