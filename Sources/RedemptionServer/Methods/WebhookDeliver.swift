import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `webhook/deliver`: hands events to a test that plays the backend: in any order, several times, or late.
enum WebhookDeliver: Method {
  static let name = "webhook/deliver"
  static let mayAskGateway = false

  /// The most deliveries of one call.
  static let limit = 1_000

  enum Order: String, Decodable, CaseIterable { case asGiven, reversed, shuffled }

  struct Params: Decodable {
    /// Nil for all that were never delivered, oldest first.
    let ids: [String]?
    /// As given, unless set.
    let order: Order?
    /// How often each is delivered; once, unless set.
    let times: Int?
  }

  struct Result: Encodable {
    let deliveries: [Delivery]
  }

  /// One attempt, as the backend receives it.
  struct Delivery: Encodable {
    let id: String
    let webhook: String
    let vendor: Vendor
    let name: String
    /// 1 for the first time.
    let attempt: Int
    let request: WebhookRequest
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let times = params.times ?? 1
    guard (1...limit).contains(times) else { throw .invalid("/times", expected: "an integer from 1 to \(limit)") }
    var wanted = try events(params.ids, server)
    switch params.order ?? .asGiven {
    case .asGiven: break
    case .reversed: wanted.reverse()
    case .shuffled: wanted.shuffle(using: &server.space.value.random)
    }
    guard wanted.count <= limit / times else {
      throw .invalid("/times", expected: "at most \(limit) deliveries in one call; deliver the others in the next one")
    }
    return try deliver(wanted.flatMap { Array(repeating: $0, count: times) }, server)
  }

  /// The rows that are wanted, in their order.
  private static func events(_ ids: [String]?, _ server: Server) throws(RPCError) -> [StoredEvent] {
    guard let ids else {
      let all = try server.withLedger { ledger throws(LedgerError) in
        try ledger.events(matching: EventFilter(), limit: .max)
      }
      return Array(all.filter { $0.attempts.isEmpty }.prefix(limit))
    }
    var found: [StoredEvent] = []
    for (index, id) in ids.enumerated() {
      let event = try server.withLedger { ledger throws(LedgerError) in try ledger.event(id) }
      guard let event else { throw .invalid("/ids/\(index)", expected: "the `id` of an event of `webhook/list`") }
      found.append(event)
    }
    return found
  }

  private static func deliver(_ wanted: [StoredEvent], _ server: Server) throws(RPCError) -> Response {
    let now = server.space.now
    let requests = WebhookRequests(
      server, try server.withLedger { ledger throws(LedgerError) in try ledger.allWebhooks() })
    var sent: [String: StoredEvent] = [:]
    var deliveries: [Delivery] = []
    for event in wanted {
      var event = sent[event.id] ?? event
      event.attempts.append(DeliveryAttempt(at: now))
      sent[event.id] = event
      deliveries.append(
        Delivery(
          id: event.id, webhook: event.webhook, vendor: event.event.purchase.vendor, name: try requests.name(of: event),
          attempt: event.attempts.count, request: try requests.request(event)))
    }
    try server.withLedger { ledger throws(LedgerError) in
      for event in sent.values.sorted(by: { $0.id < $1.id }) { try ledger.save(event.delivery) }
    }
    return server.ledgerAnswer(Result(deliveries: deliveries))
  }
}
