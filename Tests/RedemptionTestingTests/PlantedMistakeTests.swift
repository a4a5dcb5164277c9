import Foundation
import RedemptionTesting
import Testing

@Suite("The contract of adapters")
struct PlantedMistakeTests {
  private func contract(_ mistake: Mistake?) -> AdapterContract<Sound> {
    AdapterContract(Sound(mistake: mistake), outcomes: 12, generator: SeededGenerator(seed: 11))
  }

  @Test("is kept by an adapter without a mistake")
  func sound() { #expect(contract(nil).violations() == []) }

  @Test("accepts a code in the path before a query")
  func codeInPath() {
    #expect(AdapterContract(Sound(otherLinks: PathLinks())).linkTextViolations() == [])
  }

  @Test("says which step of which case does not hold")
  func cases() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cases-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(contract(nil).caseViolations(in: folder.path) == ["\(folder.path) has no file with cases."])
    let text = #"""
      {"title": "Sound", "description": "An app.", "cases": [{"description": "a redemption is announced", "steps": [
        {"method": "session/open", "params": {"vendor": "sound", "sdk": "native", "platform": "ios"}, "contains": {},
         "save": {"app": "/session"}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "code": "none"},
         "contains": {"outcome": {"kind": "invalidCode"}}, "events": [{"name": "redeeming"}]}]}]}
      """#
    try Data(text.utf8).write(to: folder.appending(path: "01-first.json"))
    let missing = ["android", "desktop"].map { "sound × flutter × \($0): no case opens a session of it." }
    #expect(contract(nil).caseViolations(in: folder.path) == missing)
    #expect(
      contract(.undeclaredEvent).caseViolations(in: folder.path) == [
        "01-first.json, a redemption is announced, step 2, redemption/redeem: "
          + #"expected the events ["redeeming"], got ["redeems"]."#
      ] + missing)
  }

  @Test("finds each planted mistake", arguments: Set(Mistake.allCases).subtracting(Mistake.quiet))
  func planted(_ mistake: Mistake) { #expect(!contract(mistake).firstViolations().isEmpty) }

  @Test("cannot know whether a fact is right", arguments: Mistake.quiet)
  func quiet(_ mistake: Mistake) { #expect(contract(mistake).violations() == []) }
}
