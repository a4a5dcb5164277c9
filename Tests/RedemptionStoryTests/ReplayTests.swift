import Foundation
import RedemptionCore
import RedemptionLedger
import RedemptionScenario
import RevenueCatAdapter
import SQLiteStore
import TerminalText
import Testing

@testable import RedemptionStory

@Suite("A replay")
struct ReplayTests {
  private func play(_ steps: String) throws -> (failed: Int, lines: [String]) {
    let file = try ScenarioFile.reading(
      Array(
        #"{"title": "A title", "description": "", "cases": [{"description": "A case", "steps": [\#(steps)]}]}"#.utf8))
    var lines: [String] = []
    let replay = Replay(adapters: [RevenueCatAdapter()]) { () throws(LedgerError) in try SQLiteStore(at: .memory) }
    var tally = ReplayTally()
    try replay.play(file, tally: &tally) { lines.append($0) }
    return (tally.failed, lines)
  }

  @Test("starts with the title of the file and of the case")
  func titles() throws {
    #expect(try play("").lines == ["A title", "", "  A case"])
  }

  @Test("shows each request and its reply with the time since the start")
  func timeline() throws {
    let played = try play(
      #"{"method": "clock/advance", "params": {"seconds": 3661.5}, "contains": {}}"#)
    #expect(played.lines.dropFirst(3).first == "    +01:01:01.500 app    → clock/advance seconds=3661.5")
    #expect(played.lines.last?.hasPrefix("    +01:01:01.500 reply  ← ") == true)
  }

  @Test("shows the kind and the message of an error")
  func error() throws {
    let played = try play(
      #"{"method": "clock/advance", "params": {"seconds": 0}, "error": {"code": -32602, "kind": "invalid"}}"#)
    #expect(played.failed == 0)
    #expect(played.lines.contains { $0.contains("error invalid: ") })
  }

  @Test("counts a case that fails, and stops it at the step that failed")
  func failure() throws {
    let step = #"{"method": "clock/now", "params": {}, "result": "nothing"}"#
    let played = try play("\(step), \(step)")
    #expect(played.failed == 1)
    #expect(played.lines.filter { $0.contains("clock/now") }.count == 1)
    #expect(played.lines.last?.contains("✗") == true)
  }

  @Test("ends with a summary")
  func summary() {
    var tally = ReplayTally()
    tally.count([], of: "a case", in: "a file")
    #expect(tally.text(TextLayout()) == "1 scenario: 1 passed, 0 failed.")
    tally.count(["clock/now: a difference"], of: "another case", in: "a file")
    #expect(tally.text(TextLayout(style: .coloured)).contains("2 scenarios: 1 passed, 1 failed."))
  }

  @Test("writes a JUnit report, in which any text is valid")
  func junit() {
    var tally = ReplayTally()
    tally.count([], of: "a <case> & \"more\"", in: "a file")
    tally.count(["clock/now: first\u{1}", "second\nline"], of: "another", in: "a file")
    #expect(
      tally.junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1">
        <testsuite name="redemption replay" tests="2" failures="1">
        <testcase classname="a file" name="a &lt;case&gt; &amp; &quot;more&quot;"/>
        <testcase classname="a file" name="another"><failure message="clock/now: first\u{fffd}">clock/now: first\u{fffd}&#10;second&#10;line</failure></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("wraps its lines", arguments: [80, 100, 140])
  func wraps(columns: Int) throws {
    let file = try ScenarioFile.reading(
      Array(
        #"""
        {"title": "T", "description": "", "cases": [{"description": "C", "steps": [{"method": "session/open", "params":
        {"vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": "somebody-with-a-long-name-of-many-words"},
        "contains": {}}]}]}
        """#.utf8))
    var lines: [String] = []
    var tally = ReplayTally()
    let replay = Replay(adapters: [RevenueCatAdapter()], layout: TextLayout(width: columns)) {
      () throws(LedgerError) in try SQLiteStore(at: .memory)
    }
    try replay.play(file, tally: &tally) { lines.append($0) }
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(tally.passed == 1)
  }

  @Test(
    "says which name or place is missing, as the failure of its step",
    arguments: [
      (#"{"method": "clock/now", "params": {"a": "${link}"}, "contains": {}}"#, "No earlier step has saved `link`."),
      (
        #"{"method": "clock/now", "params": {}, "contains": {}, "save": {"link": "/link/url"}}"#,
        "The result has no /link/url, which `save` keeps as `link`."
      ),
      (
        #"{"method": "clock/now", "params": {}, "contains": {}, "replies": ["first"]}"#,
        "no earlier step has `later` first"
      ),
    ])
  func missing(step: String, sentence: String) throws {
    let text = #"{"title": "T", "description": "", "cases": [{"description": "C", "steps": [\#(step)]}]}"#
    var tally = ReplayTally()
    let replay = Replay(adapters: [RevenueCatAdapter()]) { () throws(LedgerError) in try SQLiteStore(at: .memory) }
    try replay.play(try ScenarioFile.reading(Array(text.utf8)), tally: &tally) { _ in }
    #expect(tally.failed == 1)
    #expect(tally.junit().contains(sentence))
  }

  @Test("has every step and the numbers as JSON")
  func json() throws {
    let file = try ScenarioFile.reading(
      Array(
        #"""
        {"title": "T", "description": "", "cases": [{"description": "C", "steps": [
        {"method": "clock/now", "params": {}, "contains": {}}, {"method": "clock/now", "params": {}, "result": 1}]}]}
        """#.utf8))
    var tally = ReplayTally()
    let replay = Replay(adapters: [RevenueCatAdapter()]) { () throws(LedgerError) in try SQLiteStore(at: .memory) }
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(replay.json([file], tally: &tally).utf8))
    #expect(document["failed"] == .integer(1))
    guard case .array(let files)? = document["files"], case .array(let cases)? = files.first?["scenarios"],
      case .array(let steps)? = cases.first?["steps"], case .array(let failures)? = steps.last?["failures"]
    else { throw ScenarioUnreadable(description: "no steps") }
    #expect(steps.count == 2)
    #expect(failures.count == 1)
  }

  @Test(
    "of a file that is not a scenario names the place",
    arguments: [
      ("{", "not JSON: the text ends within a value, at line 1"), ("", "not JSON: there is no text"),
      ("{\n,", "not JSON: a syntax error, at line 2"),
      (#"{"title": "", "description": ""}"#, "not a scenario file: /cases is missing: expected an array"),
      (#"{"title": 1, "description": "", "cases": []}"#, "not a scenario file: /title is wrong: expected a string"),
      ("[]", "not a scenario file: expected an object"),
      (
        #"{"title": "", "description": "", "cases": [{"description": "", "steps": [{"method": "clock/now", "params": {}, "#
          + #""contains": {}, "eventAfter": []}]}]}"#,
        "not a scenario file: /cases/0/steps/0/eventAfter is no member of it. Did you mean `eventsAfter`? Known there: "
      ),
      (
        #"{"title": "", "description": "", "cases": [{"description": "", "steps": [{"method": "clock/now", "params": {}, "#
          + #""contains": {}, "result": {}}]}]}"#,
        "not a scenario file: /cases/0/steps/0 is wrong: expected one of `result`, `contains` and `error`"
      ),
    ])
  func unreadable(text: String, start: String) throws {
    let error = try #require(throws: ScenarioUnreadable.self) { try ScenarioFile.reading(Array(text.utf8)) }
    #expect(error.description.hasPrefix(start), "\(error.description)")
  }
}
