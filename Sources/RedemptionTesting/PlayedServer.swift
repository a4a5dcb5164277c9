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
  /// The request whose reply is awaited.
  private var waiting: Int64 = 0
  /// The messages of all errors.
  private(set) var messages: [String] = []
  /// The notifications since the last request that was answered.
  private(set) var events: [JSONValue] = []

  init(_ adapter: any RedemptionAdapter) {
    let silent = Logger(label: "contract") { _ in SwiftLogNoOpLogHandler() }
    let configuration = Server.Configuration(hasVirtualClock: true, logger: silent)
    server = Server(adapters: [adapter], methods: .all, store: MemoryStore(), configuration: configuration)
    connection = LocalConnection(to: server)
  }

  /// Sends a request and waits for its reply: a call that waits for a moment on the clock gets a day.
  func send(_ method: String, _ params: JSONValue) -> Reply {
    events = []
    waiting = exchange(method, params)
    var reply = receive()
    for _ in 0..<24 where reply == nil {
      _ = inbox.takeReply(to: exchange("clock/advance", ["seconds": 3600]))
      reply = receive()
    }
    return reply ?? .none
  }

  /// The result of a request that no adapter can make fail; null if it failed.
  func get(_ method: String, _ params: JSONValue) -> JSONValue { send(method, params).result ?? .null }

  func exchange(_ method: String, _ params: JSONValue) -> Int64 {
    guard let sent = try? connection.send(method, params) else { return 0 }
    for message in sent.messages {
      if message["id"] == nil { events.append(message["params"] ?? .null) }
      inbox.take(message)
    }
    return sent.id
  }

  private func receive() -> Reply? {
    switch inbox.takeReply(to: waiting) {
    case .result(let value)?: return .result(value)
    case .error(let error)?:
      messages.append(error["message"]?.string ?? "")
      return .error(error)
    case nil: return nil
    }
  }
}
