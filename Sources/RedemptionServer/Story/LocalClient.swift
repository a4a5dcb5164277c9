import JSONRPC
import JanssonCoding
import RedemptionCore

/// A client in the same process: its requests and replies are bytes all the same, so nothing is shown that the wire would not carry.
final class LocalClient {
  private let connection: Connection
  private var lastID: Int64 = 0

  init(server: Server) {
    connection = Connection(service: server, framing: .line)
  }

  /// What came of one request.
  struct Answer {
    /// The result; nil when the request failed.
    let result: JSONValue?
    /// The error object; nil when it did not.
    let error: JSONValue?
    /// The notifications that came before the reply, in their order.
    let events: [JSONValue]
  }

  /// Sends a request and takes its reply, which is there once the drain has ended.
  func send(_ method: String, _ params: JSONValue) throws -> Answer {
    lastID += 1
    let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
    try JSONTextEncoder().encode(request, into: connection.input)
    connection.input.append("\n" as StaticString)
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    defer { connection.output.removeAll() }
    let messages = try connection.output.bytes.split(separator: UInt8(ascii: "\n")).map { line in
      try JanssonDecoder().decode(JSONValue.self, from: JanssonTree.reading(Array(line)).root)
    }
    let reply = messages.first { $0["id"] == .integer(lastID) }
    return Answer(
      result: reply?["result"], error: reply?["error"],
      events: messages.filter { $0["method"] == .string(SessionEventParams.method) }.compactMap { $0["params"] })
  }

  /// Sends a request that has to succeed.
  func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let answer = try send(method, params)
    guard let result = answer.result else { throw RequestFailed(method: method, error: answer.error ?? .null) }
    return result
  }
}

/// A request that had to succeed did not.
struct RequestFailed: Error, CustomStringConvertible {
  let method: String
  let error: JSONValue

  var description: String { "\(method) failed: \(error["message"]?.string ?? "no reply")" }
}
