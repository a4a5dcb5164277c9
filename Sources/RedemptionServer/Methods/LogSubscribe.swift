import JSONRPC
import RedemptionCore

/// `log/subscribe`: sends the log's entries as notifications, those that are there and those that follow.
///
/// A client has one subscription; a further call replaces it. It ends with the client.
enum LogSubscribe: Method {
  static let name = "log/subscribe"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// The sequence after which to begin; nil begins with the oldest entry.
    let after: Int?
    let reveal: Bool?
  }

  struct Result: Encodable {
    /// The newest sequence at the moment; 0 for none.
    let last: Int
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let log = try server.recordedLog(after: params.after)
    guard let connection = request.connection.client.connection else { throw .noNotifications }
    for open in server.allSpaces { open.subscribers.removeAll { $0.connection === connection } }
    server.space.subscribers.append(
      LogSubscriber(connection, next: (params.after ?? 0) + 1, LogMask(reveals: params.reveal ?? false)))
    return .result(Result(last: log.last))
  }
}
