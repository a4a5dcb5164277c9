import JanssonCoding
import RedemptionCore

/// What an exploration has found, without anything that depends on the machine.
struct ExplorationReport: Encodable {
  struct Step: Encodable {
    let event: String
    let text: String
  }

  struct Finding: Encodable {
    let property: String
    let story: [Step]
    let expected: String
    let seen: String
    let shows: Shown
    let truth: Truth
    /// Nil if it has no step.
    let scenario: ExportedScenario?
  }

  struct Difference: Encodable {
    let story: [Step]
    let expected: Shown
    let seen: Shown
  }

  struct Occurrences: Encodable {
    let events: [String: Int]
    let neverEnabled: [String]
    let outcomes: [String]
    let failures: [String]
    let sdkEvents: [String]
  }

  let exploration: String
  let done: Bool
  let closed: Bool
  /// Why nothing is proved; empty if the search is closed.
  let gaps: [String]
  let states: Int
  let stories: Int
  let events: Int
  let findings: [Finding]
  /// The same story has shown different things: the app keeps state outside of its factory.
  let differences: [Difference]
  let coverage: Occurrences
  /// For people.
  let text: String
  /// For programs that read results of tests.
  let junit: String
  /// For people with a browser: one file with the graph of states. Nil if nobody asked for it.
  let html: String?

  init(_ running: RunningExploration, withPage: Bool) {
    let search = running.search
    let words = ReportWords(running)
    exploration = running.id
    done = search.isDone
    (states, stories, events) = (search.graph.nodes.count, search.graph.tried, search.played)
    findings = search.findings.map { finding in
      let end = search.graph.nodes[finding.end].situation
      return Finding(
        property: finding.broken.property, story: words.steps(finding.story), expected: finding.broken.expected,
        seen: finding.broken.seen, shows: end.shown, truth: end.truth, scenario: running.scenarios[finding])
    }
    differences = search.differences.prefix(3).map { difference in
      Difference(
        story: words.steps(difference.story), expected: search.graph.nodes[difference.expected].situation.shown,
        seen: search.graph.nodes[difference.seen].situation.shown)
    }
    // An event that another one brings along need not be possible.
    let brought = Set(running.setup.world.flatMap(\.companions))
    let named = running.setup.world.filter { !brought.contains($0) }.map(\.rawValue) + running.setup.events.map(\.name)
    coverage = Occurrences(
      events: search.occurred, neverEnabled: named.filter { search.occurred[$0] == nil },
      outcomes: running.coverage.outcomes.sorted(), failures: running.coverage.failures.sorted(),
      sdkEvents: running.coverage.told.sorted())
    gaps = words.gaps(neverEnabled: coverage.neverEnabled)
    closed = search.isDone && gaps.isEmpty
    text = words.text(findings, differences, gaps: gaps, isDone: search.isDone)
    junit = JUnit(properties: search.properties.map(\.rawValue) + running.setup.own, findings).text
    html = withPage ? ExplorationPage(running, findings, gaps: gaps, isClosed: closed).html : nil
  }
}

/// The sentences of a report.
struct ReportWords {
  private let running: RunningExploration
  private var search: Exploration { running.search }

  init(_ running: RunningExploration) { self.running = running }

  func steps(_ story: [Exploration.Step]) -> [ExplorationReport.Step] {
    story.map { step in
      let node = search.graph.nodes[step.node]
      let event = node.events[step.event]
      return ExplorationReport.Step(
        event: event.name, text: running.setup.words.sentence(of: event, before: node.situation.deadline))
    }
  }

  /// Why the search is not closed, as sentences.
  func gaps(neverEnabled: [String]) -> [String] {
    var texts: [String] = []
    for gap in search.gaps {
      switch gap {
      case .stories: texts.append("The limit of \(search.limits.stories) stories was reached.")
      case .seconds: texts.append("The limit of time was reached.")
      case .depth: texts.append("The limit of \(search.limits.depth) steps was reached.")
      case .memory: texts.append("The limit of memory was reached.")
      case .unstable: texts.append("Some states were not reached again by the story that had led to them.")
      case .oneStory: texts.append("One story was played.")
      case .impossible(let name): texts.append("The event \(name) of the story was not possible.")
      case .noKey: texts.append("The app has given no key: states with equal texts may differ.")
      case .waits: texts.append("The app was settled by a wait of \(Int(running.setup.settle ?? 0)) ms.")
      case .ownDate(let place):
        texts.append("\(place) has a date of the app's own: when it matters is not known.")
      }
    }
    if !search.differences.isEmpty { texts.append("The same story has shown different things.") }
    if search.isDone, !neverEnabled.isEmpty, !search.gaps.contains(.oneStory) {
      texts.append("Never possible: \(neverEnabled.joined(separator: ", ")).")
    }
    if !search.isDone { texts.append("The search is not over.") }
    return texts.sorted()
  }

  func text(
    _ findings: [ExplorationReport.Finding], _ differences: [ExplorationReport.Difference], gaps: [String], isDone: Bool
  ) -> String {
    var lines = ["\(count(search.graph.nodes.count, "situation")) of this app; \(found(findings.count))"]
    for finding in findings {
      lines.append("")
      lines.append("\(finding.property), \(count(finding.story.count, "step")):")
      lines += numbered(finding.story)
      lines.append("  expected: \(finding.expected)")
      lines.append("  seen:     \(finding.seen)")
    }
    for difference in differences {
      lines.append("")
      lines.append(
        "Your app keeps state outside of the factory, or the key leaves something out. The same story ends in two ways:"
      )
      lines += numbered(difference.story)
      lines.append("  once:  \(difference.expected.sentence)")
      lines.append("  again: \(difference.seen.sentence)")
    }
    lines.append("")
    lines.append(ending(findings.isEmpty, gaps))
    return lines.joined(separator: "\n") + "\n"
  }

  private func found(_ number: Int) -> String {
    switch number {
    case 0: "nothing wrong was found."
    case 1: "one thing is wrong."
    default: "\(number) things are wrong."
    }
  }

  private func numbered(_ story: [ExplorationReport.Step]) -> [String] {
    story.enumerated().map { "  \($0 + 1). \($1.text)" }
  }

  /// What the sentence about the search is limited to: events, purchases, phone, key, time and properties.
  var limits: String {
    let events = running.setup.world.map(\.rawValue) + running.setup.events.map(\.name)
    let time = running.setup.settle.map { "settled by a wait of \(Int($0)) ms" } ?? "time under control"
    let properties = (search.properties.map(\.rawValue) + running.setup.own).sorted().joined(separator: ", ")
    return "these \(count(events.count, "event")) (\(events.joined(separator: ", "))), "
      + "\(count(running.setup.mostPurchases, "purchase")), one phone (key: \(key); \(time)), for \(properties)"
  }

  private func ending(_ isClean: Bool, _ gaps: [String]) -> String {
    guard gaps.isEmpty else {
      return "Not closed, so other things may go wrong. \(gaps.joined(separator: " ")) Searched with \(limits)."
    }
    return "Closed: nothing \(isClean ? "" : "else ")can go wrong with \(limits)."
  }

  private var key: String {
    running.setup.isAlone ? "the state of the SDK" : "what the app shows, and what the bridge reports"
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

  private func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}

/// A report as the XML that programs read for results of tests: a property is one test case.
private struct JUnit {
  let text: String

  init(properties: [String], _ findings: [ExplorationReport.Finding]) {
    let ordered = properties.sorted()
    let broken = Set(findings.map(\.property))
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="explore" tests="\#(ordered.count)" failures="\#(broken.count)">"#,
    ]
    for property in ordered {
      let own = findings.filter { $0.property == property }
      guard let first = own.first else {
        lines.append(#"  <testcase classname="explore" name="\#(JUnit.escaped(property))"/>"#)
        continue
      }
      lines.append(#"  <testcase classname="explore" name="\#(JUnit.escaped(property))">"#)
      let story = own.map { finding in
        finding.story.enumerated().map { "\($0 + 1). \($1.text)" }.joined(separator: "\n")
          + "\nexpected: \(finding.expected)\nseen: \(finding.seen)"
      }
      let message = JUnit.escaped(first.seen)
      lines.append(#"    <failure message="\#(message)">\#(JUnit.escaped(story.joined(separator: "\n\n")))</failure>"#)
      lines.append("  </testcase>")
    }
    lines.append("</testsuite>")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Without the characters that XML forbids.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
