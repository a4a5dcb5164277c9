extension DoctorReport {
  /// The report for people: no line but those of a fix is longer than 100 characters.
  ///
  /// Names and texts of the project are written without control characters; see `String.printable`.
  ///
  /// - Parameter isColoured: whether to mark severities with a terminal's colours.
  public func text(isColoured: Bool = false) -> String {
    guard !apps.isEmpty else {
      return "No app project was found in\n  \(project.printable)\n"
        + "Looked for Xcode, Gradle, Flutter, React Native, Expo, Unity and Capacitor projects.\n"
    }
    var lines: [String] = []
    for app in apps { lines += describe(app) }
    for finding in findings { lines += [""] + describe(finding, isColoured) }
    lines += ["", "What no file shows:"]
    for item in checklist { lines += ReportText.wrap(item.text.printable, first: "  [ ] ", rest: "      ") }
    return (lines + ["", summary]).joined(separator: "\n") + "\n"
  }

  /// The last line: how many findings of each severity.
  private var summary: String {
    let counts = Severity.allCases.map { severity in
      (severity, findings.filter { $0.severity == severity }.count)
    }
    guard counts.contains(where: { $0.1 > 0 }) else { return "No findings." }
    return counts.map { "\($0.1) \($0.0.rawValue)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ") + "."
  }

  private func describe(_ app: AppSummary) -> [String] {
    var lines = ["\(app.path.printable): \(app.kind.title)"]
    for sdk in app.sdks {
      lines += ReportText.wrap(
        "\(sdk.package) \(sdk.version?.printable ?? "of unknown version")\(sdk.since.map { " (links since \($0))" } ?? "")",
        first: "  SDK  ", rest: "       ")
    }
    for (side, schemes) in [("iOS", app.iosSchemes), ("Android", app.androidSchemes)] where !schemes.isEmpty {
      lines += ReportText.wrap(
        "schemes on \(side): \(schemes.map(\.printable).joined(separator: ", "))", first: "  ", rest: "    ")
    }
    return lines
  }

  private func describe(_ finding: Finding, _ isColoured: Bool) -> [String] {
    let severity = ReportText.mark(finding.severity, isColoured)
    var lines = ["\(severity) \(finding.rule.rawValue)", "  \(finding.file.printable):\(finding.line)"]
    lines += ReportText.wrap(finding.message.printable, first: "  ", rest: "  ")
    lines += ReportText.wrap("Why: " + finding.why, first: "  ", rest: "  ")
    guard let fix = finding.fix else { return lines }
    lines += ReportText.wrap("Fix: " + fix.instruction.printable, first: "  ", rest: "  ")
    return lines
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
