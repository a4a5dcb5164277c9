import RedemptionCore

extension RevenueCatEndpoints {
  /// What an SDK asks beside customers, so that it starts without errors. The ledger has no catalog: there is one
  /// offering, and it has no package.
  static let catalog =
    [
      constant("GET", "/v1/subscribers/{id}/offerings", offerings),
      constant("GET", "/v1/product_entitlement_mapping", ["product_entitlement_mapping": [:]]),
      constant("GET", "/v1/health", ["status": "ok"]),
      constant("GET", "/v1/subscribers/{id}/health_report_availability", ["report_logs": false]),
      constant("GET", "/v1/subscribers/{id}/health_report", ["report_logs": false]),
      constant("POST", "/v1/subscribers/{id}/intro_eligibility", [:]),
      constant("GET", "/v1/subscribers/{id}/virtual_currencies", ["virtual_currencies": [:]]),
      constant("GET", "/rcbilling/v1/subscribers/{id}/products", ["product_details": []]),
      constant("GET", "/rcbilling/v1/branding", branding),
    ]
    + [
      "/v1/subscribers/{id}/attribution", "/v1/subscribers/{id}/adservices_attribution", "/v1/diagnostics",
      "/v1/events",
    ].map { constant("POST", $0, [:]) }

  private static func constant(_ method: String, _ template: String, _ body: JSONValue) -> LocalEndpoint {
    LocalEndpoint(method, template) { _, ledger in respond(body, ledger) }
  }

  private static let offerings: JSONValue = [
    "current_offering_id": "default",
    "offerings": [
      ["identifier": "default", "description": "The local service", "metadata": .null, "packages": []]
    ],
    "placements": ["fallback_offering_id": "default", "offering_ids_by_placement": [:]],
    "targeting": .null,
  ]

  private static let branding: JSONValue = [
    "id": "local", "app_name": "RedemptionKit", "app_icon": .null, "app_icon_webp": .null, "app_wordmark": .null,
    "app_wordmark_webp": .null, "appearance": .null, "support_email": .null, "gateway_tax_collection_enabled": false,
    "brand_font_config": .null,
  ]
}
