import RedemptionCore
import RedemptionServer
import Testing

@Suite("What an app's own backend does over HTTP")
struct SecretAPITests {
  private static let secret = ["Authorization": "Bearer sk_local"]
  private static let day: Int64 = 86_400_000

  private let client: EndpointClient

  init() throws {
    client = try EndpointClient(clock: .virtual)
    _ = try client.call("webhook/subscribe", ["vendor": "revenuecat"])
  }

  private func send(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> EndpointClient.Response {
    try client.send(method, path, body, headers: SecretAPITests.secret)
  }

  private func now() throws -> Int64 {
    guard case .integer(let now)? = try client.call("clock/now", [:])["now"] else { return 0 }
    return now
  }

  private func buy(_ user: JSONValue = "ada", _ params: [String: JSONValue] = [:]) throws -> JSONValue {
    let order: [String: JSONValue] = [
      "vendor": "revenuecat", "product": "pro_monthly", "entitlements": ["pro"], "appUserId": user, "renews": true,
    ]
    return try client.call("store/purchase", .object(order.merging(params) { $1 }))["purchase"] ?? nil
  }

  /// The vendor's names of all events.
  private func names() throws -> [JSONValue] {
    guard case .array(let events)? = try client.call("webhook/list", [:])["events"] else { return [] }
    return events.map { $0["name"] ?? nil }
  }

  // MARK: RevenueCat, version 1

  @Test("RevenueCat grants an entitlement for a duration or until a moment, and takes it back")
  func grants() throws {
    let path = "/v1/subscribers/ada/entitlements/pro"
    let granted = try send("POST", path + "/promotional", ["duration": "monthly"])
    #expect(granted.status == 201)
    let entitlement = granted.json[path: "subscriber/entitlements/pro"]
    #expect(entitlement?["product_identifier"] == "rc_promo_pro_monthly")
    #expect(granted.json[path: "subscriber/subscriptions/rc_promo_pro_monthly/store"] == "promotional")
    let until = try now() + 3 * SecretAPITests.day
    #expect(try send("POST", path + "/promotional", ["end_time_ms": .integer(until)]).status == 201)
    #expect(try send("POST", path + "/revoke_promotionals").status == 200)
    let left = try send("GET", "/v2/projects/p/customers/ada/active_entitlements").json
    #expect(left["items"] == [])
    let life: [JSONValue] = ["CANCELLATION", "EXPIRATION"]
    #expect(try names() == ["NON_RENEWING_PURCHASE", "NON_RENEWING_PURCHASE"] + life + life)
  }

  @Test("a grant for life is one of 73,000 days, whose event has no end, and a grant for a day ends")
  func durations() throws {
    // Grants begin at a full second.
    let end = try now() / 1000 * 1000 + 73_000 * SecretAPITests.day
    let path = "/v1/subscribers/ada/entitlements"
    _ = try send("POST", path + "/pro/promotional", ["duration": "lifetime"])
    _ = try send("POST", path + "/plus/promotional", ["duration": "daily"])
    guard case .array(let events)? = try client.call("webhook/list", [:])["events"] else { return }
    let told = events.map { $0[path: "request/json/event/expiration_at_ms"] }
    #expect(told == [nil as JSONValue, .integer(end - 72_999 * SecretAPITests.day)])
    _ = try client.call("clock/advance", ["seconds": 90_000])
    let items = try send("GET", "/v2/projects/p/customers/ada/active_entitlements").json["items"]
    #expect(
      items == [
        ["object": "customer.active_entitlement", "entitlement_id": "pro", "expires_at": .integer(end)]
      ] as JSONValue)
  }

  @Test("a grant is no product that is sold")
  func catalog() throws {
    _ = try send("POST", "/v1/subscribers/ada/entitlements/pro/promotional", ["duration": "monthly"])
    let offerings = try client.send("GET", "/v1/subscribers/ada/offerings")
    #expect(offerings.status == 200 && !"\(offerings.json)".contains("rc_promo"))
  }

  @Test(
    "RevenueCat rejects a grant without an end that is still to come",
    arguments: [[:], ["duration": "fortnight"], ["end_time_ms": 1], ["duration": "daily", "start_time_ms": -1]]
      as [JSONValue])
  func badGrant(body: JSONValue) throws {
    let response = try send("POST", "/v1/subscribers/ada/entitlements/pro/promotional", body)
    #expect(response.status == 400 && response.json["code"] == 7226)
    #expect(try names() == [])
  }

  @Test("RevenueCat deletes a customer with names, attributes and purchases")
  func deletion() throws {
    let link = try client.call("store/purchase", ["vendor": "revenuecat", "product": "p", "entitlements": ["e"]])
    let buyer = try #require(link["purchase"]?["buyerId"]?.string)
    _ = try buy()
    _ = try send("POST", "/v1/subscribers/ada/attributes", ["attributes": ["a": ["value": "1"]]])
    #expect(try send("DELETE", "/v1/subscribers/ada").json == ["app_user_id": "ada", "deleted": true])
    #expect(try send("DELETE", "/v1/subscribers/ada").status == 404)
    let anew = try send("GET", "/v1/subscribers/ada")
    #expect(anew.status == 201 && anew.json[path: "subscriber/subscriptions"] == [:])
    #expect(anew.json[path: "subscriber/subscriber_attributes"] == nil)
    #expect(try send("DELETE", "/v1/subscribers/" + buyer.replacing("$", with: "%24")).status == 200)
    let list = try client.call("store/list", [:])
    #expect(list["purchases"] == [])
    #expect(try client.call("clock/advance", ["seconds": 90_000_000])["events"] == nil)
  }

  @Test("RevenueCat does nothing for a key that an app has", arguments: ["appl_key", "", "Bearer appl_key"])
  func publicKey(key: String) throws {
    for (method, path) in [
      ("DELETE", "/v1/subscribers/ada"), ("POST", "/v1/subscribers/ada/entitlements/pro/promotional"),
      ("POST", "/v1/subscribers/ada/entitlements/pro/revoke_promotionals"),
    ] {
      let response = try client.send(method, path, ["duration": "daily"], headers: ["Authorization": key])
      #expect(response.status == 401 && response.json["code"] == 7225)
    }
    #expect(try names() == [])
  }

  // MARK: RevenueCat, version 2

  @Test("RevenueCat's version 2 moves purchases to another customer, once, with one TRANSFER")
  func transfer() throws {
    _ = try buy()
    _ = try buy("ada", ["product": "coins", "entitlements": [], "kind": "oneTime", "renews": false])
    let path = "/v2/projects/p/customers/ada/actions/transfer"
    let response = try send("POST", path, ["target_customer_id": "eve"])
    #expect(response.status == 200 && response.json[path: "target_customer/id"] == "eve")
    #expect(try send("GET", "/v2/projects/p/customers/ada/subscriptions").json["items"] == [])
    #expect(try send("POST", path, ["target_customer_id": "eve"]).status == 200)
    #expect(try names() == ["INITIAL_PURCHASE", "NON_RENEWING_PURCHASE", "TRANSFER"])
    #expect(try send("POST", path).json["param"] == "target_customer_id")
    #expect(
      try send("POST", "/v2/projects/p/customers/bob/actions/transfer", ["target_customer_id": "eve"]).status == 404)
  }

  @Test("RevenueCat's version 2 grants, revokes, cancels and refunds")
  func actions() throws {
    let id = try #require(buy()["storeTransactionId"]?.string)
    let customer = "/v2/projects/p/customers/ada"
    let gift: JSONValue = ["entitlement_id": "gold", "expires_at": .integer(try now() + SecretAPITests.day)]
    #expect(try send("POST", customer + "/actions/grant_entitlement", gift).status == 201)
    #expect(try send("POST", customer + "/actions/grant_entitlement", ["entitlement_id": "gold"]).status == 400)
    #expect(try send("POST", customer + "/actions/revoke_granted_entitlement", gift).status == 200)
    let subscription = "/v2/projects/p/subscriptions/\(id)/actions/"
    #expect(try send("POST", subscription + "cancel").json["auto_renewal_status"] == "will_not_renew")
    #expect(try send("POST", subscription + "refund").json["gives_access"] == false)
    #expect(try send("POST", "/v2/projects/p/purchases/\(id)/actions/refund").status == 404)
    #expect(
      try names() == [
        "INITIAL_PURCHASE", "NON_RENEWING_PURCHASE", "CANCELLATION", "EXPIRATION", "CANCELLATION", "CANCELLATION",
        "EXPIRATION",
      ])
    let stripe = try #require(buy("eve", ["store": "stripe"])["storeTransactionId"]?.string)
    let refused = try send("POST", "/v2/projects/p/subscriptions/\(stripe)/actions/cancel")
    #expect(refused.status == 422 && refused.json["type"] == "unprocessable_entity_error")
  }

  // MARK: Superwall and Qonversion

  @Test("Superwall grants an entitlement to a device or a user, and takes it back")
  func superwall() throws {
    let path = "/v2/entitlements/gold/grants"
    let grant = try send("POST", path, ["device_id": "d", "user_id": "ada", "reason": "sorry"])
    #expect(grant.status == 200 && grant.json["object"] == "entitlement_grant" && grant.json["status"] == "active")
    #expect(grant.json["expires_at"] == JSONValue.null && grant.json["reason"] == "sorry")
    let active = "/v2/users/ada/active-entitlements"
    #expect(try send("GET", active).json["entitlements"] == ["gold"])
    let id = try #require(grant.json["id"]?.string)
    #expect(try send("DELETE", path + "/" + id).json["deleted"] == true)
    #expect(try send("GET", active).json["entitlements"] == [])
    #expect(try send("DELETE", path + "/unknown").status == 404)
    #expect(try send("POST", path, ["user_id": "ada"]).status == 400)
    #expect(try send("POST", path, ["device_id": "d", "expires_at": "2001-01-01T00:00:00Z"]).status == 400)
    let later = try send("POST", path, ["device_id": "d", "user_id": "ada", "expires_at": "2100-01-01T00:00:00Z"])
    #expect(later.json["expires_at"] == "2100-01-01T00:00:00.000Z")
    #expect(try client.send("POST", path, ["device_id": "d"]).status == 401)
  }

  /// What Qonversion's own tests of its live service expect (qonversion/web-sdk cf90042,
  /// `sdk/src/__integrationTests__/apiV3/directApi.test.ts`).
  @Test("Qonversion grants an entitlement with the secret key alone, once, and takes it back")
  func qonversion() throws {
    _ = try send("POST", "/v3/users/uid", ["environment": "prod"])
    let path = "/v3/users/uid/entitlements"
    let end = try now() / 1000 + 100
    let grant = try send("POST", path, ["id": "gold", "expires": .integer(end)])
    #expect(grant.status == 200)
    #expect(
      grant.json == [
        "id": "gold", "active": true, "source": "manual", "expires": .integer(end),
        "started": grant.json["started"] ?? .null,
      ] as JSONValue)
    let again = try send("POST", path, ["id": "gold", "expires": .integer(end + 1000)])
    #expect(again.status == 200 && again.json["expires"] == .integer(end))
    #expect(try send("GET", path).json["data"] == [grant.json])
    for (key, status, code, type) in [
      ("sk_local", 400, "invalid_entitlement_data", "request"), ("project", 401, "control_unauthorized", "request"),
    ] as [(String, Int, JSONValue, JSONValue)] {
      let refused = try client.send(
        "POST", path, ["id": "silver", "expires": 1], headers: ["Authorization": "Bearer \(key)"])
      #expect(refused.status == status && refused.json[path: "error/code"] == code)
      #expect(refused.json[path: "error/type"] == type)
    }
    #expect(try send("POST", path, ["id": "silver"]).status == 400)
    #expect(try send("DELETE", path + "/gold").status == 200)
    #expect(try send("DELETE", path + "/gold").status == 200)
    #expect(try send("GET", path).json[path: "data/0/active"] != true)
    let unknown = try send("POST", "/v3/users/bob/entitlements", ["id": "gold", "expires": .integer(end)])
    #expect(unknown.status == 404 && unknown.json[path: "error/type"] == "resource")
  }

  /// `UserService.test.ts` and `IdentityService.test.ts` of the same folder.
  @Test("Qonversion makes users and identities, each once")
  func qonversionUsers() throws {
    func refusal(_ path: String, _ body: JSONValue) throws -> [JSONValue?] {
      let response = try send("POST", path, body)
      return [.integer(Int64(response.status)), response.json[path: "error/message"]]
    }
    let user = try send("POST", "/v3/users/uid", ["environment": "sandbox"]).json
    #expect(user["id"] == "uid" && user["environment"] == "sandbox" && user["identity_id"] == nil)
    #expect(try refusal("/v3/users/uid", [:]) == [422, "User with given uid already exists"])
    #expect(try refusal("/v3/identities/ada", ["user_id": "none"]) == [400, "user not found"])
    #expect(try send("POST", "/v3/identities/ada", ["user_id": "uid"]).json["user_id"] == "uid")
    #expect(try send("GET", "/v3/identities/ada").json["user_id"] == "uid")
    #expect(try send("GET", "/v3/users/uid").json["identity_id"] == "ada")
    #expect(try refusal("/v3/identities/ada", ["user_id": "uid"]) == [422, "user already has identity"])
    #expect(try refusal("/v3/identities/eve", ["user_id": "uid"]) == [422, "user already converted"])
    _ = try send("POST", "/v3/users/other", [:])
    #expect(
      try refusal("/v3/identities/ada", ["user_id": "other"])
        == [422, "identity already exists: it's linked to another user"])
    #expect(try send("GET", "/v3/identities/uid").status == 404)
    #expect(try send("GET", "/v3/users/ada").status == 404)
  }
}
