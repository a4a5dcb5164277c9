import JanssonCoding
public import RedemptionCore
public import RedemptionLedger
public import RedemptionScenario
import RedemptionServer

/// Plays each scenario on a fresh server and prints a timeline.
public struct Replay {
  private let adapters: [any RedemptionAdapter]
  private let makeStore: () throws(LedgerError) -> any LedgerStore
  private let style: TextStyle

  /// Creates a replay with these adapters, a new store for each scenario, and a virtual clock.
  public init(
    adapters: [any RedemptionAdapter], style: TextStyle = .plain,
    makeStore: @escaping () throws(LedgerError) -> any LedgerStore
  ) {
    self.adapters = adapters
    self.makeStore = makeStore
    self.style = style
  }

  /// Decodes a scenario file: JSON as described by `Tests/Conformance/case.schema.json`.
  ///
  /// - Throws: ``ScenarioUnreadable`` with the path and the expected value.
  public static func read(_ bytes: [UInt8]) throws(ScenarioUnreadable) -> ScenarioFile {
    do {
      return try JanssonDecoder().decode(ScenarioFile.self, from: JanssonTree.reading(bytes).root)
    } catch let error as UnreadableJSON {
      throw ScenarioUnreadable(description: "no JSON: \(error.kind.rawValue) at byte \(error.utf8Offset)")
    } catch let error as DecodingError {
      let failure = DecodingFailure(error)
      throw ScenarioUnreadable(description: "at \(failure.path): expected \(failure.expectation)")
    } catch {
      throw ScenarioUnreadable(description: "no scenario: \(type(of: error))")
    }
  }

  /// Plays every scenario of a file and passes each line to `line` at once.
  ///
  /// - Returns: the number of scenarios that failed.
  public func play(_ file: ScenarioFile, line: (String) throws -> Void) throws -> Int {
    try line(style.heading(file.title))
    var failed = 0
    for scenario in file.scenarios {
      try line("")
      try line(style.heading("  " + scenario.description))
      if try !play(scenario, line: line) { failed += 1 }
    }
    return failed
  }

  private func play(_ scenario: Scenario, line: (String) throws -> Void) throws -> Bool {
    let server = Server(
      adapters: adapters, methods: .all, store: try makeStore(),
      configuration: Server.Configuration(hasVirtualClock: true))
    let start = server.now
    let timeline = Timeline(start: start, style: style)
    var player = ScenarioPlayer(client: LocalClient(server: server))
    for step in scenario.steps {
      let played = try player.play(step)
      for text in timeline.lines(of: played, at: server.now) { try line(text) }
      guard played.failures.isEmpty else { return false }
    }
    return true
  }
}

/// The error for a file that is not a scenario.
public struct ScenarioUnreadable: Error, CustomStringConvertible {
  /// The reason, on one line.
  public let description: String
}

/// Formats the steps of one scenario: time since the start, sender, content.
private struct Timeline {
  let start: Timestamp
  let style: TextStyle

  private static let width = 100
  private static let clockWidth = 13

  func lines(of played: PlayedStep, at now: Timestamp) -> [String] {
    var lines = [row(now, "app    →", "\(played.step.method)  \(summary(of: played.params))")]
    for event in played.events {
      let name = event["name"]?.string ?? ""
      lines.append(row(now, "event  ←", style.faint("\(name)  \(summary(of: event["params"] ?? .null))")))
    }
    lines.append(row(now, "reply  ←", replyText(played)))
    return lines + played.failures.map { row(now, "       ✗", style.bad($0)) }
  }

  private func row(_ now: Timestamp, _ speaker: String, _ text: String) -> String {
    "    \(elapsed(now).fitted(to: Timeline.clockWidth)) \(speaker) \(text)"
  }

  private func elapsed(_ now: Timestamp) -> String {
    let milliseconds = now.milliseconds - start.milliseconds
    guard milliseconds != 0 else { return "+0" }
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "+" + clock.joined(separator: ":") + (rest == 0 ? "" : ".\(rest)")
  }

  private func replyText(_ played: PlayedStep) -> String {
    switch played.reply {
    case .result(let result)?: style.good(summary(of: result))
    case .error(let error)?:
      style.bad("error \(error["data"]?["kind"]?.string ?? ""): \(error["message"]?.string ?? "")")
    case nil: style.faint("(later)")
    }
  }

  /// The most informative members on one line.
  private func summary(of value: JSONValue) -> String {
    if let outcome = value["outcome"], let kind = outcome["kind"]?.string {
      return "\(kind)   \(ReplySummary(value["reply"] ?? .null).text)"
    }
    guard case .object(let members) = value else { return value == .null ? "" : value.text.fitted(within: 60) }
    let parts = members.sorted { $0.key < $1.key }.map { "\($0.key)=\(brief($0.value))" }
    return parts.joined(separator: " ").fitted(within: Timeline.width - 28)
  }

  private func brief(_ value: JSONValue) -> String {
    switch value {
    case .object(let members): "{\(members.keys.sorted().joined(separator: ","))}"
    case .array(let elements): "[\(elements.count)]"
    case .string(let text): text.fitted(within: 40)
    case .null, .bool, .integer, .real: value.text
    }
  }
}

extension String {
  /// Returns this text, truncated to at most `width` characters.
  fileprivate func fitted(within width: Int) -> String { count <= width ? self : String(prefix(width - 1)) + "…" }
}
