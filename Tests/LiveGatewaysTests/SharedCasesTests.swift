#if Live
  import Foundation
  import LiveGateways
  import RedemptionCore
  import RedemptionLedger
  import RedemptionScenario
  import RedemptionServer
  import RedemptionTesting
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("The shared cases, with every session on the live gateway", .serialized)
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
      let folder = try TemporaryFolder()
      let path = folder.path("ledger.sqlite")
      let services = try VendorServices(ledger: path)
      let service = try await LoopbackService { services.respond(to: $0) }
      let baseURL = service.baseURL
      let played = try await onThread { () throws -> [PlayedStep] in
        var configuration = Server.Configuration(ledger: .file(path: path), hasVirtualClock: true)
        configuration.remoteGateways = Live.services(baseURL)
        let server = try Server(adapters: Live.adapters, configuration: configuration)
        let client = try LiveScenarioClient(server: server, services: services)
        return try ScenarioPlayer.play(row.scenario, on: client)
      }
      for (number, step) in played.enumerated() {
        #expect(step.failures == [], "step \(number + 1), \(step.step.method)")
      }
      try await service.stop()
    }

    /// Blocks a thread of its own: those of the tests are needed for the answers.
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
      }
    }
  }
#endif
