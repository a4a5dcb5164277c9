import RedemptionCore

/// A scenario as `redemption replay` reads it; `Tests/Conformance/case.schema.json` is its form.
struct ExportedScenario: Encodable {
  let title = "Exported scenario"
  let description: String
  /// One, or none if there is no step.
  let cases: [Case]

  struct Case: Encodable {
    let description: String
    let steps: [ExportedStep]
  }
}

/// One step of an exported scenario.
struct ExportedStep: Encodable {
  let method: String
  var params: JSONValue
  var expectation = Expectation.contains([:])
  var save: [String: String] = [:]
  /// The events that come with the step, before its reply and after it; empty if nothing is expected of them.
  var events: [Event] = []
  var eventsAfter: [Event] = []
  /// The name under which a later step awaits the reply.
  var later: String?
  var replies: [String] = []

  enum Expectation {
    case contains(JSONValue)
    case error(LogEntry.LoggedError)
  }

  /// An event that a session sends.
  struct Event: Encodable {
    let name: String
  }

  private enum CodingKeys: String, CodingKey {
    case method, params, contains, error, save, events, eventsAfter, later, replies
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(method, forKey: .method)
    try container.encode(params, forKey: .params)
    switch expectation {
    case .contains(let part): try container.encode(part, forKey: .contains)
    case .error(let error): try container.encode(error, forKey: .error)
    }
    if !save.isEmpty { try container.encode(save, forKey: .save) }
    if !events.isEmpty { try container.encode(events, forKey: .events) }
    if !eventsAfter.isEmpty { try container.encode(eventsAfter, forKey: .eventsAfter) }
    try container.encodeIfPresent(later, forKey: .later)
    if !replies.isEmpty { try container.encode(replies, forKey: .replies) }
  }
}

/// Entries of one kind that could not become steps.
struct OmittedEntries: Encodable {
  enum Reason: String, Encodable {
    case dropped, underWay, ledgerUnavailable, resultNotKnown, httpRequest, otherServer, liveSession, paramsNotKept,
      unknownMethod,
      masked, unknownSession, unknownPurchase, unknownCode, serverState, tooLong

    /// The same in words.
    var message: String {
      switch self {
      case .dropped: "The log does not have these entries any more."
      case .underWay: "The log has no reply: the scenario sends the call and expects nothing."
      case .ledgerUnavailable: "The ledger was not available, so the call changed nothing."
      case .resultNotKnown: "It is not known whether the ledger has kept what the call did."
      case .httpRequest: "A scenario has no HTTP requests; what they changed is missing."
      case .otherServer: "Another server on the same database was called; what it changed is missing."
      case .liveSession: "A scenario has no live service."
      case .paramsNotKept: "The log has no params of this call: they were too long, or not an object."
      case .unknownMethod: "The server has no such method."
      case .masked: "The params hold a text that the log masks, and that no value can replace."
      case .unknownSession: "The session was not opened by a step of the scenario."
      case .unknownPurchase: "The purchase was not made by a step of the scenario."
      case .unknownCode: "The code was not issued by a step of the scenario."
      case .serverState: "The error depends on how the server was started, or on its load."
      case .tooLong: "The scenario has the largest number of steps, or bytes."
      }
    }
  }

  let reason: Reason
  /// The method of the calls; null for other entries.
  let method: String?
  let first: Int
  var last: Int
  var count: Int

  private enum CodingKeys: String, CodingKey { case reason, message, method, first, last, count }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reason, forKey: .reason)
    try container.encode(reason.message, forKey: .message)
    try container.encode(method, forKey: .method)
    try container.encode(first, forKey: .first)
    try container.encode(last, forKey: .last)
    try container.encode(count, forKey: .count)
  }
}
