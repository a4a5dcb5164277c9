import JSONRPC
import RedemptionCore

/// `session/logIn`: logs a user in.
enum SessionLogIn: Method {
  static let name = "session/logIn"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let appUserId: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    server.call(
      .logIn(appUserId: params.appUserId), in: try server.session(params.session), request,
      complete: CustomerResult.result)
  }
}

/// The state after a call about the user, and the customer info that the SDK returns to the app.
struct CustomerResult: Encodable {
  let state: SessionState
  let reply: any Encodable
  /// True if the login created the user; nil after any other call.
  let created: Bool?

  /// Completes a call about the user. If the SDK's own call returns nothing, the result is the state.
  static func result(
    _ result: SDKResult, of session: OpenSession, now: Timestamp
  ) throws(RPCError) -> any Encodable {
    let grant: Grant
    var isNew: Bool?
    switch result {
    case .customer(let customer): grant = customer
    case .logIn(let customer, let created): (grant, isNew) = (customer, created)
    case .done: return SessionState(session, at: now)
    default: throw session.error(insteadOf: result)
    }
    let reply = session.replies.customer(grant, for: session.target, now: now)
    return CustomerResult(state: SessionState(session, at: now), reply: reply, created: isNew)
  }

  private enum CodingKeys: String, CodingKey { case reply, created }

  func encode(to encoder: any Encoder) throws {
    try state.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(created, forKey: .created)
    try container.encode(reply, forKey: .reply)
  }
}
