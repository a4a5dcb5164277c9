import JSONRPC
import JanssonCoding
public import RedemptionCore
public import RedemptionScenario
public import RedemptionServer

/// A client of a server in the same process.
///
/// Requests and replies are encoded as bytes, so that nothing is shown that the protocol does not carry.
public final class LocalClient {
  private let connection: Connection
  private var lastID: Int64 = 0
  private var inbox = ScenarioInbox()

  /// Creates the only client of a server.
  public init(server: Server) {
    connection = Connection(service: server, framing: .line)
  }

  /// Sends a request and returns its result.
  ///
  /// - Throws: ``RequestFailed`` if the reply is an error.
  func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
    switch try reply(to: send(method, params)) {
    case .result(let result)?: return result
    case .error(let error)?: throw RequestFailed(method: method, error: error)
    case nil: throw RequestFailed(method: method, error: .null)
    }
  }

  private func drain() throws {
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    defer { connection.output.removeAll() }
    for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) {
      inbox.take(try JSONValue.reading(Array(line)))
    }
  }
}

extension LocalClient: ScenarioClient {
  /// Sends a request in its own drain and returns its id.
  public func send(_ method: String, _ params: JSONValue) throws -> Int64 {
    lastID += 1
    let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
    try JSONTextEncoder().encode(request, into: connection.input)
    connection.input.append("\n" as StaticString)
    try drain()
    return lastID
  }

  /// Returns and removes the reply to a request; nil if there is none.
  public func reply(to request: Int64) -> ScenarioReply? { inbox.takeReply(to: request) }

  /// Returns and removes the events received since the last call.
  public func takeEvents(around request: Int64) -> ScenarioEvents { inbox.takeEvents(around: request) }
}

/// The error for a request of the story that failed.
struct RequestFailed: Error, CustomStringConvertible {
  let method: String
  let error: JSONValue

  var description: String { "\(method) failed: \(error["message"]?.string ?? "no reply")" }
}
