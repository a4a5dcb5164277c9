#if Live
  import Foundation
  import LiveGateways
  import RedemptionCore
  import RedemptionLedger
  import RedemptionScenario
  import RedemptionServer
  import RedemptionTesting
  import SharedCases
  import RevenueCatAdapter
  import SQLiteStore
  import SuperwallAdapter
  import Testing

  @Suite("The shared cases, with every session on the live gateway, which calls the local service", .serialized)
  struct SharedCasesTests {
    struct Case: Sendable, CustomStringConvertible {
      let file: String
      let scenario: Scenario
      var description: String { "\(file): \(scenario.description)" }
    }

    static func cases() throws -> [Case] {
      try ConformanceCases.files().flatMap { file in
        file.scenarios.filter { $0.steps.contains { $0.method == "session/open" } }
          .map { Case(file: file.title, scenario: $0) }
      }
    }

    @Test("give the same outcomes, replies and events as on the ledger", arguments: try cases())
    func same(_ row: Case) async throws {
      let played = try await onThread { () throws -> [PlayedStep] in
        let client = try LiveScenarioClient()
        defer { client.close() }
        return try ScenarioPlayer.play(row.scenario.asHTTPTellsIt, on: client)
      }
      for (number, step) in played.enumerated() {
        #expect(step.failures == [], "step \(number + 1), \(step.step.method)")
      }
    }

    /// Blocks a thread of its own: those of the tests are needed for the answers.
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
      }
    }
  }

  extension Scenario {
    /// The same scenario without the facts that the services do not send and that no SDK gives to an app.
    ///
    /// Both services: whether an expired link was too old or used. RevenueCat's: whether a new link was mailed, and
    /// whether it is the redeemed purchase that has run out. Everything else has to be the same.
    fileprivate var asHTTPTellsIt: Scenario {
      let opened = steps.filter { $0.method == "session/open" && $0.params["vendor"] == "revenuecat" }
      let names = opened.flatMap { $0.save.filter { $0.value.description == "/session" }.map(\.key) }
      let sessions = Set(names.map { JSONValue.string("${\($0)}") })
      return Scenario(
        description: description,
        steps: steps.map { step in
          let isRevenueCat = step.params["session"].map(sessions.contains) == true
          return step.expecting { isRevenueCat ? $0.withoutReason.asRevenueCatTellsIt : $0.withoutReason }
        })
    }
  }

  extension JSONValue {
    fileprivate var withoutReason: JSONValue {
      guard case .object(var members) = self, case .object(var outcome)? = members["outcome"] else { return self }
      outcome["reason"] = nil
      members["outcome"] = .object(outcome)
      return .object(members)
    }

    fileprivate var asRevenueCatTellsIt: JSONValue {
      guard case .object(var members) = self, case .object(var outcome)? = members["outcome"] else { return self }
      if outcome["kind"] == "subscriptionExpired" { outcome["kind"] = "redeemed" }
      if outcome["reissued"] != nil { outcome["reissued"] = false }
      members["outcome"] = .object(outcome)
      return .object(members)
    }
  }
#endif
