extension DoctorFixes {
  /// The report on the project with the changes, and a member `fixes` with what changed.
  ///
  /// - Parameter isWritten: false if nothing was written (`--dry-run`).
  /// - Throws: never in practice; every member is text, a number or a list of them.
  public func json(isWritten: Bool) throws -> String {
    try DoctorReport.encoded(Document(report: report, fixes: Document.Fixes(self, isWritten: isWritten)))
  }
}

private struct Document: Encodable {
  struct Fixes: Encodable {
    struct File: Encodable {
      let file: String
      let isNew: Bool
      let diff: String
    }

    struct Open: Encodable {
      let finding: Finding
      let reason: String
    }

    let isWritten: Bool
    let changes: [File]
    let fixed: [Finding]
    let left: [Open]

    init(_ fixes: DoctorFixes, isWritten: Bool) {
      self.isWritten = isWritten
      changes = fixes.changes.map { change in
        File(
          file: change.path, isNew: change.old == nil,
          diff: UnifiedDiff.text(change.path, old: change.old, new: change.new))
      }
      fixed = fixes.mended
      left = fixes.left.map { Open(finding: $0.finding, reason: $0.reason) }
    }
  }

  let report: DoctorReport
  let fixes: Fixes

  enum CodingKeys: CodingKey { case fixes }

  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fixes, forKey: .fixes)
  }
}
