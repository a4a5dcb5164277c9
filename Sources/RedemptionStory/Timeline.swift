import RedemptionCore
import RedemptionScenario
import TerminalText

/// Formats the steps of one scenario: time since its first step, sender, content.
struct Timeline {
  let start: Timestamp
  let layout: TextLayout

  private static let clockWidth = 13
  private static let margin = String(repeating: " ", count: 4 + clockWidth + 10)
  private var style: TextStyle { layout.style }

  func lines(of played: PlayedStep, at now: Timestamp) -> [String] {
    var lines = row(now, "app    →", "\(played.step.method)  \(summary(of: played.params))")
    lines += played.events.before.flatMap { event($0, now) }
    lines += reply(played, now)
    lines += played.events.after.flatMap { event($0, now) }
    return lines + played.failures.flatMap { row(now, "       ✗", $0, mark: style.bad) }
  }

  private func event(_ event: JSONValue, _ now: Timestamp) -> [String] {
    let name = event["name"]?.string ?? ""
    return row(now, "event  ←", "\(name)  \(summary(of: event["params"] ?? .null))", mark: style.faint)
  }

  private func reply(_ played: PlayedStep, _ now: Timestamp) -> [String] {
    switch played.reply {
    case .result(let result)?: return row(now, "reply  ←", summary(of: result), mark: style.good)
    case .error(let error)?:
      let text = "error \(error["data"]?["kind"]?.string ?? ""): \(error["message"]?.string ?? "")"
      return row(now, "reply  ←", text, mark: style.bad)
    case nil: return row(now, "reply  ←", "(later)", mark: style.faint)
    }
  }

  private func row(
    _ now: Timestamp, _ speaker: String, _ text: String, mark: (String) -> String = { $0 }
  ) -> [String] {
    let first = "    \(elapsed(now).fitted(to: Timeline.clockWidth)) \(speaker) "
    return layout.wrapped(text, first: first, rest: Timeline.margin, mark: mark)
  }

  private func elapsed(_ now: Timestamp) -> String {
    let milliseconds = now.milliseconds - start.milliseconds
    guard milliseconds != 0 else { return "+0" }
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "+" + clock.joined(separator: ":") + (rest == 0 ? "" : ".\(rest)")
  }

  /// The most informative members. No word is wider than a line has room for.
  private func summary(of value: JSONValue) -> String {
    if let kind = value["outcome"]?["kind"]?.string {
      return "\(kind)  \(ReplySummary(value["reply"] ?? .null).text)"
    }
    guard case .object(let members) = value else { return value == .null ? "" : brief(value) }
    return members.sorted { $0.key < $1.key }.map { fitted("\($0.key)=\(brief($0.value))") }.joined(separator: " ")
  }

  private func brief(_ value: JSONValue) -> String {
    switch value {
    case .object(let members): "{\(members.keys.sorted().joined(separator: ", "))}"
    case .array(let elements): "[\(elements.map(brief).joined(separator: ", "))]"
    case .string(let text): fitted(text)
    case .null, .bool, .integer, .real: value.text
    }
  }

  private func fitted(_ text: String) -> String {
    text.split(separator: " ").map { String($0).fitted(within: layout.width - Timeline.margin.count) }
      .joined(separator: " ")
  }
}
