import JSONRPC
import RedemptionCore

/// A session's state, as most methods of `session/` return it.
struct SessionState: Encodable {
  let session: String
  let target: Target
  let configured: Bool
  let appUserId: String?
  let isAnonymous: Bool
  let deviceId: String
  let storedCodes: [StoredCode]
  let redemptionsUnderWay: Int
  /// `unknown`, `inactive` or `active`.
  let status: String
  let entitlements: EntitlementLists
  let purchaseController: Bool
  let userAttributes: JSONValue
  let integrationAttributes: JSONValue
  /// The paywall on screen; null for none.
  let paywall: OpenPaywall?
  /// What only the vendor's SDK knows, each under its own name.
  let own: [String: JSONValue]
  /// Number of links that wait for `session/configure`.
  let linksWaiting: Int

  /// The user's entitlements as the app sees them, each list by ascending identifier.
  struct EntitlementLists: Encodable {
    let active: [Entitlement]
    let inactive: [Entitlement]
    let all: [Entitlement]
    let web: [Entitlement]
    let device: [Entitlement]

    init(_ lists: SDKEntitlements) {
      (active, inactive, all) = (lists.active, lists.inactive, lists.all)
      (web, device) = (lists.web, lists.device)
    }
  }

  /// A code that the SDK keeps, with the kind of its outcome.
  struct StoredCode: Encodable {
    let code: String
    let kind: RedemptionOutcome.Kind
  }

  init(_ open: OpenSession, at now: Timestamp) {
    let state = open.run.behaviour.state(at: now)
    session = open.id
    target = open.target
    configured = state.isConfigured
    appUserId = state.redeemer.appUserId
    isAnonymous = state.isAnonymous
    deviceId = state.redeemer.deviceId
    storedCodes = state.storedCodes.map { StoredCode(code: $0.code, kind: $0.outcome.kind) }
    redemptionsUnderWay = state.redemptionsInProgress
    status = state.status.name
    entitlements = EntitlementLists(state.entitlements)
    purchaseController = state.hasPurchaseController
    userAttributes = .object(state.userAttributes)
    integrationAttributes = .object(state.integrationAttributes)
    paywall = state.paywall
    own = state.own
    linksWaiting = state.linksWaiting
  }

  /// Completes a call that returns nothing but the state afterwards.
  static func result(
    _ result: SDKResult, of session: OpenSession, now: Timestamp
  ) throws(RPCError) -> any Encodable {
    guard case .done = result else { throw session.error(insteadOf: result) }
    return SessionState(session, at: now)
  }

  private enum CodingKeys: String, CodingKey {
    case session, configured, appUserId, isAnonymous, deviceId, storedCodes, redemptionsUnderWay
    case status, entitlements, purchaseController, userAttributes, integrationAttributes, paywall
    case linksWaiting
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session, forKey: .session)
    try target.encode(to: encoder)
    try container.encode(configured, forKey: .configured)
    try container.encode(appUserId, forKey: .appUserId)
    try container.encode(isAnonymous, forKey: .isAnonymous)
    try container.encode(deviceId, forKey: .deviceId)
    try container.encode(storedCodes, forKey: .storedCodes)
    try container.encode(redemptionsUnderWay, forKey: .redemptionsUnderWay)
    try container.encode(status, forKey: .status)
    try container.encode(entitlements, forKey: .entitlements)
    try container.encode(purchaseController, forKey: .purchaseController)
    try container.encode(userAttributes, forKey: .userAttributes)
    try container.encode(integrationAttributes, forKey: .integrationAttributes)
    try container.encode(paywall, forKey: .paywall)
    var members = encoder.container(keyedBy: AnyKey.self)
    for (name, value) in own.sorted(by: { $0.key < $1.key }) { try members.encode(value, forKey: AnyKey(name)) }
    try container.encode(linksWaiting, forKey: .linksWaiting)
  }
}
