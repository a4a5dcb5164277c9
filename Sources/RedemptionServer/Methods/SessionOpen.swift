import JSONRPC
import RedemptionCore

/// `session/open`: starts an app, which configures its SDK unless `configured` is false.
///
/// On a device that has stored something it starts again: an app that still runs there ends first.
enum SessionOpen: Method {
  static let name = "session/open"
  static let mayAskGateway = true

  struct Params: VendorParams {
    let target: Target
    let adapter: any RedemptionAdapter
    let behaviour: any SDKBehaviour
    let appUserId: String?
    let deviceId: String?
    let configured: Bool
    let gateway: GatewayChoice
    /// The SDK in the given version, or in the newest; nil if the vendor's versions are unknown.
    let installed: InstalledSDK?
    /// What to tell of the SDK's version; nil if there is nothing to tell, or if none is given.
    let warning: String?

    private enum CodingKeys: String, CodingKey { case appUserId, deviceId, configured, gateway, sdkVersion }

    /// The prepared answers; none for another gateway.
    var script: Script { if case .script(let answers) = gateway { Script(answers) } else { Script() } }

    /// Throws `RPCError` for an unknown target: which options there are depends on it.
    init(from decoder: any Decoder) throws {
      target = try Target(from: decoder)
      adapter = try decoder.adapters().adapter(for: target, at: "")
      let container = try decoder.container(keyedBy: CodingKeys.self)
      appUserId = try container.decodeIfPresent(String.self, forKey: .appUserId)
      deviceId = try container.decodeIfPresent(String.self, forKey: .deviceId)
      configured = try container.decodeIfPresent(Bool.self, forKey: .configured) ?? true
      gateway = try container.decodeIfPresent(GatewayChoice.self, forKey: .gateway) ?? .ledger
      let version = try container.decodeIfPresent(String.self, forKey: .sdkVersion)
      do throws(InvalidVersion) { installed = try adapter.versions.installed(version, for: target) } catch {
        throw RPCError.invalid("/sdkVersion", expected: InvalidVersion.expected)
      }
      warning = version.flatMap { [installed] _ in installed?.warning }
      let (adapter, target, rules) = (adapter, target, installed?.ruleSet)
      behaviour = try decoder.vendorOptions { options in
        guard let rules else { return try adapter.behaviour(for: target, options: options) }
        return try adapter.behaviour(for: target, rules: rules, options: options)
      }
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
    let installed: InstalledSDK?
    let warning: String?

    private enum CodingKeys: String, CodingKey { case session, appUserId, deviceId, nativeVersion, rules, warning }

    init(_ session: OpenSession, _ params: Params) {
      warning = params.warning
      installed = params.installed
      self.session = session.id
      let redeemer = session.state.redeemer
      appUserId = redeemer.appUserId
      deviceId = redeemer.deviceId
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(session, forKey: .session)
      try container.encode(appUserId, forKey: .appUserId)
      try container.encode(deviceId, forKey: .deviceId)
      try container.encodeIfPresent(installed?.nativeVersion, forKey: .nativeVersion)
      try container.encodeIfPresent(installed?.ruleIds, forKey: .rules)
      try container.encodeIfPresent(warning, forKey: .warning)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let device = params.deviceId.map {
      Device.Key(vendor: params.target.vendor, platform: params.target.platform, id: $0)
    }
    let ends = device.map { server.space.value.devices[$0].session != nil } ?? false
    guard server.sessionCount - (ends ? 1 : 0) < server.configuration.sessionLimit else { throw .tooManySessions }
    let gateway = try gateway(params, server)
    if let device { server.endApp(on: device) }
    let session = OpenSession(
      id: server.space.value.nextSessionName(), generation: server.space.value.sessions.generation,
      target: params.target, adapter: params.adapter, gateway: gateway, owner: request.connection.client,
      behaviour: params.behaviour, script: params.script)
    server.space.value.sessions.insert(session)
    let stored = device.flatMap { server.boot(session, on: $0) }
    let start = { (call: CallID) in
      SDKInput.began(
        SDKStart(
          appUserId: params.appUserId, deviceId: params.deviceId, isConfigured: params.configured, stored: stored,
          call: call))
    }
    defer { server.occupy(session, isNamed: device != nil) }
    return server.call(start, in: session, request) { result, session, _ throws(RPCError) in
      guard case .done = result else {
        server.discard(session)
        throw session.error(insteadOf: result)
      }
      return Result(session, params)
    }
  }

  private static func gateway(_ params: Params, _ server: Server) throws(RPCError) -> OpenSession.Gateway {
    switch params.gateway {
    case .ledger: return .ledger
    case .script: return .script
    case .live:
      guard let gateways = server.configuration.remoteGateways else { throw .liveNotBuilt }
      do throws(RemoteUnavailable) { return .remote(try gateways.gateway(for: params.target)) } catch {
        throw .liveUnavailable(error)
      }
    }
  }
}
