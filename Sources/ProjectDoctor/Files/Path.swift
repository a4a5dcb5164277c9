/// Paths as text, with `/` between the names.
enum Path {
  static func name(_ path: String) -> String {
    // Bytes, because characters are found more slowly, and the doctor asks for each path of a project many times.
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  }

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
