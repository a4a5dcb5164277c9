import RedemptionCore

extension RevenueCatServerAPI {
  private static let webhookPath = "/v2/projects/{project}/integrations/webhooks"

  /// Webhooks set up by the app's backend (RevenueCat/docs bf39a9c, `openapi-spec/api-v2.yaml`, schemas
  /// `WebhookIntegration`, `CreateWebhookIntegrationInput`). They have no signature: that is set in the dashboard.
  ///
  /// Types that are never sent here may be named too. `app_id` scopes nothing: there is one app.
  static let webhooks = [
    secret("GET", webhookPath) { request, ledger throws(GatewayError) in
      guard let page = ReadCustomer.Page(request) else { return wrongLimit }
      let project = request["project"] ?? ""
      let objects = try ledger.webhooks(of: .revenueCat).filter { $0.url != nil }.map { $0.object(project) }
      return LocalResponse(ReadCustomer.list("/v2/projects/\(project)/integrations/webhooks", objects, page))
    },
    act(webhookPath) { request, ledger throws(GatewayError) in
      let new = Webhook(vendor: .revenueCat, url: nil, createdAt: ledger.now, settings: Webhook.Settings())
      return try keep(new, request, ledger, status: 201)
    },
    secret("GET", webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      try webhook(request, ledger).map { LocalResponse($0.object(request["project"] ?? "")) } ?? noWebhook
    },
    act(webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      guard let known = try webhook(request, ledger) else { return noWebhook }
      return try keep(known, request, ledger)
    },
    secret("DELETE", webhookPath + "/{webhook}") { request, ledger throws(GatewayError) in
      guard let known = try webhook(request, ledger), try ledger.deleteWebhook(known.id, of: .revenueCat) else {
        return noWebhook
      }
      return LocalResponse(
        [
          "object": "webhook_integration", "id": .string(known.id), "deleted_at": .integer(ledger.now.milliseconds),
        ] as JSONValue)
    },
  ]

  private static var noWebhook: LocalResponse { refuse(404, "resource_missing", "There is no such webhook.") }

  private static func webhook(_ request: LocalRequest, _ ledger: any LocalLedger) throws(GatewayError) -> Webhook? {
    try ledger.webhooks(of: .revenueCat).first { $0.id == request["webhook"] && $0.url != nil }
  }

  /// Changes a webhook as the body wants, and keeps it.
  private static func keep(
    _ webhook: Webhook, _ request: LocalRequest, _ ledger: any LocalLedger, status: Int = 200
  ) throws(GatewayError) -> LocalResponse {
    var webhook = webhook
    if let wrong = webhook.change(as: request.json) {
      return refuse(400, "parameter_error", "\(wrong) is missing or not valid.", param: wrong)
    }
    switch try ledger.keep(webhook) {
    case .success(let kept): return LocalResponse(kept.object(request["project"] ?? ""), status: status)
    case .failure(let refusal): return refuse(400, "parameter_error", refusal.message, param: "url")
    }
  }
}

extension Webhook {
  fileprivate func object(_ project: String) -> JSONValue {
    [
      "object": "webhook_integration", "id": .string(id), "project_id": .string(project),
      "name": .string(settings?.name ?? "Webhook"), "url": JSONValue(url),
      "environment": environment == .both ? nil : .string(environment.rawValue),
      "event_types": settings?.types.map { .array($0.map { .string($0) }) } ?? nil, "app_id": nil,
      "created_at": .integer(createdAt.milliseconds),
    ]
  }

  /// Takes what a body has.
  ///
  /// - Returns: the name of a member that is missing or not valid; nil if the others are taken.
  fileprivate mutating func change(as body: JSONValue) -> String? {
    var settings = settings ?? Settings()
    if let name = body["name"] {
      guard let text = name.string, (1...1_500).contains(text.count) else { return "name" }
      settings.name = text
    }
    if let place = body["url"] {
      guard let text = place.string else { return "url" }
      url = text
    }
    if let text = body["authorization_header"] {
      guard text == .null || text.string.map(Webhook.isHeaderValue) ?? false else { return "authorization_header" }
      secrets.secret = text.string
    }
    if let word = body["environment"] {
      guard let environment = word == .null ? .both : word.string.flatMap(Environment.init), word != "both" else {
        return "environment"
      }
      self.environment = environment
    }
    if let list = body["event_types"] {
      guard list == .null || list.texts != nil else { return "event_types" }
      settings.types = list.texts
      invoices = settings.types?.contains("invoice_issuance") ?? false
    }
    self.settings = settings
    return settings.name == nil && id.isEmpty ? "name" : url == nil ? "url" : nil
  }
}
