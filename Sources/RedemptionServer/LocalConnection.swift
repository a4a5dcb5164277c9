import JSONRPC
import JanssonCoding
public import RedemptionCore

/// A connection to a server in the same process.
///
/// Requests and replies are bytes, as over a pipe, so that nothing is seen that the protocol does not carry.
public final class LocalConnection {
  private let connection: Connection
  private var lastID: Int64 = 0

  /// Connects the only client of a server.
  public init(to server: Server) { connection = Connection(service: server, framing: .line) }

  /// Sends a request.
  ///
  /// - Returns: its id, and all replies and notifications that have come, in their order.
  /// - Throws: if a message is no JSON, which no server sends.
  public func send(_ method: String, _ params: JSONValue) throws -> (id: Int64, messages: [JSONValue]) {
    lastID += 1
    let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
    try JSONTextEncoder().encode(request, into: connection.input)
    connection.input.append("\n" as StaticString)
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    defer { connection.output.removeAll() }
    let lines = connection.output.bytes.split(separator: UInt8(ascii: "\n"))
    return (lastID, try lines.map { try JSONValue.reading(Array($0)) })
  }
}
