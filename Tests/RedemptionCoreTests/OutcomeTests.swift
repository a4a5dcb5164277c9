import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import Testing

@Suite("An outcome")
struct OutcomeTests {
  private func json(_ outcome: RedemptionOutcome) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(outcome))
  }

  @Test("of any kind is written and read back the same, and differs nowhere from itself")
  func readsBack() throws {
    var outcomes = OutcomeGenerator()
    for _ in 0..<1_000 {
      let outcome = outcomes.next()
      let copy = try JSONDecoder().decode(RedemptionOutcome.self, from: JSONEncoder().encode(outcome))
      #expect(copy == outcome, "seed \(outcomes.seed)")
      #expect(outcome.differences(from: copy).isEmpty, "seed \(outcomes.seed)")
    }
  }

  @Test("differs from another one at places that account for all of the difference")
  func namesAllDifferences() throws {
    var outcomes = OutcomeGenerator()
    for kind in RedemptionOutcome.Kind.allCases {
      for _ in 0..<200 {
        let (left, right) = (outcomes.outcome(of: kind), outcomes.outcome(of: kind))
        var (told, read) = (try json(left), try json(right))
        for path in left.differences(from: right) {
          #expect(told.value(at: path) != read.value(at: path), "\(path), seed \(outcomes.seed)")
          (told, read) = (told.removing(path), read.removing(path))
        }
        #expect(told == read, "seed \(outcomes.seed)")
      }
    }
  }

  @Test("writes nullable members as null, and the grant's empty collections")
  func writesNulls() throws {
    #expect(
      try json(.linkExpired(code: nil, reissued: false, obfuscatedEmail: nil)) == [
        "kind": "linkExpired", "code": nil, "reissued": false, "obfuscatedEmail": nil,
      ])
    #expect(
      try json(.linkExpired(code: nil, reason: .used, reissued: false, obfuscatedEmail: nil)) == [
        "kind": "linkExpired", "code": nil, "reason": "used", "reissued": false, "obfuscatedEmail": nil,
      ])
    #expect(
      try json(.redeemed(code: "c", grant: Grant())) == [
        "kind": "redeemed", "code": "c", "grant": ["entitlements": [:], "subscriptions": [:], "oneTimePurchases": [:]],
      ])
  }

  @Test("reads an empty masked address as none")
  func readsEmptyAddress() throws {
    let text = #"{"kind": "linkExpired", "code": "c", "reissued": true, "obfuscatedEmail": ""}"#
    let outcome = try JSONDecoder().decode(RedemptionOutcome.self, from: Data(text.utf8))
    #expect(outcome == .linkExpired(code: "c", reissued: true, obfuscatedEmail: nil))
  }

  @Test("of an unknown kind is refused")
  func refusesUnknownKind() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RedemptionOutcome.self, from: Data(#"{"kind": "pending", "code": "c"}"#.utf8))
    }
  }

  @Test("the generator makes every kind, every store identifier and full paywall products")
  func generatesEverything() {
    var outcomes = OutcomeGenerator(SeededGenerator(seed: 1))
    let made = (0..<500).map { _ in outcomes.next() }
    #expect(Set(made.map(\.kind)).count == RedemptionOutcome.Kind.allCases.count)
    let grants = made.compactMap(\.grant)
    #expect(grants.contains { $0.paywall?.product != nil })
    #expect(grants.contains { $0.paywall == nil })
    #expect(grants.contains { grant in grant.entitlements.contains { $0.planId != nil } })
    #expect(grants.contains { grant in grant.subscriptions.contains { $0.purchasedAt.milliseconds < 0 } })
    #expect(grants.contains { grant in grant.subscriptions.contains { $0.purchasedAt.milliseconds % 1000 != 0 } })
    let identifiers = grants.compactMap(\.purchaser?.storeIdentifiers)
    #expect(identifiers.contains { if case .stripe = $0 { true } else { false } })
    #expect(identifiers.contains { if case .paddle = $0 { true } else { false } })
    #expect(identifiers.contains { if case .other = $0 { true } else { false } })
  }

  @Test("the same seed makes the same outcomes")
  func repeatsItself() {
    var (left, right) = (OutcomeGenerator(SeededGenerator(seed: 7)), OutcomeGenerator(SeededGenerator(seed: 7)))
    #expect((0..<20).map { _ in left.next() } == (0..<20).map { _ in right.next() })
  }
}
