import JSONRPC
import RedemptionCore

/// `entitlements/merge`: merges the device's entitlements with the web's, as this target's SDK does.
enum EntitlementsMerge: Method {
  static let name = "entitlements/merge"
  static let mayAskGateway = false

  struct Params: Decodable {
    let target: Target
    let device: EntitlementReferences
    let web: EntitlementReferences

    private enum CodingKeys: String, CodingKey { case device, web }

    init(from decoder: any Decoder) throws {
      target = try Target(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      device = try container.decode(EntitlementReferences.self, forKey: .device)
      web = try container.decode(EntitlementReferences.self, forKey: .web)
    }
  }

  struct Result: Encodable {
    /// By ascending identifier.
    let entitlements: [Entitlement]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(for: params.target, at: "")
    let merged = adapter.replies.merge(
      device: params.device.listed, web: params.web.listed, for: params.target)
    return .result(Result(entitlements: Array(merged)))
  }
}
