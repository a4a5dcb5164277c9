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
    /// RevenueCat's and Superwall's: whether an expired link was too old or used. RevenueCat's and Qonversion's: whether
    /// it is the redeemed purchase that has run out, and whether a new link was mailed. Everything else has to be the
    /// same.
    fileprivate var asHTTPTellsIt: Scenario {
      let (revenueCat, qonversion) = (sessions(of: "revenuecat"), sessions(of: "qonversion"))
      return Scenario(
        description: description,
        steps: steps.map { step in
          let session = step.params["session"] ?? .null
          return step.expecting { result in
            let told = qonversion.contains(session) ? result : result.withoutReason
            return qonversion.union(revenueCat).contains(session) ? told.withoutState : told
          }
        })
    }

    private func sessions(of vendor: JSONValue) -> Set<JSONValue> {
      guard Live.hasService(vendor) else { return [] }
      let opened = steps.filter { $0.method == "session/open" && $0.params["vendor"] == vendor }
      let names = opened.flatMap { $0.save.filter { $0.value.description == "/session" }.map(\.key) }
      return Set(names.map { JSONValue.string("${\($0)}") })
    }
  }

  extension JSONValue {
    fileprivate var withoutReason: JSONValue {
      guard case .object(var members) = self, case .object(var outcome)? = members["outcome"] else { return self }
      outcome["reason"] = nil
      members["outcome"] = .object(outcome)
      return .object(members)
    }

    fileprivate var withoutState: JSONValue {
      guard case .object(var members) = self, case .object(var outcome)? = members["outcome"] else { return self }
      if outcome["kind"] == "subscriptionExpired" { outcome["kind"] = "redeemed" }
      if outcome["reissued"] != nil { outcome["reissued"] = false }
      members["outcome"] = .object(outcome)
      return .object(members)
    }
  }
#endif
