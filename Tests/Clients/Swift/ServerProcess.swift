import Foundation

/// A server as a child process, called with the generated types. A message is a line.
final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var lastID = 0.0

  /// The events received so far, in order.
  private(set) var events: [SessionEvent] = []

  init(executable: String, arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Calls a method and waits for its reply. Events that come before the reply are appended to ``events``.
  func call<Called: ServerMethod>(_ method: Called.Type, _ params: Called.Params) throws -> Called.Result {
    let id = try send(method, params)
    while true {
      switch try receive() {
      case .result(let reply) where reply.id == id:
        return try JSONDecoder().decode(Called.Result.self, from: JSONEncoder().encode(reply.result))
      case .error(let reply) where reply.id == id: throw CallRejected(error: reply.error)
      case .method(let notification): events.append(notification.params)
      case .result, .error, .unknown: throw ProtocolViolation(description: "a message that answers no request")
      }
    }
  }

  /// Ends the server's input; returns its exit status.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func send<Called: ServerMethod>(_ method: Called.Type, _ params: Called.Params) throws -> RequestID {
    lastID += 1
    let id = RequestID.number(lastID)
    let members = try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(params))
    let request = Request(id: id, method: Called.name, params: members)
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request) + Data("\n".utf8))
    return id
  }

  private func receive() throws -> ServerMessage {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread = Data(unread[unread.index(after: end)...])
        return try JSONDecoder().decode(ServerMessage.self, from: line)
      }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw ProtocolViolation(description: "the server ended its output") }
      unread += bytes
    }
  }
}

/// An error reply.
struct CallRejected: Error {
  let error: ErrorObject
}

/// The server sent what it must not.
struct ProtocolViolation: Error {
  let description: String
}
