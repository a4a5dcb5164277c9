import Foundation

/// What lies in a project's folder, found in one bounded walk that follows no symbolic link.
struct ProjectFiles: Sendable {
  /// What the walk and the reading refuse.
  enum Limit {
    static let depth = 16
    static let files = 100_000
    static let fileBytes = 16 << 20
  }

  /// Why a file could not be had.
  enum Failure: Error {
    case missing
    case tooLarge(bytes: Int)
    case unreadable(String)
  }

  /// Folders that hold what tools made or fetched.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "build", "DerivedData", "Carthage", "Library", "Temp", "Logs", "obj", "dist",
  ]

  let root: URL
  /// Every regular file by its path from the root, ascending.
  private(set) var paths: [String] = []
  /// Whether the walk stopped before the end.
  private(set) var isTruncated = false
  private let known: Set<String>

  /// Walks a folder; nil when there is none.
  init?(at path: String) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return nil }
    root = url
    var walk = Walk()
    walk.visit(url, prefix: "", depth: 0)
    paths = walk.paths.sorted()
    isTruncated = walk.isTruncated
    known = Set(paths)
  }

  func has(_ path: String) -> Bool { known.contains(path) }

  /// The files in a folder and its subfolders; the whole project for an empty name.
  func files(under folder: String) -> [String] {
    folder.isEmpty ? paths : paths.filter { $0.hasPrefix(folder + "/") }
  }

  /// A file's bytes.
  func data(_ path: String) throws(Failure) -> Data {
    guard has(path) else { throw .missing }
    let url = root.appendingPathComponent(path)
    let bytes = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard bytes <= Limit.fileBytes else { throw .tooLarge(bytes: bytes) }
    do { return try Data(contentsOf: url) } catch { throw .unreadable("it cannot be opened") }
  }

  /// A file's text, which has to be UTF-8; a byte order mark is dropped.
  func text(_ path: String) throws(Failure) -> SourceText {
    let bytes = try data(path)
    guard var text = String(validating: bytes, as: UTF8.self) else { throw .unreadable("it is not UTF-8 text") }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return SourceText(path: path, text: text)
  }

  private struct Walk {
    var paths: [String] = []
    var isTruncated = false

    mutating func visit(_ folder: URL, prefix: String, depth: Int) {
      guard depth <= Limit.depth else { return isTruncated = true }
      let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey]
      let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
      for entry in (entries ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
        guard paths.count < Limit.files else { return isTruncated = true }
        guard let values = try? entry.resourceValues(forKeys: Set(keys)), values.isSymbolicLink != true else {
          continue
        }
        let name = entry.lastPathComponent
        let path = prefix.isEmpty ? name : prefix + "/" + name
        if values.isRegularFile == true {
          paths.append(path)
        } else if values.isDirectory == true, !ProjectFiles.skipped.contains(name), !name.hasPrefix(".") {
          visit(entry, prefix: path, depth: depth + 1)
        }
      }
    }
  }
}

/// Paths as text, with `/` between the names.
enum Path {
  static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// The folder that a path is in; empty for the root.
  static func folder(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// Two parts joined, with `.` and `..` taken out; an empty first part is the root.
  static func join(_ folder: String, _ name: String) -> String {
    var parts: [Substring] = folder.split(separator: "/")
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  static func hasExtension(_ path: String, _ extensions: Set<String>) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return extensions.contains(String(path[path.index(after: dot)...]))
  }
}
