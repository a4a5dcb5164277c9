public import RedemptionCore
public import RedemptionScenario
public import RedemptionServer

/// A client of a server in the same process.
public final class LocalClient {
  private let connection: LocalConnection
  private var inbox = ScenarioInbox()

  /// Creates the only client of a server.
  public init(server: Server) { connection = LocalConnection(to: server) }

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
}

extension LocalClient: ScenarioClient {
  /// Sends a request and returns its id.
  public func send(_ method: String, _ params: JSONValue) throws -> Int64 {
    let sent = try connection.send(method, params)
    sent.messages.forEach { inbox.take($0) }
    return sent.id
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
