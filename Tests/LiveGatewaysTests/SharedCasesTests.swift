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

    /// True for a case in which a redemption starts while another one waits, or while the SDK starts, which reads what
    /// the user has: a service may answer them in any order.
    private static func isRace(_ scenario: Scenario) -> Bool {
      var waiting = 0
      for step in scenario.steps {
        for event in (step.events ?? []) + (step.eventsAfter ?? []) {
          switch event.name {
          case "redemption_start" where step.method == "session/configure": return true
          case "didRedeemLink" where step.method == "session/configure": return true
          case "redemption_start": waiting += 1
          case "redemption_complete", "redemption_fail": waiting = max(0, waiting - 1)
          default: continue
          }
          if waiting > 1 { return true }
        }
      }
      return false
    }

    /// True for a case about what only the ledger does or tells: it answers at once, and holds an answer back; the
    /// record has from it that a subscription has lapsed, and Android's sessions that a product has a trial, which is
    /// in no answer to them (the rule `redemptionProduct` is not played).
    private static func needsLedger(_ scenario: Scenario) -> Bool {
      let (steps, events) = (scenario.steps, scenario.steps.flatMap { ($0.events ?? []) + ($0.eventsAfter ?? []) })
      let isRecord = steps.contains { ["redemption/list", "redemption/expect"].contains($0.method) }
      let lapses = steps.contains { $0.method == "store/expire" || $0.params["situation"] == "subscriptionExpired" }
      let isOnAndroid = steps.contains { $0.params["platform"] == "android" }
      return (isRecord && lapses) || (isOnAndroid && events.contains { $0.name == "freeTrial_start" })
        || steps.contains { $0.method.hasPrefix("explore/") || $0.params["kind"] == "late" }
    }

    /// The services of the vendors answer from the space `main`.
    static func cases() throws -> [Case] {
      try ConformanceCases.files().flatMap { file in
        file.scenarios.filter { scenario in
          scenario.steps.contains { $0.method == "session/open" }
            && !scenario.steps.contains { $0.method.hasPrefix("space/") } && !isRace(scenario)
            && !needsLedger(scenario)
        }
        .map { Case(file: file.title, scenario: $0) }
      }
    }

    @Test("give the same replies and events as on the ledger, and outcomes but for `losses`", arguments: try cases())
    func same(_ row: Case) async throws {
      let played = try await onThread { () throws -> [PlayedStep] in
        let client = try LiveScenarioClient()
        defer { client.close() }
        return try ScenarioPlayer.play(row.scenario.withoutLosses, on: LossyClient(client))
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

  /// A client whose results lack what the service of the session's target does not carry.
  private final class LossyClient: ScenarioClient {
    private let client: LiveScenarioClient
    private var opened: [Int64: LossRules] = [:]
    private var rulesBySession: [JSONValue: LossRules] = [:]
    private var sessions: [Int64: JSONValue] = [:]
    private var clockMoves: Set<Int64> = []

    init(_ client: LiveScenarioClient) { self.client = client }

    func send(_ method: String, _ params: JSONValue) throws -> Int64 {
      let request = try client.send(method, params)
      if method == "session/open" { opened[request] = params.service?.losses }
      if method == "clock/advance" { clockMoves.insert(request) }
      sessions[request] = params["session"]
      return request
    }

    func reply(to request: Int64) throws -> ScenarioReply? {
      let reply = client.reply(to: request)
      guard case .result(let result)? = reply else { return reply }
      if let session = result["session"] { rulesBySession[session] = opened[request] }
      return .result(result.without(sessions[request].flatMap { rulesBySession[$0] }))
    }

    /// `clock/advance` does not wait for the service, so that what it answers comes behind the reply.
    func takeEvents(around request: Int64) -> ScenarioEvents {
      let events = client.takeEvents(around: request)
      guard clockMoves.contains(request) else { return events }
      return ScenarioEvents(before: events.before + events.after, after: [])
    }
  }

  extension Scenario {
    /// The same scenario, which does not expect what the services do not carry.
    fileprivate var withoutLosses: Scenario {
      var rules: [JSONValue: LossRules] = [:]
      for step in steps where step.method == "session/open" {
        for name in step.save.filter({ $0.value.description == "/session" }).keys {
          rules[.string("${\(name)}")] = step.params.service?.losses
        }
      }
      return Scenario(
        description: description,
        steps: steps.map { step in
          step.expecting { $0.without(rules[step.params["session"] ?? .null]) }
        })
    }
  }

  extension JSONValue {
    /// The service that the params of `session/open` name.
    fileprivate var service: (any ServiceDialect)? {
      guard let vendor = self["vendor"]?.string, let sdk = self["sdk"]?.string.flatMap(SDK.init(rawValue:)),
        let platform = self["platform"]?.string.flatMap(Platform.init(rawValue:))
      else { return nil }
      let target = Target(vendor: Vendor(rawValue: vendor), sdk: sdk, platform: platform)
      return Live.adapters.first { $0.vendor.id == target.vendor }?.service(for: target)
    }

    /// The result without the members of its outcome that the rules name.
    fileprivate func without(_ rules: LossRules?) -> JSONValue {
      guard let rules, case .object(var members) = self, case .object(let outcome)? = members["outcome"] else {
        return self
      }
      members["outcome"] = .object(outcome.filter { !rules.covers(JSONPointer([$0.key])) })
      return .object(members)
    }
  }
#endif
