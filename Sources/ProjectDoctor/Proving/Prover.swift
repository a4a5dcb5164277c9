extension Doctor {
  /// Runs the handlers of links that a report has found, and adds what happened.
  ///
  /// - Parameters:
  ///   - report: the report on a project.
  ///   - settings: how the project's people asked for it.
  ///   - run: plays one file with `redemptionkit try --json`.
  /// - Throws: what `run` throws, if `redemptionkit` cannot be run at all.
  public static func prove(
    _ report: inout DoctorReport, settings: DoctorSettings, run: @escaping (TrialRequest) throws -> TrialAnswer
  ) throws {
    guard let files = ProjectFiles(at: report.project) else { return }
    var proofs: [Proof] = []
    for app in report.apps { proofs += try Prover(app: app, files: files, run: run).proofs() }
    report.add(proofs, files, settings)
  }
}

/// Runs the handlers of one app.
private struct Prover {
  /// A place where the app may get its links.
  private struct Entry: Hashable {
    let file: String
    let line: Int
  }

  let app: AppSummary
  let files: ProjectFiles
  let run: (TrialRequest) throws -> TrialAnswer

  private var root: String { app.path == "." ? "" : app.path }
  private var isScript: Bool { [.expo, .reactNative, .capacitor].contains(app.kind) }

  func proofs() throws -> [Proof] {
    let sides = sides()
    guard isScript, !sides.isEmpty else {
      let reason =
        isScript
        ? "No code that gets a link and redeems it was found."
        : "\(app.kind.title) has no JavaScript handler. `redemption init` writes a test for other apps."
      return Proof.Start.allCases.map { proof("iOS and Android", $0, .notRun, Entry(file: app.path, line: 1), reason) }
    }
    return try sides.flatMap { side in
      try Proof.Start.allCases.map { start in try proof(start, on: side.platform, side.entries) }
    }
  }

  /// For each platform with a path of its own, the files on it, in the order in which the link passes them.
  private func sides() -> [(platform: String, entries: [Entry])] {
    let paths = app.paths.map { path in (path.platform, path.hops.map { Entry(file: $0.file, line: $0.line) }) }
    let open = app.notFollowed.filter { place in !app.paths.contains { $0.platform == place.platform } }
      .map { ($0.platform, [Entry(file: $0.file, line: $0.line)]) }
    return (paths + open).compactMap { platform, entries in
      var seen: Set<String> = []
      let scripts = entries.filter {
        Path.hasExtension($0.file, ["ts", "tsx", "js", "jsx", "mjs", "cjs"]) && seen.insert($0.file).inserted
      }
      return scripts.isEmpty ? nil : (platform, scripts)
    }
  }

  private func proof(_ start: Proof.Start, on platform: String, _ entries: [Entry]) throws -> Proof {
    var best: Proof?
    var reason: (Entry, String)?
    let others = files.files(under: root).filter { file in
      Path.hasExtension(file, ["ts", "tsx", "js", "jsx", "mjs"]) && !AppHandler.isTest(file)
        && !entries.contains { $0.file == file } && names(start, in: file)
    }
    for entry in entries + others.map({ Entry(file: $0, line: 1) }) {
      if best != nil, entries.contains(entry) { continue }
      switch try play(entry, start, nil, on: platform) {
      case .refused(let text):
        // Another file that asks for such links may be the one that redeems.
        if best != nil, !entries.contains(entry) { reason = (entry, text) }
        reason = reason ?? (entry, text)
      case .played(let text):
        guard let trial = Trial(text) else { continue }
        let found = proof(platform, start, trial.status, entry, trial.message, trial.replaced)
        if !trial.isUnheard { return found }
        best = best ?? found
      }
    }
    if let best {
      guard let reason, !entries.contains(reason.0) else { return best }
      return proof(platform, start, .notRun, reason.0, "It asks for links, and cannot be run: \(reason.1)")
    }
    return try called(start, on: platform, entries[0], reason)
  }

  /// A handler that a listener calls which cannot be run here: the handler alone.
  private func called(
    _ start: Proof.Start, on platform: String, _ entry: Entry, _ reason: (Entry, String)?
  ) throws -> Proof {
    let (place, text) = reason ?? (entry, "No file listens for links.")
    guard start == .warm,
      let handler = try? AppHandler.find(in: app, files: files, named: nil, style: .javaScript), handler.reach == .call
    else { return proof(platform, start, .notRun, place, text) }
    let own = Entry(file: handler.file, line: handler.line)
    switch try play(own, nil, handler.isDefault ? "default" : handler.name, on: platform) {
    case .refused(let other): return proof(platform, start, .notRun, own, other)
    case .played(let output):
      guard let trial = Trial(output) else { return proof(platform, start, .notRun, place, text) }
      guard trial.status == .proved else {
        return proof(platform, start, trial.status, own, trial.message, trial.replaced)
      }
      let message = "`\(handler.name)` redeems (\(trial.message)), but what calls it was not run: \(text)"
      return proof(platform, start, .notRun, own, message, trial.replaced)
    }
  }

  private func play(_ entry: Entry, _ start: Proof.Start?, _ handler: String?, on platform: String) throws
    -> TrialAnswer
  {
    let only = platform == "iOS" ? "ios" : platform == "Android" ? "android" : nil
    return try run(TrialRequest(folder: root, file: entry.file, start: start, handler: handler, platform: only))
  }

  private func proof(
    _ platform: String, _ start: Proof.Start, _ status: Proof.Status, _ entry: Entry, _ message: String,
    _ replaced: [String] = []
  ) -> Proof {
    Proof(
      app: app.path, platform: platform, start: start, status: status, file: entry.file, line: entry.line,
      message: message.cut(to: Limits.messageLength), replaced: replaced)
  }

  private func names(_ start: Proof.Start, in file: String) -> Bool {
    guard let tokens = try? files.tokens(file) else { return false }
    return tokens.contains { start.calls.contains($0.text) }
  }
}

extension DoctorReport {
  /// Adds the results of runs. What is broken is a finding; what could not be run keeps the report from being green.
  fileprivate mutating func add(_ found: [Proof], _ files: ProjectFiles, _ settings: DoctorSettings) {
    let isOff = if case .some(.none) = settings.severities[Proof.notProved] { true } else { false }
    proofs = found.map { proof in
      var proof = proof
      if proof.status == .notRun, isOff { proof.accepted = "\(DoctorSettings.fileName) switches it off" }
      return proof
    }
    let rule = Rule.provedBroken
    let broken = found.filter { $0.status == .broken }.map { proof in
      Finding(
        rule: rule, severity: rule.severity, file: proof.file, line: proof.line,
        message: "\(proof.start.title.capitalizedFirst): \(proof.message).".cut(to: Limits.messageLength),
        why: rule.why, fix: nil)
    }
    let (kept, taken) = Suppression(files: files, settings: settings).apply(to: broken)
    findings = kept + findings
    suppressed += taken
    for index in apps.indices { acceptProved(&apps[index], found.filter { $0.app == apps[index].path }) }
    status = proved(status, kept, settings)
  }

  /// A run answers what the reading left open.
  private func acceptProved(_ app: inout AppSummary, _ own: [Proof]) {
    app.notFollowed = app.notFollowed.map { place in
      let runs = own.filter { $0.platform.contains(place.platform) || place.platform.contains($0.platform) }
      guard place.accepted == nil, !runs.isEmpty, runs.allSatisfy({ $0.status == .proved }) else { return place }
      var place = place
      place.accepted = "it was run, and redeemed a purchase"
      return place
    }
  }

  private func proved(_ before: DoctorStatus, _ broken: [Finding], _ settings: DoctorSettings) -> DoctorStatus {
    guard let failOn = settings.failOn else { return before }
    let ranks = Severity.allCases
    let isFailing = broken.contains { finding in
      (ranks.firstIndex(of: finding.severity) ?? 0) <= (ranks.firstIndex(of: failOn) ?? 0)
    }
    if isFailing, [.ready, .notFollowed, .notProved, .incomplete].contains(before) { return .findings }
    guard [.ready, .notFollowed].contains(before) else { return before }
    if apps.flatMap(\.notFollowed).contains(where: { $0.accepted == nil }) { return .notFollowed }
    return (proofs ?? []).contains { $0.status == .notRun && $0.accepted == nil } ? .notProved : .ready
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
