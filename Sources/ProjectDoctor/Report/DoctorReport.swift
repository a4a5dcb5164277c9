/// The report on a project.
///
/// Its JSON form is what `redemption doctor --json` prints. Members may be added; none changes its meaning within one
/// ``formatVersion``. Findings stand by severity, then file, then line.
public struct DoctorReport: Codable, Hashable, Sendable {
  /// 1; increases if a member changes its meaning or is removed.
  public let formatVersion: Int
  /// The status of the examination.
  public let status: DoctorStatus
  /// The folder, as given.
  public let project: String
  /// The scheme to check against, if one was given.
  public let scheme: String?
  /// The apps found in the folder; empty if there is no project.
  public let apps: [AppSummary]
  /// Problems, and what could not be checked.
  public let findings: [Finding]
  /// What a person must check, because no file shows it.
  public let checklist: [ChecklistItem]
  /// A link to try on a device: the app must open and report an invalid token.
  public let testLink: String

  /// Exit status of the command: 0 without findings, 1 with errors or warnings, 2 without a project.
  public var exitStatus: Int32 {
    switch status {
    case .ready: 0
    case .findings: 1
    case .noProject, .noFolder, .notAFolder: 2
    }
  }
}

/// Something that a person must check, because no file shows it.
public struct ChecklistItem: Codable, Hashable, Sendable {
  /// Lower case with hyphens; stable.
  public let id: String
  /// What to check.
  public let text: String
}
