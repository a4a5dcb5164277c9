import JSONRPC
import RedemptionCore

/// `session/open`: installs an app, which configures its SDK unless `configured` is false.
enum SessionOpen: Method {
  static let name = "session/open"
  static let mayAskGateway = true

  struct Params: Decodable {
    let target: Target
    let appUserId: String?
    let deviceId: String?
    let configured: Bool
    let gateway: GatewayChoice
    let options: SessionOpenOptions

    private enum CodingKeys: String, CodingKey { case appUserId, deviceId, configured, gateway }

    init(from decoder: any Decoder) throws {
      target = try Target(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      appUserId = try container.decodeIfPresent(String.self, forKey: .appUserId)
      deviceId = try container.decodeIfPresent(String.self, forKey: .deviceId)
      configured = try container.decodeIfPresent(Bool.self, forKey: .configured) ?? true
      gateway = try container.decodeIfPresent(GatewayChoice.self, forKey: .gateway) ?? .ledger
      options = try SessionOpenOptions(from: decoder)
    }
  }

  /// `"ledger"`, `"live"`, or an object with `script`: for each redemption an outcome, or `{"kind": "absent"}` for an
  /// answer without the requested code.
  enum GatewayChoice: Decodable {
    case ledger
    case live
    case script([ScriptedAnswer])

    private enum Name: String, Decodable { case ledger, live }
    private enum CodingKeys: String, CodingKey { case script }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        self = .script(try container.decode([ScriptedAnswer].self, forKey: .script))
        return
      }
      switch try decoder.singleValueContainer().decode(Name.self) {
      case .ledger: self = .ledger
      case .live: self = .live
      }
    }
  }

  struct Result: Encodable {
    let session: String
    let appUserId: String?
    let deviceId: String

    private enum CodingKeys: String, CodingKey { case session, appUserId, deviceId }

    init(_ session: OpenSession) {
      self.session = session.id
      appUserId = session.state.session.redeemer.appUserId
      deviceId = session.state.session.redeemer.deviceId
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(session, forKey: .session)
      try container.encode(appUserId, forKey: .appUserId)
      try container.encode(deviceId, forKey: .deviceId)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(for: params.target, at: "")
    guard server.sessions.count < server.configuration.sessionLimit else { throw .tooManySessions }
    let redeemer = try redeemer(params, adapter, server)
    let profile = adapter.sessionProfile(for: params.target)
    let options = try params.options.sessionOptions()
    let device = try params.options.deviceEntitlements(options, profile)
    let session = OpenSession(
      id: server.nextSessionName(), adapter: adapter, gateway: try gateway(params, server),
      session: Session(
        target: params.target, profile: profile, redeemer: redeemer,
        isAnonymous: redeemer.appUserId.map { adapter.isAnonymous($0) } ?? true, isConfigured: params.configured,
        options: options))
    server.sessions[session.id] = session
    if profile.access != nil {
      // A new app owns nothing. For a known user or device, the SDK has asked its service before the app looks.
      let isKnown = params.configured && (params.appUserId != nil || params.deviceId != nil)
      let customer = isKnown ? server.customerAtStart(of: session) : nil
      server.play(
        .began(device: device, customer: customer, paywall: params.options.paywall), in: session, on: request.connection
      )
      let isAsked =
        isKnown
        && server.asksAtStart(of: session) {
          request.connection.answer(request.ticket, with: .result(Result(session)))
        }
      if isAsked { return .pending }
    }
    return .result(Result(session))
  }

  /// Treats an empty or blank app user id as none.
  private static func redeemer(
    _ params: Params, _ adapter: any RedemptionAdapter, _ server: Server
  ) throws(RPCError) -> Redeemer {
    let deviceId = params.deviceId ?? adapter.newDeviceId(using: &server.generator)
    guard let text = params.appUserId, text.contains(where: { !$0.isWhitespace }) else {
      return Redeemer(appUserId: adapter.newAppUserId(using: &server.generator), deviceId: deviceId)
    }
    guard let appUserId = adapter.acceptedAppUserId(text, for: params.target) else {
      throw .sdkError(
        adapter.renderRefusal(.invalidAppUserId, for: params.target), kind: SDKRefusal.invalidAppUserId.rawValue)
    }
    return Redeemer(appUserId: appUserId, deviceId: deviceId)
  }

  private static func gateway(_ params: Params, _ server: Server) throws(RPCError) -> OpenSession.Gateway {
    switch params.gateway {
    case .ledger: return .ledger
    case .script(let answers): return .script(ScriptedGateway(answers: answers))
    case .live:
      guard let gateways = server.configuration.remoteGateways else { throw .liveNotBuilt }
      do throws(RemoteUnavailable) { return .remote(try gateways.gateway(for: params.target)) } catch {
        throw .liveUnavailable(error)
      }
    }
  }
}
