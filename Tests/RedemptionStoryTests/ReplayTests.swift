import RedemptionLedger
import RedemptionScenario
import RevenueCatAdapter
import SQLiteStore
import Testing

@testable import RedemptionStory

@Suite("A replay")
struct ReplayTests {
  private func play(_ steps: String) throws -> (failed: Int, lines: [String]) {
    let file = try Replay.read(
      Array(
        #"{"title": "A title", "description": "", "cases": [{"description": "A case", "steps": [\#(steps)]}]}"#.utf8))
    var lines: [String] = []
    let replay = Replay(adapters: [RevenueCatAdapter()]) { () throws(LedgerError) in try SQLiteStore(at: .memory) }
    let failed = try replay.play(file) { lines.append($0) }
    return (failed, lines)
  }

  @Test("starts with the title of the file and of the case")
  func titles() throws {
    #expect(try play("").lines == ["A title", "", "  A case"])
  }

  @Test("shows each request and its reply with the time since the start")
  func timeline() throws {
    let played = try play(
      #"{"method": "clock/advance", "params": {"seconds": 3661.5}, "contains": {}}"#)
    #expect(played.lines.dropFirst(3).first == "    +01:01:01.500 app    → clock/advance  seconds=3661.5")
    #expect(played.lines.last?.hasPrefix("    +01:01:01.500 reply  ← ") == true)
  }

  @Test("shows the kind and the message of an error")
  func error() throws {
    let played = try play(
      #"{"method": "clock/advance", "params": {"seconds": 0}, "error": {"code": -32602, "kind": "invalid"}}"#)
    #expect(played.failed == 0)
    #expect(played.lines.last?.contains("error invalid: ") == true)
  }

  @Test("counts a case that fails, and stops it at the step that failed")
  func failure() throws {
    let step = #"{"method": "clock/now", "params": {}, "result": "nothing"}"#
    let played = try play("\(step), \(step)")
    #expect(played.failed == 1)
    #expect(played.lines.filter { $0.contains("clock/now") }.count == 1)
    #expect(played.lines.last?.contains("✗") == true)
  }

  @Test(
    "of a file that is not a scenario names the place",
    arguments: [
      ("{", "no JSON: "), (#"{"title": "", "description": ""}"#, "at /cases: expected "),
      (#"{"title": 1, "description": "", "cases": []}"#, "at /title: expected "),
    ])
  func unreadable(text: String, start: String) throws {
    let error = try #require(throws: ScenarioUnreadable.self) { try Replay.read(Array(text.utf8)) }
    #expect(error.description.hasPrefix(start), "\(error.description)")
  }
}
