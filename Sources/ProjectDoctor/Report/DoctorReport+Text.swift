public import TerminalText

extension DoctorReport {
  /// The report for people: no line but paths and those of a fix is longer than the layout's width.
  ///
  /// Names and texts of the project are written without control characters; see `String.printable`.
  ///
  /// - Parameters:
  ///   - layout: the width, and the markup of severities.
  ///   - folder: what to write before the names of files, so that a terminal can open them.
  ///   - hasChecklist: true to end with what no file shows.
  public func text(_ layout: TextLayout = TextLayout(width: 100), folder: String = "", hasChecklist: Bool = false)
    -> String
  {
    guard !apps.isEmpty else { return absence }
    var lines = apps.flatMap { describe($0, layout) }
    lines += apps.flatMap { describePaths($0, layout, folder) + describeProofs($0, layout, folder) }
    for place in leftOut.prefix(20) {
      lines += layout.wrapped("\(place.path.printable): left out, \(place.reason)", first: "-- ", rest: "    ")
    }
    if leftOut.count > 20 { lines.append("-- and \(leftOut.count - 20) more folders") }
    if !suppressed.isEmpty { lines.append("-- \(suppressed.count) known findings are not shown") }
    for group in causes { lines += [""] + describe(group, layout, folder) }
    lines.append("")
    if hasChecklist {
      lines.append("Check by hand:")
      for item in checklist { lines += layout.wrapped(item.text.printable, first: "  [ ] ", rest: "      ") }
      lines.append("")
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// What is said of a folder without an app.
  var absence: String {
    switch status {
    case .noFolder: return "There is no folder\n  \(project.printable)\nName the folder of an app's project.\n"
    case .notAFolder: return "This is a file; name the folder of the app instead:\n  \(project.printable)\n"
    default:
      return "No app project was found in\n  \(project.printable)\n"
        + "Looked for Xcode, Gradle, Flutter, React Native, Expo, Unity and Capacitor projects.\n"
        + leftOut.prefix(20).map { "-- \($0.path.printable): left out, \($0.reason)\n" }.joined()
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
    guard counts.contains(where: { $0.1 > 0 }) else {
      let paths = apps.flatMap(\.paths).map { "\($0.platform): \($0.hops.count) hop\($0.hops.count == 1 ? "" : "s")" }
      let open = apps.flatMap(\.notFollowed).filter { $0.accepted == nil }.map(\.platform)
      return "No findings. " + (paths.isEmpty ? "No path of a link was followed." : paths.listed + ".")
        + (open.isEmpty ? "" : " Not followed: \(open.listed).") + proofSummary
    }
    return counts.map { "\($0.1) \($0.0.rawValue)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ") + "."
      + proofSummary
  }

  /// One line: a mark, the folder, what the app is built with, and its SDKs.
  private func describe(_ app: AppSummary, _ layout: TextLayout) -> [String] {
    let shared = Set(app.sdks.map(\.file))
    let own = findings.filter {
      app.path == "." || $0.file == app.path || $0.file.hasPrefix(app.path + "/") || shared.contains($0.file)
    }
    let sdks = app.sdks.map { "\($0.package) \($0.version?.printable ?? "of unknown version")" }
    var names: [String] = []
    for name in sdks where !names.contains(name) { names.append(name) }
    let isOpen = own.isEmpty && app.notFollowed.contains { $0.accepted == nil }
    let mark = isOpen ? "??" : Severity.mark(own.map(\.severity), layout.style)
    return layout.wrapped(
      "\(app.path.printable): \(app.kind.title)" + (names.isEmpty ? "" : ", " + names.joined(separator: ", ")),
      first: mark + " ", rest: "    ")
  }

  /// The way of a link, one line for each hop.
  private func describePaths(_ app: AppSummary, _ layout: TextLayout, _ folder: String) -> [String] {
    let followed = app.paths.flatMap { path -> [String] in
      let hops = path.hops.map { "      \((folder + $0.file).printable):\($0.line) \($0.name.printable)" }
      return ["    \(path.platform):"] + hops
    }
    let notFollowed = app.notFollowed.flatMap { place -> [String] in
      let text = (place.accepted.map { "Accepted: " + $0 } ?? place.reason).printable
      return ["    \(place.platform), not followed:", "      \((folder + place.file).printable):\(place.line)"]
        + layout.wrapped(text, first: "      ", rest: "      ")
    }
    return followed + notFollowed
  }

  /// What happened when the app's handler was run, two lines for each start.
  private func describeProofs(_ app: AppSummary, _ layout: TextLayout, _ folder: String) -> [String] {
    (proofs ?? []).filter { $0.app == app.path }.flatMap { proof in
      let word = [Proof.Status.proved: "proved", .broken: "proved broken", .notRun: "not proved"][proof.status] ?? ""
      let stands = proof.replaced.isEmpty ? "" : "; \(proof.replaced.count) modules were replaced by stand-ins"
      let place = proof.status == .notRun ? "" : "\((folder + proof.file).printable):\(proof.line) "
      let text = proof.accepted.map { "Accepted: " + $0 } ?? place + proof.message + stands
      return layout.wrapped("\(word), \(proof.start.title): \(text.printable)", first: "    ", rest: "      ")
    }
  }

  private var proofSummary: String {
    guard let proofs else { return "" }
    let count = { (status: Proof.Status) in proofs.filter { $0.status == status }.count }
    return " Run: \(count(.proved)) proved, \(count(.broken)) broken, \(count(.notRun)) not run."
  }

  private func describe(_ group: [Finding], _ layout: TextLayout, _ folder: String) -> [String] {
    guard let first = group.first else { return [] }
    var lines = ["\(first.severity.text(layout.style)) \(first.rule.rawValue)"]
    for (index, finding) in group.enumerated() {
      lines.append("  \((folder + finding.file).printable):\(finding.line)")
      lines += layout.wrapped(finding.message.printable, first: "  ", rest: "  ")
      if index == 0 { lines += layout.wrapped("Why: " + finding.why, first: "  ", rest: "  ") }
      let isLast = index + 1 == group.count || group[index + 1].fix != finding.fix
      if isLast, let fix = finding.fix { lines += describe(fix, layout) }
    }
    return lines
  }

  private func describe(_ fix: Fix, _ layout: TextLayout) -> [String] {
    layout.wrapped("Fix: " + fix.instruction.printable, first: "  ", rest: "  ")
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

  /// The mark of an app: the worst of its findings.
  fileprivate static func mark(_ severities: [Severity], _ style: TextStyle) -> String {
    guard let worst = allCases.first(where: severities.contains), worst != .note else { return "ok" }
    return worst.text(style)
  }
}
