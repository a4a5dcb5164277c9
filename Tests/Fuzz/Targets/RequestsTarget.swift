import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionServer

/// Whatever a client sends, the server says nothing but JSON-RPC, and answers no request twice and no stranger's.
///
/// The first byte says how long the pieces are in which the rest is sent. `RCODE`, `SCODE` and `PURCH` in it become a
/// fresh code of each vendor and the name of a purchase; `session-1` to `session-4` are open.
enum RequestsTarget {
  static func run(_ input: [UInt8]) throws {
    guard let first = input.first else { return }
    let server = try FuzzedServer()
    let sent = server.filled(Array(input.dropFirst()))
    let piece = first == 0 ? max(sent.count, 1) : Int(first)
    var rest = sent[...]
    while !rest.isEmpty, server.connection.failure == nil {
      server.send(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    server.finish()
    try check(server.output, sent)
    guard server.connection.pendingCount == 0 else { throw Broken("a request waits after the end") }
  }

  private static func check(_ output: [UInt8], _ sent: [UInt8]) throws {
    var asked: [JSONValue: Int] = [:]
    for message in readable(sent) {
      for call in message.elements ?? [message] {
        if let id = call["id"] { asked[id, default: 0] += 1 }
      }
    }
    let replies = try messages(of: output).map { try JSONValue.reading($0) }
    for reply in replies.flatMap({ $0.elements ?? [$0] }) {
      guard reply["jsonrpc"] == "2.0" else { throw Broken("a message is no JSON-RPC 2.0") }
      if reply["method"] != nil {
        guard reply["id"] == nil else { throw Broken("the server asks the client") }
        continue
      }
      guard (reply["result"] == nil) != (reply["error"] == nil) else {
        throw Broken("a reply has not one of result and error")
      }
      guard let id = reply["id"] else { throw Broken("a reply has no id") }
      if id == .null { continue }
      guard let open = asked[id], open > 0 else { throw Broken("a reply that nobody waits for") }
      asked[id] = open - 1
    }
  }

  /// The messages that are JSON.
  private static func readable(_ stream: [UInt8]) -> [JSONValue] {
    ((try? messages(of: stream)) ?? []).compactMap { try? JSONValue.reading($0) }
  }

  private static func messages(of stream: [UInt8]) throws -> [[UInt8]] {
    var framing = MessageFraming(limits: FuzzedServer.limits)
    let buffer = ByteBuffer()
    buffer.append(contentsOf: stream)
    var found: [[UInt8]] = []
    while true {
      switch framing.last(in: buffer) {
      case .message(let range): found.append(buffer.bytes(in: range))
      case .refused(let error): if error.isFatal { return found }
      case .needsMore: return found
      }
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
