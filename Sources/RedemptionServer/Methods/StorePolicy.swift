import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/policy`: changes and returns a vendor's policy.
enum StorePolicy: Method {
  static let name = "store/policy"
  static let mayAskGateway = false

  struct Params: Decodable {
    let vendor: Vendor
    let transfer: TransferPolicy?
    let linkLifetime: Double?
    let scheme: String?
    let host: String?
    let linkPolicy: CheckoutSettings.LinkPolicy?
    let postPurchase: CheckoutSettings.PostPurchase?
    let successUrl: String?
    let storeUrl: String?
  }

  /// The policy; `linkLifetime` in seconds.
  struct Result: Encodable {
    let vendor: Vendor
    let transfer: TransferPolicy
    let linkLifetime: Double
    let scheme: String
    let host: String?
    let linkPolicy: CheckoutSettings.LinkPolicy
    let postPurchase: CheckoutSettings.PostPurchase
    let successUrl: String?
    let storeUrl: String?

    init(_ policy: Policy, of vendor: Vendor) {
      self.vendor = vendor
      transfer = policy.transfer
      linkLifetime = Double(policy.linkLifetime) / 1000
      scheme = policy.links.scheme
      host = policy.links.host
      linkPolicy = policy.checkout.linkPolicy
      postPurchase = policy.checkout.postPurchase
      successUrl = policy.checkout.successURL
      storeUrl = policy.checkout.storeURL
    }

    private enum CodingKeys: String, CodingKey {
      case vendor, transfer, linkLifetime, scheme, host, linkPolicy, postPurchase, successUrl, storeUrl
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(vendor, forKey: .vendor)
      try container.encode(transfer, forKey: .transfer)
      try container.encode(linkLifetime, forKey: .linkLifetime)
      try container.encode(scheme, forKey: .scheme)
      try container.encode(host, forKey: .host)
      try container.encode(linkPolicy, forKey: .linkPolicy)
      try container.encode(postPurchase, forKey: .postPurchase)
      try container.encode(successUrl, forKey: .successUrl)
      try container.encode(storeUrl, forKey: .storeUrl)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    _ = try server.registry.adapter(of: params.vendor)
    let lifetime = try lifetime(params)
    let policy = try server.withLedger { ledger throws(LedgerError) in
      var policy = try ledger.policy(of: params.vendor)
      guard params.changesSomething else { return policy }
      params.change(&policy)
      policy.linkLifetime = lifetime ?? policy.linkLifetime
      try ledger.setPolicy(policy, of: params.vendor)
      return policy
    }
    return server.ledgerAnswer(Result(policy, of: params.vendor))
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
    transfer != nil || linkLifetime != nil || scheme != nil || host != nil || linkPolicy != nil || postPurchase != nil
      || successUrl != nil || storeUrl != nil
  }

  fileprivate func change(_ policy: inout Policy) {
    policy.transfer = transfer ?? policy.transfer
    policy.links.scheme = scheme ?? policy.links.scheme
    policy.links.host = host ?? policy.links.host
    policy.checkout.linkPolicy = linkPolicy ?? policy.checkout.linkPolicy
    policy.checkout.postPurchase = postPurchase ?? policy.checkout.postPurchase
    policy.checkout.successURL = successUrl ?? policy.checkout.successURL
    policy.checkout.storeURL = storeUrl ?? policy.checkout.storeURL
  }
}
