import JSONRPC
import RedemptionCore

/// `link/parse`: what a vendor's SDK makes of a link, wrapped ones opened first.
enum LinkParse: Method {
  static let name = "link/parse"

  struct Params: Decodable {
    let url: String
    let vendor: Vendor?
    let platform: Platform?
  }

  struct Result: Encodable {
    let link: RedemptionLink?
    let redirect: CheckoutRedirect?

    private enum CodingKeys: String, CodingKey { case link, redirect }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(link, forKey: .link)
      try container.encodeIfPresent(redirect, forKey: .redirect)
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let adapters = try params.vendor.map { vendor throws(RPCError) in [try server.registry.adapter(of: vendor)] }
    guard let url = PlatformURL(params.url, on: params.platform ?? .ios) else {
      return .result(Result(link: nil, redirect: nil))
    }
    for adapter in adapters ?? server.registry.adapters {
      switch adapter.readLink(url, unwrapping: true) {
      case .link(let link): return .result(Result(link: link, redirect: nil))
      case .redirect(let redirect): return .result(Result(link: nil, redirect: redirect))
      case .notRedeemable: continue
      }
    }
    return .result(Result(link: nil, redirect: nil))
  }
}
