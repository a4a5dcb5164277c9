import JSONRPC
import RedemptionCore

/// `session/logIn`: the app names its user.
enum SessionLogIn: Method {
  static let name = "session/logIn"

  struct Params: Decodable {
    let session: String
    let appUserId: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    let target = session.state.session.target
    guard let appUserId = session.adapter.acceptedAppUserId(params.appUserId, for: target) else {
      throw .sdkError(
        session.adapter.renderRefusal(.invalidAppUserId, for: target), kind: SDKRefusal.invalidAppUserId.rawValue)
    }
    return server.call(.logIn(appUserId: appUserId), in: session, request)
  }
}

/// A session after a call about its user: its state, and the customer info that the SDK hands to the app.
struct CustomerResult: Encodable {
  let state: SessionState
  let reply: any Encodable
  /// Whether the service had not met the user; only after a login.
  let created: Bool?

  private enum CodingKeys: String, CodingKey { case reply, created }

  func encode(to encoder: any Encoder) throws {
    try state.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(created, forKey: .created)
    try container.encode(reply, forKey: .reply)
  }
}
