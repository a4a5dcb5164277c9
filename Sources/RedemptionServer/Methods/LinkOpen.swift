import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `link/open`: returns whether a link reaches the app; if not, why, and what to show the buyer.
enum LinkOpen: Method {
  static let name = "link/open"
  static let mayAskGateway = false

  struct Params: Decodable {
    let url: String
    let device: LinkOpening.Device
    let app: LinkOpening.App
    /// The app's URL scheme; nil to accept any.
    let scheme: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    // The lifetime counts only for a link, whose vendor sets it below.
    var facts = LinkOpeningFacts(
      readings: [:], device: params.device, app: params.app, scheme: params.scheme, opensStoreWithoutApp: false,
      linkLifetime: 0)
    for adapter in server.registry.adapters {
      let readings = adapter.vendor.platforms.map { ($0, adapter.links.read(params.url, on: $0, unwrapping: true)) }
      let isOfVendor = readings.contains { adapter.owns(params.url, readAs: $0.1) }
      if facts.readings.isEmpty || isOfVendor {
        facts.readings = Dictionary(readings, uniquingKeysWith: { first, _ in first })
      }
      guard isOfVendor else { continue }
      let policy = try server.withLedger { ledger throws(LedgerError) in try ledger.policy(of: adapter.vendor.id) }
      facts.linkLifetime = policy.linkLifetime
      facts.opensStoreWithoutApp = adapter.links.opensStoreWithoutApp
      facts.reissue = adapter.ownership.reissue.trigger
      facts.oldLink = adapter.vendor.oldLink
      break
    }
    return .result(LinkOpening.judge(facts))
  }
}

extension RedemptionAdapter {
  /// True if the text is a link of this vendor. An SDK may return a result for any text, so a result counts on the
  /// vendor's own domain only.
  func owns(_ url: String, readAs reading: LinkReading) -> Bool {
    switch reading {
    case .link, .redirect: return true
    case .result:
      let host = PlatformURL(url, on: .android)?.host?.lowercased() ?? ""
      return vendor.links.domains.contains(host)
    case .notRedeemable: return false
    }
  }
}
