import RedemptionCore
import RedemptionServer
import Testing

@Suite("What an app's own backend reads")
struct ServerAPITests {
  private static let secret = ["Authorization": "Bearer sk_local"]
  private static let day: Int64 = 86_400

  private func sell(_ vendor: String, _ client: EndpointClient, _ params: [String: JSONValue] = [:]) throws -> JSONValue
  {
    var all: [String: JSONValue] = [
      "vendor": .string(vendor), "product": "pro_monthly", "entitlements": ["pro"], "appUserId": "ada",
      "renews": true, "price": ["amountMicros": 9_990_000, "currency": "USD"],
    ]
    all.merge(params) { $1 }
    return try client.call("store/purchase", .object(all))
  }

  private func item(_ path: String, _ client: EndpointClient) throws -> JSONValue {
    let response = try client.send("GET", path, headers: ServerAPITests.secret)
    #expect(response.status == 200)
    guard case .array(let items)? = response.json["items"] else { return .null }
    return items.first ?? .null
  }

  @Test("RevenueCat's version 2 tells a subscription through trial, grace, retries and cancellation")
  func subscription() throws {
    let client = try EndpointClient(clock: .virtual)
    let day = ServerAPITests.day
    let sale = try sell(
      "revenuecat", client,
      [
        "trial": true, "expiresIn": .integer(7 * day), "period": .integer(30 * day), "billing": "fails",
        "gracePeriod": .integer(5 * day),
      ])
    func check(_ status: JSONValue, _ renewal: JSONValue, _ givesAccess: JSONValue) throws {
      let found = try item("/v2/projects/proj1/customers/ada/subscriptions", client)
      #expect(found["status"] == status)
      #expect(found["auto_renewal_status"] == renewal)
      #expect(found["gives_access"] == givesAccess)
    }
    try check("trialing", "will_renew", true)
    _ = try client.call("clock/advance", ["seconds": .integer(8 * day)])
    try check("in_grace_period", "will_renew", true)
    _ = try client.call("clock/advance", ["seconds": .integer(5 * day)])
    try check("in_billing_retry", "will_renew", false)
    _ = try client.call("store/cancel", ["purchase": sale["purchase"]?["id"] ?? nil])
    try check("expired", "will_not_renew", false)
  }

  @Test("RevenueCat's version 2 lists entitlements, names and one-time purchases of a customer")
  func customer() throws {
    let client = try EndpointClient(clock: .virtual)
    _ = try sell("revenuecat", client)
    _ = try sell("revenuecat", client, ["product": "coins", "kind": "oneTime", "renews": false, "sandbox": true])
    let root = "/v2/projects/proj1/customers/ada"
    let customer = try client.send("GET", root, headers: ServerAPITests.secret).json
    #expect(customer["object"] == "customer" && customer["id"] == "ada" && customer["project_id"] == "proj1")
    #expect(try item(root + "/active_entitlements", client)["entitlement_id"] == "pro")
    #expect(try item(root + "/aliases", client)["id"] == "ada")
    let purchase = try item(root + "/purchases", client)
    #expect(purchase["product_id"] == "coins" && purchase["status"] == "owned" && purchase["environment"] == "sandbox")
    #expect(try item(root + "/purchases?environment=production", client) == .null)
  }

  @Test(
    "RevenueCat's version 2 refuses with its own errors",
    arguments: [
      (nil, "ada", 401, "authentication_error"), ("Bearer appl_key", "ada", 403, "authorization_error"),
      ("Bearer sk_key", "nobody", 404, "resource_missing"),
    ] as [(String?, String, Int, String)])
  func refusals(key: String?, user: String, status: Int, type: String) throws {
    let client = try EndpointClient()
    _ = try sell("revenuecat", client)
    let response = try client.send(
      "GET", "/v2/projects/p/customers/\(user)", headers: key.map { ["Authorization": $0] } ?? [:])
    #expect(response.status == status)
    #expect(response.json["object"] == "error" && response.json["type"] == .string(type))
    #expect(try client.send("GET", "/v1/subscribers/\(user)").status == (user == "nobody" ? 201 : 200))
  }

  @Test("RevenueCat's version 1 tells a renewal and a failed charge with the dates of the webhook")
  func versionOne() throws {
    let client = try EndpointClient(clock: .virtual)
    let day = ServerAPITests.day
    _ = try client.call("webhook/subscribe", ["vendor": "revenuecat"])
    _ = try sell("revenuecat", client, ["billing": "fails", "gracePeriod": .integer(5 * day)])
    _ = try client.call("clock/advance", ["seconds": .integer(31 * day)])
    let json = try client.send("GET", "/v1/subscribers/ada", headers: ServerAPITests.secret).json
    let subscription = json[path: "subscriber/subscriptions/pro_monthly"]
    #expect(subscription?["billing_issues_detected_at"] != JSONValue.null)
    // The app decides by the entitlement alone, so that it has the end of the grace period.
    #expect(
      json[path: "subscriber/entitlements/pro/expires_date"] == subscription?["grace_period_expires_date"])
    #expect(subscription?["expires_date"] != subscription?["grace_period_expires_date"])
  }

  @Test("Superwall tells active entitlements and the state of the subscription")
  func superwall() throws {
    let client = try EndpointClient(clock: .virtual)
    let sale = try sell("superwall", client)
    func read(_ path: String) throws -> JSONValue {
      try client.send("GET", "/v2/users/ada/\(path)?application_id=1", headers: ["Authorization": "Bearer key"]).json
    }
    #expect(try read("active-entitlements")["entitlements"] == ["pro"])
    #expect(try read("subscription-summary")["subscription_status"] == "active")
    _ = try client.call("store/cancel", ["purchase": sale["purchase"]?["id"] ?? nil])
    #expect(try read("subscription-summary")["subscription_status"] == "cancelled")
    _ = try client.call("clock/advance", ["seconds": .integer(31 * ServerAPITests.day)])
    #expect(try read("subscription-summary")["subscription_status"] == "expired")
    #expect(try read("active-entitlements")["entitlements"] == [])
    #expect(try client.send("GET", "/v2/users/ada/active-entitlements").status == 401)
  }

  @Test("Qonversion tells users, identities and entitlements in seconds")
  func qonversion() throws {
    let client = try EndpointClient(clock: .virtual)
    _ = try sell("qonversion", client)
    let key = ["Authorization": "Bearer test_key"]
    let entitlements = try client.send("GET", "/v3/users/ada/entitlements", headers: key).json
    guard case .array(let data)? = entitlements["data"] else { throw NoList() }
    #expect(data.first?["id"] == "pro" && data.first?["active"] == true && data.first?["source"] == "stripe")
    #expect(try client.send("GET", "/v3/users/ada", headers: key).json["environment"] == "sandbox")
    #expect(try client.send("GET", "/v3/identities/ada", headers: key).json["id"] == "ada")
    #expect(try client.send("GET", "/v3/users/nobody", headers: key).status == 404)
    #expect(try client.send("GET", "/v3/users/ada").status == 401)
  }

  private struct NoList: Error {}
}
