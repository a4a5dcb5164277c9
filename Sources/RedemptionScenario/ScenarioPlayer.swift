public import RedemptionCore

/// A server that a scenario is played on.
public protocol ScenarioClient: AnyObject {
  /// Sends a request and gives its number; the reply may come later.
  func send(_ method: String, _ params: JSONValue) throws -> Int64
  /// The reply to a request, if it has come.
  func reply(to request: Int64) throws -> ScenarioReply?
  /// The events that have come since this was asked last.
  ///
  /// - Parameter request: the request whose reply divides them.
  func takeEvents(around request: Int64) -> ScenarioEvents
}

/// The params of `session/event` notifications, in their order.
public struct ScenarioEvents: Hashable, Sendable {
  /// Those before the reply; all of them if it has not come.
  public var before: [JSONValue]
  /// Those after the reply.
  public var after: [JSONValue]

  /// Divides events.
  public init(before: [JSONValue], after: [JSONValue]) { (self.before, self.after) = (before, after) }
}

/// What a server has sent to a client, for those that read its messages.
public struct ScenarioInbox {
  private var replies: [Int64: ScenarioReply] = [:]
  private var events: [JSONValue] = []
  /// The number of events before each reply.
  private var numbers: [Int64: Int] = [:]

  /// An empty one.
  public init() {}

  /// Takes one message: a reply or a notification.
  public mutating func take(_ message: JSONValue) {
    if let method = message["method"]?.string {
      if method == "session/event" { events.append(message["params"] ?? .null) }
    } else if case .integer(let id)? = message["id"] {
      replies[id] = message["error"].map { .error($0) } ?? .result(message["result"] ?? .null)
      numbers[id] = events.count
    }
  }

  /// Returns and removes the reply to a request; nil if there is none.
  public mutating func takeReply(to request: Int64) -> ScenarioReply? { replies.removeValue(forKey: request) }

  /// Returns and removes the events, divided by the reply to a request.
  public mutating func takeEvents(around request: Int64) -> ScenarioEvents {
    let number = numbers[request] ?? events.count
    defer { (events, numbers) = ([], [:]) }
    return ScenarioEvents(before: Array(events[..<number]), after: Array(events[number...]))
  }
}

/// What came of a request.
public enum ScenarioReply: Hashable, Sendable {
  case result(JSONValue)
  case error(JSONValue)
}

/// One step as it was played.
public struct PlayedStep: Sendable {
  /// The step.
  public let step: ScenarioStep
  /// Its params, saved values filled in.
  public let params: JSONValue
  /// What came of it; nil while it is awaited by a later step.
  public let reply: ScenarioReply?
  /// The events since the step before.
  public let events: ScenarioEvents
  /// What was not as expected; empty when everything was.
  public let failures: [String]
}

/// Plays the steps of a scenario on a client and compares what comes with what is expected.
public struct ScenarioPlayer {
  private let client: any ScenarioClient
  private var saved = SavedValues()
  private var awaited: [String: (step: ScenarioStep, request: Int64)] = [:]

  /// A player at the start of a scenario; the client's server is a fresh one.
  public init(client: any ScenarioClient) { self.client = client }

  /// Plays one scenario up to its first step that fails.
  public static func play(_ scenario: Scenario, on client: any ScenarioClient) throws -> [PlayedStep] {
    var player = ScenarioPlayer(client: client)
    var played: [PlayedStep] = []
    for step in scenario.steps {
      played.append(try player.play(step))
      guard played.last?.failures.isEmpty == true else { break }
    }
    return played
  }

  /// Plays one step.
  public mutating func play(_ step: ScenarioStep) throws -> PlayedStep {
    let params: JSONValue
    do throws(SavedValues.Unknown) { params = try saved.filled(into: step.params) } catch {
      return PlayedStep(
        step: step, params: step.params, reply: nil, events: ScenarioEvents(before: [], after: []),
        failures: [error.description])
    }
    let request = try client.send(step.method, params)
    let reply = try client.reply(to: request)
    var failures: [String] = []
    if let name = step.later {
      awaited[name] = (step, request)
      if reply != nil { failures.append("a reply came at once, and was to come later") }
    } else {
      failures += try check(reply, of: step)
    }
    for name in step.replies {
      guard let earlier = awaited.removeValue(forKey: name) else {
        failures.append("no earlier step has `later` \(name)")
        continue
      }
      failures += try check(try client.reply(to: earlier.request), of: earlier.step).map { "\(name): \($0)" }
    }
    let events = client.takeEvents(around: request)
    if step.expectsEvents {
      failures += try check(events.before, against: step.events ?? [], "events")
      failures += try check(events.after, against: step.eventsAfter ?? [], "events after the reply")
    }
    return PlayedStep(step: step, params: params, reply: reply, events: events, failures: failures)
  }

  private mutating func check(_ reply: ScenarioReply?, of step: ScenarioStep) throws -> [String] {
    switch reply {
    case nil: return ["no reply came"]
    case .result(let result)?:
      guard try step.expectation.accepts(result, with: saved) else {
        return try step.expectation.differences(from: result, with: saved)
      }
      do throws(SavedValues.Unknown) { try saved.save(step.save, of: result) } catch { return [error.description] }
      return []
    case .error(let error)?: return step.expectation.differences(fromError: error)
    }
  }

  private func check(
    _ events: [JSONValue], against expected: [ScenarioStep.Event], _ what: String
  ) throws -> [String] {
    let names = events.map { $0["name"]?.string ?? "?" }
    guard names == expected.map(\.name) else {
      return ["expected the \(what) \(expected.map(\.name)), got \(names)"]
    }
    return try zip(events, expected).flatMap { event, expected in
      guard let part = expected.params else { return [String]() }
      return (event["params"] ?? .null).differences(fromPart: try saved.filled(into: part), at: JSONPointer())
        .map { "event \(expected.name): \($0)" }
    }
  }
}
