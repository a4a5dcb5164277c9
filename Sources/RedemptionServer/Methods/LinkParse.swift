import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// `link/parse`: reads a link as a vendor's SDK does, after unwrapping it.
enum LinkParse: Method {
  static let name = "link/parse"
  static let mayAskGateway = false

  struct Params: PlainParams, Hashable {
    let url: String
    let vendor: Vendor?
    let platform: Platform?
  }

  struct Result: Encodable {
    var link: RedemptionLink?
    var redirect: CheckoutRedirect?

    private enum CodingKeys: String, CodingKey { case link, redirect }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(link, forKey: .link)
      try container.encodeIfPresent(redirect, forKey: .redirect)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapters = try params.vendor.map { vendor throws(RPCError) in [try server.registry.adapter(of: vendor)] }
    guard let url = PlatformURL(params.url, on: params.platform ?? .ios) else {
      return .result(Result())
    }
    for adapter in adapters ?? server.registry.adapters {
      switch adapter.links.read(url, unwrapping: true) {
      case .link(let link): return .text(Found(link: link))
      case .redirect(let redirect): return .result(Result(redirect: redirect))
      case .result, .notRedeemable: continue
      }
    }
    return try successPage(url, of: adapters ?? server.registry.adapters, server)
  }

  /// Reads the URL of a page that `store/policy` has set.
  private static func successPage(
    _ url: PlatformURL, of adapters: [any RedemptionAdapter], _ server: Server
  ) throws(RPCError) -> Response {
    for adapter in adapters where !adapter.checkout.defaultSettings.isEmpty {
      let settings = try server.withLedger { ledger throws(LedgerError) in
        try ledger.checkoutSettings(of: adapter.vendor.id)
      }
      guard let redirect = adapter.links.redirect(url, under: settings) else { continue }
      return server.ledgerAnswer(Result(redirect: redirect))
    }
    return .result(Result())
  }
}
