import Logging
import MemoryStore
import RedemptionCore
import RedemptionScenario
import RedemptionServer

/// A real server with one adapter and a ledger in memory, and its only client, in this process. The clock is virtual.
final class PlayedServer {
  /// What a request was answered.
  enum Reply {
    case result(JSONValue)
    case error(JSONValue)
    /// Nothing, although a day has passed on the clock.
    case none

    var result: JSONValue? {
      guard case .result(let value) = self else { return nil }
      return value
    }

    var error: JSONValue? {
      guard case .error(let value) = self else { return nil }
      return value
    }
  }

  let server: Server
  private let connection: LocalConnection
  var inbox = ScenarioInbox()
  /// The messages of all errors.
  private(set) var messages: [String] = []
  /// The notifications since the last request that was answered.
  private(set) var events: [JSONValue] = []
  /// What the sessions are asked and answer, if it is recorded.
  let transcript: Transcript?
  /// The space of all requests.
  var space: String { transcript == nil ? "main" : "recorded" }

  /// Starts a server. One with a transcript starts at a fixed time, and draws the same numbers each time.
  init(_ adapter: any RedemptionAdapter, _ transcript: Transcript? = nil) {
    self.transcript = transcript
    let silent = Logger(label: "contract") { _ in SwiftLogNoOpLogHandler() }
    let configuration = Server.Configuration(hasVirtualClock: true, logger: silent)
    server = Server(adapters: [adapter], methods: .all, store: MemoryStore(), configuration: configuration)
    connection = LocalConnection(to: server)
    if transcript != nil {
      _ = exchange("space/use", ["space": .string(space), "startsAt": 1_700_000_000_500, "seed": 1])
    }
  }

  /// The requests' space, as the vendor's endpoints have it.
  var endpoints: any EndpointSpace {
    let any = LocalRequest(parameters: [:], headers: [], body: PlayedBody(json: .null))
    return server.space(of: any, with: SentKey("", onlySpace: space), at: nil).space
  }

  /// The time on its clock.
  var now: Timestamp { endpoints.now }

  /// Sends a request and waits for its reply: a call that waits for a moment on the clock gets a day.
  @discardableResult
  func send(_ method: String, _ params: JSONValue) -> Reply {
    events = []
    return receive(exchange(method, params))
  }

  /// Sends requests at once, and waits for all replies.
  func send(_ method: String, _ params: [JSONValue]) -> [Reply] {
    events = []
    return params.map { exchange(method, $0) }.map(receive)
  }

  private func receive(_ request: Int64) -> Reply {
    var reply = take(request)
    for _ in 0..<24 where reply == nil {
      _ = inbox.takeReply(to: exchange("clock/advance", ["seconds": 3600]))
      reply = take(request)
    }
    return reply ?? .none
  }

  /// The result of a request that no adapter can make fail; null if it failed.
  func get(_ method: String, _ params: JSONValue) -> JSONValue { send(method, params).result ?? .null }

  func exchange(_ method: String, _ params: JSONValue) -> Int64 {
    let isOfSession = method == "session/open" || params["session"] != nil
    if isOfSession { transcript?.add("> \(method)", params) }
    guard let sent = try? connection.send(method, params) else { return 0 }
    for message in sent.messages {
      if isOfSession || message["id"] != .integer(sent.id) { transcript?.add(message: message) }
      if message["id"] == nil { events.append(message["params"] ?? .null) }
      inbox.take(message)
    }
    return sent.id
  }

  private func take(_ request: Int64) -> Reply? {
    switch inbox.takeReply(to: request) {
    case .result(let value)?: return .result(value)
    case .error(let error)?:
      messages.append(error["message"]?.string ?? "")
      return .error(error)
    case nil: return nil
    }
  }
}
