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

/// One app of a project.
public struct AppSummary: Codable, Hashable, Sendable {
  /// Its folder, from the project's; `.` for the project itself.
  public let path: String
  /// What it is built with.
  public let kind: AppKind
  /// The vendors' SDKs in it.
  public let sdks: [SDKSummary]
  /// The schemes that its iOS side registers.
  public let iosSchemes: [String]
  /// The schemes that its Android side registers.
  public let androidSchemes: [String]
}

/// What an app is built with.
public enum AppKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Swift or Objective-C in an Xcode project.
  case ios
  /// Kotlin or Java with Gradle.
  case android
  case flutter
  case reactNative = "react-native"
  case expo
  case unity
  case kmp
  case capacitor

  /// As people write it.
  var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    case .expo: "Expo"
    case .unity: "Unity"
    case .kmp: "Kotlin Multiplatform"
    case .capacitor: "Capacitor"
    }
  }
}

/// One SDK in an app, as a lock file or a manifest names it.
public struct SDKSummary: Codable, Hashable, Sendable {
  /// The vendor's id.
  public let vendor: String
  /// The package as its registry knows it.
  public let package: String
  /// The version, or the range if nothing locks one; nil if the file has neither.
  public let version: String?
  /// The first version with redemption; nil if unknown.
  public let since: String?
  /// The file with the version, from the project's folder.
  public let file: String
  /// Counted from 1.
  public let line: Int
}

/// One thing that is wrong, or could not be checked.
public struct Finding: Codable, Hashable, Sendable {
  /// Which rule it breaks.
  public let rule: Rule
  /// How much it matters.
  public let severity: Severity
  /// From the project's folder; a file that does not exist yet when the fix is to create it.
  public let file: String
  /// Counted from 1: the spot itself, or the element that text is to be added to.
  public let line: Int
  /// What was found.
  public let message: String
  /// What happens to a buyer if nothing is done.
  public let why: String
  /// What to do; nil if there is no text for it.
  public let fix: Fix?
}

/// Text that fixes a finding.
public struct Fix: Codable, Hashable, Sendable {
  /// Where to put the text, in a sentence.
  public let instruction: String
  /// The exact text.
  public let text: String
  /// How to change the file by a program; nil if a person has to do it.
  var placement: Placement? = nil

  private enum CodingKeys: String, CodingKey {
    case instruction
    case text
  }

  /// True if the texts are the same; ``placement`` is not part of the report.
  public static func == (one: Fix, other: Fix) -> Bool {
    one.instruction == other.instruction && one.text == other.text
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instruction)
    hasher.combine(text)
  }

  /// Placeholder for a scheme that neither a file nor the caller names.
  static let unknownScheme = "YOUR-SCHEME"

  func replacingUnknownScheme(by scheme: String?) -> Fix {
    guard text.contains(Fix.unknownScheme) else { return self }
    if text == Fix.unknownScheme, scheme == nil {
      return Fix(instruction: "Put the scheme that the dashboard shows here.", text: text, placement: placement)
    }
    guard let scheme else {
      return Fix(
        instruction: instruction + " Put the scheme that the dashboard shows in place of \(Fix.unknownScheme).",
        text: text, placement: placement)
    }
    let parts = text.split(separator: Fix.unknownScheme, omittingEmptySubsequences: false)
    return Fix(instruction: instruction, text: parts.joined(separator: scheme), placement: placement?.with(scheme))
  }
}

/// Something to check by eye, because no file shows it.
public struct ChecklistItem: Codable, Hashable, Sendable {
  /// Lower case with hyphens; stable.
  public let id: String
  /// What to check.
  public let text: String
}
