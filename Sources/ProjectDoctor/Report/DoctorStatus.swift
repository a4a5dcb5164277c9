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
  /// The path is a file.
  case notAFolder = "not-a-folder"
}
