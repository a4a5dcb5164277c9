public import RedemptionCore

/// What the doctor changes in a project, and what it leaves to a person.
public struct DoctorFixes: Sendable {
  /// A file with other text, or a new one.
  public struct Change: Hashable, Sendable {
    /// From the project's folder.
    public let path: String
    /// Nil if the file is new.
    public let old: String?
    /// The whole text with the changes, or what a symbolic link leads to.
    public let new: String
    /// True for a new symbolic link.
    public let isLink: Bool

    init(path: String, old: String?, new: String) { (self.path, self.old, self.new, isLink) = (path, old, new, false) }

    init(path: String, linkingTo target: String) { (self.path, old, new, isLink) = (path, nil, target, true) }
  }

  /// A finding that stays, with the reason.
  public struct Left: Hashable, Sendable {
    /// What is wrong.
    public let finding: Finding
    /// A sentence.
    public let reason: String
  }

  /// By path, ascending.
  public let changes: [Change]
  /// The findings that are gone with the changes.
  public let mended: [Finding]
  /// The errors and warnings that need a person.
  public let left: [Left]
  /// The report on the project with the changes.
  public let report: DoctorReport
}

extension Doctor {
  /// Works out the mechanical changes for errors and warnings: schemes, filters, flags, versions. Writes nothing.
  ///
  /// Each change is tried on the text that the doctor reads. It is kept if its finding is gone and the file is still
  /// readable. So a second call on the changed project finds nothing to change.
  ///
  /// - Parameters: as of ``run(project:scheme:vendors:)``.
  public static func fixes(
    project: String, scheme: String? = nil, vendors: [VendorDescription]
  ) -> DoctorFixes {
    var fixer = Fixer(project: project, scheme: scheme, known: KnownVendors(vendors), vendors: vendors)
    return fixer.run()
  }
}

/// Tries one change after the other.
private struct Fixer {
  /// What stays the same about a finding when lines above it change.
  private struct Cause: Hashable {
    let rule: Rule
    let file: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.file
      message = finding.message
    }
  }

  let project: String
  let scheme: String?
  let known: KnownVendors
  let vendors: [VendorDescription]
  /// The texts of changed files.
  private var texts: [String: String] = [:]
  private var mended: [Finding] = []
  private var refused: [Cause: Refusal] = [:]

  init(project: String, scheme: String?, known: KnownVendors, vendors: [VendorDescription]) {
    self.project = project
    self.scheme = scheme
    self.known = known
    self.vendors = vendors
  }

  mutating func run() -> DoctorFixes {
    guard var files = ProjectFiles(at: project) else {
      let report = Doctor.run(project: project, scheme: scheme, vendors: vendors)
      return DoctorFixes(changes: [], mended: [], left: [], report: report)
    }
    let original = files
    var report = Doctor.run(files, project: project, scheme: scheme, known)
    for _ in 0..<Limits.fixes {
      guard let finding = report.findings.first(where: isOpen) else { break }
      guard let attempt = attempt(finding, in: files) else { continue }
      guard let changed = ProjectFiles(at: project, replacing: attempt) else { break }
      let next = Doctor.run(changed, project: project, scheme: scheme, known)
      guard Fixer.isBetter(next, than: report, for: finding) else {
        refused[Cause(finding)] = .notFound
        continue
      }
      (texts, files, report) = (attempt, changed, next)
      mended.append(finding)
    }
    let changes = texts.keys.sorted().map { path in
      DoctorFixes.Change(path: path, old: try? Fixer.text(of: path, in: original), new: texts[path] ?? "")
    }
    let left = report.findings.filter { $0.severity != .note }.map { finding in
      DoctorFixes.Left(finding: finding, reason: (refused[Cause(finding)] ?? .byHand(finding.fix)).reason)
    }
    return DoctorFixes(changes: changes, mended: mended, left: left, report: report)
  }

  private func isOpen(_ finding: Finding) -> Bool {
    finding.severity != .note && finding.fix?.placement != nil && refused[Cause(finding)] == nil
  }

  /// True if there is one finding of the rule less in the file, and the file can still be read.
  private static func isBetter(_ next: DoctorReport, than last: DoctorReport, for finding: Finding) -> Bool {
    func count(_ report: DoctorReport, _ rules: Set<Rule>) -> Int {
      report.findings.count { rules.contains($0.rule) && $0.file == finding.file }
    }
    let unreadable: Set<Rule> = [.malformedFile, .fileNotRead]
    return count(next, [finding.rule]) < count(last, [finding.rule])
      && count(next, unreadable) <= count(last, unreadable)
  }

  /// The texts with the change for one finding; nil, with the reason kept, if it cannot be made.
  private mutating func attempt(_ finding: Finding, in files: ProjectFiles) -> [String: String]? {
    do {
      var texts = texts
      for (path, edits) in try FixPlan(finding, files: files).edits() {
        let whole = files.has(path) ? try Fixer.text(of: path, in: files) : ""
        let mark = whole.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        texts[path] =
          mark + (try EditableText(String(whole.unicodeScalars.dropFirst(mark.isEmpty ? 0 : 1))).applying(edits))
      }
      return texts
    } catch {
      refused[Cause(finding)] = error as? Refusal ?? .notFound
      return nil
    }
  }

  /// A file's text with its byte order mark.
  private static func text(of path: String, in files: ProjectFiles) throws -> String {
    guard let text = String(validating: try files.data(path), as: UTF8.self) else {
      throw Refusal(reason: "The file is not UTF-8 text.")
    }
    return text
  }
}
