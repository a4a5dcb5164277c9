public import TerminalText

extension DoctorReport {
  /// The report for people: no line but paths and those of a fix is longer than the layout's width.
  ///
  /// Names and texts of the project are written without control characters; see `String.printable`.
  ///
  /// - Parameter layout: the width, and the markup of severities.
  public func text(_ layout: TextLayout = TextLayout(width: 100)) -> String {
    guard !apps.isEmpty else {
      let looked = "Looked for Xcode, Gradle, Flutter, React Native, Expo, Unity and Capacitor projects."
      let lines = ["No app project was found in", "  \(project.printable)"] + layout.wrapped(looked)
      return lines.joined(separator: "\n") + "\n"
    }
    var lines: [String] = []
    for app in apps { lines += describe(app, layout) }
    for finding in findings { lines += [""] + describe(finding, layout) }
    lines += ["", "What no file shows:"]
    for item in checklist { lines += layout.wrapped(item.text.printable, first: "  [ ] ", rest: "      ") }
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

  private func describe(_ app: AppSummary, _ layout: TextLayout) -> [String] {
    var lines = ["\(app.path.printable): \(app.kind.title)"]
    for sdk in app.sdks {
      lines += layout.wrapped(
        "\(sdk.package) \(sdk.version?.printable ?? "of unknown version")\(sdk.since.map { " (links since \($0))" } ?? "")",
        first: "  SDK  ", rest: "       ")
    }
    for (side, schemes) in [("iOS", app.iosSchemes), ("Android", app.androidSchemes)] where !schemes.isEmpty {
      lines += layout.wrapped(
        "schemes on \(side): \(schemes.map(\.printable).joined(separator: ", "))", first: "  ", rest: "    ")
    }
    return lines
  }

  private func describe(_ finding: Finding, _ layout: TextLayout) -> [String] {
    let severity = finding.severity.text(layout.style)
    var lines = ["\(severity) \(finding.rule.rawValue)", "  \(finding.file.printable):\(finding.line)"]
    lines += layout.wrapped(finding.message.printable, first: "  ", rest: "  ")
    lines += layout.wrapped("Why: " + finding.why, first: "  ", rest: "  ")
    guard let fix = finding.fix else { return lines }
    lines += layout.wrapped("Fix: " + fix.instruction.printable, first: "  ", rest: "  ")
    return lines
      + fix.text.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + String($0).printable }
  }
}

extension Severity {
  fileprivate func text(_ style: TextStyle) -> String {
    switch self {
    case .error: style.error(rawValue)
    case .warning: style.warning(rawValue)
    case .note: style.note(rawValue)
    }
  }
}
