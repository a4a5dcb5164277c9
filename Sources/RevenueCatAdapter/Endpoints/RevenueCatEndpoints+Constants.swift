import RedemptionCore

extension RevenueCatEndpoints {
  /// Requests whose answers change nothing about a redemption.
  static let constants =
    [
      constant("GET", "/v1/health", ["status": "ok"]),
      constant("GET", "/v1/subscribers/{id}/health_report_availability", ["report_logs": false]),
      constant(
        "GET", "/v1/subscribers/{id}/health_report",
        ["status": "passed", "project_id": .null, "app_id": .null, "checks": []]),
      constant("POST", "/v1/subscribers/{id}/intro_eligibility", [:]),
      constant("GET", "/v1/subscribers/{id}/virtual_currencies", ["virtual_currencies": [:]]),
      constant("GET", "/v1/subscribers/{id}/workflows", ["workflows": [], "ui_config": [:]]),
      constant(
        "GET", "/v1/subscribers/{id}/restore/eligibility", ["is_purchase_allowed_by_restore_behavior": true]),
      constant("GET", "/rcbilling/v1/branding", branding),
    ] + missing
    + [
      "/v1/subscribers/{id}/attribution", "/v1/subscribers/{id}/adservices_attribution", "/v1/diagnostics",
      "/v1/events",
    ].map { constant("POST", $0, [:]) }

  /// What the local service does not have. The SDKs log an error and continue.
  private static let missing = [
    LocalEndpoint("GET", "/v1/config/{domain}") { _, _ in .status(204) },
    LocalEndpoint("POST", "/v1/config/{domain}") { _, _ in .status(204) },
    LocalEndpoint("GET", "/v1/customercenter/{id}") { _, ledger in
      refuse(7259, "The local service has no Customer Center.", ledger, status: 404)
    },
    LocalEndpoint("POST", "/v1/customercenter/support/create-ticket") { _, ledger in
      refuse(7259, "The local service has no Customer Center.", ledger, status: 404)
    },
  ]

  private static func constant(_ method: String, _ template: String, _ body: JSONValue) -> LocalEndpoint {
    LocalEndpoint(method, template) { _, ledger in respond(body, ledger) }
  }

  private static let branding: JSONValue = [
    "id": "local", "app_name": "RedemptionKit", "app_icon": .null, "app_icon_webp": .null, "app_wordmark": .null,
    "app_wordmark_webp": .null, "appearance": .null, "support_email": .null, "gateway_tax_collection_enabled": false,
    "brand_font_config": .null,
  ]
}
