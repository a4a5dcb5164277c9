import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/policy`: changes and returns a vendor's policy.
enum StorePolicy: Method {
  static let name = "store/policy"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let shared: SharedParams
    let adapter: any RedemptionAdapter
    let checkout: CheckoutSettings

    /// Throws `RPCError` for an unknown vendor: which options there are depends on it.
    init(from decoder: any Decoder) throws {
      adapter = try decoder.namedAdapter()
      shared = try SharedParams(from: decoder)
      checkout = try decoder.vendorOptions(adapter.checkout.settings(in:))
    }
  }

  /// What every vendor's policy has.
  struct SharedParams: Decodable {
    let vendor: Vendor
    let transfer: TransferPolicy?
    let linkLifetime: Double?
    let scheme: String?
    let host: String?
  }

  /// The policy, with the vendor's own settings after the shared ones; `linkLifetime` in seconds.
  struct Result: Encodable {
    let vendor: Vendor
    let policy: Policy
    let checkout: CheckoutSettings

    private enum CodingKeys: String, CodingKey {
      case vendor, transfer, linkLifetime, scheme, host
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(vendor, forKey: .vendor)
      try container.encode(policy.transfer, forKey: .transfer)
      try container.encode(Double(policy.linkLifetime) / 1000, forKey: .linkLifetime)
      try container.encode(policy.links.scheme, forKey: .scheme)
      try container.encode(policy.links.host, forKey: .host)
      try checkout.encode(to: encoder)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let (shared, vendor) = (params.shared, params.shared.vendor)
    let lifetime = try lifetime(shared)
    try shared.check(for: params.adapter)
    let result = try server.withLedger { ledger throws(LedgerError) in
      var (policy, checkout) = (try ledger.policy(of: vendor), try ledger.checkoutSettings(of: vendor))
      if shared.changesSomething {
        shared.change(&policy)
        policy.linkLifetime = lifetime ?? policy.linkLifetime
        try ledger.setPolicy(policy, of: vendor)
      }
      if !params.checkout.isEmpty {
        checkout = checkout.changed(by: params.checkout)
        try ledger.setCheckoutSettings(checkout, of: vendor)
      }
      return Result(vendor: vendor, policy: policy, checkout: checkout)
    }
    return server.ledgerAnswer(result)
  }

  private static func lifetime(_ params: SharedParams) throws(RPCError) -> Int64? {
    guard let seconds = params.linkLifetime else { return nil }
    guard seconds > 0, seconds <= Seconds.longest else {
      throw .invalid("/linkLifetime", expected: "a number of seconds greater than 0, at most 3155760000")
    }
    return Int64((seconds * 1000).rounded(.up))
  }
}

extension StorePolicy.SharedParams {
  fileprivate var changesSomething: Bool { transfer != nil || linkLifetime != nil || scheme != nil || host != nil }

  /// Rejects a param that has no effect with this vendor, and one that makes links which no app can open.
  fileprivate func check(for adapter: any RedemptionAdapter) throws(RPCError) {
    if transfer != nil, !adapter.ownership.keepsCustomers {
      throw .invalid("/transfer", expected: "no value, because this vendor transfers no purchases")
    }
    if host != nil, adapter.links.defaultSettings.host == nil {
      throw .invalid("/host", expected: "no value, because the links of this vendor have no host; set `scheme`")
    }
    if let scheme, !LinkSettings.isScheme(scheme) {
      throw .invalid("/scheme", expected: "a URL scheme such as `myapp`, without `://` (RFC 3986, section 3.1)")
    }
    if let host, !LinkSettings.isHost(host) {
      throw .invalid("/host", expected: "a host name such as `myapp.example`, without a scheme, port or path")
    }
  }

  fileprivate func change(_ policy: inout Policy) {
    policy.transfer = transfer ?? policy.transfer
    policy.links.scheme = scheme ?? policy.links.scheme
    policy.links.host = host ?? policy.links.host
  }
}
