import JanssonCoding
public import RedemptionCore
public import RedemptionLedger
public import RedemptionScenario

/// Scenarios played on a fresh server each, as a timeline for people.
public struct Replay {
  private let adapters: [any RedemptionAdapter]
  private let makeStore: () throws(LedgerError) -> any LedgerStore
  private let style: TextStyle

  /// Plays with these adapters, a new store for each scenario, and a virtual clock.
  public init(
    adapters: [any RedemptionAdapter], style: TextStyle = .plain,
    makeStore: @escaping () throws(LedgerError) -> any LedgerStore
  ) {
    self.adapters = adapters
    self.makeStore = makeStore
    self.style = style
  }

  /// Reads a scenario file: JSON in the form of `Tests/Conformance/case.schema.json`.
  ///
  /// - Throws: ``ScenarioUnreadable`` that names the place and what was expected there.
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

  /// Plays every scenario of a file, and hands each line over as soon as it is there.
  ///
  /// - Returns: how many scenarios did not go as they should.
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
      adapters: adapters, store: try makeStore(), configuration: Server.Configuration(hasVirtualClock: true))
    let start = server.clock.now
    let timeline = Timeline(start: start, style: style)
    var player = ScenarioPlayer(client: LocalClient(server: server))
    for step in scenario.steps {
      let played = try player.play(step)
      for text in timeline.lines(of: played, at: server.clock.now) { try line(text) }
      guard played.failures.isEmpty else { return false }
    }
    return true
  }
}

/// A file that is no scenario, and why.
public struct ScenarioUnreadable: Error, CustomStringConvertible {
  /// One line for a person.
  public let description: String
}

/// The lines of one scenario: the time since its start, who speaks, and what.
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

  /// The members that tell most, on one line.
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
  /// This text, cut if it is longer than a number of characters.
  fileprivate func fitted(within width: Int) -> String { count <= width ? self : String(prefix(width - 1)) + "…" }
}
