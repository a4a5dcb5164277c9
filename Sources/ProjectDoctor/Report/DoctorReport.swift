/// The result of examining a project.
///
/// Its JSON form is what `redemption doctor --json` prints. Members may be added; none changes its meaning within one
/// ``formatVersion``. Findings stand by severity, then file, then line.
public struct DoctorReport: Codable, Hashable, Sendable {
  /// 1; increases if a member changes its meaning or is removed.
  public let formatVersion: Int
  /// How the examination ended.
  public let status: DoctorStatus
  /// The folder as it was given.
  public let project: String
  /// The scheme to check against, if one was given.
  public let scheme: String?
  /// The apps found in the folder; empty if there is no project.
  public let apps: [AppSummary]
  /// What is wrong, or could not be checked.
  public let findings: [Finding]
  /// What to check by eye, because no file shows it.
  public let checklist: [ChecklistItem]
  /// A link to try on a device: the app should open and say that the token is invalid.
  public let testLink: String

  /// What the command ends with: 0 all is well, 1 errors or warnings, 2 no project.
  public var exitStatus: Int32 {
    switch status {
    case .ready: 0
    case .findings: 1
    case .noProject, .noFolder, .notAFolder: 2
    }
  }
}

/// Something to check by eye, because no file shows it.
public struct ChecklistItem: Codable, Hashable, Sendable {
  /// Lower case with hyphens; stable.
  public let id: String
  /// What to check.
  public let text: String
}
