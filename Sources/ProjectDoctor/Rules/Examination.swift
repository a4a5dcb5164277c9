import RedemptionCore

/// The examination of one app: what is known so far, and the findings.
struct Examination {
  let files: ProjectFiles
  let app: AppProject
  /// The scheme of the links; nil if the caller named none.
  let expected: String?
  /// The vendors whose SDKs to look for.
  let known: KnownVendors
  private(set) var findings: [Finding] = []
  var sdks: [UsedSDK] = []
  /// The uses of SDKs in files that people write.
  var declaredSDKs: [UsedSDK] = []
  var iosSchemes: [RegisteredScheme] = []
  var androidSchemes: [RegisteredScheme] = []
  /// The vendors whose SDKs the sources name.
  var sourceVendors: Set<Vendor> = []
  /// The names of the entitlements files that the app's targets sign with.
  var entitlementsOfTargets: Set<String> = []
  /// The target SDK of the Android app, if a script names it.
  var targetSDK: Int?
  /// The files whose code leads to a call that takes links.
  var linkFiles: Set<String> = []
  /// The vendors whose links the sources redeem.
  var redeemedVendors: Set<Vendor> = []
  /// The app's own source code, once it has been read.
  var sources: AppSources?
  /// The Gradle scripts of its Android side.
  var gradle: GradleProject?
  /// True if a domain opens the app; nil before the first check.
  var universalLink: Bool?
  /// The way of a link through the code.
  var paths: [LinkPath] = []
  /// Where the reading of that way ends.
  var notFollowed: [NotFollowed] = []
  /// The classes of the activities whose filters take the links.
  var linkActivities: Set<String> = []
  /// True if an intent filter takes links of a vendor's domain.
  var isOpenedByWebFilter = false
  private var unread: Set<String> = []
  private var isBudgetNoted = false

  init(_ app: AppProject, files: ProjectFiles, expected: String?, known: KnownVendors) {
    self.app = app
    self.files = files
    self.expected = expected
    self.known = known
  }

  /// The vendors whose SDKs the app uses, by its manifests or its sources.
  var vendors: [VendorDescription] {
    known.described(sourceVendors.union(sdks.map(\.package.vendor)))
  }

  /// The app's folder as findings name it.
  var place: String { app.module ?? (app.root.isEmpty ? "." : app.root) }

  /// The app's files; of a folder in it where one is named.
  func paths(under folder: String = "") -> [String] { app.paths(under: Path.join(app.root, folder), in: files) }

  /// Adds a finding. After ``Limits/findings``, adds one that says so, and no more.
  ///
  /// - Parameter severity: nil for the rule's own.
  mutating func add(
    _ rule: Rule, _ file: String, _ line: Int, _ message: String, severity: Severity? = nil, fix: Fix? = nil
  ) {
    guard findings.count < Limits.findings else {
      if findings.count == Limits.findings {
        let rule = Rule.projectTooLarge
        findings.append(
          Finding(
            rule: rule, severity: rule.severity, file: place, line: 1,
            message: "There are more than \(Limits.findings) findings; the others are left out. Fix these first.",
            why: rule.why, fix: nil))
      }
      return
    }
    findings.append(
      Finding(
        rule: rule, severity: severity ?? rule.severity, file: file, line: max(1, line),
        message: message.cut(to: Limits.messageLength), why: rule.why, fix: fix))
  }

  /// Adds a sentence to the findings of a rule in a folder, so that one cause has one finding.
  mutating func explain(_ rule: Rule, under folder: String, _ sentence: String) {
    findings = findings.map { finding in
      guard finding.rule == rule, finding.file.hasPrefix(folder + "/") else { return finding }
      return Finding(
        rule: rule, severity: finding.severity, file: finding.file, line: finding.line,
        message: (finding.message + sentence).cut(to: Limits.messageLength), why: finding.why, fix: finding.fix)
    }
  }

  mutating func rewriteFixes(_ change: (Fix) -> Fix) {
    findings = findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity, file: finding.file, line: finding.line,
        message: finding.message, why: finding.why, fix: finding.fix.map(change))
    }
  }

  /// Reads a file with a parser; the first failure of each file becomes a finding.
  mutating func read<Value>(_ path: String, _ parse: (ProjectFiles) throws -> Value) -> Value? {
    do { return try parse(files) } catch {
      noteFailure(error, of: path)
      return nil
    }
  }

  mutating func yaml(_ path: String) -> DataNode? { read(path) { try $0.yaml(path) } }
  mutating func tokens(_ path: String, hashBeginsComment: Bool = false) -> [CodeToken]? {
    if let file = sources?.file(path) { return file.tokens }
    return read(path) { try $0.tokens(path, hashBeginsComment: hashBeginsComment) }
  }
  mutating func json(_ path: String) -> DataNode? { read(path) { try $0.json(path) } }

  private var checkByHand: String { "Make it smaller or simpler, or check by hand what it says about links." }

  mutating func noteFailure(_ error: any Error, of path: String) {
    if case ProjectFiles.Failure.missing = error { return }
    guard unread.insert(path).inserted else { return }
    switch error {
    case let error as MalformedFile where error.exceedsLimit:
      add(.fileNotRead, path, error.line, "\(Path.name(path)) is not read: \(error.reason). \(checkByHand)")
    case let error as MalformedFile:
      add(.malformedFile, path, error.line, "\(Path.name(path)) cannot be read: \(error.reason).")
    case ProjectFiles.Failure.tooLarge(let bytes):
      add(
        .fileNotRead, path, 1,
        "\(Path.name(path)) is not read: it has \(bytes) bytes or more, and at most \(Limits.fileBytes) are read. \(checkByHand)"
      )
    case ProjectFiles.Failure.tooMuchRead:
      guard !isBudgetNoted else { return }
      isBudgetNoted = true
      add(
        .fileNotRead, path, 1,
        "\(Path.name(path)) and what follows is not read: the files before it have the \(Limits.totalBytes) bytes that are read of a project."
          + " Run the doctor on the folder of one app.")
    case ProjectFiles.Failure.unopened:
      add(
        .fileNotRead, path, 1,
        "\(Path.name(path)) cannot be opened. Check that it is an ordinary file and that you may read it.")
    case ProjectFiles.Failure.notText:
      add(.malformedFile, path, 1, "\(Path.name(path)) cannot be read: it is not UTF-8 text.")
    default:
      add(.malformedFile, path, 1, "\(Path.name(path)) cannot be read.")
    }
  }
}
