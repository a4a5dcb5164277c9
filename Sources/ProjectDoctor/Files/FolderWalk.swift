import Foundation

/// Finds the files in a folder and its subfolders, within limits. It follows no symbolic link.
struct FolderWalk {
  /// Folders that tools generate or download.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "build", "DerivedData", "Carthage", "Library", "Temp", "Logs", "obj", "dist",
    "vendor",
  ]

  /// Every regular file by its path from the root.
  private(set) var paths: [String] = []
  private(set) var omissions: [ProjectFiles.Omission] = []
  private var entries = 0

  mutating func visit(_ folder: String, prefix: String, depth: Int) {
    guard depth <= Limits.folderDepth else {
      return omit(prefix, "This folder is more than \(Limits.folderDepth) folders deep.")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return omit(prefix, "This folder cannot be opened.")
    }
    guard names.count <= Limits.folderEntries else {
      return omit(
        prefix, "This folder has \(names.count) entries; the doctor reads at most \(Limits.folderEntries).")
    }
    for name in names.sorted() {
      entries += 1
      guard entries <= Limits.entries else {
        if entries == Limits.entries + 1 {
          omit(prefix, "The project has more than \(Limits.entries) files and folders; the rest was not read.")
        }
        return
      }
      let entry = folder + "/" + name
      let path = prefix.isEmpty ? name : prefix + "/" + name
      switch FolderWalk.kind(of: entry) {
      case S_IFREG: paths.append(path)
      case S_IFDIR where !FolderWalk.skipped.contains(name) && (!name.hasPrefix(".") || name == ".well-known"):
        visit(entry, prefix: path, depth: depth + 1)
      default: continue
      }
    }
  }

  /// What a path is itself, and not what a symbolic link leads to. `URL.resourceValues` took a sixth of a run.
  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private mutating func omit(_ path: String, _ reason: String) {
    guard omissions.count < Limits.omissions else { return }
    omissions.append(ProjectFiles.Omission(path: path.isEmpty ? "." : path, reason: reason))
  }
}
