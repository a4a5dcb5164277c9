import RedemptionCore

/// What an app's own backend reads: version 2 of RevenueCat's REST API (RevenueCat/docs bf39a9c,
/// `openapi-spec/api-v2.yaml`). Version 1 is the endpoint that SDKs use too.
///
/// Ours: the ids of products, entitlements and subscriptions are the identifiers that the store gave, and any project
/// has these customers.
enum RevenueCatServerAPI {
  private static let root = "/v2/projects/{project}/customers/{id}"

  static let endpoints = [
    read(root) { customer in customer.object },
    read(root + "/active_entitlements") { customer in
      customer.list("active_entitlements", customer.activeEntitlements)
    },
    read(root + "/aliases") { customer in customer.list("aliases", customer.aliases) },
    read(root + "/subscriptions") { customer in customer.list("subscriptions", customer.subscriptions) },
    read(root + "/purchases") { customer in customer.list("purchases", customer.purchases) },
  ]

  /// An endpoint that secret keys may read.
  private static func read(
    _ template: String, _ make: @escaping @Sendable (ReadCustomer) -> JSONValue
  ) -> LocalEndpoint {
    LocalEndpoint("GET", template) { request, ledger throws(GatewayError) in
      let key = request.header("Authorization") ?? ""
      guard key.hasPrefix("Bearer ") else {
        return refuse(401, "authentication_error", "Missing or invalid API key.")
      }
      guard key.hasPrefix("Bearer sk_") else {
        return refuse(403, "authorization_error", "Use a secret API key (sk_) for this request.")
      }
      guard let id = request["id"], let names = try ledger.names(of: id, at: .revenueCat) else {
        return refuse(404, "resource_missing", "The customer does not exist.")
      }
      let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: id, deviceId: ""))
      let attributes = try ledger.attributes(ofCustomer: names.original, at: .revenueCat)
      return LocalResponse(
        make(
          ReadCustomer(
            id: id, project: request["project"] ?? "", names: names, grant: grant, attributes: attributes,
            expandsAttributes: request["expand"] == "attributes", environment: request["environment"], now: ledger.now
          )))
    }
  }

  private static func refuse(_ status: Int, _ type: String, _ message: String) -> LocalResponse {
    let body: JSONValue = [
      "object": "error", "type": .string(type), "message": .string(message), "retryable": false,
      "doc_url": .string("https://errors.rev.cat/\(type.replacing("_", with: "-"))"),
    ]
    return LocalResponse(body, status: status)
  }
}
