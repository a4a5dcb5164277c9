import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SharedCases
import Testing

@testable import QonversionAdapter

@Suite("Qonversion's replies")
struct RepliesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: Target
    let outcome: RedemptionOutcome
    let step: ScenarioStep
  }

  static func cases() throws -> [Case] {
    try ConformanceCases.file("11-qonversion-replies.json").scenarios.flatMap { shared in
      try shared.steps.filter { $0.method == "reply/render" }.map { step in
        let target = try #require(step.params["target"]).decoded(as: Target.self)
        return Case(
          testDescription: "\(shared.description) [\(target.platform)]", target: target,
          outcome: try #require(step.params["outcome"]).decoded(as: RedemptionOutcome.self), step: step)
      }
    }
  }

  @Test("are the shared cases'", arguments: try cases())
  func rendersSharedCase(_ shared: Case) throws {
    let rendered = QonversionAdapter().replies.render(
      shared.outcome, for: shared.target, now: Timestamp(milliseconds: 0))
    let result: JSONValue = [
      "reply": try JSONValue(encoding: rendered.body),
      "losses": .array(try rendered.losses.map { try JSONValue(encoding: $0) }),
    ]
    #expect(try shared.step.expectation.accepts(result), "\(result)")
  }

  @Test("cover every outcome on both platforms")
  func coverAll() throws {
    let seen = Set(try RepliesTests.cases().map { "\($0.target.platform) \($0.outcome.kind)" })
    #expect(seen.count == 2 * RedemptionOutcome.Kind.allCases.count)
  }

  @Test("are the six of both SDKs")
  func areSix() {
    let results = Qonversion.RedemptionResult.allCases
    #expect(results.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(
      results.map { $0.name(on: .ios) } == [
        "success", "tokenExpired", "alreadyConsumed", "invalidToken", "networkError", "retryable",
      ])
    #expect(
      results.map { $0.name(on: .android) } == [
        "Success", "TokenExpired", "AlreadyConsumed", "InvalidToken", "NetworkError", "Retryable",
      ])
  }
}
