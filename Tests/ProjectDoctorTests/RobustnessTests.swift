import Foundation
import ProjectDoctor
import RedemptionTesting
import SharedCases
import Testing

@Suite("Whatever is in a project")
struct RobustnessTests {
  private static let projects = [
    "ios-good", "android-good", "flutter-good", "react-native-good", "expo-good", "unity-good", "kmp-good",
    "capacitor-good", "react-native-pnpm", "ios-pods",
  ]

  @Test("a project whose files are cut off or damaged anywhere is examined to the end", arguments: projects)
  func survivesDamage(_ project: String) throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent(project))
    var generator = SeededGenerator(seed: 7)
    for path in try folder.files() {
      let original = try Data(contentsOf: path)
      for _ in 0..<12 {
        var damaged = original.prefix(Int.random(in: 0...original.count, using: &generator))
        if !damaged.isEmpty, Bool.random(using: &generator) {
          damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        try Data(damaged).write(to: path)
        let report = Doctor.run(project: folder.url.path)
        #expect(report.findings.allSatisfy { $0.line >= 1 })
        #expect(try !report.json().isEmpty)
      }
      try original.write(to: path)
    }
  }

  @Test("a loop of symbolic links ends, and what they lead to is not read")
  func followsNoLinks() throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("flutter-good"))
    let loop = folder.url.appendingPathComponent("lib/loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: folder.url)
    #expect(Doctor.run(project: folder.url.path).apps.map(\.path) == ["."])
  }

  @Test("a file beyond the size that is read is named, not read")
  func namesLargeFiles() throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("expo-good"))
    let lock = folder.url.appendingPathComponent("package-lock.json")
    try Data(repeating: UInt8(ascii: " "), count: (16 << 20) + 1).write(to: lock)
    let report = Doctor.run(project: folder.url.path)
    #expect(report.findings.contains { $0.rule == .fileNotRead && $0.file == "package-lock.json" })
  }

  @Test("deep nesting is a file that is not read, not a crash")
  func survivesDepth() throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("android-good"))
    let manifest = folder.url.appendingPathComponent("app/src/main/AndroidManifest.xml")
    let deep = String(repeating: "<a>", count: 5_000) + String(repeating: "</a>", count: 5_000)
    try Data(("<manifest>" + deep + "</manifest>").utf8).write(to: manifest)
    let report = Doctor.run(project: folder.url.path)
    #expect(report.findings.contains { $0.rule == .fileNotRead && $0.file.hasSuffix("AndroidManifest.xml") })
  }

  @Test("a project is the same after the examination as before")
  func writesNothing() throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("monorepo"))
    let before = try folder.contents()
    _ = Doctor.run(project: folder.url.path, scheme: "rc-7f3a91c05e")
    #expect(try folder.contents() == before)
  }

  @Test("a folder that is not there, and a file, are no project")
  func refusesNonFolders() throws {
    let file = FixtureCase.folder.appendingPathComponent("expected.json").path
    #expect(Doctor.run(project: "/nowhere/at/all").exitStatus == 2)
    #expect(Doctor.run(project: file).exitStatus == 2)
  }
}

/// A copy of a folder, removed when this goes away.
final class TemporaryFolder {
  let url: URL

  init(copyOf folder: URL) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: folder, to: url)
  }

  /// A new folder with these files.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().map { url.appendingPathComponent($0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }

  func contents() throws -> [String: Data] {
    Dictionary(try files().map { ($0.path, try Data(contentsOf: $0)) }, uniquingKeysWith: { first, _ in first })
  }
}
