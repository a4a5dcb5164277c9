import JSONRPC
import JanssonCoding
import Logging
import MemoryStore
import RedemptionCore
import RedemptionScenario
import RedemptionServer

/// A real server with one adapter and a ledger in memory, and its only client, in this process.
///
/// Requests and replies are bytes, as over a pipe. The clock is virtual.
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
  private let connection: Connection
  var inbox = ScenarioInbox()
  private var lastID: Int64 = 0
  /// The messages of all errors.
  private(set) var messages: [String] = []
  /// The notifications since the last request that was answered.
  private(set) var events: [JSONValue] = []

  init(_ adapter: any RedemptionAdapter) {
    let silent = Logger(label: "contract") { _ in SwiftLogNoOpLogHandler() }
    let configuration = Server.Configuration(hasVirtualClock: true, logger: silent)
    server = Server(adapters: [adapter], methods: .all, store: MemoryStore(), configuration: configuration)
    connection = Connection(service: server, framing: .line)
  }

  /// Sends a request and waits for its reply: a call that waits for a moment on the clock gets a day.
  func send(_ method: String, _ params: JSONValue) -> Reply {
    events = []
    var reply = receive(exchange(method, params))
    for _ in 0..<24 where reply == nil {
      let hour = exchange("clock/advance", ["seconds": 3600])
      _ = inbox.takeReply(to: hour)
      reply = receive(lastID - 1, orLate: true)
    }
    return reply ?? .none
  }

  /// The result of a request that no adapter can make fail; null if it failed.
  func get(_ method: String, _ params: JSONValue) -> JSONValue { send(method, params).result ?? .null }

  private var waiting: Int64 = 0

  func exchange(_ method: String, _ params: JSONValue) -> Int64 {
    lastID += 1
    let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
    try? JSONTextEncoder().encode(request, into: connection.input)
    connection.input.append("\n" as StaticString)
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) {
      guard let message = try? JSONValue.reading(Array(line)) else { continue }
      if message["id"] == nil { events.append(message["params"] ?? .null) }
      inbox.take(message)
    }
    connection.output.removeAll()
    return lastID
  }

  private func receive(_ request: Int64, orLate: Bool = false) -> Reply? {
    if !orLate { waiting = request }
    switch inbox.takeReply(to: waiting) {
    case .result(let value)?: return .result(value)
    case .error(let error)?:
      messages.append(error["message"]?.string ?? "")
      return .error(error)
    case nil: return nil
    }
  }
}
