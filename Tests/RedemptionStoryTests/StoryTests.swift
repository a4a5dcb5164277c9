import Foundation
import RedemptionCore
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter
import Testing

@testable import RedemptionStory

@Suite("The story of the demo")
struct StoryTests {
  private func story() throws -> Story {
    try Story(adapters: [RevenueCatAdapter(), SuperwallAdapter()], store: SQLiteStore(at: .memory))
  }

  @Test("has one scene for every kind of outcome")
  func outcomes() throws {
    let kinds = try story().scenes.compactMap { $0.outcome["kind"]?.string }
    #expect(kinds.sorted() == RedemptionOutcome.Kind.allCases.map(\.rawValue).sorted())
  }

  @Test("has the reply of every target in every scene")
  func targets() throws {
    let story = try story()
    for scene in story.scenes { #expect(scene.replies.map(\.target.target) == story.targets.map(\.target)) }
  }

  @Test("has at most 101 columns and no trailing spaces, except for the link")
  func width() throws {
    let lines = try story().text(style: .plain).split(separator: "\n")
    #expect(lines.filter { $0.count > 101 || $0.hasSuffix(" ") }.filter { !$0.contains("://") } == [])
  }

  @Test("is one JSON document with the same link")
  func json() throws {
    let story = try story()
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(story.json().utf8))
    #expect(document["link"]?.string == story.link)
    guard case .array(let scenes)? = document["scenes"] else { throw ScenarioUnreadable(description: "no scenes") }
    #expect(scenes.count == story.scenes.count)
  }
}

@Suite("The summary of a reply")
struct ReplySummaryTests {
  @Test(
    "begins with the case, then has the other members by name",
    arguments: [
      (["result": "SUCCESS", "customerInfo": ["a": 1, "b": 2]], "SUCCESS customerInfo{2}"),
      (["type": "expired", "b": true, "a": nil], "expired a=null b=true"),
      (["status": "SUCCESS", "code": "c", "list": [1, 2]], "SUCCESS list[2]"),
      (["result": "ERROR", "error": ["message": "no", "code": 7, "other": 1]], "ERROR error{7 no}"),
    ] as [(JSONValue, String)])
  func members(reply: JSONValue, text: String) { #expect(ReplySummary(reply).text == text) }

  @Test("is empty for a reply that is not an object")
  func scalar() { #expect(ReplySummary("word").text == "") }
}

@Suite("Text in columns")
struct FittedTextTests {
  @Test("is padded to the width", arguments: [("", "    "), ("ab", "ab  "), ("abcd", "abcd")])
  func padded(text: String, fitted: String) { #expect(text.fitted(to: 4) == fitted) }

  @Test("is truncated with an ellipsis")
  func truncated() { #expect("abcdef".fitted(to: 4) == "abc…") }
}
