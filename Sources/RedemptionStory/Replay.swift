import JanssonCoding
public import RedemptionCore
public import RedemptionLedger
public import RedemptionScenario
import RedemptionServer
public import TerminalText

/// Plays each scenario on a fresh server and prints a timeline.
public struct Replay {
  private let adapters: [any RedemptionAdapter]
  private let makeStore: () throws(LedgerError) -> any LedgerStore
  private let layout: TextLayout

  /// Creates a replay with these adapters, a new store for each scenario, and a virtual clock.
  public init(
    adapters: [any RedemptionAdapter], layout: TextLayout = TextLayout(),
    makeStore: @escaping () throws(LedgerError) -> any LedgerStore
  ) {
    self.adapters = adapters
    self.makeStore = makeStore
    self.layout = layout
  }

  /// Plays every scenario of a file, counts them, and passes each line to `line` at once.
  public func play(_ file: ScenarioFile, tally: inout ReplayTally, line: (String) throws -> Void) throws {
    for text in layout.wrapped(file.title, mark: layout.style.heading) { try line(text) }
    for scenario in file.scenarios {
      try line("")
      let title = layout.wrapped(scenario.description, first: "  ", rest: "  ", mark: layout.style.heading)
      for text in title { try line(text) }
      let failures = try play(scenario) { played, start, now in
        for text in Timeline(start: start, layout: layout).lines(of: played, at: now) { try line(text) }
      }
      tally.count(failures, of: scenario.description, in: file.title)
    }
  }

  /// Plays every scenario of some files and returns them with each step's result as one JSON document.
  public func json(_ files: [ScenarioFile], tally: inout ReplayTally) throws -> String {
    var documents: [JSONValue] = []
    for file in files {
      var scenarios: [JSONValue] = []
      for scenario in file.scenarios {
        var steps: [JSONValue] = []
        let failures = try play(scenario) { played, start, now in
          steps.append(played.document(after: now.milliseconds - start.milliseconds))
        }
        tally.count(failures, of: scenario.description, in: file.title)
        scenarios.append(
          [
            "description": .string(scenario.description), "passed": .bool(failures.isEmpty), "steps": .array(steps),
          ])
      }
      documents.append(["title": .string(file.title), "scenarios": .array(scenarios)])
    }
    let document: JSONValue = [
      "passed": .integer(Int64(tally.passed)), "failed": .integer(Int64(tally.failed)), "files": .array(documents),
    ]
    return String(decoding: try JSONTextEncoder().encode(document), as: UTF8.self)
  }

  /// - Parameter step: receives each step with the times on the server's clock at the start and after the step.
  /// - Returns: what is wrong with the step that failed, if one did; no later step is played then.
  private func play(
    _ scenario: Scenario, step: (PlayedStep, Timestamp, Timestamp) throws -> Void
  ) throws -> [String] {
    let server = Server(
      adapters: adapters, methods: .all, store: try makeStore(),
      configuration: Server.Configuration(hasVirtualClock: true))
    let start = server.now
    var player = ScenarioPlayer(client: LocalClient(server: server))
    for next in scenario.steps {
      let played = try player.play(next)
      try step(played, start, server.now)
      guard played.failures.isEmpty else { return played.failures.map { "\(next.method): \($0)" } }
    }
    return []
  }
}

/// The scenarios that were played, and which of them failed.
public struct ReplayTally {
  /// One scenario with what was wrong.
  struct Entry {
    let file: String
    let scenario: String
    let failures: [String]
  }

  private(set) var entries: [Entry] = []

  /// Scenarios whose results were all as expected.
  public var passed: Int { entries.count { $0.failures.isEmpty } }
  /// Scenarios with a step that failed.
  public var failed: Int { entries.count - passed }

  /// Creates a count of nothing.
  public init() {}

  mutating func count(_ failures: [String], of scenario: String, in file: String) {
    entries.append(Entry(file: file, scenario: scenario, failures: failures))
  }

  /// Returns the summary for a terminal, on one line.
  public func text(_ layout: TextLayout) -> String {
    let total = passed + failed
    let text = "\(total) scenario\(total == 1 ? "" : "s"): \(passed) passed, \(failed) failed."
    return failed == 0 ? text : layout.style.bad(text)
  }
}

extension PlayedStep {
  /// - Parameter milliseconds: time since the start of the scenario.
  fileprivate func document(after milliseconds: Int64) -> JSONValue {
    var members: [String: JSONValue] = [
      "method": .string(step.method), "params": params, "events": .array(events.before),
      "eventsAfter": .array(events.after),
      "milliseconds": .integer(milliseconds),
      "failures": .array(failures.map { .string($0) }),
    ]
    switch reply {
    case .result(let result)?: members["result"] = result
    case .error(let error)?: members["error"] = error
    case nil: break
    }
    return .object(members)
  }
}
