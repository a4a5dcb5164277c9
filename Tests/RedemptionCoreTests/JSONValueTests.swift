import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import Testing

@Suite("A JSON value")
struct JSONValueTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  private func write(_ value: JSONValue) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(
    "reads and writes every kind",
    arguments: [
      ("null", .null), ("true", true), ("5", 5), ("-1.5", .real(-1.5)), ("\"a/b\"", "a/b"),
      ("[1,[],null]", [1, [], nil]),
      ("{\"a\":{\"b\":false}}", ["a": ["b": false]]), ("{}", [:]),
    ] as [(String, JSONValue)])
  func readsAndWrites(_ text: String, _ value: JSONValue) throws {
    #expect(try read(text) == value)
    #expect(try write(value) == text)
  }

  @Test("takes five and five point nought for one value")
  func readsWholeNumbers() throws {
    #expect(try read("5.0") == 5)
    #expect(JSONValue(number: 5) == .integer(5))
    #expect(JSONValue(number: 5.5) == .real(5.5))
    #expect(JSONValue(number: 1e300) == .real(1e300))
    #expect(JSONValue(number: .infinity) == .real(.infinity))
  }

  @Test("does not take a truth value for a number, nor a number for a truth value")
  func tellsTruthFromNumbers() throws {
    #expect(try read("[1,true,0,false]") == [1, true, 0, false])
  }

  @Test("gives members and strings, and nothing where there are none")
  func givesMembers() {
    let value: JSONValue = ["a": "x", "b": 1]
    #expect(value["a"]?.string == "x")
    #expect(value["b"]?.string == nil)
    #expect(value["c"] == nil)
    #expect(JSONValue.null["a"] == nil)
  }

  @Test("of equal keys in a literal the last one counts")
  func lastKeyCounts() { #expect(["a": 1, "a": 2] as JSONValue == ["a": 2]) }

  @Test("finds and removes what stands at a place")
  func findsPlaces() {
    let value: JSONValue = ["a": ["b/c": [10, 20]], "d": nil]
    #expect(value.value(at: JSONPointer(["a", "b/c", "1"])) == 20)
    #expect(value.value(at: JSONPointer(["a", "b/c", "2"])) == nil)
    #expect(value.value(at: JSONPointer(["d"])) == JSONValue.null)
    #expect(value.value(at: JSONPointer(["d", "e"])) == nil)
    #expect(value.removing(JSONPointer(["a", "b/c"])) == ["a": [:], "d": nil])
    #expect(value.removing(JSONPointer(["x", "y"])) == value)
  }

  @Test("contains a part of itself, at every depth")
  func containsParts() {
    let value: JSONValue = ["a": ["b": 1, "c": 2], "d": [["e": 1, "f": 2]]]
    #expect(value.contains(["a": ["b": 1]]))
    #expect(value.contains(["d": [["e": 1]]]))
    #expect(!value.contains(["d": []]))
    #expect(!value.contains(["a": ["b": 2]]))
    #expect(!value.contains(["x": nil]))
  }
}
