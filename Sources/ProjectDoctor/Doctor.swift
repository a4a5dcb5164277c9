public import RedemptionCore

/// Examines an app project: will a redemption link open this app, and will the app redeem it?
///
/// Only reads files: writes none, runs nothing, uses no network and follows no symbolic link.
public enum Doctor {
  /// Examines a folder.
  ///
  /// - Parameters:
  ///   - project: the folder of an app, or of several.
  ///   - scheme: the scheme of the links, without `://`; nil checks the form of the vendor's schemes.
  ///   - vendors: the vendors whose SDKs to look for.
  public static func run(project: String, scheme: String? = nil, vendors: [VendorDescription]) -> DoctorReport {
    var settings = DoctorSettings()
    settings.scheme = scheme
    return run(project: project, settings: settings, vendors: vendors)
  }

  /// Examines a folder as its people ask for.
  public static func run(project: String, settings: DoctorSettings, vendors: [VendorDescription]) -> DoctorReport {
    let wanted = vendors.filter { settings.vendors.isEmpty || settings.vendors.contains($0.id.rawValue) }
    let known = KnownVendors(wanted)
    let scheme = settings.scheme
    guard let files = ProjectFiles(at: project) else {
      return report(project, scheme, known, [], failure: ProjectFiles.isThere(project) ? .notAFolder : .noFolder)
    }
    return run(files, project: project, scheme: scheme, known, settings)
  }

  static func run(
    _ files: ProjectFiles, project: String, scheme: String?, _ known: KnownVendors,
    _ settings: DoctorSettings = DoctorSettings()
  ) -> DoctorReport {
    let expected = scheme.map { String($0.prefix { $0 != ":" }) }
    var examinations: [Examination] = []
    // One app after the other, so that what was parsed to find an app is still kept when it is examined.
    let finder = ProjectFinder(files: files)
    var leftOut = finder.leftOut()
    let isComplete = finder.forEachApp { app in
      let folder = app.module ?? app.root
      guard settings.takes(folder) else {
        leftOut.append(LeftOut(path: folder.isEmpty ? "." : folder, reason: "\(DoctorSettings.fileName) leaves it out"))
        return
      }
      var examination = Examination(app, files: files, expected: expected, known: known)
      examination.run()
      examination.sources = nil
      examinations.append(examination)
    }
    if !examinations.isEmpty { examinations[0].noteOmissions(hasAllApps: isComplete) }
    var report = report(project, expected, known, examinations)
    report.leftOut = leftOut
    let suppression = Suppression(files: files, settings: settings)
    let (kept, suppressed) = suppression.apply(to: report.findings)
    for index in report.apps.indices {
      report.apps[index].notFollowed = report.apps[index].notFollowed.map(suppression.accepting)
    }
    report.findings = kept.sorted(by: isBefore)
    report.suppressed = suppressed
    if !examinations.isEmpty { report.status = status(of: kept, examinations, failOn: settings.failOn) }
    let isFollowed = report.apps.flatMap(\.notFollowed).allSatisfy { $0.accepted != nil }
    if report.status == .ready, !isFollowed, settings.failOn != nil { report.status = .notFollowed }
    return report
  }

  private static func status(
    of findings: [Finding], _ examinations: [Examination], failOn: Severity?
  ) -> DoctorStatus {
    let ranks = Severity.allCases
    let failing = findings.filter { finding in
      guard let failOn, let least = ranks.firstIndex(of: failOn) else { return false }
      return ranks.firstIndex(of: finding.severity).map { $0 <= least } ?? false
    }
    if failing.isEmpty { return .ready }
    if failing.allSatisfy({ $0.rule == .sdkMissing }) { return .noSDK }
    let unread: Set<Rule> = [.fileNotRead, .projectTooLarge]
    return failing.allSatisfy { unread.contains($0.rule) } ? .incomplete : .findings
  }

  private static func report(
    _ project: String, _ scheme: String?, _ known: KnownVendors, _ examinations: [Examination],
    failure: DoctorStatus = .noProject
  ) -> DoctorReport {
    var seen: Set<Finding> = []
    let findings = examinations.flatMap(\.findings).filter { seen.insert($0).inserted }.sorted(by: isBefore)
    let used = known.described(Set(examinations.flatMap { $0.vendors.map(\.id) }))
    let vendors = used.isEmpty ? Array(known.all.prefix(1)) : used
    let schemes = examinations.flatMap { $0.iosSchemes + $0.androidSchemes }
    let plain = vendors.contains { $0.links.scheme != nil } ? nil : schemes.first { !$0.isForeign && $0.isValid }
    let linkScheme = scheme ?? (schemes.first(where: known.hasVendorForm) ?? plain)?.text ?? Fix.unknownScheme
    let link = Checklist.testLink(linkScheme, vendors)
    return DoctorReport(
      formatVersion: 1,
      status: examinations.isEmpty ? failure : findings.contains { $0.severity != .note } ? .findings : .ready,
      project: project, scheme: scheme, apps: examinations.map(\.summary), findings: findings,
      checklist: examinations.isEmpty ? [] : Checklist.items(vendors, testLink: link), testLink: link)
  }

  private static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    let order = Severity.allCases
    let ranks = (order.firstIndex(of: one.severity) ?? 0, order.firstIndex(of: other.severity) ?? 0)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if one.file != other.file { return one.file < other.file }
    if one.line != other.line { return one.line < other.line }
    return (one.rule.rawValue, one.message) < (other.rule.rawValue, other.message)
  }
}

extension Examination {
  /// Checks every rule, as soon as what it needs is known.
  mutating func run() {
    let sources = AppSources(of: app, in: files)
    self.sources = sources
    let reach = Reach(sources.files)
    var rules = Rule.inOrder[...]
    for fact in Fact.allCases {
      // An app that redeems no links needs no scheme for them.
      if fact == .redemptions, vendors.isEmpty, expected == nil, findings.allSatisfy({ $0.rule == .sdkMissing }) {
        return
      }
      establish(fact, sources, reach)
      while let rule = rules.first, rule.needs == fact {
        rules.removeFirst()
        rule.check?(&self, sources, reach)
      }
    }
    paths = linkPaths(reach)
    notFollowed = endsOfReading(reach)
  }

  private mutating func establish(_ fact: Fact, _ sources: AppSources, _ reach: Reach) {
    switch fact {
    case .sources: noteFailures(of: sources)
    case .sdks:
      if app.kind != .ios {
        let folder = Path.join(app.root, androidFolder)
        gradle = GradleProject(
          scripts: app.paths(under: folder, in: files)[...], in: files, groups: known.mavenGroups)
      }
      findSDKs(gradle)
      sourceVendors = sources.vendors(among: known, reach).union(vendorsBehindPackages())
    case .redemptions: findRedemptions(reach)
    case .registrations: checkRegistrations()
    }
  }

  private mutating func noteFailures(of sources: AppSources) {
    for failure in sources.failures { noteFailure(failure.error, of: failure.path) }
    if let first = sources.firstOmitted {
      add(
        .projectTooLarge, first, 1,
        "The app has more source code than the doctor reads (\(Limits.sourceFiles) files, \(Limits.sourceBytes) bytes,"
          + " \(Limits.tokensOfApp) words); this file and those after it are left out.")
    }
  }

  private mutating func checkRegistrations() {
    if app.hasIOS { checkIOS() }
    if let gradle, app.hasAndroid { checkAndroid(gradle) }
    if [.flutter, .reactNative, .capacitor].contains(app.kind) { checkNativeFolders() }
    if app.kind == .flutter { checkFlutterHandler() }
    if app.kind == .expo {
      let hasIOS = paths(under: "ios").contains { ["Info.plist", "project.pbxproj"].contains(Path.name($0)) }
      let hasAndroid = paths(under: "android").contains { Path.name($0) == "AndroidManifest.xml" }
      checkExpo(needsIOS: !hasIOS, needsAndroid: !hasAndroid)
    }
    checkSidesAgree()
    fillInScheme()
  }

  /// Adds a finding for each part of the project that was left out.
  mutating func noteOmissions(hasAllApps: Bool) {
    for omission in files.omissions {
      add(.projectTooLarge, omission.path, 1, omission.reason + " Run the doctor on the folder of one app.")
    }
    guard !hasAllApps else { return }
    add(
      .projectTooLarge, ".", 1,
      "The project has more than \(Limits.apps) apps; only these were checked. Run the doctor on a folder in it.")
  }

  /// Notes that the native sides, which register schemes, are not in the folder.
  private mutating func checkNativeFolders() {
    guard !vendors.isEmpty, paths(under: "ios").isEmpty, paths(under: "android").isEmpty else { return }
    add(
      .schemeUnresolved, manifestFile, 1,
      "The folder has neither ios nor android, so which schemes the app registers is not known.")
  }

  var summary: AppSummary {
    AppSummary(
      path: place, kind: app.kind,
      sdks: sdks.map {
        SDKSummary(
          vendor: $0.package.vendor.rawValue, package: $0.package.name,
          version: $0.version?.cut(to: Limits.nameLength), since: $0.package.since,
          file: $0.file, line: $0.line)
      },
      iosSchemes: names(iosSchemes), androidSchemes: names(androidSchemes), paths: paths,
      notFollowed: notFollowed)
  }

  private func names(_ schemes: [RegisteredScheme]) -> [String] {
    Set(schemes.map { $0.text.cut(to: Limits.nameLength) }).sorted()
  }
}
