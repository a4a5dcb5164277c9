/// One app of a project.
public struct AppSummary: Codable, Hashable, Sendable {
  /// Its folder, relative to the project's; `.` for the project itself.
  public let path: String
  /// Its framework.
  public let kind: AppKind
  /// The vendors' SDKs in it.
  public let sdks: [SDKSummary]
  /// The schemes that its iOS side registers.
  public let iosSchemes: [String]
  /// The schemes that its Android side registers.
  public let androidSchemes: [String]
  /// The way of a link through the code of each platform; empty where none was followed.
  public var paths: [LinkPath] = []
  /// Where the reading of a link's way ends; empty if every platform's was followed, or a finding says what lacks.
  public var notFollowed: [NotFollowed] = []
}

/// The way of a link through an app, from the code that the system or a framework calls to the call that redeems.
public struct LinkPath: Codable, Hashable, Sendable {
  /// A place in the code that hands the link on.
  public struct Hop: Codable, Hashable, Sendable {
    /// Relative to the project's folder.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// The function that gets the link.
    public let name: String
  }

  /// `iOS`, `Android`, or both where they share the code.
  public let platform: String
  /// From the first place to the call that redeems.
  public let hops: [Hop]
}

/// The framework of an app.
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

  /// The name for people.
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

/// One SDK in an app, from a lock file or a manifest.
public struct SDKSummary: Codable, Hashable, Sendable {
  /// The vendor's id.
  public let vendor: String
  /// The package's name in its registry.
  public let package: String
  /// The version, or the range if nothing locks one; nil if the file has neither.
  public let version: String?
  /// The first version with redemption; nil if unknown.
  public let since: String?
  /// The file with the version, relative to the project's folder.
  public let file: String
  /// Counted from 1.
  public let line: Int
}
