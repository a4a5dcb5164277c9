import Foundation
import ProjectDoctor
import Testing

/// Projects written for these tests, with what is to be found in them; `Fixtures/expected.json` is a list of these.
struct FixtureCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Expected: Decodable, Hashable, Sendable {
    let rule: String
    let file: String
    let line: Int
    /// A part of the text to add; nil where it does not matter.
    let fix: String?
  }

  let description: String
  let project: String
  let scheme: String?
  let kinds: [String]
  let exitStatus: Int32
  let findings: [Expected]

  var testDescription: String { "\(project): \(description)" }

  static let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures") ?? URL(fileURLWithPath: "/")

  static let all: [FixtureCase] = {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
      return try JSONDecoder().decode([FixtureCase].self, from: data)
    } catch {
      Issue.record("expected.json cannot be read: \(error)")
      return []
    }
  }()
}

@Suite("Fixture projects")
struct FixtureTests {
  @Test("a project gives exactly the expected findings", arguments: FixtureCase.all)
  func givesExpectedFindings(_ fixture: FixtureCase) throws {
    let report = Doctor.run(
      project: FixtureCase.folder.appendingPathComponent(fixture.project).path, scheme: fixture.scheme)
    #expect(report.apps.map(\.kind.rawValue) == fixture.kinds)
    #expect(report.exitStatus == fixture.exitStatus)
    let found = report.findings.map { "\($0.rule.rawValue) \($0.file):\($0.line)" }
    #expect(Set(found) == Set(fixture.findings.map { "\($0.rule) \($0.file):\($0.line)" }))
    #expect(found.count == fixture.findings.count)
    for expected in fixture.findings {
      guard let part = expected.fix else { continue }
      let finding = report.findings.first { $0.rule.rawValue == expected.rule && $0.file == expected.file }
      #expect(finding?.fix?.text.contains(part) == true, "\(expected.rule): \(finding?.fix?.text ?? "no fix")")
    }
  }

  @Test("every fixture folder has a case, and every case a folder")
  func everyFolderHasACase() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: FixtureCase.folder.path)
    let folders = Set(names.filter { !$0.contains(".") })
    #expect(folders == Set(FixtureCase.all.compactMap { $0.project.split(separator: "/").first.map(String.init) }))
  }

  @Test("each rule but those about size is found in at least one fixture or planted breakage")
  func everyRuleIsCovered() {
    let planted = Breakage.all.filter(\.isFound).map(\.rule.rawValue)
    let covered = Set(FixtureCase.all.flatMap(\.findings).map(\.rule) + planted)
    let uncovered = Rule.allCases.map(\.rawValue).filter { !covered.contains($0) }
    // Served files and runs are in suites of their own.
    #expect(Set(uncovered).isSubset(of: ["project-too-large", "association-served", "proved-broken"]))
  }
}
