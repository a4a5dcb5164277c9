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
    /// The name of the property, such as `rightHolder`.
    public let property: String
    /// The events, in their order. `playStory` takes their names.
    public let story: [Step]
    /// What must hold.
    public let expected: String
    /// What the app showed.
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

/// The app does not come to rest.
public enum NeverSettled: Error, CustomStringConvertible {
  /// Its tasks never stop to wait.
  case restless
  /// A job came from another thread.
  case outside
  /// It did not start.
  case notStarted

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .restless:
      "The app ran \(Explorer.mostJobs) jobs without a wait. Look for a loop that calls the SDK or Task.yield()."
    case .outside:
      "A job of the app came from another thread: it awaits Task.sleep, URLSession or a dispatch queue. "
        + "Let it wait on `phone.clock`, and replace its requests."
    case .notStarted:
      "The start of the app did not return: it awaits something that only an event or another thread can bring. "
        + "Return the app first, and let a task wait."
    }
  }
}
