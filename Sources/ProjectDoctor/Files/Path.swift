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
