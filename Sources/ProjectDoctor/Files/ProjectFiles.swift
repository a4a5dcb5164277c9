import Foundation

/// The files of a project, found in one bounded walk that follows no symbolic link.
final class ProjectFiles {
  /// Why a file could not be read.
  enum Failure: Error {
    case missing
    case tooLarge(bytes: Int)
    /// The files before it have used up ``Limits/totalBytes``.
    case tooMuchRead
    case unopened
    case notText
  }

  /// What the walk left out.
  struct Omission: Hashable {
    /// From the root; `.` for the root itself.
    let path: String
    /// A sentence.
    let reason: String
  }

  /// What a comment begins with that takes a finding out of the report: `redemption-doctor:ignore RULE: the reason`.
  static let mark = "redemption-doctor:ignore "

  let root: URL
  /// Every regular file by its path from the root, ascending by bytes.
  let paths: [String]
  /// What the walk left out because of a limit.
  let omissions: [Omission]
  /// How often each file was opened; every one once, unless the project is too large to keep what was parsed.
  private(set) var readings: [String: Int] = [:]
  /// The lines of files in which a comment takes findings out of the report.
  private(set) var marked: [String: [Substring]] = [:]
  private let known: Set<String>
  private let replacements: [String: String]
  private var bytesRead = 0
  private var kept: ParsedFiles

  /// Walks a folder; nil if there is none.
  ///
  /// - Parameters:
  ///   - keptBytes: the bytes of the files whose parsed form is kept.
  ///   - replacements: texts to read instead of files, which may not exist yet, by their paths.
  init?(at path: String, keptBytes: Int = Limits.keptBytes, replacing replacements: [String: String] = [:]) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return nil }
    root = url
    kept = ParsedFiles(limit: keptBytes)
    var walk = FolderWalk()
    walk.visit(url.path, prefix: "", depth: 0)
    self.replacements = replacements
    let added = replacements.keys.filter { !walk.paths.contains($0) }
    paths = (walk.paths + added).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    omissions = walk.omissions
    known = Set(paths)
  }

  func has(_ path: String) -> Bool { known.contains(path) }

  /// True if something is at a path of the project, also a symbolic link, which the walk leaves out.
  func isThere(_ path: String) -> Bool {
    has(path) || (try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)) != nil
  }

  /// True if a file or a folder of this name exists.
  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The files in a folder and its subfolders; the whole project for an empty name.
  func files(under folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return paths[...] }
    // `0` is the byte after `/`.
    return paths[firstIndex(from: folder + "/")..<firstIndex(from: folder + "0")]
  }

  /// The place of the first path that is not before a text.
  private func firstIndex(from text: String) -> Int {
    var range = 0..<paths.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isBefore = paths[middle].utf8.lexicographicallyPrecedes(text.utf8)
      range = isBefore ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// A file's bytes.
  func data(_ path: String) throws(Failure) -> Data {
    guard has(path) else { throw .missing }
    if let text = replacements[path] { return Data(text.utf8) }
    let url = root.appendingPathComponent(path)
    // Check again: a file may have become a pipe since the walk, and opening a pipe waits for a writer.
    guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      values.isRegularFile == true
    else { throw .unopened }
    if let bytes = values.fileSize, bytes > Limits.fileBytes { throw .tooLarge(bytes: bytes) }
    guard bytesRead < Limits.totalBytes else { throw .tooMuchRead }
    readings[path, default: 0] += 1
    guard let handle = try? FileHandle(forReadingFrom: url) else { throw .unopened }
    defer { try? handle.close() }
    // Do not trust the size: a file may grow, and the kernel's files have none.
    guard let data = try? handle.read(upToCount: Limits.fileBytes + 1) ?? Data() else { throw .unopened }
    bytesRead += max(data.count, Limits.bytesOfAnyFile)
    guard data.count <= Limits.fileBytes else { throw .tooLarge(bytes: data.count) }
    if data.range(of: Data(ProjectFiles.mark.utf8)) != nil {
      marked[path] = SourceText(path: path, text: String(decoding: data, as: UTF8.self)).lines
    }
    return data
  }

  /// A file's text, which has to be UTF-8; a byte order mark is dropped.
  ///
  /// - Parameter data: the file's bytes, if they have been read.
  func text(_ path: String, _ data: Data? = nil) throws(Failure) -> SourceText {
    let bytes: Data
    if let data { bytes = data } else { bytes = try self.data(path) }
    guard var text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return SourceText(path: path, text: text)
  }

  /// Parses a file once; later calls return the same value, or throw the same error.
  func parsed<Value>(_ path: String, as form: ParsedFiles.Form, _ parse: () throws -> Value) throws -> Value {
    if let result: Result<Value, any Error> = kept.result(of: path, as: form) { return try result.get() }
    let before = bytesRead
    let result = Result { try parse() }
    kept.keep(result.map { $0 as Any }, of: path, as: form, bytes: bytesRead - before)
    return try result.get()
  }
}
