import Foundation

/// The folder that files are written into. A file that this program did not make is never changed.
public struct GeneratedFolder {
  /// What became of a file.
  public enum Change: String, Sendable, CaseIterable {
    /// It was not there.
    case created
    /// It held something else.
    case updated
    /// It is as it should be.
    case unchanged
    /// It was made by an earlier version and is made no more; it is left where it is.
    case obsolete
  }

  private let url: URL

  /// A folder, which need not exist yet.
  public init(path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Returns what writing the files would change: the files in their order, then obsolete ones by ascending path.
  ///
  /// - Parameters:
  ///   - files: the files to write.
  ///   - firstLine: marks files of this program.
  public func changes(to files: [GeneratedFile], firstLine: String) -> [(path: String, change: Change)] {
    let made = files.map { file in (path: file.path, change: change(to: file)) }
    return made + obsolete(besides: Set(files.map(\.path)), firstLine: firstLine).map { ($0, .obsolete) }
  }

  /// Writes what is not there or differs; each file appears whole or not at all.
  ///
  /// - Throws: ``UnwritableFile``, before anything is written, if a file of somebody else's or a link is in the way.
  public func write(_ files: [GeneratedFile]) throws(UnwritableFile) {
    for file in files { try checkOwnership(of: file) }
    for file in files where change(to: file) != .unchanged {
      let place = url.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .atomic)
      } catch {
        throw UnwritableFile(path: place.path, reason: error.localizedDescription)
      }
    }
  }

  /// Checks that a file that would be replaced was made by this program, which its first line says, and that no link
  /// leads out of the folder.
  private func checkOwnership(of file: GeneratedFile) throws(UnwritableFile) {
    var place = url
    for name in file.path.split(separator: "/") {
      place.appendPathComponent(String(name))
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == nil else {
        throw UnwritableFile(path: place.path, reason: "It is a symbolic link.")
      }
    }
    guard let present = FileManager.default.contents(atPath: place.path) else { return }
    let firstLine = file.text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    guard present.starts(with: firstLine) else {
      throw UnwritableFile(
        path: place.path, reason: "It was not made by this program; delete it if it is no longer needed.")
    }
  }

  private func change(to file: GeneratedFile) -> Change {
    guard let present = try? Data(contentsOf: url.appendingPathComponent(file.path)) else { return .created }
    return present == Data(file.text.utf8) ? .unchanged : .updated
  }

  /// Files beneath that begin as ours do, and are not among ours. Looks only into folders that files are written to.
  private func obsolete(besides paths: Set<String>, firstLine: String) -> [String] {
    let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    var result: [String] = []
    for folder in folders {
      let place = url.appendingPathComponent(folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard !paths.contains(path), let data = try? Data(contentsOf: url.appendingPathComponent(path)) else {
          continue
        }
        if data.starts(with: Data((firstLine + "\n").utf8)) { result.append(path) }
      }
    }
    return result.sorted()
  }
}

/// A file could not be written.
public struct UnwritableFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which one.
  public let path: String
  /// What the system says.
  public let reason: String

  /// Which file, why, and what to do.
  public var description: String { "\(path) cannot be written: \(reason) Name another folder." }
}
