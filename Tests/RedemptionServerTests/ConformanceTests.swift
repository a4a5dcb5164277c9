import MemoryStore
import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import TestStores
import Testing

@Suite("The shared cases")
struct ConformanceTests {
  /// One scenario, named for the report.
  struct Case: Sendable, CustomStringConvertible {
    let file: String
    let scenario: Scenario
    var description: String { "\(file): \(scenario.description)" }
  }

  static func cases() throws -> [Case] {
    try ConformanceCases.files().flatMap { file in file.scenarios.map { Case(file: file.title, scenario: $0) } }
  }

  @Test("hold on a fresh server with every adapter", arguments: try cases())
  func holds(_ conformanceCase: Case) throws {
    let server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()], methods: .all,
      store: try TestStores.make { MemoryStore() },
      configuration: .init(hasVirtualClock: true))
    let played = try ScenarioPlayer.play(conformanceCase.scenario, on: LocalClient(server: server))
    for (number, step) in played.enumerated() {
      #expect(step.failures == [], "step \(number + 1), \(step.step.method)")
    }
  }
}
