import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SharedCases
import Testing

@Suite("The shared cases")
struct ConformanceCasesTests {
  @Test("are all readable, and each description is unique in its file")
  func areReadable() throws {
    let files = try ConformanceCases.files()
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(file.scenarios.map(\.description)).count == file.scenarios.count, "\(file.title)")
    }
  }

  @Test("fill saved values in, whole or as text")
  func fillSavedValues() throws {
    var saved = SavedValues()
    try saved.save(["a": JSONPointer(["x", "0"]), "all": JSONPointer()], of: ["x": [5]])
    #expect(
      try saved.filled(into: ["k": "${a}", "l": ["n=${a}&m=${a}", "$a", "${open"]]) == [
        "k": 5, "l": ["n=5&m=5", "$a", "${open"],
      ])
    #expect(try saved.filled(into: "${all}") == ["x": [5]])
    #expect(throws: SavedValues.Unknown.self) { try saved.filled(into: "${b}") }
    #expect(throws: SavedValues.Unknown.self) { try saved.save(["c": JSONPointer(["y"])], of: ["x": 1]) }
  }

  @Test("accept a result exactly or in part")
  func acceptResults() throws {
    let result: JSONValue = ["a": 1, "b": 2]
    #expect(try ScenarioStep.Expectation.contains(["a": 1]).accepts(result))
    #expect(try !ScenarioStep.Expectation.result(["a": 1]).accepts(result))
    #expect(try ScenarioStep.Expectation.result(result).accepts(result))
    #expect(try !ScenarioStep.Expectation.error(code: 1, kind: "x", path: nil).accepts(result))
  }
}
