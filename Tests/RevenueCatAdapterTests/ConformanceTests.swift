import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import Testing

@Suite("RevenueCat's shared cases")
struct ConformanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: Target
    let outcome: RedemptionOutcome
    let reply: JSONValue
    let losses: [String]
  }

  static func cases() throws -> [Case] {
    try ConformanceCases.file("02-revenuecat-replies.json").scenarios.flatMap { shared in
      try shared.steps.map { step in
        let target = try #require(step.params["target"]).decoded(as: Target.self)
        let outcome = try #require(step.params["outcome"]).decoded(as: RedemptionOutcome.self)
        guard case .contains(let part) = step.expectation, case .array(let losses) = part["losses"] else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return Case(
          testDescription: "\(shared.description) [\(target.sdk.rawValue) on \(target.platform)]", target: target,
          outcome: outcome, reply: try #require(part["reply"]), losses: losses.compactMap { $0["path"]?.string })
      }
    }
  }

  @Test("are told exactly, with exactly these losses", arguments: try cases())
  func rendersSharedCase(_ shared: Case) throws {
    let rendered = RevenueCatAdapter().replies.render(
      shared.outcome, for: shared.target, now: Timestamp(milliseconds: 0))
    let reply = try JSONValue(encoding: rendered.body)
    #expect(reply == shared.reply, "\(reply.difference(from: shared.reply))")
    #expect(rendered.losses.map(\.path.description) == shared.losses)
  }

  @Test("cover every outcome on every target")
  func coverAll() throws {
    let seen = Set(try ConformanceTests.cases().map { "\($0.target) \($0.outcome.kind)" })
    #expect(seen.count == 12 * RedemptionOutcome.Kind.allCases.count)
  }
}

extension JSONValue {
  /// The places where two values differ, for a message.
  func difference(from other: JSONValue, at path: String = "") -> [String] {
    guard self != other else { return [] }
    guard case .object(let left) = self, case .object(let right) = other else { return ["\(path): \(self) ≠ \(other)"] }
    return Set(left.keys).union(right.keys).sorted().flatMap { key in
      switch (left[key], right[key]) {
      case (let one?, let two?): one.difference(from: two, at: path + "/" + key)
      case (let one, let two): ["\(path)/\(key): \(one as Any) ≠ \(two as Any)"]
      }
    }
  }
}
