/// How an examination ended, in one word for programs.
public enum DoctorStatus: String, Codable, Hashable, Sendable {
  /// No errors and no warnings.
  case ready
  /// Errors or warnings.
  case findings
  /// The folder has no app project.
  case noProject = "no-project"
  /// There is no folder of this name.
  case noFolder = "no-folder"
  /// No app has an SDK that redeems, so there is nothing to check.
  case noSDK = "no-sdk"
  /// There are no findings in what was read, and some of it could not be read.
  case incomplete
  /// There are no findings, and the way of a link could not be followed on every platform.
  case notFollowed = "not-followed"
  /// There are no findings, and a handler that was to be run could not be.
  case notProved = "not-proved"
  /// The path is a file.
  case notAFolder = "not-a-folder"
}
