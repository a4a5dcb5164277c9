import MemoryStore
import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import Testing

@Suite("The shared cases over a WebSocket")
struct SharedCasesOverWebSocketTests {
  private static func server() -> Server {
    Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()], methods: .all,
      store: MemoryStore(), configuration: .init(hasVirtualClock: true))
  }

  @Test("give the replies and events of stdio, in the same order", arguments: try ConformanceCases.files().map(\.title))
  func same(_ title: String) throws {
    let file = try #require(try ConformanceCases.files().first { $0.title == title })
    let sharesServer = file.scenarios.allSatisfy(\.isStateless)
    var shared: WebSocketScenarioClient?
    defer { shared?.close() }
    for scenario in file.scenarios {
      let client = try shared ?? WebSocketScenarioClient(SharedCasesOverWebSocketTests.server())
      if sharesServer { shared = client }
      defer { if !sharesServer { client.close() } }
      let overWebSocket = try ScenarioPlayer.play(scenario, on: client)
      let overLines = try ScenarioPlayer.play(scenario, on: LineScenarioClient(SharedCasesOverWebSocketTests.server()))
      #expect(overWebSocket.count == overLines.count, "\(scenario.description)")
      for (number, (step, same)) in zip(overWebSocket, overLines).enumerated() {
        let place: Comment = "\(scenario.description): step \(number + 1), \(step.step.method)"
        #expect(step.failures == [], place)
        #expect(step.reply.map(\.shape) == same.reply.map(\.shape), place)
        #expect(step.events.before.map(\.shape) == same.events.before.map(\.shape), place)
        #expect(step.events.after.map(\.shape) == same.events.after.map(\.shape), place)
      }
    }
  }
}

extension Scenario {
  private static let statelessMethods: Set<String> = ["link/parse", "reply/render", "reply/read", "entitlements/merge"]

  /// True if its server may play the next case too.
  fileprivate var isStateless: Bool { steps.allSatisfy { Scenario.statelessMethods.contains($0.method) } }
}

extension ScenarioReply {
  fileprivate var shape: JSONValue {
    switch self {
    case .result(let result): ["result": result.shape]
    case .error(let error): ["error": error]
    }
  }
}

extension JSONValue {
  /// The value without what is random: codes and dates are texts and numbers, and some ids are names of members.
  fileprivate var shape: JSONValue {
    switch self {
    case .null, .bool: self
    case .integer, .real: 0
    case .string(let text): .string(text.contains { $0.isNumber } || text.endsInHexadecimal ? "" : text)
    case .array(let elements): .array(elements.map(\.shape))
    case .object(let members):
      .object(
        Dictionary(
          members.map { ($0.hasPrefix("pur_") ? "pur_" : $0, $1.shape) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

extension String {
  /// Whether it ends as a random id does. Few ids have no digit, but with many runs some do.
  fileprivate var endsInHexadecimal: Bool {
    let end = split(separator: "_").last ?? ""
    return end.count >= 10 && end.allSatisfy(\.isHexDigit)
  }
}
