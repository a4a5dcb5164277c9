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
      let readings = Platform.allCases.map { ($0, adapter.links.read(params.url, on: $0, unwrapping: true)) }
      if facts.readings.isEmpty || readings.contains(where: { $0.1.isOfVendor }) {
        facts.readings = Dictionary(readings, uniquingKeysWith: { first, _ in first })
      }
      guard readings.contains(where: { $0.1.isOfVendor }) else { continue }
      let policy = try server.withLedger { ledger throws(LedgerError) in try ledger.policy(of: adapter.vendor.id) }
      facts.linkLifetime = policy.linkLifetime
      facts.opensStoreWithoutApp = adapter.links.opensStoreWithoutApp
      break
    }
    return .result(LinkOpening.judge(facts))
  }
}

extension LinkReading {
  /// True if the vendor's grammar matches the text.
  fileprivate var isOfVendor: Bool {
    switch self {
    case .link, .result, .redirect: true
    case .notRedeemable: false
    }
  }
}
