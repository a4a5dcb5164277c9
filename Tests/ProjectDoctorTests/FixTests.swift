import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
import Testing

@Suite("Changes that --fix makes")
struct FixTests {
  static let scheme = "rc-7f3a91c05e"

  private func fixes(of folder: TemporaryFolder, scheme: String? = FixTests.scheme) -> DoctorFixes {
    Doctor.fixes(project: folder.url.path, scheme: scheme, vendors: VendorDescription.all)
  }

  private func copy(_ fixture: String) throws -> TemporaryFolder {
    try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent(fixture))
  }

  /// Lines that a diff removes or adds.
  private func changedLines(_ fixes: DoctorFixes) -> [String] {
    fixes.diff().split(separator: "\n").map(String.init).filter { line in
      (line.hasPrefix("+") && !line.hasPrefix("+++ ")) || (line.hasPrefix("-") && !line.hasPrefix("--- "))
    }
  }

  @Test("fixed findings are gone, no other file changes, and a second call changes nothing", arguments: FixtureCase.all)
  func mendsFixtures(_ fixture: FixtureCase) throws {
    let folder = try copy(fixture.project)
    expectSmall(try check(folder, scheme: fixture.scheme ?? FixTests.scheme), planted: Lines())
  }

  @Test(
    "each planted breakage is mended or left with a reason, by as few lines as one makes by hand",
    arguments: Breakage.all)
  func mendsBreakages(_ breakage: Breakage) throws {
    let folder = try breakage.plant()
    let good = FixtureCase.folder.appendingPathComponent(breakage.project)
    let healthy = Doctor.run(project: good.path)
    let planted = difference(try allFiles(of: good), try allFiles(folder))
    let scheme = breakage.project.contains("superwall") ? "shop" : FixTests.scheme
    let fixes = try check(folder, scheme: scheme)
    expectSmall(fixes, planted: planted)
    let rules = Set(healthy.findings.map(\.rule))
    let isMended = fixes.mended.contains { $0.rule == breakage.rule }
    if Breakage.mechanical.contains(breakage.description) { #expect(isMended, "\(fixes.summary(isDone: false))") }
    if isMended {
      #expect(!fixes.report.findings.contains { $0.rule == breakage.rule && !rules.contains($0.rule) })
    } else if breakage.isFound,
      fixes.report.findings.contains(where: { $0.rule == breakage.rule && $0.severity != .note })
    {
      #expect(fixes.left.contains { $0.finding.rule == breakage.rule && !$0.reason.isEmpty })
    }
  }

  /// The lines that a change removes and adds.
  private struct Lines {
    var removed = 0
    var added = 0
  }

  private func difference(_ old: [String: Data], _ new: [String: Data]) -> Lines {
    func lines(_ data: Data?) -> [Substring] {
      String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    return Set(old.keys).union(new.keys).reduce(into: Lines()) { count, path in
      guard old[path] != new[path] else { return }
      let difference = lines(new[path]).difference(from: lines(old[path]))
      count.removed += difference.removals.count
      count.added += difference.insertions.count
    }
  }

  /// No more lines than undo the planted change, or than the texts of the findings have.
  private func expectSmall(_ fixes: DoctorFixes, planted: Lines) {
    let changed = changedLines(fixes)
    let texts = fixes.mended.compactMap(\.fix?.text).flatMap { $0.split(separator: "\n") }.count
    // A new Info.plist comes with a line for each configuration of the target.
    let settings = changed.count { $0.contains("INFOPLIST_FILE") }
    #expect(changed.count { $0.hasPrefix("+") } <= max(planted.removed, texts + settings + 3), "\(fixes.diff())")
    #expect(changed.count { $0.hasPrefix("-") } <= max(planted.added, fixes.mended.count), "\(fixes.diff())")
  }

  @discardableResult
  private func check(_ folder: TemporaryFolder, scheme: String) throws -> DoctorFixes {
    let before = try allFiles(folder)
    let fixes = fixes(of: folder, scheme: scheme)
    #expect(try allFiles(folder) == before, "Working changes out wrote a file.")
    try fixes.write()
    let after = try allFiles(folder)
    let changed = Set(after.keys.filter { after[$0] != before[$0] })
    #expect(changed == Set(fixes.changes.map(\.path)))
    #expect(Set(before.keys).isSubset(of: after.keys))
    let report = Doctor.run(project: folder.url.path, scheme: scheme, vendors: VendorDescription.all)
    #expect(report == fixes.report)
    for finding in fixes.mended {
      #expect(
        !report.findings.contains {
          $0.rule == finding.rule && $0.file == finding.file && $0.message == finding.message
        })
    }
    let again = self.fixes(of: folder, scheme: scheme)
    #expect(again.changes.isEmpty, "\(again.diff())")
    return fixes
  }

  private func allFiles(_ folder: TemporaryFolder) throws -> [String: Data] { try allFiles(of: folder.url) }

  private func allFiles(of folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names {
      let url = folder.appendingPathComponent(name)
      if let data = try? Data(contentsOf: url) { found[name] = data }
    }
    return found
  }

  @Test("the diff of a broken Flutter app is the one made by hand")
  func showsDiff() throws {
    let folder = try copy("flutter-broken")
    let diff = fixes(of: folder).diff()
    #expect(diff.contains("--- a/ios/Runner/Info.plist\n+++ b/ios/Runner/Info.plist\n@@ -4,5 +4,18 @@\n"), "\(diff)")
    #expect(changedLines(fixes(of: folder)).allSatisfy { $0.hasPrefix("+") })
  }

  private struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let old: String
    let new: String
    /// The lines of the diff.
    let lines: [String]
  }

  private static let manifest = "android/app/src/main/AndroidManifest.xml"
  private static let changes: [Change] = [
    Change(
      testDescription: "an attribute on the line of the others", file: manifest, old: " android:exported=\"true\"",
      new: "",
      lines: [
        "-      android:name=\".MainActivity\" android:launchMode=\"singleTop\">",
        "+      android:name=\".MainActivity\" android:launchMode=\"singleTop\" android:exported=\"true\">",
      ]),
    Change(
      testDescription: "an attribute on a line of its own, in the file's layout", file: manifest,
      old: " android:exported=\"true\" android:launchMode", new: "\n      android:launchMode",
      lines: [
        "-      android:launchMode=\"singleTop\">", "+      android:launchMode=\"singleTop\"",
        "+      android:exported=\"true\">",
      ]),
    Change(
      testDescription: "a value in place, with the quotes that stand there", file: manifest,
      old: "android:exported=\"true\"", new: "android:exported='false'",
      lines: [
        "-      android:name=\".MainActivity\" android:exported='false' android:launchMode=\"singleTop\">",
        "+      android:name=\".MainActivity\" android:exported='true' android:launchMode=\"singleTop\">",
      ]),
    Change(
      testDescription: "a part of a filter, beside a comment", file: manifest,
      old: "<category android:name=\"android.intent.category.BROWSABLE\" />", new: "<!-- BROWSABLE > \" -->",
      lines: ["+        <category android:name=\"android.intent.category.BROWSABLE\" />"]),
    Change(
      testDescription: "a scheme in place, with its comment", file: "ios/Runner/Info.plist",
      old: "<string>rc-7f3a91c05e</string>", new: "<string>rc-7f3a91c05</string> <!-- links -->",
      lines: [
        "-        <string>rc-7f3a91c05</string> <!-- links -->",
        "+        <string>rc-7f3a91c05e</string> <!-- links -->",
      ]),
    Change(
      testDescription: "an array in place of a string", file: "ios/Runner/Info.plist",
      old: "<array>\n        <string>rc-7f3a91c05e</string>\n      </array>", new: "<string>rc-7f3a91c05e</string>",
      lines: [
        "-      <string>rc-7f3a91c05e</string>", "+      <array>", "+        <string>rc-7f3a91c05e</string>",
        "+      </array>",
      ]),
  ]

  @Test("a change is as small as one made by hand", arguments: FixTests.changes)
  private func isSmall(_ change: Change) throws {
    let breakage = Breakage(
      change.testDescription, in: "flutter-good", .androidNotExported, file: change.file, change.old, change.new)
    let fixes = try check(try breakage.plant(), scheme: FixTests.scheme)
    #expect(changedLines(fixes) == change.lines, "\(fixes.summary(isDone: false)) \(fixes.diff())")
  }

  @Test("line ends, tabs and a byte order mark stay as they are")
  func keepsLayout() throws {
    let folder = try copy("flutter-broken")
    let url = folder.url.appendingPathComponent("ios/Runner/Info.plist")
    let text = try String(contentsOf: url, encoding: .utf8)
    let other = "\u{FEFF}" + text.replacing("  ", with: "\t").replacing("\n", with: "\r\n")
    try Data(other.utf8).write(to: url)
    let fixes = try check(folder, scheme: FixTests.scheme)
    let new = try #require(fixes.changes.first { $0.path == "ios/Runner/Info.plist" }?.new)
    #expect(new.unicodeScalars.first == "\u{FEFF}")
    #expect(
      !new.replacing("\r\n", with: "").contains("\n") && new.contains("\r\n\t\t\t<key>CFBundleURLSchemes</key>\r\n"))
  }

  @Test("the JSON form is the report with a list of what changed", arguments: [true, false])
  func listsChanges(isWritten: Bool) throws {
    let fixes = fixes(of: try copy("flutter-broken"))
    let data = Data(try fixes.json(isWritten: isWritten).utf8)
    #expect(try JSONDecoder().decode(DoctorReport.self, from: data) == fixes.report)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let list = try #require(root["fixes"] as? [String: Any])
    #expect(list["isWritten"] as? Bool == isWritten)
    let changes = try #require(list["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["file"] as? String } == fixes.changes.map(\.path) && !changes.isEmpty)
    #expect(changes.compactMap { $0["diff"] as? String }.joined() == fixes.diff())
    #expect((list["fixed"] as? [Any])?.count == fixes.mended.count)
    #expect((list["left"] as? [[String: Any]])?.compactMap { $0["reason"] as? String } == fixes.left.map(\.reason))
  }

  @Test("a scheme that nobody names is left to a person")
  func leavesUnknownScheme() throws {
    let folder = try copy("flutter-broken")
    let fixes = fixes(of: folder, scheme: nil)
    #expect(fixes.changes.isEmpty)
    #expect(fixes.left.contains { $0.reason.contains("--scheme") })
  }

  @Test("code is told, not edited")
  func leavesCode() throws {
    let folder = try copy("expo-good")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app.json"))
    try Data("export default { scheme: 'shop' };".utf8).write(to: folder.url.appendingPathComponent("app.config.js"))
    let fixes = fixes(of: folder)
    #expect(
      fixes.changes.isEmpty && fixes.left.contains { $0.reason.contains("program") }, "\(fixes.summary(isDone: false))")
  }

  @Test("a file that became a link, or that changed since it was read, is not written")
  func writesNoLink() throws {
    let folder = try copy("flutter-broken")
    let outside = try copy("no-project")
    let fixes = fixes(of: folder)
    let plist = folder.url.appendingPathComponent("ios/Runner/Info.plist")
    let target = outside.url.appendingPathComponent("Info.plist")
    try FileManager.default.moveItem(at: plist, to: target)
    let before = try Data(contentsOf: target)
    try FileManager.default.createSymbolicLink(at: plist, withDestinationURL: target)
    #expect(throws: UnwrittenFile.self) { try fixes.write() }
    #expect(try Data(contentsOf: target) == before)
    try FileManager.default.removeItem(at: plist)
    try (before + Data("\n".utf8)).write(to: plist)
    #expect(throws: UnwrittenFile.self) { try fixes.write() }
    let ios = folder.url.appendingPathComponent("ios")
    try FileManager.default.moveItem(at: ios, to: outside.url.appendingPathComponent("ios"))
    try FileManager.default.createSymbolicLink(at: ios, withDestinationURL: outside.url.appendingPathComponent("ios"))
    #expect(throws: UnwrittenFile.self) { try fixes.write() }
  }

  @Test("a file keeps who may read it")
  func keepsPermissions() throws {
    let folder = try copy("flutter-broken")
    let path = folder.url.appendingPathComponent("ios/Runner/Info.plist").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try fixes(of: folder).write()
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber == 0o640)
  }
}

extension Breakage {
  /// Descriptions of the breakages that `--fix` mends.
  static let mechanical: Set<String> = [
    "the activity is disabled", "the activity says nothing of exported", "the second application module has no filter",
    "a filter of the debug build only", "app_links without the flags", "only the app's own scheme",
    "settings with an empty key and no scheme", "the scheme is a string", "the scheme has a blank at its end",
    "a domain without applinks:", "a domain with https://", "an app link that is not verified",
  ]
}
