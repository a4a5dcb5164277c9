public import RedemptionCore

/// One request and what has to come of it.
public struct ScenarioStep: Decodable, Sendable {
  /// The request's method.
  public let method: String
  /// The request's params, before saved values are filled in.
  public let params: JSONValue
  /// What has to come of it.
  public private(set) var expectation: Expectation
  /// Names for later steps, by place in the result.
  public let save: [String: JSONPointer]
  /// The notifications since the step before that come before the reply; nil for none, or where nobody looks.
  public let events: [Event]?
  /// The notifications that come after the reply; nil for none, or where nobody looks.
  public let eventsAfter: [Event]?
  /// The name under which this request's reply is awaited by a later step; nil where the reply comes at once.
  public let later: String?
  /// The requests of earlier steps whose replies have to come with this step's.
  public let replies: [String]

  /// True if its notifications are compared.
  public var expectsEvents: Bool { events != nil || eventsAfter != nil }

  /// What has to come of a request.
  public enum Expectation: Hashable, Sendable {
    /// The result, exactly.
    case result(JSONValue)
    /// A part of the result.
    case contains(JSONValue)
    /// An error.
    case error(code: Int, kind: String, path: String?)
  }

  /// One `session/event` notification.
  public struct Event: Decodable, Hashable, Sendable {
    /// The SDK's own word.
    public let name: String
    /// A part of what it carries; nil where nobody looks.
    public let params: JSONValue?
  }

  private enum CodingKeys: String, CodingKey {
    case method, params, result, contains, error, save, events, eventsAfter, later, replies
  }
  private struct ErrorWords: Decodable {
    let code: Int
    let kind: String
    let path: String?
  }

  /// Reads a step with one expectation; a result may be null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard [CodingKeys.result, .contains, .error].count(where: container.contains) == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected one of `result`, `contains` and `error`"))
    }
    method = try container.decode(String.self, forKey: .method)
    params = try container.decode(JSONValue.self, forKey: .params)
    save = try container.decodeIfPresent([String: JSONPointer].self, forKey: .save) ?? [:]
    later = try container.decodeIfPresent(String.self, forKey: .later)
    replies = try container.decodeIfPresent([String].self, forKey: .replies) ?? []
    events = try container.decodeIfPresent([Event].self, forKey: .events)
    eventsAfter = try container.decodeIfPresent([Event].self, forKey: .eventsAfter)
    if container.contains(.result) {
      expectation = .result(try container.decode(JSONValue.self, forKey: .result))
    } else if container.contains(.contains) {
      expectation = .contains(try container.decode(JSONValue.self, forKey: .contains))
    } else {
      let error = try container.decode(ErrorWords.self, forKey: .error)
      expectation = .error(code: error.code, kind: error.kind, path: error.path)
    }
  }
}

extension ScenarioStep {
  /// The same step with another result expected; an expected error stays.
  public func expecting(_ change: (JSONValue) -> JSONValue) -> ScenarioStep {
    var step = self
    switch expectation {
    case .result(let result): step.expectation = .result(change(result))
    case .contains(let part): step.expectation = .contains(change(part))
    case .error: break
    }
    return step
  }
}

extension ScenarioStep.Expectation {
  /// Whether a result is as expected, saved values filled in; never where an error is.
  public func accepts(_ result: JSONValue, with saved: SavedValues = SavedValues()) throws(SavedValues.Unknown) -> Bool
  {
    switch self {
    case .result(let expected): result == (try saved.filled(into: expected))
    case .contains(let part): result.contains(try saved.filled(into: part))
    case .error: false
    }
  }
}
