/// What is known of one app while its files are looked at, and what was found wrong.
struct Examination {
  let files: ProjectFiles
  let app: AppProject
  /// The scheme that the links have, if the caller told it.
  let expected: String?
  private(set) var findings: [Finding] = []
  var sdks: [UsedSDK] = []
  var iosSchemes: [RegisteredScheme] = []
  var androidSchemes: [RegisteredScheme] = []
  /// Whose SDK the sources name.
  var sourceVendors: Set<SDKVendor> = []
  private var unread: Set<String> = []

  init(_ app: AppProject, files: ProjectFiles, expected: String?) {
    self.app = app
    self.files = files
    self.expected = expected
  }

  /// Whose SDK the app uses: by its manifests, or where these name none by its sources.
  var vendors: Set<SDKVendor> { sdks.isEmpty ? sourceVendors : Set(sdks.map(\.package.vendor)) }

  /// The app's files; of a folder in it where one is named.
  func paths(under folder: String = "") -> [String] { files.files(under: Path.join(app.root, folder)) }

  mutating func add(_ rule: Rule, _ file: String, _ line: Int, _ message: String, fix: Fix? = nil) {
    findings.append(
      Finding(
        rule: rule, severity: rule.severity, file: file, line: max(1, line), message: message, why: rule.why, fix: fix))
  }

  mutating func rewriteFixes(_ change: (Fix) -> Fix) {
    findings = findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity, file: finding.file, line: finding.line,
        message: finding.message, why: finding.why, fix: finding.fix.map(change))
    }
  }

  /// Reads a file by a parser; what goes wrong becomes a finding, once a file.
  mutating func read<Value>(_ path: String, _ parse: (ProjectFiles) throws -> Value) -> Value? {
    do { return try parse(files) } catch {
      noteFailure(error, of: path)
      return nil
    }
  }

  mutating func yaml(_ path: String) -> DataNode? { read(path) { try DataNode.yaml(try $0.text(path)) } }
  mutating func json(_ path: String) -> DataNode? { read(path) { try DataNode.json(try $0.text(path)) } }

  mutating func noteFailure(_ error: any Error, of path: String) {
    if case ProjectFiles.Failure.missing = error { return }
    guard unread.insert(path).inserted else { return }
    switch error {
    case let error as MalformedFile:
      add(.malformedFile, path, error.line, "\(Path.name(path)) cannot be read: \(error.reason).")
    case ProjectFiles.Failure.tooLarge(let bytes):
      add(
        .fileNotRead, path, 1, "This file has \(bytes) bytes, more than the \(ProjectFiles.Limit.fileBytes) looked at.")
    case ProjectFiles.Failure.unreadable(let reason):
      add(.malformedFile, path, 1, "\(Path.name(path)) cannot be read: \(reason).")
    default:
      add(.malformedFile, path, 1, "\(Path.name(path)) cannot be read.")
    }
  }
}
