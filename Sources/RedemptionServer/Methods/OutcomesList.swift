import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `outcomes/list`: returns the situations in which an app of a vendor can redeem, each with its outcome.
enum OutcomesList: Method {
  static let name = "outcomes/list"
  static let mayAskGateway = false

  struct Params: Decodable {
    let vendor: Vendor
    let product: String?
    let entitlements: [String]?
    /// Empty for none.
    let email: String?
  }

  struct Row: Encodable {
    let name: String
    let outcome: RedemptionOutcome.Kind
    let platforms: [Platform]
    let needsUser: Bool
    let prepare: Preparation
  }

  /// The params of `outcomes/prepare`.
  struct Preparation: Encodable {
    let vendor: Vendor
    let situation: String
    let product: String?
    let entitlements: [String]?
    let email: String?
  }

  struct Result: Encodable {
    let situations: [Row]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(of: params.vendor)
    let platforms = Set(adapter.targets.map(\.target.platform))
    let rows = PreparedSituation.all(of: adapter).map { situation in
      Row(
        name: situation.name, outcome: situation.outcome,
        platforms: adapter.vendor.platforms.filter(platforms.contains),
        needsUser: situation.needsUser,
        prepare: Preparation(
          vendor: params.vendor, situation: situation.name, product: params.product,
          entitlements: params.entitlements, email: params.email))
    }
    return .result(Result(situations: rows))
  }
}
