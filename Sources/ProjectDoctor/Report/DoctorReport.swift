/// The report on a project.
///
/// Its JSON form is what `redemption doctor --json` prints. Members may be added; none changes its meaning within one
/// ``formatVersion``. Findings stand by severity, then file, then line.
public struct DoctorReport: Codable, Hashable, Sendable {
  /// 1; increases if a member changes its meaning or is removed.
  public let formatVersion: Int
  /// The status of the examination.
  public var status: DoctorStatus
  /// The folder, as given.
  public let project: String
  /// The scheme to check against, if one was given.
  public let scheme: String?
  /// The apps found in the folder; empty if there is no project.
  public var apps: [AppSummary]
  /// Problems, and what could not be checked.
  public var findings: [Finding]
  /// What a person must check, because no file shows it.
  public let checklist: [ChecklistItem]
  /// A link to try on a device: the app must open and report an invalid token.
  public let testLink: String

  /// The folders that look like an app and were not examined.
  public var leftOut: [LeftOut] = []
  /// The findings that a comment, the configuration or the baseline takes out of the report, with the reason.
  public var suppressed: [SuppressedFinding] = []

  /// What happened when the apps' handlers were run; nil if they were not asked to run.
  public var proofs: [Proof]?

  /// Exit status of the command.
  ///
  /// 0 without findings, 1 with errors or warnings, 2 without a project, 3 without an SDK, 4 if a part was not
  /// examined, 5 if a link's way was not followed, or if a handler could not be run that was asked to.
  public var exitStatus: Int32 {
    switch status {
    case .ready: 0
    case .findings: 1
    case .noProject, .noFolder, .notAFolder: 2
    case .noSDK: 3
    case .incomplete: 4
    case .notFollowed, .notProved: 5
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
