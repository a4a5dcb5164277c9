import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/policy`: how a vendor's side behaves; without changes it only tells.
enum StorePolicy: Method {
  static let name = "store/policy"

  struct Params: Decodable {
    let vendor: Vendor
    let transfer: TransferPolicy?
    let linkLifetime: Double?
    let scheme: String?
    let host: String?
  }

  /// The policy; `linkLifetime` in seconds.
  struct Result: Encodable {
    let vendor: Vendor
    let transfer: TransferPolicy
    let linkLifetime: Double
    let scheme: String
    let host: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    _ = try server.registry.adapter(of: params.vendor)
    let lifetime = try lifetime(params)
    let policy = try server.withLedger { ledger throws(LedgerError) in
      var policy = try ledger.policy(of: params.vendor)
      policy.transfer = params.transfer ?? policy.transfer
      policy.linkLifetime = lifetime ?? policy.linkLifetime
      policy.links.scheme = params.scheme ?? policy.links.scheme
      policy.links.host = params.host ?? policy.links.host
      if params.changesSomething { try ledger.setPolicy(policy, of: params.vendor) }
      return policy
    }
    return server.ledgerAnswer(
      Result(
        vendor: params.vendor, transfer: policy.transfer, linkLifetime: Double(policy.linkLifetime) / 1000,
        scheme: policy.links.scheme, host: policy.links.host))
  }

  private static func lifetime(_ params: Params) throws(RPCError) -> Int64? {
    guard let seconds = params.linkLifetime else { return nil }
    guard seconds > 0, seconds <= Seconds.longest else {
      throw .invalid("/linkLifetime", expected: "a number of seconds greater than 0, at most 3155760000")
    }
    return Int64((seconds * 1000).rounded(.up))
  }
}

extension StorePolicy.Params {
  fileprivate var changesSomething: Bool {
    transfer != nil || linkLifetime != nil || scheme != nil || host != nil
  }
}
