import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `webhook/list`: returns the webhooks, and what was or will be sent to them, oldest first.
enum WebhookList: Method {
  static let name = "webhook/list"
  static let mayAskGateway = false

  /// The most events in one result.
  static let limit = 1_000
  /// As many unless the client asks for more or fewer.
  static let defaultLimit = 100

  struct Params: Decodable {
    let vendor: Vendor?
    let purchase: PurchaseReference?
    let limit: Int?
    /// The id of the last event of an earlier result.
    let after: String?
  }

  struct Result: Encodable {
    let webhooks: [ShownWebhook]
    let events: [ShownEvent]
    /// Continues where this result ends; nil if it has the newest event.
    let nextAfter: String?
  }

  /// An event as it is sent to one webhook.
  struct ShownEvent: Encodable {
    let id: String
    let webhook: String
    let vendor: Vendor
    let name: String
    let purchase: String
    let at: Timestamp
    /// As of now: a signature has the time of its attempt.
    let request: WebhookRequest
    let deliveries: [DeliveryAttempt]
    /// When it is sent next by itself; nil for never.
    let dueAt: Timestamp?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let vendor = params.vendor { _ = try server.registry.adapter(of: vendor) }
    let limit = params.limit ?? WebhookList.defaultLimit
    guard (1...WebhookList.limit).contains(limit) else {
      throw .invalid("/limit", expected: "an integer from 1 to \(WebhookList.limit)")
    }
    let filter = EventFilter(vendor: params.vendor, purchase: params.purchase?.id, after: params.after)
    let (webhooks, stored) = try server.withLedger { ledger throws(LedgerError) in
      (try ledger.allWebhooks(), try ledger.events(matching: filter, limit: limit + 1))
    }
    let shown = WebhookRequests(server, webhooks)
    var events: [ShownEvent] = []
    for event in stored.prefix(limit) { events.append(try shown.listed(event)) }
    return server.ledgerAnswer(
      Result(
        webhooks: webhooks.filter { params.vendor == nil || $0.vendor == params.vendor }.map(ShownWebhook.init),
        events: events, nextAfter: stored.count > limit ? events.last?.id : nil))
  }
}
