import Foundation

/// Why a file was not written.
public struct UnwrittenFile: Error, CustomStringConvertible {
  /// What happened, and to which file.
  public let description: String
}

extension DoctorFixes {
  /// Writes the changed files, each as a whole: a reader sees the old text or the new one.
  ///
  /// Opens no symbolic link, writes no file outside of the project's folder, and none that has changed since it was
  /// read. Files that were written before an error stay written.
  ///
  /// - Throws: ``UnwrittenFile``, which names the file and what to do.
  public func write() throws(UnwrittenFile) {
    let root = URL(fileURLWithPath: report.project).resolvingSymlinksInPath()
    for change in changes {
      let url = root.appendingPathComponent(change.path)
      try check(change, at: url, root)
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      do {
        guard !change.isLink else {
          try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: change.new)
          continue
        }
        try Data(change.new.utf8).write(to: url, options: .atomic)
        if let permissions = attributes?[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
      } catch {
        throw UnwrittenFile(
          description: "\(change.path) cannot be written: \(error.localizedDescription) Check who may write it.")
      }
    }
  }

  private func check(_ change: Change, at url: URL, _ root: URL) throws(UnwrittenFile) {
    var folder = root
    let parts = change.path.split(separator: "/")
    guard !parts.contains("..") else { throw UnwrittenFile(description: "\(change.path) is outside of the project.") }
    for part in parts.dropLast() {
      folder.appendPathComponent(String(part))
      guard DoctorFixes.type(of: folder) == .typeDirectory else {
        throw UnwrittenFile(description: "\(change.path) is not written: a folder on its path is a link now.")
      }
    }
    guard let old = change.old else {
      guard DoctorFixes.type(of: url) == nil else {
        throw UnwrittenFile(description: "\(change.path) is not written: something of this name is there now.")
      }
      return
    }
    guard DoctorFixes.type(of: url) == .typeRegular, let now = try? Data(contentsOf: url), now == Data(old.utf8) else {
      throw UnwrittenFile(
        description: "\(change.path) is not written: it has changed since it was read. Run the doctor again.")
    }
  }

  /// What is at a path; a link is not followed.
  private static func type(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }
}
