import Foundation
import ProjectDoctor
import SharedCases
import Testing

/// A breakage planted into a copy of a good project: a file's text with one part replaced.
struct Breakage: Sendable, CustomTestStringConvertible {
  struct Edit: Sendable {
    let file: String
    /// The text to replace; empty to write the whole file.
    let old: String
    let new: String
  }

  let description: String
  let project: String
  let edits: [Edit]
  /// The rule that finds it.
  let rule: Rule
  /// False for a healthy twin: a change that the rule must not find.
  var isFound = true

  var testDescription: String { "\(project): \(description)" }

  init(
    _ description: String, in project: String, _ rule: Rule, isFound: Bool = true, file: String, _ old: String,
    _ new: String
  ) {
    self.init(description, in: project, rule, isFound: isFound, [Edit(file: file, old: old, new: new)])
  }

  init(_ description: String, in project: String, _ rule: Rule, isFound: Bool = true, _ edits: [Edit]) {
    self.description = description
    self.project = project
    self.edits = edits
    self.rule = rule
    self.isFound = isFound
  }

  /// The healthy project with the breakage in it.
  func plant() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent(project))
    for edit in edits {
      let url = folder.url.appendingPathComponent(edit.file)
      if edit.old.isEmpty {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(edit.new.utf8).write(to: url)
        continue
      }
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains(edit.old), "\(edit.file) has no \(edit.old)")
      try Data(text.replacingOccurrences(of: edit.old, with: edit.new).utf8).write(to: url)
    }
    return folder
  }
}

@Suite("Planted breakages")
struct PlantedTests {
  @Test("a breakage is found by its rule, and its healthy twin is not", arguments: Breakage.all)
  func isFound(_ breakage: Breakage) throws {
    let healthy = Doctor.run(project: FixtureCase.folder.appendingPathComponent(breakage.project).path)
    #expect(!healthy.findings.contains { $0.rule == breakage.rule }, "\(healthy.findings.map(\.message))")
    let folder = try breakage.plant()
    let report = Doctor.run(project: folder.url.path)
    let found = report.findings.filter { $0.rule == breakage.rule }
    #expect(found.isEmpty != breakage.isFound, "\(report.findings.map { "\($0.rule): \($0.message)" })")
    if breakage.isFound, found.contains(where: { $0.severity != .note }) { #expect(report.exitStatus == 1) }
  }
}

extension Breakage {
  static let all: [Breakage] =
    redemption + words + android + flutter + expo + unity + apple + domains
    + associations + generated + order + apps + names + handlers + native + path
}
