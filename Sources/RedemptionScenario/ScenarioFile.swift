/// A file of scenarios; `Tests/Conformance/case.schema.json` is its form.
public struct ScenarioFile: Decodable, Sendable {
  /// What it is about.
  public let title: String
  /// What its cases show.
  public let description: String
  /// The cases, each for a fresh server.
  public let scenarios: [Scenario]

  private enum CodingKeys: String, CodingKey {
    case title, description
    case scenarios = "cases"
  }
}

/// Steps on a fresh server.
public struct Scenario: Decodable, Sendable {
  /// What holds, as a sentence.
  public let description: String
  /// What is asked, in this order.
  public let steps: [ScenarioStep]

  /// Describes a scenario.
  public init(description: String, steps: [ScenarioStep]) {
    self.description = description
    self.steps = steps
  }
}
