import RedemptionCore

extension SuperwallServerAPI {
  private static let eventPath = "/v2/projects/{project}/events"

  /// Messages to webhook endpoints, their deliveries, and another one (superwall/superwall-sdk-typescript 71d0687,
  /// `src/resources/projects/events.ts`; the numbers of states and triggers: svix/svix-webhooks,
  /// `javascript/src/models/messageStatus.ts`, `messageAttemptTriggerType.ts`).
  ///
  /// Ours: the oldest come first, an iterator is the id of the last item, and of answers only the status is kept.
  static let events = [
    act("GET", eventPath) { request, ledger throws(GatewayError) in
      let types = request.queryValues("event_types") + request.queryValues("event_types[]")
      var seen: Set<String> = []
      let found = try ledger.messages(of: .superwall).filter { message in
        seen.insert(message.event.id).inserted && (types.isEmpty || types.contains(message.name))
      }
      return list(found.map { SuperwallSentEvent($0, hasContent: request["with_content"] != "false") }, request)
    },
    act("GET", eventPath + "/{event}") { request, ledger throws(GatewayError) in
      try messages(request, ledger).first.map { LocalResponse(SuperwallSentEvent($0, hasContent: true)) } ?? noEvent
    },
    act("GET", eventPath + "/{event}/attempts") { request, ledger throws(GatewayError) in
      let found = try messages(request, ledger)
      guard !found.isEmpty else { return noEvent }
      let webhooks = try ledger.webhooks(of: .superwall)
      return list(
        found.flatMap { message in
          SuperwallAttempt.all(of: message, to: webhooks.first { $0.id == message.webhook }?.url)
        }, request)
    },
    act("POST", eventPath + "/{event}/retry") { request, ledger throws(GatewayError) in
      guard let message = try messages(request, ledger).first else { return noEvent }
      let endpoint = request.json["endpoint_id"]?.string ?? ""
      guard try ledger.resend(message.event.id, to: endpoint, of: .superwall) else {
        return refuse(404, "This event was never to be sent to this endpoint.")
      }
      return LocalResponse(["id": .string(message.id), "object": "event", "retried": true] as JSONValue)
    },
  ]

  private static var noEvent: LocalResponse { refuse(404, "There is no such event.") }

  private static func messages(
    _ request: LocalRequest, _ ledger: any LocalLedger
  ) throws(GatewayError) -> [WebhookMessage] {
    try ledger.messages(of: .superwall).filter { $0.id == request["event"] }
  }

  private static func list(_ items: [some SuperwallListed], _ request: LocalRequest) -> LocalResponse {
    guard let limit = Int(request["limit"] ?? "20"), limit > 0 else {
      return refuse(400, "limit must be a number above 0.")
    }
    let start = items.firstIndex { $0.id == request["iterator"] }.map { $0 + 1 } ?? 0
    let (rest, shown) = (items[start...], items[start...].prefix(limit))
    let hasMore = shown.count < rest.count
    return LocalResponse(
      SuperwallList(data: Array(shown), hasMore: hasMore, iterator: hasMore ? shown.last?.id : nil))
  }
}

private protocol SuperwallListed: Encodable, Sendable {
  var id: String { get }
}

private struct SuperwallList<Item: SuperwallListed>: Encodable, Sendable {
  let object = "list"
  let data: [Item]
  let hasMore: Bool
  let iterator: String?

  private enum CodingKeys: String, CodingKey {
    case object, data, iterator
    case hasMore = "has_more"
  }
}

extension WebhookMessage {
  fileprivate var id: String { SuperwallWebhooks.messageId(of: event.id) }
  fileprivate var name: String { SuperwallWebhooks().name(of: event) ?? "" }
}

private struct SuperwallSentEvent: SuperwallListed {
  let id: String
  private let message: WebhookMessage
  private let hasContent: Bool

  init(_ message: WebhookMessage, hasContent: Bool) {
    id = message.id
    self.message = message
    self.hasContent = hasContent
  }

  private enum CodingKeys: String, CodingKey {
    case id, object, channels, payload, timestamp
    case eventId = "event_id"
    case eventType = "event_type"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode("event", forKey: .object)
    try container.encodeNil(forKey: .channels)
    try container.encode("\(message.event.id.lowercased()):\(message.name)", forKey: .eventId)
    try container.encode(message.name, forKey: .eventType)
    if hasContent {
      try container.encode(SuperwallWebhooks().body(of: message.event), forKey: .payload)
    } else {
      try container.encode([String: String](), forKey: .payload)
    }
    try container.encode(ServiceDate.json(message.event.at), forKey: .timestamp)
  }
}

private struct SuperwallAttempt: SuperwallListed {
  let id: String
  let object: JSONValue

  func encode(to encoder: any Encoder) throws { try object.encode(to: encoder) }

  static func all(of message: WebhookMessage, to url: String?) -> [SuperwallAttempt] {
    message.attempts.enumerated().map { number, attempt in
      let id = "atmpt_\(message.id.dropFirst(4))_\(message.webhook)_\(number + 1)"
      let isReceived = attempt.status.map { (200...299).contains($0) } ?? false
      // Success, fail, sending.
      let state: JSONValue = attempt.isOpen == true ? 3 : isReceived ? 0 : 2
      return SuperwallAttempt(
        id: id,
        object: [
          "id": .string(id), "object": "event_attempt", "endpoint_id": .string(message.webhook),
          "event_id": .string(message.id), "response": "", "response_duration_ms": 0,
          "response_status_code": .integer(Int64(attempt.status ?? 0)), "status": state,
          "timestamp": ServiceDate.json(attempt.at), "trigger_type": 0, "url": .string(url ?? ""),
        ])
    }
  }
}
