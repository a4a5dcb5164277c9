import Foundation
import ProjectDoctor
import SharedCases
import Testing

@Suite("A project that somebody else wrote")
struct HostileProjectTests {
  private func copy(_ fixture: String) throws -> TemporaryFolder {
    try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent(fixture))
  }

  @Test("a file that is too deep, too large or damaged is a finding that names it", arguments: HostileFile.all)
  func namesTheFile(_ hostile: HostileFile) throws {
    let folder = try copy(hostile.fixture)
    try hostile.content().write(to: folder.url.appendingPathComponent(hostile.path))
    let report = Doctor.run(project: folder.url.path)
    let found = report.findings.filter { $0.file == hostile.path && $0.rule == hostile.rule }
    #expect(
      found.contains { $0.message.contains(hostile.message) }, "\(report.findings.map { "\($0.file) \($0.message)" })")
    #expect([1, 4].contains(report.exitStatus))
  }

  @Test("a build script of one endless line, and functions that are never closed, are read to the end")
  func readsEndlessLines() throws {
    let folder = try copy("android-good")
    let script = String(repeating: "\"com.android.application\" alias(a)", count: 20_000)
    try Data(script.utf8).write(to: folder.url.appendingPathComponent("app/build.gradle.kts"))
    let source = folder.url.appendingPathComponent("app/src/main/java/com/shop/MainActivity.kt")
    let functions = "redeemWebPurchase() fun onNewIntent() {} " + String(repeating: "fun a(intent ", count: 20_000)
    try Data(functions.utf8).write(to: source)
    #expect(Doctor.run(project: folder.url.path).apps.count == 1)
  }

  @Test("source code of one line with an endless number of imports is read to the end")
  func readsEndlessImports() throws {
    let folder = try copy("expo-good")
    let source = String(repeating: "import a from 'a';", count: 60_000)
    try Data(source.utf8).write(to: folder.url.appendingPathComponent("generated.ts"))
    #expect(
      Doctor.run(project: folder.url.path).findings == Doctor.run(project: try copy("expo-good").url.path).findings)
  }

  @Test("source code beyond what is looked at is named")
  func namesLargeSources() throws {
    let folder = try copy("flutter-good")
    let large = folder.url.appendingPathComponent("lib/generated.dart")
    try Data(String(repeating: ";", count: 1_000_001).utf8).write(to: large)
    let report = Doctor.run(project: folder.url.path)
    #expect(report.findings.contains { $0.rule == .fileNotRead && $0.file == "lib/generated.dart" })
  }

  @Test("source code that is not UTF-8 is looked at all the same")
  func readsOldEncodings() throws {
    let folder = try copy("flutter-good")
    try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: folder.url.appendingPathComponent("lib/old.dart"))
    #expect(
      Doctor.run(project: folder.url.path).findings == Doctor.run(project: try copy("flutter-good").url.path).findings)
  }

  @Test("pipes, devices and links out of the project are not opened")
  func opensOnlyFiles() throws {
    let folder = try copy("ios-good")
    let plist = folder.url.appendingPathComponent("App/Info.plist")
    try FileManager.default.removeItem(at: plist)
    #expect(unsafe mkfifo(plist.path, 0o600) == 0)
    for (name, target) in [("Podfile", "/dev/zero"), ("Other.xcodeproj", "/"), ("Package.resolved", "/etc/passwd")] {
      let link = folder.url.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
    let report = Doctor.run(project: folder.url.path)
    #expect(report.findings.contains { $0.rule == .fileNotRead && $0.file == "App/Info.plist" })
    #expect(report.findings.allSatisfy { !$0.file.contains("Other") && $0.file != "Package.resolved" })
  }

  @Test("a file that may not be opened is named", .enabled(if: getuid() != 0))
  func namesLockedFiles() throws {
    let folder = try copy("flutter-good")
    let lock = folder.url.appendingPathComponent("pubspec.lock")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: lock.path)
    let report = Doctor.run(project: folder.url.path)
    #expect(report.findings.contains { $0.rule == .fileNotRead && $0.file == "pubspec.lock" })
  }

  @Test("folders with too many entries or too deep are named and left out, and the rest is examined")
  func boundsTheWalk() throws {
    let folder = try copy("flutter-good")
    let crowd = folder.url.appendingPathComponent("crowd")
    try FileManager.default.createDirectory(at: crowd, withIntermediateDirectories: false)
    for number in 0...50_000 { #expect(unsafe symlink("/", crowd.path + "/\(number)") == 0) }
    let deep = folder.url.appendingPathComponent("deep" + String(repeating: "/d", count: 30))
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let report = Doctor.run(project: folder.url.path)
    let found = report.findings.filter { $0.rule == .projectTooLarge }
    #expect(found.map(\.file) == ["crowd", "deep" + String(repeating: "/d", count: 16)])
    #expect(found.first?.message.contains("50001 entries; the doctor reads at most 50000") == true)
    #expect(report.apps.map(\.path) == ["."])
  }

  @Test("more apps, schemes and findings than are looked at are told in one finding each")
  func boundsTheReport() throws {
    let folder = try copy("no-project")
    for number in 0...200 {
      let app = folder.url.appendingPathComponent("app\(number)")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
      try Data("{\"dependencies\": {\"expo\": \"1\", \"react-native-purchases\": \"9.0.0\"}}".utf8).write(
        to: app.appendingPathComponent("package.json"))
    }
    let schemes = (0..<2_000).map { "\"a b\($0)\"" }.joined(separator: ",\n")
    let manifest = folder.url.appendingPathComponent("app0/app.json")
    try Data("{\"expo\": {\"scheme\": [\(schemes)]}}".utf8).write(to: manifest)
    let report = Doctor.run(project: folder.url.path)
    #expect(report.apps.count == 200)
    let large = report.findings.filter { $0.rule == .projectTooLarge }.map(\.message)
    #expect(large.contains { $0.contains("more than 200 apps") })
    #expect(report.findings.contains { $0.file == "app0/app.json" && $0.line == 501 && $0.rule == .fileNotRead })
    #expect(report.findings.count { $0.file == "app0/app.json" } <= 1_001)
  }
}
