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
    let identity = try client.send("GET", "/v3/identities/ada", headers: key).json
    #expect(identity["id"] == "ada")
    // The id is one of Qonversion's, and the webhook has the same.
    let user = try #require(identity["user_id"]?.string)
    #expect(user.hasPrefix("QON_") && user.count == 36)
    let entitlements = try client.send("GET", "/v3/users/\(user)/entitlements", headers: key).json
    guard case .array(let data)? = entitlements["data"] else { throw NoList() }
    #expect(data.first?["id"] == "pro" && data.first?["active"] == true && data.first?["source"] == "stripe")
    #expect(
      data.first?["product"] == [
        "product_id": "pro_monthly", "subscription": ["current_period_type": "normal", "renew_state": "will_renew"],
      ] as JSONValue)
    let read = try client.send("GET", "/v3/users/\(user)", headers: key).json
    #expect(read["environment"] == "sandbox" && read["identity_id"] == "ada")
    #expect(try client.send("GET", "/v3/users/ada", headers: key).status == 404)
    #expect(try client.send("GET", "/v3/users/\(user)").status == 401)
  }

  @Test("Qonversion's version 3 makes a Stripe subscription that the app's backend reports the user's")
  func reportedPurchase() throws {
    let client = try EndpointClient(clock: .virtual)
    let sale = try client.call(
      "store/purchase", ["vendor": "qonversion", "product": "pro_monthly", "entitlements": ["pro"]])
    let id = try #require(sale["purchase"]?["storeTransactionId"])
    let headers = ["Authorization": "Bearer test_key", "Content-Type": "application/json"]
    _ = try client.send("POST", "/v3/users/reporter", ["environment": "prod"], headers: headers)
    func report(
      _ id: JSONValue, price: JSONValue = "21.49", currency: JSONValue = "USD", user: String = "reporter"
    ) throws -> (status: Int, json: JSONValue) {
      let data: JSONValue = ["subscription_id": id, "product_id": "prod_1"]
      let response = try client.send(
        "POST", "/v3/users/\(user)/purchases",
        ["price": price, "currency": currency, "purchased": 1_700_000_000_123, "stripe_store_data": data],
        headers: headers)
      return (response.status, response.json)
    }
    for (response, status, message) in [
      (try report(id, price: "21,49"), 400, "failed to parse price"),
      (try report(id, currency: "USDDD"), 400, "failed to recognize currency"),
      (try report("sub_nobodys"), 422, "Couldn't validate purchase with store request, potential fraud"),
      (try report(id, user: "nobody"), 404, "User not found"),
    ] {
      #expect(response.status == status)
      #expect(response.json["error"]?["message"] == .string(message))
    }
    let entitlements = "/v3/users/reporter/entitlements"
    #expect(try client.send("GET", entitlements, headers: headers).json["data"] == [])
    let told = try report(id)
    #expect(told.status == 200)
    #expect(told.json["purchased"] == 1_700_000_000_000 && told.json["user_id"] == "reporter")
    guard case .array(let data)? = try client.send("GET", entitlements, headers: headers).json["data"] else {
      throw NoList()
    }
    #expect(data.first?["id"] == "pro" && data.first?["active"] == true)
  }

  @Test("RevenueCat's version 2 reads one subscription and one purchase, and finds them by the store's id")
  func single() throws {
    let client = try EndpointClient(clock: .virtual)
    let sold = try #require(sell("revenuecat", client)["purchase"]?["storeTransactionId"]?.string)
    let once = try sell(
      "revenuecat", client, ["product": "coins", "kind": "oneTime", "renews": false])["purchase"]?["storeTransactionId"]
    _ = try client.call("clock/advance", ["seconds": .integer(31 * ServerAPITests.day)])
    func read(_ path: String) throws -> EndpointClient.Response {
      try client.send("GET", "/v2/projects/p/" + path, headers: ServerAPITests.secret)
    }
    #expect(try read("subscriptions/" + sold).json["product_id"] == "pro_monthly")
    #expect(try read("subscriptions/" + sold + "/entitlements").json[path: "items/0/lookup_key"] == "pro")
    let found = try read("subscriptions?store_subscription_identifier=" + sold + ".2").json
    #expect(found[path: "items/0/id"] == .string(sold))
    #expect(try read("subscriptions").json["param"] == "store_subscription_identifier")
    #expect(try read("purchases/" + (once?.string ?? "")).json["product_id"] == "coins")
    #expect(try read("purchases/" + sold).status == 404)
    // Pages of one item, and the end.
    let page = try read("customers/ada/active_entitlements?limit=1").json
    #expect(page["next_page"] == JSONValue.null)
    #expect(try read("customers/ada/subscriptions?limit=none").status == 400)
    #expect(try read("customers/ada/subscriptions?environment=moon").status == 400)
  }

  @Test("RevenueCat's version 2 lists in pages")
  func pages() throws {
    let client = try EndpointClient(clock: .virtual)
    for product in ["a", "b", "c"] { _ = try sell("revenuecat", client, ["product": .string(product)]) }
    var path: String? = "/v2/projects/p/customers/ada/subscriptions?limit=2"
    var products: [JSONValue] = []
    while let next = path {
      let page = try client.send("GET", next, headers: ServerAPITests.secret).json
      guard case .array(let items)? = page["items"] else { throw NoList() }
      products += items.map { $0["product_id"] ?? nil }
      path = page["next_page"]?.string
    }
    #expect(Set(products.compactMap(\.string)) == ["a", "b", "c"] && products.count == 3)
  }

  @Test("RevenueCat's version 2 makes, changes and deletes a customer, and both versions reject an attribute")
  func customers() throws {
    let client = try EndpointClient(clock: .virtual)
    func send(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> EndpointClient.Response {
      try client.send(method, path, body, headers: ServerAPITests.secret)
    }
    let root = "/v2/projects/p/customers"
    let email: JSONValue = [["name": "$email", "value": "a@b.io"]]
    #expect(try send("POST", root, ["id": "ada", "attributes": email]).status == 201)
    #expect(try send("POST", root, ["id": "ada"]).json["type"] == "resource_already_exists")
    #expect(try send("POST", root, [:]).json["param"] == "id")
    let plan: JSONValue = ["attributes": [["name": "plan", "value": "gold"]]]
    #expect(try send("POST", root + "/ada/attributes", plan).json[path: "items/1/value"] == "gold")
    #expect(try send("GET", root + "/ada/attributes").json[path: "items/0/name"] == "$email")
    let wrong: JSONValue = ["attributes": [["name": "with space", "value": "gold"]]]
    #expect(try send("POST", root + "/ada/attributes", wrong).json["param"] == "attributes")
    let refused = try send(
      "POST", "/v1/subscribers/ada/attributes",
      ["attributes": ["$email": ["value": "nope"], "a b": ["value": "1"], "ok": ["value": "1"]]])
    #expect(refused.status == 400 && refused.json["code"] == 7263)
    #expect(
      refused.json["attribute_errors"] == [
        ["key_name": "$email", "message": "Value is not a valid email address."],
        ["key_name": "a b", "message": "Key name format is not valid."],
      ] as JSONValue)
    let kept = try send("GET", "/v1/subscribers/ada").json[path: "subscriber/subscriber_attributes/ok/value"]
    #expect(kept == "1")
    #expect(try send("DELETE", root + "/ada").json["object"] == "customer")
    #expect(try send("GET", root + "/ada").status == 404)
  }

  private struct NoList: Error {}
}
