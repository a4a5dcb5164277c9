/// What a search has found.
public struct ExploreReport: Decodable, Sendable {
  /// An event of a story.
  public struct Step: Decodable, Sendable {
    /// Its name, such as `linkOpens`.
    public let event: String
    /// What happens, as a sentence.
    public let text: String
  }

  /// A property that does not hold, with the shortest story that shows it.
  public struct Finding: Decodable, Sendable {
    /// Such as `rightHolder`.
    public let property: String
    /// The events, in their order. `playStory` takes their names.
    public let story: [Step]
    /// What should be.
    public let expected: String
    /// What is.
    public let seen: String
  }

  /// The report for people.
  public let text: String
  /// True if every event was tried in every state.
  public let isClosed: Bool
  /// Why nothing is proved; empty if the search is closed.
  public let gaps: [String]
  /// The number of states.
  public let states: Int
  /// What is wrong.
  public let findings: [Finding]
  /// The result of every property, as JUnit's XML.
  public let junit: String

  private enum CodingKeys: String, CodingKey {
    case text, gaps, states, findings, junit
    case isClosed = "closed"
  }
}

/// A story has shown that a property does not hold.
public struct StoryFailed: Error, CustomStringConvertible {
  /// What was found, with the story.
  public let report: ExploreReport
  /// The report for people.
  public var description: String { report.text }
}

/// The app cannot be brought to rest.
public enum NeverSettled: Error, CustomStringConvertible {
  /// It goes on and on without waiting for anything.
  case restless
  /// It went on from another thread.
  case outside
  /// It has not started.
  case notStarted

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .restless: "The app has not come to rest in \(Explorer.mostJobs) steps."
    case .outside:
      "The app went on from another thread. It has waited for Task.sleep, URLSession or a queue, which a search cannot control: "
        + "let it wait on `phone.clock`."
    case .notStarted:
      "The app has not started when all its tasks wait. It waits for something that only a search brings, or for something outside."
    }
  }
}
