/// What happened when an app's own handler of links was run.
public struct Proof: Codable, Hashable, Sendable {
  /// How the link reaches the app.
  public enum Start: String, Codable, Hashable, Sendable, CaseIterable {
    /// The link starts the app.
    case cold
    /// The link comes while the app runs.
    case warm

    var title: String { self == .cold ? "a link that starts the app" : "a link while the app runs" }

    /// The calls by which a file gets such a link.
    var calls: Set<String> {
      switch self {
      case .cold: ["getInitialURL", "getLaunchUrl", "useURL", "useLinkingURL", "getLinkingURL"]
      case .warm: ["addEventListener", "addListener", "useURL", "useLinkingURL"]
      }
    }
  }

  /// What the run shows.
  public enum Status: String, Codable, Hashable, Sendable {
    /// The purchase was redeemed, and no situation was wrong.
    case proved
    /// At least one situation was wrong.
    case broken
    /// Nothing is shown: there is no handler that can be run, or nothing could be judged.
    case notRun = "not-run"
  }

  /// The name by which the configuration and SARIF call what could not be run.
  public static let notProved = "not-proved"

  /// The app's folder, relative to the project's; `.` for the project itself.
  public let app: String
  /// `iOS`, `Android`, or both.
  public let platform: String
  /// How the link reached the app.
  public let start: Start
  /// What the run shows.
  public let status: Status
  /// The file that was run, or that the reason is about, relative to the project's folder.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// The situations, what was wrong, or why nothing could be run.
  public let message: String
  /// Modules that were replaced by stand-ins, each with the reason.
  public let replaced: [String]
  /// The reason of the configuration that takes responsibility for what could not be run; nil if there is none.
  public var accepted: String?
}

/// One run of `redemptionkit try`.
public struct TrialRequest: Hashable, Sendable {
  /// The app's folder, relative to the project's; empty for the project itself.
  public let folder: String
  /// Relative to the project's folder.
  public let file: String
  /// How the link reaches the app; nil to call the handler.
  public let start: Proof.Start?
  /// The function to call; nil if the file listens for links itself.
  public let handler: String?
  /// `ios` or `android`; nil for both.
  public let platform: String?
}

/// What `redemptionkit try` answers.
public enum TrialAnswer: Sendable {
  /// What `--json` prints.
  case played(String)
  /// Nothing could be played: the message.
  case refused(String)
}
