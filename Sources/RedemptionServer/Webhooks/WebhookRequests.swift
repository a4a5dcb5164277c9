import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// A request as the vendor sends it.
struct WebhookRequest: Encodable {
  /// Nil if nobody sends it.
  let url: String?
  let headers: ShownHeaders
  /// The bytes that a signature covers.
  let body: String
  /// The same as a value.
  let json: EncodedJSON
}

/// Makes requests of events.
struct WebhookRequests {
  private let server: Server
  private let webhooks: [String: Webhook]

  init(_ server: Server, _ webhooks: [Webhook]) {
    self.server = server
    self.webhooks = Dictionary(webhooks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The request of an event now.
  func request(_ stored: StoredEvent) throws(RPCError) -> WebhookRequest {
    let (headers, body) = try message(of: stored)
    return WebhookRequest(
      url: webhooks[stored.webhook]?.url, headers: ShownHeaders(fields: headers),
      body: String(decoding: body, as: UTF8.self), json: EncodedJSON(text: body))
  }

  /// The webhook that hears of an event; nil if it is gone.
  func webhook(of stored: StoredEvent) -> Webhook? { webhooks[stored.webhook] }

  /// Seconds within which an answer to a webhook's requests must be complete.
  func timeLimit(of webhook: Webhook) throws(RPCError) -> Int64 {
    let rules = try server.registry.adapter(of: webhook.vendor).webhooks?.rules
    return webhook.timeLimit ?? rules?.timeLimit ?? 1
  }

  /// Header fields and body of an event now. On a clock that `clock/advance` has moved ahead of the system's, its dates
  /// are moved back, as in the vendor's HTTP service.
  func message(of stored: StoredEvent) throws(RPCError) -> (headers: [WebhookHeader], body: [UInt8]) {
    let adapter = try server.registry.adapter(of: stored.event.purchase.vendor)
    guard let door = adapter.webhooks, let webhook = webhooks[stored.webhook] else {
      throw .internalError("An event has no webhook.")
    }
    let event = stored.event.shifted(byMilliseconds: -server.space.value.clock.offset)
    let body: [UInt8]
    do { body = try JSONTextEncoder().encode(door.body(of: event)) } catch {
      throw .internalError("The body of an event cannot be written.")
    }
    let sending = WebhookSending(
      event: event.id, body: body, time: ServerClock.systemTime, secrets: webhook.secrets)
    let own = (webhook.settings?.headers ?? [:]).sorted { $0.key < $1.key }.map { WebhookHeader($0.key, $0.value) }
    return ([.json] + door.headers(sending) + own, body)
  }

  func listed(_ stored: StoredEvent) throws(RPCError) -> WebhookList.ShownEvent {
    WebhookList.ShownEvent(
      id: stored.id, webhook: stored.webhook, vendor: stored.event.purchase.vendor, name: try name(of: stored),
      purchase: stored.event.purchase.id, at: stored.event.at, request: try request(stored),
      deliveries: stored.attempts, dueAt: stored.dueAt)
  }

  /// The vendor's name of an event.
  func name(of stored: StoredEvent) throws(RPCError) -> String {
    try server.registry.adapter(of: stored.event.purchase.vendor).webhooks?.name(of: stored.event) ?? ""
  }
}

/// Header fields by name, in the order in which they are sent.
struct ShownHeaders: Encodable {
  let fields: [WebhookHeader]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for field in fields { try container.encode(field.value, forKey: AnyKey(field.name)) }
  }
}

extension WebhookHeader {
  fileprivate static let json = WebhookHeader("Content-Type", "application/json")
}
