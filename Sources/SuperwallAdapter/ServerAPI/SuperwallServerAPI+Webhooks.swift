import RedemptionCore

extension SuperwallServerAPI {
  private static let webhookPath = "/v2/projects/{project}/webhook_endpoints"

  /// Webhook endpoints that the app's backend sets up (superwall/superwall-sdk-typescript 71d0687,
  /// `src/resources/projects/webhook-endpoints.ts`). The secret is told when it is made, and never again.
  ///
  /// Ours: the status of each answer, an iterator is the id of the last endpoint, and `version` is 1.
  static let webhooks = [
    act("POST", webhookPath) { request, ledger throws(GatewayError) in
      let new = Webhook(vendor: .superwall, url: nil, createdAt: ledger.now, settings: Webhook.Settings())
      return try keep(new, request, ledger, showsSecret: true)
    },
    act("GET", webhookPath) { request, ledger throws(GatewayError) in
      guard let limit = Int(request["limit"] ?? "20"), limit > 0 else {
        return refuse(400, "limit must be a number above 0.")
      }
      return LocalResponse(list(try webhooks(ledger), after: request["iterator"], limit))
    },
    act("GET", webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      try webhook(request, ledger).map { LocalResponse($0.object()) } ?? noWebhook
    },
    act("PATCH", webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      guard let known = try webhook(request, ledger) else { return noWebhook }
      return try keep(known, request, ledger, showsSecret: false)
    },
    act("DELETE", webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      guard let known = try webhook(request, ledger), try ledger.deleteWebhook(known.id, of: .superwall) else {
        return noWebhook
      }
      return LocalResponse(["id": .string(known.id), "deleted": true, "object": "webhook_endpoint"] as JSONValue)
    },
    act("POST", webhookPath + "/{webhook}/rotate_secret") { request, ledger throws(GatewayError) in
      guard var known = try webhook(request, ledger) else { return noWebhook }
      known.secrets = WebhookSecrets()
      switch try ledger.keep(known) {
      case .success(let kept):
        return LocalResponse(
          ["id": .string(kept.id), "object": "webhook_endpoint", "secret": .string(kept.secrets.secret ?? "")]
            as JSONValue)
      case .failure(let refusal): return refuse(400, refusal.message)
      }
    },
  ]

  private static var noWebhook: LocalResponse { refuse(404, "There is no such webhook endpoint.") }

  /// Those that have a place to send to.
  private static func webhooks(_ ledger: any LocalLedger) throws(GatewayError) -> [Webhook] {
    try ledger.webhooks(of: .superwall).filter { $0.url != nil }
  }

  private static func webhook(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> Webhook? {
    try webhooks(ledger).first { $0.id == request["webhook"] }
  }

  private static func list(_ webhooks: [Webhook], after last: String?, _ limit: Int) -> JSONValue {
    let start = webhooks.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
    let rest = webhooks[start...]
    let shown = rest.prefix(limit)
    var list: [String: JSONValue] = [
      "object": "list", "data": .array(shown.map { $0.object() }), "has_more": .bool(shown.count < rest.count),
    ]
    if shown.count < rest.count { list["iterator"] = shown.last.map { .string($0.id) } }
    return .object(list)
  }

  /// Changes an endpoint as the body wants, and keeps it.
  private static func keep(
    _ webhook: Webhook, _ request: LocalRequest, _ ledger: any LocalLedger, showsSecret: Bool
  ) throws(GatewayError) -> LocalResponse {
    var webhook = webhook
    if let wrong = webhook.change(as: request.json) { return refuse(400, "\(wrong) is missing or not valid.") }
    switch try ledger.keep(webhook) {
    case .success(let kept): return LocalResponse(kept.object(showsSecret: showsSecret))
    case .failure(let refusal): return refuse(400, refusal.message)
    }
  }
}

extension Webhook {
  fileprivate func object(showsSecret: Bool = false) -> JSONValue {
    var object: [String: JSONValue] = [
      "id": .string(id), "object": "webhook_endpoint", "url": url.map { .string($0) } ?? .null,
      "description": settings?.name.map { .string($0) } ?? .null, "disabled": .bool(settings?.isDisabled ?? false),
      "filter_types": settings?.types.map { .array($0.map { .string($0) }) } ?? .null, "channels": .null,
      "version": 1, "created_at": ServiceDate.json(createdAt),
      "updated_at": ServiceDate.json(settings?.updatedAt ?? createdAt),
    ]
    if let headers = settings?.headers { object["headers"] = .object(headers.mapValues { .string($0) }) }
    if showsSecret { object["secret"] = secrets.secret.map { .string($0) } }
    return .object(object)
  }

  /// Takes what a body has. `metadata` is kept by nobody: no answer has it.
  ///
  /// - Returns: the name of a member that is missing or not valid; nil if the others are taken.
  fileprivate mutating func change(as body: JSONValue) -> String? {
    var settings = settings ?? Settings()
    if let place = body["url"] {
      guard let text = place.string, !text.isEmpty else { return "url" }
      url = text
    }
    if let text = body["description"] {
      guard text == .null || text.string != nil else { return "description" }
      settings.name = text.string
    }
    if let flag = body["disabled"] {
      guard case .bool(let isDisabled) = flag else { return "disabled" }
      settings.isDisabled = isDisabled
    }
    if let list = body["filter_types"] {
      guard list == .null || list.texts != nil else { return "filter_types" }
      settings.types = list.texts
    }
    if let fields = body["headers"] {
      guard let headers = Webhook.headers(fields) else { return "headers" }
      settings.headers = headers
    }
    self.settings = settings
    return url == nil ? "url" : nil
  }

  /// Header fields of one's own; nil for names that requests have anyway, and for what no header field can be.
  private static func headers(_ fields: JSONValue) -> [String: String]? {
    guard case .object(let members) = fields, members.count <= 50 else { return nil }
    var headers: [String: String] = [:]
    for (name, value) in members {
      let isName =
        !name.isEmpty && name.utf8.count <= 100
        && name.utf8.allSatisfy {
          $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isASCIIWord
        }
      let lower = name.lowercased()
      guard isName, !taken.contains(lower), !lower.hasPrefix("svix-"), let text = value.string, isHeaderValue(text)
      else { return nil }
      headers[name] = text
    }
    return headers
  }

  private static let taken: Set<String> = [
    "connection", "content-length", "content-type", "host", "transfer-encoding", "user-agent",
  ]
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
