import RedemptionCore
import RedemptionServer
import Testing

/// Shapes: RevenueCat/docs bf39a9c, `openapi-spec/api-v2.yaml` and `api-v1.yaml`.
@Suite("What a backend asks RevenueCat about a project, its payments and its stores")
struct ProjectAPITests {
  private static let secret = ["Authorization": "Bearer sk_local"]
  private static let day: Int64 = 86_400
  private static let root = "/v2/projects/p"

  private let client: EndpointClient

  init() throws {
    client = try EndpointClient(clock: .virtual)
    _ = try client.call("webhook/subscribe", ["vendor": "revenuecat"])
  }

  private func send(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> EndpointClient.Response {
    try client.send(method, path, body, headers: ProjectAPITests.secret)
  }

  private func read(_ path: String) throws -> JSONValue {
    let response = try send("GET", ProjectAPITests.root + path)
    #expect(response.status == 200, "\(path): \(response.json)")
    return response.json
  }

  private func items(_ path: String) throws -> [JSONValue] {
    guard case .array(let items)? = try read(path)["items"] else { return [] }
    return items
  }

  @discardableResult
  private func sell(_ params: [String: JSONValue] = [:]) throws -> JSONValue {
    let order: [String: JSONValue] = [
      "vendor": "revenuecat", "product": "pro_monthly", "entitlements": ["pro"], "appUserId": "ada", "renews": true,
      "price": ["amountMicros": 9_990_000, "currency": "EUR"],
    ]
    return try client.call("store/purchase", .object(order.merging(params) { $1 }))["purchase"] ?? nil
  }

  private func advance(days: Int64) throws {
    _ = try client.call("clock/advance", ["seconds": .integer(days * ProjectAPITests.day)])
  }

  private func now() throws -> Int64 {
    guard case .integer(let now)? = try client.call("clock/now", [:])["now"] else { return 0 }
    return now
  }

  /// The vendor's names of all events.
  private func names() throws -> [JSONValue] {
    guard case .array(let events)? = try client.call("webhook/list", [:])["events"] else { return [] }
    return events.map { $0["name"] ?? nil }
  }

  // MARK: Customers

  @Test("all customers are listed in pages, the newest first, without what one customer alone has")
  func customers() throws {
    for user in ["ada", "bob", "eve"] {
      let email: JSONValue = [["name": "$email", "value": .string(user + "@example.com")]]
      #expect(
        try send("POST", ProjectAPITests.root + "/customers", ["id": .string(user), "attributes": email]).status == 201)
    }
    let page = try read("/customers?limit=2")
    #expect(page[path: "items/0/id"] == "eve" && page[path: "items/1/id"] == "bob")
    #expect(page["url"] == "/v2/projects/p/customers")
    #expect(page["next_page"] == "/v2/projects/p/customers?limit=2&starting_after=bob")
    let last = try read("/customers?limit=2&starting_after=bob")
    #expect(last[path: "items/0/id"] == "ada" && last[path: "items/1"] == nil && last["next_page"] == .null)
    #expect(page[path: "items/0/active_entitlements"] == nil)
    #expect(try read("/customers/eve")["active_entitlements"]?["object"] == "list")
    let found = try items("/customers?search=bob%40example.com")
    #expect(found.map { $0["id"] } == ["bob"])
    #expect(try items("/customers?search=bob").isEmpty)
    #expect(try send("GET", ProjectAPITests.root + "/customers?limit=0").json["param"] == "limit")
  }

  @Test("an id that RevenueCat blocks is rejected in the words of version 2", arguments: ["none", "null"])
  func blocked(user: String) throws {
    try sell()
    let customers = ProjectAPITests.root + "/customers"
    for response in [
      try send("GET", customers + "/" + user), try send("POST", customers, ["id": .string(user)]),
      try send("POST", customers + "/ada/actions/transfer", ["target_customer_id": .string(user)]),
    ] {
      #expect(response.status == 400 && response.json["type"] == "parameter_error")
    }
  }

  // MARK: The catalog

  @Test("products, entitlements, offerings and packages are what was sold, and expand where the document says so")
  func catalog() throws {
    try sell()
    try sell(["product": "coins", "kind": "oneTime", "renews": false, "entitlements": [], "displayName": "100 coins"])
    let products = try items("/products")
    #expect(products.map { $0["id"] } == ["coins", "pro_monthly"])
    #expect(products[0]["type"] == "one_time" && products[0]["display_name"] == "100 coins")
    #expect(products[1][path: "subscription/duration"] == "P1M" && products[1]["one_time"] == .null)
    #expect(products[1]["app"] == nil)
    #expect(try read("/products/pro_monthly?expand=app")[path: "app/type"] == "rc_billing")
    #expect(try items("/entitlements").map { $0["lookup_key"] } == ["pro"])
    #expect(try items("/entitlements/pro/products").map { $0["id"] } == ["pro_monthly"])
    let expanded = try read("/entitlements?expand=items.product")
    #expect(expanded[path: "items/0/products/items/0/store_identifier"] == "pro_monthly")
    #expect(try read("/entitlements/pro")["products"] == nil)
    let offering = try read("/offerings/default?expand=package.product")
    #expect(offering["is_current"] == true)
    #expect(offering[path: "packages/items/1/lookup_key"] == "$rc_monthly")
    #expect(offering[path: "packages/items/1/position"] == 2)
    #expect(offering[path: "packages/items/1/products/items/0/product/id"] == "pro_monthly")
    #expect(try items("/offerings")[0]["packages"] == nil)
    #expect(try read("/packages/%24rc_monthly/products")[path: "items/0/eligibility_criteria"] == "all")
    #expect(try items("/offerings/default/packages?limit=1").count == 1)
  }

  @Test(
    "what is not sold is missing, and what cannot be expanded is rejected",
    arguments: [
      ("/products/none", 404, "resource_missing"), ("/entitlements/none", 404, "resource_missing"),
      ("/offerings/none", 404, "resource_missing"), ("/packages/none", 404, "resource_missing"),
      ("/products?expand=app", 400, "parameter_error"), ("/entitlements?limit=x", 400, "parameter_error"),
    ])
  func missing(path: String, status: Int, type: String) throws {
    let response = try send("GET", ProjectAPITests.root + path)
    #expect(response.status == status && response.json["type"] == .string(type))
  }

  @Test("an app's key reads no project", arguments: ["/customers", "/products", "/integrations/webhooks"])
  func publicKey(path: String) throws {
    let response = try client.send("GET", ProjectAPITests.root + path, headers: ["Authorization": "Bearer appl_key"])
    #expect(response.status == 403 && response.json["type"] == "authorization_error")
  }

  // MARK: Payments

  @Test("Web Billing's invoices tell each charge: paid at once, paid late, not paid; a trial has none")
  func invoices() throws {
    let start = try now() / 1000 * 1000
    let day = ProjectAPITests.day * 1000
    let sold = try sell([
      "trial": true, "expiresIn": .integer(7 * ProjectAPITests.day), "period": .integer(30 * ProjectAPITests.day),
      "billing": "failsThenSucceeds", "gracePeriod": .integer(16 * ProjectAPITests.day), "displayName": "Pro",
    ])
    #expect(try items("/customers/ada/invoices").isEmpty)
    try advance(days: 8)
    let open = try items("/customers/ada/invoices")
    #expect(open.count == 1 && open[0]["paid_at"] == .null && open[0]["issued_at"] == .integer(start + 7 * day))
    // The first retry, three days later, is paid.
    try advance(days: 3)
    let paid = try items("/customers/ada/invoices")[0]
    #expect(paid["paid_at"] == .integer(start + 10 * day) && paid["issued_at"] == .integer(start + 7 * day))
    #expect(paid["id"] == .string((sold["storeTransactionId"]?.string ?? "") + ".2"))
    let amount: JSONValue = [
      "currency": "EUR", "gross": .real(9.99), "commission": 0, "tax": 0, "proceeds": .real(9.99),
    ]
    #expect(paid["total_amount"] == amount)
    #expect(
      paid["line_items"] == [
        [
          "object": "invoice.line_item", "product_identifier": "pro_monthly", "product_display_name": "Pro",
          "product_duration": "P1M", "quantity": 1, "unit_amount": amount,
        ]
      ] as JSONValue)
    try advance(days: 60)
    #expect(
      try items("/customers/ada/invoices").map { $0["issued_at"] } == [
        .integer(start + 67 * day), .integer(start + 37 * day), .integer(start + 7 * day),
      ])
    #expect(try read("/customers/ada/invoices?limit=1")["next_page"]?.string?.contains("starting_after") == true)
    #expect(try send("GET", ProjectAPITests.root + "/customers/bob/invoices").status == 404)
  }

  @Test("of a life without end the latest 24 periods are remembered")
  func memory() throws {
    try sell()
    try advance(days: 30 * 40)
    #expect(try items("/customers/ada/invoices?limit=100").count == 24)
  }

  @Test("a subscription of a phone's store has transactions, one of Web Billing has none")
  func transactions() throws {
    let start = try now() / 1000 * 1000
    let day = ProjectAPITests.day * 1000
    let id = try #require(sell(["store": "play_store"])["storeTransactionId"]?.string)
    try advance(days: 31)
    let found = try items("/subscriptions/\(id)/transactions")
    #expect(
      found == [
        [
          "object": "subscription_transaction", "id": .string(id + ".2"), "purchased_at": .integer(start + 30 * day),
          "product_store_identifier": "pro_monthly", "expiration_date": .integer(start + 60 * day),
          "effective_expiration_date": .integer(start + 60 * day),
        ],
        [
          "object": "subscription_transaction", "id": .string(id), "purchased_at": .integer(start),
          "product_store_identifier": "pro_monthly", "expiration_date": .integer(start + 30 * day),
          "effective_expiration_date": .integer(start + 30 * day),
        ],
      ])
    let web = try #require(sell(["appUserId": "bob"])["storeTransactionId"]?.string)
    let refused = try send("GET", ProjectAPITests.root + "/subscriptions/\(web)/transactions")
    #expect(refused.status == 400 && refused.json["param"] == "subscription_id")
  }

  @Test("the end of a subscription that renews is the end of its period")
  func end() throws {
    let end = try now() / 1000 * 1000 + 30 * ProjectAPITests.day * 1000
    try sell()
    let subscription = try items("/customers/ada/subscriptions")[0]
    #expect(subscription["ends_at"] == .integer(end) && subscription["current_period_ends_at"] == .integer(end))
  }

  // MARK: Stores, version 1

  @Test("Google's subscription is deferred, cancelled and revoked, and its events say so")
  func google() throws {
    let id = try #require(sell(["store": "play_store"])["storeTransactionId"]?.string)
    let root = "/v1/subscribers/ada/subscriptions"
    let before = try send("GET", "/v1/subscribers/ada").json[path: "subscriber/subscriptions/pro_monthly/expires_date"]
    let deferred = try send("POST", root + "/pro_monthly/defer", ["extend_by_days": 30])
    #expect(deferred.status == 200)
    #expect(deferred.json[path: "subscriber/subscriptions/pro_monthly/expires_date"] != before)
    // Nothing is charged before the new end.
    try advance(days: 45)
    #expect(try names() == ["INITIAL_PURCHASE", "SUBSCRIPTION_EXTENDED"])
    let cancelled = try send("POST", root + "/\(id)/cancel")
    #expect(cancelled.json[path: "subscriber/subscriptions/pro_monthly/unsubscribe_detected_at"] != .null)
    let revoked = try send("POST", root + "/pro_monthly/revoke")
    #expect(revoked.status == 200)
    #expect(revoked.json[path: "subscriber/subscriptions/pro_monthly/refunded_at"] != .null)
    #expect(
      try names() == ["INITIAL_PURCHASE", "SUBSCRIPTION_EXTENDED", "CANCELLATION", "CANCELLATION", "EXPIRATION"])
    #expect(try send("POST", root + "/pro_monthly/revoke").status == 404)
  }

  @Test("Google's purchase is refunded by its transaction, Apple's subscription is extended")
  func refundAndExtension() throws {
    let order: [String: JSONValue] = ["product": "coins", "kind": "oneTime", "renews": false, "store": "play_store"]
    let coins = try #require(sell(order)["storeTransactionId"]?.string)
    #expect(try send("POST", "/v1/subscribers/ada/transactions/\(coins)/refund").status == 200)
    #expect(try names() == ["NON_RENEWING_PURCHASE", "CANCELLATION"])
    let apple = try #require(sell(["store": "app_store"])["storeTransactionId"]?.string)
    let path = "/v1/subscribers/ada/subscriptions/\(apple)/extend"
    #expect(try send("POST", path, ["extend_by_days": 91, "extend_reason_code": 1]).json["code"] == 7226)
    #expect(try send("POST", path, ["extend_by_days": 30]).status == 400)
    #expect(try send("POST", path, ["extend_by_days": 30, "extend_reason_code": 1]).status == 200)
    #expect(try names().last == "SUBSCRIPTION_EXTENDED")
  }

  @Test("a purchase that Google or Apple does not have is refused", arguments: ["rc_billing", "stripe"])
  func otherStore(store: JSONValue) throws {
    let id = try #require(sell(["store": store])["storeTransactionId"]?.string)
    let google = try #require(sell(["store": "play_store", "appUserId": "bob"])["storeTransactionId"]?.string)
    for path in [
      "subscriptions/pro_monthly/revoke", "subscriptions/pro_monthly/defer", "subscriptions/\(id)/cancel",
      "subscriptions/\(id)/extend", "transactions/\(id)/refund", "transactions/\(google)/refund",
    ] {
      let response = try send("POST", "/v1/subscribers/ada/" + path, ["extend_by_days": 1, "extend_reason_code": 0])
      #expect(response.status == 404 && response.json["code"] == 7259, "\(path)")
    }
    #expect(try names() == ["INITIAL_PURCHASE", "INITIAL_PURCHASE"])
  }

  @Test("offerings are for an app's key, and the one offering can be set and reset")
  func offerings() throws {
    try sell()
    let refused = try send("GET", "/v1/subscribers/ada/offerings")
    #expect(refused.status == 403 && refused.json["code"] == 7243)
    #expect(refused.json["message"] == "Secret API keys should not be used in your app.")
    let path = "/v1/subscribers/ada/offerings/"
    #expect(try send("POST", path + "default/override").status == 201)
    #expect(try send("POST", path + "ofrng1/override").status == 400)
    #expect(try send("DELETE", path + "override").status == 201)
    #expect(try send("POST", "/v1/subscribers/ada/attribution", ["data": [:], "network": "1"]).json == [:])
  }

  // MARK: Webhooks

  @Test("a webhook made over REST hears of what it asks for, until it is deleted")
  func webhooks() throws {
    let path = ProjectAPITests.root + "/integrations/webhooks"
    let made = try send(
      "POST", path,
      [
        "name": "Mine", "url": "http://127.0.0.1:9/", "authorization_header": "Bearer 1",
        "event_types": ["cancellation"], "environment": .null,
      ])
    #expect(made.status == 201 && made.json["object"] == "webhook_integration" && made.json["environment"] == .null)
    let id = try #require(made.json["id"]?.string)
    let sold = try sell()
    _ = try client.call("store/cancel", ["purchase": sold["id"] ?? nil])
    func heard() throws -> [JSONValue] {
      guard case .array(let events)? = try client.call("webhook/list", [:])["events"] else { return [] }
      return events.filter { $0["webhook"] == .string(id) }
    }
    #expect(try heard().map { $0["name"] } == ["CANCELLATION"])
    #expect(try heard()[0][path: "request/headers/Authorization"] == "Bearer 1")
    #expect(try read("/integrations/webhooks")[path: "items/0/name"] == "Mine")
    let changed = try send("POST", path + "/" + id, ["event_types": .null, "environment": "sandbox"]).json
    #expect(changed["event_types"] == .null && changed["environment"] == "sandbox" && changed["name"] == "Mine")
    _ = try client.call("store/resume", ["purchase": sold["id"] ?? nil])
    #expect(try heard().count == 1)
    #expect(try send("DELETE", path + "/" + id).json["object"] == "webhook_integration")
    #expect(try send("GET", path + "/" + id).json["type"] == "resource_missing")
    #expect(try heard().isEmpty)
  }

  @Test(
    "a webhook that says something wrong is not made",
    arguments: [
      ([:], "name"), (["name": "a"], "url"), (["name": "", "url": "http://127.0.0.1/"], "name"),
      (["name": "a", "url": "http://127.0.0.1/", "environment": "both"], "environment"),
      (["name": "a", "url": "http://127.0.0.1/", "authorization_header": "a\nb"], "authorization_header"),
      (["name": "a", "url": "http://127.0.0.1/", "event_types": "renewal"], "event_types"),
    ] as [(JSONValue, JSONValue)])
  func wrongWebhook(body: JSONValue, param: JSONValue) throws {
    let response = try send("POST", ProjectAPITests.root + "/integrations/webhooks", body)
    #expect(response.status == 400 && response.json["param"] == param)
    #expect(try items("/integrations/webhooks").isEmpty)
  }
}
