import Foundation
import RedemptionCodegen
import Testing

@Suite("The folder that is written to")
struct GeneratedFolderTests {
  private let firstLine = "// Made here."
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")

  private var files: [GeneratedFile] {
    [
      GeneratedFile(path: "a.txt", text: "\(firstLine)\na\n"),
      GeneratedFile(path: "b/c.txt", text: "\(firstLine)\nc\n"),
    ]
  }

  @Test("gets what is missing or differs, and keeps what is the same untouched")
  func writesChangesOnly() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = GeneratedFolder(path: url.path)
    #expect(changes(folder) == ["a.txt created", "b/c.txt created"])
    try folder.write(files)
    #expect(changes(folder) == ["a.txt unchanged", "b/c.txt unchanged"])
    try Data("\(firstLine)\nold\n".utf8).write(to: url.appendingPathComponent("a.txt"))
    let before = try inode("b/c.txt")
    #expect(changes(folder) == ["a.txt updated", "b/c.txt unchanged"])
    try folder.write(files)
    #expect(try String(contentsOf: url.appendingPathComponent("a.txt"), encoding: .utf8) == files[0].text)
    #expect(try inode("b/c.txt") == before)
  }

  @Test("keeps files of others, and tells of own ones that nothing makes any more")
  func keepsForeignFiles() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = GeneratedFolder(path: url.path)
    try folder.write(files)
    try Data("mine\n".utf8).write(to: url.appendingPathComponent("mine.txt"))
    try Data("\(firstLine)\ngone\n".utf8).write(to: url.appendingPathComponent("b/gone.txt"))
    try folder.write(files)
    #expect(changes(folder) == ["a.txt unchanged", "b/c.txt unchanged", "b/gone.txt obsolete"])
    #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("mine.txt").path))
    #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("b/gone.txt").path))
  }

  @Test("with a file of somebody else's in the way is left as it is", arguments: ["mine\n", "", "// Made by hand.\n"])
  func refusesForeignFiles(text: String) throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let place = url.appendingPathComponent("b/c.txt")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
    let error = #expect(throws: UnwritableFile.self) { try GeneratedFolder(path: url.path).write(files) }
    #expect(error?.path == place.path)
    #expect(try String(contentsOf: place, encoding: .utf8) == text)
    #expect(!FileManager.default.fileExists(atPath: url.appendingPathComponent("a.txt").path), "nothing was written")
  }

  @Test("with a link in the way is left as it is", arguments: ["a.txt", "b"])
  func refusesLinks(name: String) throws {
    let other = url.appendingPathExtension("other")
    defer {
      for place in [url, other] { try? FileManager.default.removeItem(at: place) }
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if name == "b" {
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    } else {
      try Data("\(firstLine)\nold\n".utf8).write(to: other)
    }
    try FileManager.default.createSymbolicLink(at: url.appendingPathComponent(name), withDestinationURL: other)
    let error = #expect(throws: UnwritableFile.self) { try GeneratedFolder(path: url.path).write(files) }
    #expect(error?.reason.contains("link") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == [name])
    if name == "b" { #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty) }
  }

  @Test("that cannot be written to is told by the file that failed")
  func refuses() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let error = #expect(throws: UnwritableFile.self) { try GeneratedFolder(path: url.path).write(files) }
    #expect(error?.path == url.appendingPathComponent("a.txt").path)
  }

  private func changes(_ folder: GeneratedFolder) -> [String] {
    folder.changes(to: files, firstLine: firstLine).map { "\($0.path) \($0.change)" }
  }

  /// What a rewritten file does not keep: it is another file under the same name.
  private func inode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)
    return try #require(attributes[.systemFileNumber] as? Int)
  }
}
