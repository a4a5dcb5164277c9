/// A runner's name for a call that waits for a behaviour.
public struct CallID: Hashable, Sendable, Codable {
  /// Unique in one runner.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A behaviour's name for one question, the same for all of its requests.
public struct QuestionID: Hashable, Sendable, Codable {
  /// Unique in one behaviour.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
