import Foundation
import RedemptionCore
import Testing

@Suite("RevenueCat's endpoints")
struct RevenueCatEndpointTests {
  @Test("the first fetch of a customer is 201, every other 200")
  func created() throws {
    let client = try EndpointClient()
    #expect(try client.send("GET", "/v1/subscribers/ada").status == 201)
    #expect(try client.send("GET", "/v1/subscribers/ada").status == 200)
    #expect(try client.send("GET", "/v1/subscribers/eve").status == 201)
  }

  @Test("the request time in the header is the one in the body, which iOS replaces with it")
  func requestTime() throws {
    let client = try EndpointClient()
    _ = try client.call("clock/advance", ["seconds": JSONValue(number: 12.345)])
    let response = try client.send("GET", "/v1/subscribers/ada")
    let header = try #require(response.header("X-RevenueCat-Request-Time"))
    #expect(response.json["request_date_ms"]?.number == Int64(header))
  }

  @Test(
    "an error is JSON with the service's own code",
    arguments: [
      ("POST", "/v1/subscribers/redeem_purchase", ["app_user_id": "a", "redemption_token": "none"], 403, 7849),
      ("POST", "/v1/subscribers/a/redeem_web_purchase", ["redemption_token": "none"], 403, 7849),
      ("POST", "/v1/subscribers/identify", ["app_user_id": "a"], 403, 7220),
      ("POST", "/v1/receipts", ["app_user_id": "a", "fetch_token": "none"], 400, 7103),
      ("POST", "/rcbilling/v1/checkout/start", ["app_user_id": "a", "product_id": "none"], 400, 7226),
      ("GET", "/rcbilling/v1/checkout/none", nil, 404, 7877),
      ("PATCH", "/rcbilling/v1/checkout/none", [:], 404, 7877),
      ("POST", "/rcbilling/v1/checkout/none/complete", [:], 404, 7877),
      ("GET", "/v1/customercenter/a", nil, 404, 7259),
    ] as [(String, String, JSONValue?, Int, Int64)])
  func errors(method: String, target: String, body: JSONValue?, status: Int, code: Int64) throws {
    let response = try EndpointClient().send(method, target, body)
    #expect(response.status == status)
    #expect(response.json["code"] == .integer(code))
    #expect(response.json["message"]?.string?.isEmpty == false)
    #expect(response.header("Content-Type") == "application/json")
  }

  @Test("an old link's error has the masked address that a new one went to")
  func expired() throws {
    let client = try EndpointClient()
    let sale = try client.buy("revenuecat", ["email": "jane.doe@revenue.com"])
    _ = try client.call("clock/advance", ["seconds": 3601])
    let response = try client.send(
      "POST", "/v1/subscribers/redeem_purchase", ["app_user_id": "a", "redemption_token": .string(sale.code)])
    #expect(response.status == 403 && response.json["code"] == 7853)
    #expect(response.json[path: "purchase_redemption_error_info/obfuscated_email"] == "j***@r***e.com")
  }

  @Test("identify is 201 for a new user and 200 for a known one")
  func identify() throws {
    let client = try EndpointClient()
    let body: JSONValue = ["app_user_id": "$RCAnonymousID:0123456789abcdef0123456789abcdef", "new_app_user_id": "ada"]
    #expect(try client.send("POST", "/v1/subscribers/identify", body).status == 201)
    #expect(try client.send("POST", "/v1/subscribers/identify", body).status == 200)
  }

  @Test("an alias gives a user what another one has, also if the service knows both", arguments: [false, true])
  func alias(known: Bool) throws {
    let client = try EndpointClient()
    let (old, new) = (
      "$RCAnonymousID:" + String(repeating: "a", count: 32), "$RCAnonymousID:" + String(repeating: "b", count: 32)
    )
    _ = try client.buy("revenuecat", ["appUserId": .string(old)])
    if known { _ = try client.send("GET", "/v1/subscribers/" + new) }
    let aliased = try client.send("POST", "/v1/subscribers/\(old)/alias", ["new_app_user_id": .string(new)])
    #expect(aliased.status == 201)
    for user in [new, old] {
      let customer = try client.send("GET", "/v1/subscribers/" + user).json
      #expect(customer[path: "subscriber/entitlements/pro/product_identifier"] == "pro_monthly")
      #expect(customer[path: "subscriber/original_app_user_id"] == .string(old))
    }
  }

  @Test("without a sale there is one offering, without packages")
  func emptyCatalog() throws {
    let client = try EndpointClient()
    let offerings = try client.send("GET", "/v1/subscribers/ada/offerings").json
    #expect(offerings["current_offering_id"] == offerings[path: "offerings/0/identifier"])
    #expect(offerings[path: "offerings/0/packages"] == [])
    #expect(try client.send("GET", "/v1/product_entitlement_mapping").json == ["product_entitlement_mapping": [:]])
  }

  @Test("the catalog is what the ledger has sold, each product as in its latest sale")
  func catalog() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat", ["price": ["amountMicros": 1, "currency": "EUR"]])
    _ = try client.buy(
      "revenuecat", ["displayName": "Pro", "price": ["amountMicros": 4_990_000, "currency": "USD"]])
    _ = try client.buy("revenuecat", ["product": "pro_year", "expiresIn": 31_536_000, "plan": "base"])
    _ = try client.buy("revenuecat", ["product": "pro_other", "expiresIn": 2_592_000])
    _ = try client.buy("revenuecat", ["product": "pro_forever", "kind": "oneTime", "entitlements": ["pro", "gold"]])
    _ = try client.buy("superwall", ["product": "another_vendor"])
    let offering = try client.send("GET", "/v1/subscribers/ada/offerings").json[path: "offerings/0"]
    guard case .array(let packages)? = offering?["packages"] else { return #expect(Bool(false)) }
    #expect(packages.map { $0["identifier"] } == ["$rc_lifetime", "$rc_monthly", "pro_other", "$rc_annual"])
    #expect(
      packages.map { $0["platform_product_identifier"] } == ["pro_forever", "pro_monthly", "pro_other", "pro_year"])
    let products = try client.send("GET", "/rcbilling/v1/subscribers/ada/products?id=pro_monthly&id=pro_forever").json
    let monthly = try #require(products[path: "product_details/1"])
    #expect(monthly["title"] == "Pro" && monthly["product_type"] == "subscription")
    #expect(
      monthly[path: "purchase_options/base_option/base/price"] == ["amount_micros": 4_990_000, "currency": "USD"])
    #expect(monthly[path: "purchase_options/base_option/base/period_duration"] == "P1M")
    #expect(products[path: "product_details/0/purchase_options/base_option/base_price"] != nil)
    let mapping = try client.send("GET", "/v1/product_entitlement_mapping").json["product_entitlement_mapping"]
    #expect(mapping?[path: "pro_forever/entitlements"] == ["gold", "pro"])
    #expect(mapping?["pro_year:base"]?["base_plan_id"] == "base")
  }

  @Test(
    "a period is months or years where the SDKs have a package for it",
    arguments: [
      (7, "P1W", "$rc_weekly"), (14, "P2W", nil), (28, "P1M", "$rc_monthly"), (31, "P1M", "$rc_monthly"),
      (61, "P2M", "$rc_two_month"), (90, "P3M", "$rc_three_month"), (182, "P6M", "$rc_six_month"),
      (365, "P1Y", "$rc_annual"), (3, "P3D", nil), (400, "P400D", nil),
    ] as [(Int64, String, JSONValue?)])
  func periods(days: Int64, duration: String, package: JSONValue?) throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat", ["product": "p", "expiresIn": .integer(days * 86_400)])
    let products = try client.send("GET", "/rcbilling/v1/subscribers/ada/products?id=p").json
    #expect(
      products[path: "product_details/0/purchase_options/base_option/base/period_duration"] == .string(duration))
    let offerings = try client.send("GET", "/v1/subscribers/ada/offerings").json
    #expect(offerings[path: "offerings/0/packages/0/identifier"] == package ?? "p")
  }

  @Test("products are those that the query names")
  func filteredProducts() throws {
    let client = try EndpointClient()
    for product in ["a", "b", "c d"] { _ = try client.buy("revenuecat", ["product": .string(product)]) }
    func ids(_ query: String) throws -> [JSONValue?] {
      let body = try client.send("GET", "/rcbilling/v1/subscribers/ada/products" + query).json
      guard case .array(let products)? = body["product_details"] else { return [] }
      return products.map { $0["identifier"] }
    }
    #expect(try ids("?id=b") == ["b"])
    #expect(try ids("?id=c%20d&id=a&currency=EUR") == ["a", "c d"])
    #expect(try ids("?id=none") == [])
    #expect(try ids("") == ["a", "b", "c d"])
  }

  /// The list of RevenueCat's page on user ids, and its two rules.
  static let blockedIds = [
    "no_user", "null", "none", "nil", "(null)", "NaN", "\\x00", "unidentified", "undefined", "unknown", "anonymous",
    "guest", "-1", "0", "[]", "{}", "[object Object]", "a/b", "a\0b", String(repeating: "x", count: 101),
  ]

  @Test("an id that RevenueCat blocks is 400 and 7256 wherever a request has one", arguments: blockedIds)
  func blocked(id: String) throws {
    let client = try EndpointClient()
    let sale = try client.buy("revenuecat", [:])
    let path = try #require(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let (user, code) = (JSONValue.string(id), JSONValue.string(sale.code))
    let requests: [(String, String, JSONValue?)] = [
      ("GET", "/v1/subscribers/\(path)", nil), ("GET", "/v1/subscribers/\(path)/offerings", nil),
      ("POST", "/v1/subscribers/redeem_purchase", ["app_user_id": user, "redemption_token": code]),
      ("POST", "/v1/subscribers/\(path)/redeem_web_purchase", ["redemption_token": code]),
      ("POST", "/v1/subscribers/identify", ["app_user_id": "ada", "new_app_user_id": user]),
      ("POST", "/v1/subscribers/identify", ["app_user_id": user, "new_app_user_id": "ada"]),
      ("POST", "/v1/subscribers/\(path)/alias", ["new_app_user_id": "ada"]),
      ("POST", "/v1/subscribers/ada/alias", ["new_app_user_id": user]),
      ("POST", "/v1/subscribers/\(path)/attributes", ["attributes": [:]]),
      ("POST", "/v1/receipts", ["app_user_id": user, "fetch_token": "sub_1"]),
      ("GET", "/rcbilling/v1/subscribers/\(path)/products?id=pro_monthly", nil),
      ("POST", "/rcbilling/v1/checkout/start", ["app_user_id": user, "product_id": "pro_monthly"]),
    ]
    for (method, target, body) in requests {
      let response = try client.send(method, target, body)
      #expect(response.status == 400 && response.json["code"] == 7256, "\(method) \(target)")
    }
    let redeemed = try client.send(
      "POST", "/v1/subscribers/redeem_purchase", ["app_user_id": "ada", "redemption_token": code])
    #expect(redeemed.status == 200)
  }

  @Test("an id of 100 characters is accepted, also of several bytes each")
  func longId() throws {
    let id = String(repeating: "%C3%A9", count: 100)
    #expect(try EndpointClient().send("GET", "/v1/subscribers/" + id).status == 201)
  }

  @Test("a one-time purchase leaves out the texts that Android would read as \"null\"")
  func noNullTexts() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat", ["appUserId": "ada", "kind": "oneTime", "product": "coins"])
    let purchase = try client.send("GET", "/v1/subscribers/ada").json[path: "subscriber/non_subscriptions/coins/0"]
    #expect(purchase?["id"] != nil)
    #expect(purchase?["display_name"] == nil)
    let offering = try client.send("GET", "/v1/subscribers/ada/offerings").json[path: "offerings/0"]
    #expect(offering?["web_checkout_url"] == nil && offering?[path: "packages/0/web_checkout_url"] == nil)
  }

  @Test("an anonymous user whom the ledger meets at a login stays the customer's first name")
  func firstName() throws {
    let client = try EndpointClient()
    let anonymous = "$RCAnonymousID:" + String(repeating: "c", count: 32)
    let login = try client.send(
      "POST", "/v1/subscribers/identify", ["app_user_id": .string(anonymous), "new_app_user_id": "ada"])
    #expect(login.status == 201)
    #expect(login.json[path: "subscriber/original_app_user_id"] == .string(anonymous))
    let again = try client.send("GET", "/v1/subscribers/" + anonymous)
    #expect(again.status == 200 && again.json[path: "subscriber/original_app_user_id"] == .string(anonymous))
    let same = try client.send(
      "POST", "/v1/subscribers/identify", ["app_user_id": .string(anonymous), "new_app_user_id": .string(anonymous)])
    #expect(same.status == 200)
  }

  @Test(
    "the Test Store's receipt says what was paid",
    arguments: [
      (["price": JSONValue(number: 4.99), "currency": "EUR"], 4.99, "EUR"),
      (["price": 3, "currency": "JPY"], 3, "JPY"), (["price": "12.5", "currency": "USD"], 12.5, "USD"),
      (["currency": "EUR"], nil, nil), ([:], nil, nil),
    ] as [([String: JSONValue], Double?, String?)])
  func paidInTestStore(body: [String: JSONValue], amount: Double?, currency: String?) throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat", ["product": "pro"])
    let receipt = body.merging(["app_user_id": "eve", "fetch_token": "test_1", "product_id": "pro"]) { $1 }
    #expect(try client.send("POST", "/v1/receipts", .object(receipt)).status == 200)
    let price = try client.send("GET", "/v1/subscribers/eve").json[path: "subscriber/subscriptions/pro/price"]
    #expect(price?["currency"] == currency.map { .string($0) })
    #expect(price?["amount"] == amount.map { JSONValue(number: $0) })
  }

  @Test("attributes are kept for the customer, by the newest, and returned; without a value they are removed")
  func attributes() throws {
    let client = try EndpointClient()
    let anonymous = "$RCAnonymousID:" + String(repeating: "d", count: 32)
    func set(_ user: String, _ attributes: JSONValue) throws {
      let response = try client.send("POST", "/v1/subscribers/\(user)/attributes", ["attributes": attributes])
      #expect(response.status == 200 && response.json == ["attribute_errors": []])
    }
    func kept(_ user: String) throws -> JSONValue? {
      try client.send("GET", "/v1/subscribers/" + user, headers: ["Authorization": "Bearer sk_any"])
        .json[path: "subscriber/subscriber_attributes"]
    }
    #expect(try kept(anonymous) == nil)
    try set(
      anonymous,
      ["$email": ["value": "a@b.example", "updated_at_ms": 20], "age": ["value": "7", "updated_at_ms": 20]])
    let body: JSONValue = ["app_user_id": .string(anonymous), "new_app_user_id": "ada"]
    _ = try client.send("POST", "/v1/subscribers/identify", body)
    #expect(try kept("ada")?["$email"] == ["value": "a@b.example", "updated_at_ms": 20])
    try set(
      "ada",
      ["$email": ["value": "old@b.example", "updated_at_ms": 19], "age": ["value": .null, "updated_at_ms": 21]])
    #expect(try kept("ada") == ["$email": ["value": "a@b.example", "updated_at_ms": 20]])
    #expect(try kept("eve") == nil)
    // An app has no secret key, and is not told.
    #expect(try client.send("GET", "/v1/subscribers/ada").json[path: "subscriber/subscriber_attributes"] == nil)
    _ = try client.call("store/reset", [:])
    #expect(try kept("ada") == nil)
  }

  @Test("users, products and entitlements that look alike are told apart by their bytes")
  func lookalikes() throws {
    let client = try EndpointClient()
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    for id in [one, two] {
      let text = JSONValue.string(id)
      _ = try client.buy("revenuecat", ["appUserId": "ada", "product": text, "entitlements": [text]])
      _ = try client.buy("revenuecat", ["appUserId": "ada", "product": text, "entitlements": [], "kind": "oneTime"])
    }
    _ = try client.buy("revenuecat", ["appUserId": .string(one)])
    let customer = try client.text("GET", "/v1/subscribers/ada")
    for id in [one, two] {
      // As a key: the entitlement, the subscription and the one-time purchases.
      #expect(customer.utf8.count(of: "\"\(id)\":{") == 2 && customer.utf8.count(of: "\"\(id)\":[") == 1)
    }
    #expect(try client.send("GET", "/v1/subscribers/caf%C3%A9").status == 200)
    #expect(try client.send("GET", "/v1/subscribers/cafe%CC%81").status == 201)
  }

  // MARK: Web checkout

  private func start(
    _ client: EndpointClient, user: String = "$RCAnonymousID:0123456789abcdef0123456789abcdef"
  ) throws -> String {
    let body: JSONValue = [
      "app_user_id": .string(user), "product_id": "pro_monthly", "price_id": "any", "trace_id": "t",
    ]
    let response = try client.send("POST", "/rcbilling/v1/checkout/start", body, headers: ["X-Is-Sandbox": "true"])
    return try #require(response.json["operation_session_id"]?.string)
  }

  @Test("a checkout sells once it is completed, and its link is redeemed in a session")
  func checkout() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat", ["price": ["amountMicros": 4_990_000, "currency": "USD"], "expiresIn": 3600])
    #expect(try client.send("POST", "/rcbilling/v1/checkout/prepare", [:]).status == 200)
    let operation = try start(client)
    let path = "/rcbilling/v1/checkout/\(operation)"
    #expect(try client.send("GET", path).json[path: "operation/status"] == "started")
    #expect(try client.send("PATCH", path, ["country_code": "DE"]).json["total_amount_in_micros"] == 4_990_000)
    #expect(try client.send("POST", path + "/complete", ["email": "ada"]).json["code"] == 7012)
    for _ in 1...2 {
      let completed = try client.send("POST", path + "/complete", ["email": "ada@example.com"])
      #expect(completed.json["checkout_mode"] == "purchase")
    }
    let (first, second) = (try client.send("GET", path).json, try client.send("GET", path).json)
    #expect(first == second)
    #expect(first[path: "operation/status"] == "succeeded")
    #expect(first[path: "operation/product_identifier"] == "pro_monthly")
    #expect(first[path: "operation/purchase_date"]?.string?.hasSuffix("Z") == true)
    let url = try #require(first[path: "operation/redemption_info/redeem_url"])
    #expect(first[path: "operation/redemption_info/redeem_url_redirect"]?.string?.hasPrefix("https://") == true)
    let mail = try client.call("store/mailbox", ["email": "ada@example.com"])
    #expect(mail[path: "messages/0/url"] == url && mail[path: "messages/1"] == nil)
    let app: JSONValue = ["vendor": "revenuecat", "sdk": "flutter", "platform": "ios"]
    let session = try #require(try client.call("session/open", app)["session"])
    let redeemed = try client.call("redemption/redeem", ["session": session, "url": url])
    #expect(redeemed[path: "outcome/kind"] == "redeemed")
    let subscription = redeemed[path: "outcome/grant/subscriptions/pro_monthly"]
    #expect(subscription?["isSandbox"] == true)
    let (bought, end) = (subscription?["purchasedAt"]?.number ?? 0, subscription?["expiresAt"]?.number ?? 0)
    #expect(end - bought == 3_600_000)
  }

  @Test("a checkout's date of purchase is the wall clock's, however far the ledger's clock is")
  func checkoutDate() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat")
    _ = try client.call("clock/advance", ["seconds": 8_640_000])
    let path = "/rcbilling/v1/checkout/\(try start(client))"
    _ = try client.send("POST", path + "/complete", [:])
    let text = try #require(try client.send("GET", path).json[path: "operation/purchase_date"]?.string)
    #expect(try Date(text, strategy: .iso8601) <= Date())
    let header = try #require(try client.send("GET", "/v1/subscribers/ada").header("X-RevenueCat-Request-Time"))
    #expect(try #require(Double(header)) / 1000 <= Date().timeIntervalSince1970)
  }

  @Test("a buyer whom the app has named gets no link")
  func identifiedBuyer() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat")
    let path = "/rcbilling/v1/checkout/\(try start(client, user: "ada"))"
    _ = try client.send("POST", path + "/complete", [:])
    let operation = try client.send("GET", path).json["operation"]
    #expect(operation?["status"] == "succeeded" && operation?["redemption_info"] == .null)
    #expect(try client.send("GET", "/v1/subscribers/ada").json[path: "subscriber/entitlements/pro"] != nil)
  }

  @Test("a receipt of the Test Store buys once")
  func testStore() throws {
    let client = try EndpointClient()
    _ = try client.buy("revenuecat")
    let body: JSONValue = ["app_user_id": "ada", "fetch_token": "test_1_a", "product_id": "pro_monthly"]
    for _ in 1...2 {
      let response = try client.send("POST", "/v1/receipts", body)
      #expect(response.status == 200)
      #expect(response.json[path: "subscriber/subscriptions/pro_monthly/store"] == "test_store")
    }
    #expect(try client.send("POST", "/v1/receipts", ["app_user_id": "ada", "fetch_token": "test_2"]).status == 400)
  }

  @Test(
    "requests beside a redemption are answered",
    arguments: [
      ("GET", "/v1/health", 200), ("GET", "/v1/subscribers/a/health_report", 200),
      ("GET", "/v1/subscribers/a/health_report_availability", 200),
      ("POST", "/v1/subscribers/a/intro_eligibility", 200), ("POST", "/v1/subscribers/a/attribution", 200),
      ("POST", "/v1/subscribers/a/adservices_attribution", 200), ("POST", "/v1/diagnostics", 200),
      ("POST", "/v1/events", 200), ("GET", "/v1/subscribers/a/virtual_currencies", 200),
      ("GET", "/v1/subscribers/a/restore/eligibility", 200), ("POST", "/v1/subscribers/a/attributes", 200),
      ("GET", "/rcbilling/v1/branding", 200), ("GET", "/v1/config/paywalls", 204),
      ("GET", "/v1/subscribers/a/workflows?type=paywall", 200),
    ])
  func others(method: String, target: String, status: Int) throws {
    #expect(try EndpointClient().send(method, target, [:]).status == status)
  }
}

extension String.UTF8View {
  /// How often a text's bytes are in these.
  fileprivate func count(of text: String) -> Int {
    let (bytes, wanted) = (Array(self), Array(text.utf8))
    return bytes.indices.count { bytes[$0...].starts(with: wanted) }
  }
}
