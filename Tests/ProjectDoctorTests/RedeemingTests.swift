import Foundation
import ProjectDoctor
import RedemptionTesting
import SharedCases
import Testing

/// Small apps that redeem, and changes to them; `Fixtures/redeeming.json`.
struct RedeemingApps: Decodable {
  struct App: Decodable {
    /// The fixture whose files the app has beside its own.
    let base: String
    /// Files of the fixture that the app does not have.
    let without: [String]?
    /// The lines of each file.
    let files: [String: [String]]
    /// True if the doctor does not follow the app's links to their end.
    let notFollowed: Bool?
  }

  struct Edit: Decodable {
    let file: String
    /// Empty to write the whole file.
    let old: String
    let new: String
  }

  struct Change: Decodable, CustomTestStringConvertible {
    let app: String
    let change: String
    let healthy: Bool
    /// True for a breakage that the doctor does not find yet.
    let missed: Bool?
    let edits: [Edit]

    var testDescription: String { "\(app): \(change)" }
  }

  let apps: [String: App]
  let changes: [Change]

  static let all: RedeemingApps = {
    do {
      let data = try Data(contentsOf: FixtureCase.folder.appendingPathComponent("redeeming.json"))
      return try JSONDecoder().decode(RedeemingApps.self, from: data)
    } catch {
      Issue.record("redeeming.json cannot be read: \(error)")
      return RedeemingApps(apps: [:], changes: [])
    }
  }()

  /// The errors and warnings of an app with some changes.
  ///
  /// - Parameter cut: what is left of each file of the app's own, by its text; all of it when left out.
  func report(_ name: String, _ edits: [Edit] = [], cut: (String) -> Substring = { $0[...] }) throws -> DoctorReport {
    let app = try #require(apps[name])
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent(app.base))
    for path in app.without ?? [] { try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path)) }
    var texts = app.files.mapValues { $0.joined(separator: "\n") }
    for edit in edits {
      let url = folder.url.appendingPathComponent(edit.file)
      let text = try texts[edit.file] ?? (edit.old.isEmpty ? "" : String(contentsOf: url, encoding: .utf8))
      #expect(text.contains(edit.old) || edit.old.isEmpty, "\(edit.file) has no \(edit.old)")
      texts[edit.file] = edit.old.isEmpty ? edit.new : text.replacingOccurrences(of: edit.old, with: edit.new)
    }
    for (path, text) in texts {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(cut(text).utf8).write(to: url)
    }
    return withExtendedLifetime(folder) { Doctor.run(project: folder.url.path) }
  }
}

@Suite("Apps that redeem")
struct RedeemingTests {
  @Test(
    "a healthy app is ready, and its links are followed to the end, or the report says where that ends",
    arguments: RedeemingApps.all.apps.keys.sorted())
  func isReady(_ name: String) throws {
    let report = try RedeemingApps.all.report(name)
    let isFollowed = RedeemingApps.all.apps[name]?.notFollowed != true
    #expect(
      report.status == (isFollowed ? .ready : .notFollowed),
      "\(report.findings.map(\.message)) \(report.apps.flatMap(\.notFollowed))")
  }

  @Test("a breakage is found, and a healthy change is not", arguments: RedeemingApps.all.changes)
  func isFound(_ change: RedeemingApps.Change) throws {
    let report = try RedeemingApps.all.report(change.app, change.edits)
    let found = report.findings.filter { $0.severity != .note }
    #expect(found.isEmpty == (change.healthy || change.missed == true), "\(found.map(\.message))")
  }

  @Test("whose files end anywhere are examined to the end", arguments: RedeemingApps.all.changes)
  func survivesCuts(_ change: RedeemingApps.Change) throws {
    var generator = SeededGenerator()
    let report = try RedeemingApps.all.report(change.app, change.edits) { text in
      Bool.random(using: &generator) ? text.prefix(Int.random(in: 0...text.count, using: &generator)) : text[...]
    }
    #expect(report.findings.allSatisfy { $0.line >= 1 }, "REDEMPTION_SEED=\(generator.seed)")
  }
}
