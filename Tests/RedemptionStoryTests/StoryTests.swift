import Foundation
import RedemptionCore
import RedemptionScenario
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter
import TerminalText
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

  @Test("fits the width without trailing spaces, except for the link", arguments: [80, 100, 140, 200])
  func width(columns: Int) throws {
    let lines = try story().text(TextLayout(width: columns)).split(separator: "\n")
    #expect(lines.filter { $0.count > columns || $0.hasSuffix(" ") }.filter { !$0.contains("://") } == [])
  }

  @Test("tells an active entitlement from one that has expired")
  func differences() throws {
    let scenes = try story().text(TextLayout(width: 100)).split(separator: "\n\n")
    let success = try #require(scenes.first { $0.contains(". Success") })
    let lapsed = try #require(scenes.first { $0.contains(". Lapsed") })
    #expect(success.contains("SUCCESS active=[pro]") && !success.contains("active=[]"))
    #expect(lapsed.contains("SUCCESS active=[]"))
  }

  @Test("has each different reply of a vendor once in a scene, with all SDKs that return it")
  func folds() throws {
    let lines = try story().text(TextLayout(width: 200)).split(separator: "\n").filter {
      $0.contains(" SUCCESS active=[pro] ")
    }
    let names = ["purchases_flutter", "react-native-purchases", "purchases-unity", "purchases-capacitor"]
    #expect(lines.filter { line in names.allSatisfy { line.contains($0) } }.count == 1)
    #expect(!lines.contains { $0.contains("{") })
  }

  @Test("is short, and says who is told something false", arguments: [80, 100, 140])
  func short(columns: Int) throws {
    let text = try story().shortText(TextLayout(width: columns))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 21 && lines.allSatisfy { $0.count <= columns && !$0.hasSuffix(" ") })
    let verdicts = lines.filter { $0.hasSuffix(" true") || $0.hasSuffix(" FALSE") }.map { $0.hasSuffix(" true") }
    #expect(verdicts == [true, true, false, false, false, false])
    #expect(lines.contains("4 of 6 are told something false."))
    #expect(lines.contains { $0.contains("Eva") && $0.contains("SUCCESS active=[]") && $0.contains("Welcome to Pro!") })
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
      (["result": "SUCCESS", "customerInfo": ["a": 1, "b": 2]], "SUCCESS customerInfo(a=1 b=2)"),
      (["result": "SUCCESS", "info": ["entitlements": ["active": ["b": 1, "a": 2]]]], "SUCCESS active=[a, b]"),
      (["result": "SUCCESS", "info": ["entitlements": ["active": [:]]]], "SUCCESS active=[]"),
      (
        ["type": "x", "info": ["entitlements": [["id": "a", "isActive": true], ["id": "b", "isActive": false]]]],
        "x active=[a]"
      ), (["type": "x", "info": ["entitlements": [["id": "a"]]]], "x entitlements=[a]"),
      (["type": "expired", "b": true, "a": nil], "expired a=null b=true"),
      (["status": "SUCCESS", "code": "c", "list": [1, 2]], "SUCCESS list=[1, 2]"),
      (["result": "ERROR", "error": ["message": "no", "code": 7, "other": 1]], "ERROR error(7 no)"),
    ] as [(JSONValue, String)])
  func members(reply: JSONValue, text: String) { #expect(ReplySummary(reply).text == text) }

  @Test("is empty for a reply that is not an object")
  func scalar() { #expect(ReplySummary("word").text == "") }
}

@Suite("A text in lines")
struct TextLayoutTests {
  @Test("breaks between words, and begins further lines in their own way")
  func wrapped() {
    let layout = TextLayout(width: 40)
    let text = String(repeating: "word ", count: 10)
    #expect(
      layout.wrapped(text, first: "1. ", rest: "   ") == [
        "1. word word word word word word word", "   word word word",
      ])
    #expect(layout.wrapped("", first: "a") == ["a"])
    let long = String(repeating: "x", count: 60)
    #expect(layout.wrapped("a \(long) b") == ["a", long, "b"])
  }

  @Test("marks the text of each line, and not what it begins with")
  func marks() {
    #expect(TextLayout(style: .coloured).wrapped("a", first: "> ") { "<\($0)>" } == ["> <a>"])
  }
}

@Suite("Text in columns")
struct FittedTextTests {
  @Test("is padded to the width", arguments: [("", "    "), ("ab", "ab  "), ("abcd", "abcd")])
  func padded(text: String, fitted: String) { #expect(text.fitted(to: 4) == fitted) }

  @Test("is truncated with an ellipsis")
  func truncated() { #expect("abcdef".fitted(to: 4) == "abc…") }
}
