import JSONRPC
import RedemptionCore

/// `session/list`: returns the open sessions of all clients, in the order in which they were opened.
enum SessionList: Method {
  static let name = "session/list"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// Lists only this vendor's; nil lists all.
    let vendor: Vendor?
  }

  struct Result: Encodable {
    let sessions: [Summary]
  }

  /// What names a session and its user; `session/describe` returns the rest.
  struct Summary: Encodable {
    let session: String
    let target: Target
    let configured: Bool
    let appUserId: String?
    let deviceId: String

    private enum CodingKeys: String, CodingKey { case session, configured, appUserId, deviceId }

    init(_ open: OpenSession) {
      let state = open.state
      session = open.id
      target = open.target
      configured = state.isConfigured
      appUserId = state.redeemer.appUserId
      deviceId = state.redeemer.deviceId
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(session, forKey: .session)
      try target.encode(to: encoder)
      try container.encode(configured, forKey: .configured)
      try container.encode(appUserId, forKey: .appUserId)
      try container.encode(deviceId, forKey: .deviceId)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let vendor = params.vendor { _ = try server.registry.adapter(of: vendor) }
    let open = server.space.value.sessions.values.filter { params.vendor == nil || $0.target.vendor == params.vendor }
    // The ids are counted, so the shorter one is the older one.
    let sorted = open.sorted { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
    let result = Result(sessions: sorted.map(Summary.init))
    return sorted.contains { $0.isProvisional } ? .provisional(result) : .result(result)
  }
}
