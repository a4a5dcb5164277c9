extension DoctorFixes {
  /// The changes as a unified diff, which `patch -p1` and `git apply` take.
  ///
  /// - Parameters:
  ///   - folder: what to write before the names of files.
  ///   - isForTerminal: true to write control characters by number; see `String.printable`.
  public func diff(folder: String = "", isForTerminal: Bool = false) -> String {
    let text = changes.map { change in
      let path = folder + change.path
      // `git apply` makes a link of such a file.
      let mode = change.isLink ? "diff --git a/\(path) b/\(path)\nnew file mode 120000\n" : ""
      return mode + UnifiedDiff.text(path, old: change.old, new: change.new)
    }.joined()
    guard isForTerminal else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// A line for each changed file with the rules it was changed for, and one for each finding that is left.
  ///
  /// - Parameters:
  ///   - isDone: false if nothing was written.
  ///   - folder: what to write before the names of files.
  public func summary(isDone: Bool, folder: String = "") -> String {
    var lines = mended.map { finding in
      "\(isDone ? "Fixed" : "Would fix") \(finding.rule.rawValue): \((folder + finding.file).printable):\(finding.line)"
    }
    lines += left.map { left in
      let place = "\((folder + left.finding.file).printable):\(left.finding.line)"
      return "Left to you: \(left.finding.rule.rawValue): \(place): \(left.reason.printable)"
    }
    if lines.isEmpty { lines = ["Nothing to fix."] }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The format of `diff -u`, with three lines around each change.
enum UnifiedDiff {
  private static let context = 3

  private enum Line {
    case same(Substring.UTF8View)
    case removed(Substring.UTF8View)
    case added(Substring.UTF8View)

    var isChange: Bool { if case .same = self { false } else { true } }
  }

  static func text(_ path: String, old: String?, new: String) -> String {
    let lines = compare(split(old ?? ""), split(new))
    let head = "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    return hunks(lines).reduce(into: head) { $0 += text(of: $1, in: lines) }
  }

  /// Lines with their ends.
  private static func split(_ text: String) -> [Substring.UTF8View] {
    var lines: [Substring.UTF8View] = []
    var rest = text[...].utf8
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func compare(_ old: [Substring.UTF8View], _ new: [Substring.UTF8View]) -> [Line] {
    let difference = new.difference(from: old) { $0.elementsEqual($1) }
    let removed = Set(difference.removals.map(offset))
    let added = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring.UTF8View>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Ranges of lines that hold the changes with what is around them.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    let before = count(lines[..<hunk.lowerBound])
    let inside = count(lines[hunk])
    var text = "@@ -\(span(before.old, inside.old)) +\(span(before.new, inside.new)) @@\n"
    for line in lines[hunk] {
      switch line {
      case .same(let content): text += marked(" ", content)
      case .removed(let content): text += marked("-", content)
      case .added(let content): text += marked("+", content)
      }
    }
    return text
  }

  private static func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { count, line in
      switch line {
      case .same: count = (count.0 + 1, count.1 + 1)
      case .removed: count.0 += 1
      case .added: count.1 += 1
      }
    }
  }

  /// The first line and the number of lines; an empty range names the line before it.
  private static func span(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }

  private static func marked(_ mark: String, _ line: Substring.UTF8View) -> String {
    let text = mark + String(Substring(line))
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
