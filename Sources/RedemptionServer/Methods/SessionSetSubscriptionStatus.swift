import JSONRPC
import RedemptionCore

/// `session/setSubscriptionStatus`: sets the SDK's subscription status, as the app does.
enum SessionSetSubscriptionStatus: Method {
  static let name = "session/setSubscriptionStatus"
  static let mayAskGateway = false

  struct Params: Decodable {
    let session: String
    let status: Status
    /// The entitlements of an active status, if `status` is a word alone.
    let entitlements: EntitlementReferences?
  }

  /// `unknown`, `inactive` or `active` in any case, or an object of `status` and `entitlements`.
  struct Status: Decodable {
    let word: String
    let entitlements: EntitlementReferences?

    private enum CodingKeys: String, CodingKey { case status, entitlements }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        word = try container.decode(String.self, forKey: .status)
        entitlements = try container.decodeIfPresent(EntitlementReferences.self, forKey: .entitlements)
      } else {
        word = try decoder.singleValueContainer().decode(String.self)
        entitlements = nil
      }
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let given = (params.status.entitlements ?? params.entitlements)?.given ?? []
    let status: GivenStatus
    switch params.status.word.lowercased() {
    case "unknown": status = .unknown
    case "inactive": status = .inactive
    // Active without entitlements is inactive, as in the setters of both SDKs.
    case "active": status = given.isEmpty ? .inactive : .active(given)
    default: throw .invalid("/status", expected: "unknown, inactive or active")
    }
    return server.call(.setStatus(status), in: session, request, complete: SessionState.result)
  }
}
