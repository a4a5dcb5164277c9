extension DoctorReport {
  /// The report for people: no line but those of a fix is longer than 100 characters.
  ///
  /// Names and texts of the project are written without control characters; see `String.printable`.
  ///
  /// - Parameters:
  ///   - isColoured: true to mark severities with a terminal's colours.
  ///   - folder: what to write before the names of files, so that a terminal can open them.
  ///   - hasChecklist: true to end with what no file shows.
  public func text(isColoured: Bool = false, folder: String = "", hasChecklist: Bool = false) -> String {
    guard !apps.isEmpty else { return absence }
    var lines = apps.flatMap { describe($0, isColoured) }
    for group in causes { lines += [""] + describe(group, isColoured, folder) }
    lines.append("")
    if hasChecklist {
      lines.append("What no file shows:")
      for item in checklist { lines += ReportText.wrap(item.text.printable, first: "  [ ] ", rest: "      ") }
      lines.append("")
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// What is said of a folder without an app.
  private var absence: String {
    switch status {
    case .noFolder: return "There is no folder\n  \(project.printable)\n"
    case .notAFolder: return "This is a file; name the folder of the app instead:\n  \(project.printable)\n"
    default:
      return "No app project was found in\n  \(project.printable)\n"
        + "Looked for Xcode, Gradle, Flutter, React Native, Expo, Unity and Capacitor projects.\n"
    }
  }

  /// The findings of one rule and severity together, in the order of the report.
  private var causes: [[Finding]] {
    var groups: [[Finding]] = []
    for finding in findings {
      let place = groups.firstIndex { $0.first?.rule == finding.rule && $0.first?.severity == finding.severity }
      if let place { groups[place].append(finding) } else { groups.append([finding]) }
    }
    return groups
  }

  /// The last line: how many findings of each severity.
  private var summary: String {
    let counts = Severity.allCases.map { severity in
      (severity, findings.filter { $0.severity == severity }.count)
    }
    guard counts.contains(where: { $0.1 > 0 }) else { return "No findings." }
    return counts.map { "\($0.1) \($0.0.rawValue)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ") + "."
  }

  /// One line: a mark, the folder, what the app is built with, and its SDKs.
  private func describe(_ app: AppSummary, _ isColoured: Bool) -> [String] {
    let own = findings.filter { app.path == "." || $0.file == app.path || $0.file.hasPrefix(app.path + "/") }
    let sdks = app.sdks.map { "\($0.package) \($0.version?.printable ?? "of unknown version")" }
    var names: [String] = []
    for name in sdks where !names.contains(name) { names.append(name) }
    let mark = ReportText.mark(own.map(\.severity), isColoured)
    return ReportText.wrap(
      "\(app.path.printable): \(app.kind.title)" + (names.isEmpty ? "" : ", " + names.joined(separator: ", ")),
      first: mark + " ", rest: "    ")
  }

  private func describe(_ group: [Finding], _ isColoured: Bool, _ folder: String) -> [String] {
    guard let first = group.first else { return [] }
    var lines = ["\(ReportText.mark(first.severity, isColoured)) \(first.rule.rawValue)"]
    for (index, finding) in group.enumerated() {
      lines.append("  \((folder + finding.file).printable):\(finding.line)")
      lines += ReportText.wrap(finding.message.printable, first: "  ", rest: "  ")
      if index == 0 { lines += ReportText.wrap("Why: " + finding.why, first: "  ", rest: "  ") }
      let isLast = index + 1 == group.count || group[index + 1].fix != finding.fix
      if isLast, let fix = finding.fix { lines += describe(fix) }
    }
    return lines
  }

  private func describe(_ fix: Fix) -> [String] {
    ReportText.wrap("Fix: " + fix.instruction.printable, first: "  ", rest: "  ")
      + fix.text.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + String($0).printable }
  }
}

private enum ReportText {
  private static let width = 100

  /// Breaks a text between words; a word that is longer than a line stands on its own.
  static func wrap(_ text: String, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// The mark of an app: the worst of its findings.
  static func mark(_ severities: [Severity], _ isColoured: Bool) -> String {
    guard let worst = Severity.allCases.first(where: severities.contains), worst != .note else {
      return isColoured ? "\u{1B}[1;32mok\u{1B}[0m   " : "ok   "
    }
    return mark(worst, isColoured)
  }

  static func mark(_ severity: Severity, _ isColoured: Bool) -> String {
    guard isColoured else { return severity.rawValue }
    let colour =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(colour)m\(severity.rawValue)\u{1B}[0m"
  }
}
