import RedemptionCore
import RedemptionServer
import Testing

@Suite("What a backend sets up at Superwall, and asks Qonversion's version 4")
struct EndpointAPITests {
  private static let secret = ["Authorization": "Bearer sk_local"]
  private let client: EndpointClient

  init() throws { client = try EndpointClient(clock: .virtual) }

  private func send(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> EndpointClient.Response {
    try client.send(method, path, body, headers: EndpointAPITests.secret)
  }

  private func sell(_ vendor: String, _ params: [String: JSONValue] = [:]) throws -> JSONValue {
    let order: [String: JSONValue] = [
      "vendor": .string(vendor), "product": "pro_monthly", "entitlements": ["pro"], "appUserId": "ada",
      "renews": true, "price": ["amountMicros": 9_990_000, "currency": "USD"],
    ]
    return try client.call("store/purchase", .object(order.merging(params) { $1 }))["purchase"] ?? nil
  }

  private func events() throws -> [JSONValue] {
    guard case .array(let events)? = try client.call("webhook/list", [:])["events"] else { return [] }
    return events
  }

  // MARK: Superwall's webhook endpoints

  private static let endpoints = "/v2/projects/1/webhook_endpoints"

  /// superwall/superwall-sdk-typescript 71d0687, `src/resources/projects/webhook-endpoints.ts`.
  @Test("an endpoint hears of its types, with its header fields, and tells its secret once")
  func superwall() throws {
    let made = try send(
      "POST", EndpointAPITests.endpoints,
      [
        "url": "http://127.0.0.1:9/", "description": "mine", "filter_types": ["cancellation"],
        "headers": ["X-Mine": "1"],
      ]
    ).json
    let id = try #require(made["id"]?.string)
    #expect(made["object"] == "webhook_endpoint" && made["disabled"] == false && made["channels"] == .null)
    #expect(made["secret"]?.string?.hasPrefix("whsec_") == true)
    let path = EndpointAPITests.endpoints + "/" + id
    #expect(try send("GET", path).json["secret"] == nil)
    let sold = try sell("superwall", ["store": "stripe"])
    _ = try client.call("store/cancel", ["purchase": sold["id"] ?? nil])
    #expect(try events().map { $0["name"] } == ["cancellation"])
    let headers = try #require(events()[0][path: "request/headers"])
    #expect(headers["X-Mine"] == "1" && headers["svix-signature"]?.string?.hasPrefix("v1,") == true)
    let changed = try send("PATCH", path, ["disabled": true, "filter_types": .null, "description": .null]).json
    #expect(changed["disabled"] == true && changed["filter_types"] == .null && changed["description"] == .null)
    _ = try client.call("store/resume", ["purchase": sold["id"] ?? nil])
    #expect(try events().count == 1)
    let rotated = try send("POST", path + "/rotate_secret").json
    #expect(rotated["secret"]?.string != made["secret"]?.string && rotated["object"] == "webhook_endpoint")
    #expect(try send("DELETE", path).json == ["id": .string(id), "deleted": true, "object": "webhook_endpoint"])
    #expect(try send("GET", path).status == 404)
    #expect(try events().isEmpty)
  }

  /// `src/resources/projects/events.ts` of the same SDK.
  @Test("events are listed once for all endpoints, with their body, and an endpoint gets one again")
  func superwallEvents() throws {
    let ids = try (1...2).map { number in
      try #require(
        send("POST", EndpointAPITests.endpoints, ["url": .string("http://127.0.0.1:\(number)/")]).json["id"]?.string)
    }
    let sold = try sell("superwall", ["store": "app_store"])
    _ = try client.call("store/cancel", ["purchase": sold["id"] ?? nil])
    let path = "/v2/projects/1/events"
    let page = try send("GET", path + "?limit=1").json
    #expect(page[path: "data/0/event_type"] == "initial_purchase" && page["has_more"] == true)
    let last = try send("GET", path + "?limit=1&iterator=" + (page["iterator"]?.string ?? "")).json
    #expect(last[path: "data/0/event_type"] == "cancellation" && last["has_more"] == false)
    #expect(try send("GET", path + "?event_types=renewal").json["data"] == [])
    let id = try #require(page[path: "data/0/id"]?.string)
    let event = try send("GET", path + "/" + id).json
    #expect(event["object"] == "event" && event[path: "payload/data/name"] == "initial_purchase")
    #expect(try events()[0][path: "request/headers/svix-id"] == .string(id))
    #expect(try send("GET", path + "/" + id + "/attempts").json["data"] == [])
    let delivered = try events().filter { $0["name"] == "initial_purchase" }.map { $0["id"] ?? nil }
    _ = try client.call("webhook/deliver", ["ids": .array(delivered)])
    let attempts = try send("GET", path + "/" + id + "/attempts").json
    #expect(attempts[path: "data/0/object"] == "event_attempt" && attempts[path: "data/1"] != nil)
    #expect(attempts[path: "data/0/event_id"] == .string(id))
    let again = try send("POST", path + "/" + id + "/retry", ["endpoint_id": .string(ids[0])])
    #expect(again.json == ["id": .string(id), "object": "event", "retried": true])
    #expect(try send("POST", path + "/" + id + "/retry", ["endpoint_id": "wh_none"]).status == 404)
    #expect(try send("GET", path + "/msg_none").status == 404)
  }

  @Test("endpoints are listed in pages, and only with a key")
  func superwallPages() throws {
    for number in 1...3 {
      _ = try send("POST", EndpointAPITests.endpoints, ["url": .string("http://127.0.0.1:\(number)/")])
    }
    let first = try send("GET", EndpointAPITests.endpoints + "?limit=2").json
    guard case .array(let data)? = first["data"] else { throw NoList() }
    #expect(data.count == 2 && first["has_more"] == true)
    let last = try send(
      "GET", EndpointAPITests.endpoints + "?limit=2&iterator=" + (first["iterator"]?.string ?? "")
    ).json
    #expect(last[path: "data/0"] != nil && last[path: "data/1"] == nil && last["has_more"] == false)
    #expect(last["iterator"] == nil)
    #expect(try client.send("GET", EndpointAPITests.endpoints).status == 401)
  }

  @Test(
    "an endpoint that says something wrong is not made",
    arguments: [
      [:], ["url": ""], ["url": "http://127.0.0.1/", "headers": ["Host": "a"]],
      ["url": "http://127.0.0.1/", "headers": ["svix-id": "a"]],
      ["url": "http://127.0.0.1/", "headers": ["X-A": "a\r\nX-B: b"]],
      ["url": "http://127.0.0.1/", "headers": ["X A": "a"]],
      ["url": "http://127.0.0.1/", "filter_types": "renewal"], ["url": "http://127.0.0.1/", "disabled": 1],
    ] as [JSONValue])
  func wrongEndpoint(body: JSONValue) throws {
    #expect(try send("POST", EndpointAPITests.endpoints, body).status == 400)
    #expect(try send("GET", EndpointAPITests.endpoints).json["data"] == [])
  }

  // MARK: Qonversion

  /// documentation.qonversion.io, "Create user properties".
  @Test("Qonversion keeps properties, tells those that it cannot keep, and sends them to webhooks")
  func properties() throws {
    let path = "/v3/users/uid/properties"
    let sent: JSONValue = [
      ["key": "valid_key", "value": "valid_value"], ["key": "invalid key", "value": "value"],
      ["key": "_q_custom_user_id", "value": "mine"],
    ]
    let answer = try send("POST", path, sent).json
    #expect(answer[path: "savedProperties/0"] == ["key": "valid_key", "value": "valid_value"])
    #expect(
      answer["propertyErrors"] == [
        ["key": "invalid key", "error": "Property key: invalid key. Error: invalid key format."]
      ] as JSONValue)
    #expect(
      try send("GET", path).json == [
        ["key": "_q_custom_user_id", "value": "mine"], ["key": "valid_key", "value": "valid_value"],
      ] as JSONValue)
    _ = try client.call("webhook/subscribe", ["vendor": "qonversion"])
    _ = try sell("qonversion", ["appUserId": "uid"])
    let body = try #require(events().last?[path: "request/json"])
    #expect(body[path: "properties/valid_key"] == "valid_value" && body["custom_user_id"] == "mine")
    #expect(try send("POST", path, []).status == 400)
  }

  /// documentation.qonversion.io, `api-reference/users/get-a-user`, `identities/create-an-identity-link`.
  @Test("Qonversion's version 4 makes users with ids of its own, and links identities once")
  func users() throws {
    let made = try send("POST", "/v4/users", ["environment": "sandbox"])
    let id = try #require(made.json["id"]?.string)
    #expect(made.status == 201 && made.json["environment"] == "sandbox" && id.hasPrefix("QON_") && id.count == 36)
    #expect(made.header("Location") == "/v4/users/" + id)
    #expect(try send("POST", "/v4/users").json["id"]?.string != id)
    let key = EndpointAPITests.secret.merging(["Idempotency-Key": "k"]) { $1 }
    let once = try client.send("POST", "/v4/users", [:], headers: key).json["id"]
    #expect(try client.send("POST", "/v4/users", [:], headers: key).json["id"] == once)
    let link: JSONValue = ["identity_id": "ada", "user_id": .string(id)]
    let linked = try send("POST", "/v4/identities", link)
    #expect(linked.status == 201)
    #expect(
      linked.json == ["object": "identity", "id": "ada", "url": "/v4/identities/ada", "user_id": .string(id)])
    #expect(try send("POST", "/v4/identities", link).status == 409)
    #expect(try send("GET", "/v4/identities/ada").json["user_id"] == .string(id))
    #expect(try send("GET", "/v4/users/" + id).json["identity_id"] == "ada")
    #expect(
      try send("POST", "/v4/identities", ["identity_id": "eve"]).json["user_id"]?.string?.hasPrefix("QON_") == true)
    #expect(try send("POST", "/v4/identities", ["identity_id": "a b"]).status == 400)
    #expect(try send("GET", "/v4/users/QON_none").json[path: "error/code"] == "not_found")
    for (headers, status) in [([:], 401), (["Authorization": "Bearer project"], 403)] {
      #expect(try client.send("GET", "/v4/users/" + id, headers: headers).status == status)
    }
  }

  @Test("Qonversion's version 4 lists each payment, the newest first, and what it gives")
  func purchases() throws {
    let sold = try sell("qonversion", ["store": "app_store"])
    _ = try client.call("clock/advance", ["seconds": 2_600_000])
    let user = try #require(send("GET", "/v4/identities/ada").json["user_id"]?.string)
    let path = "/v4/users/\(user)"
    let page = try send("GET", path + "/purchases?limit=1").json
    let id = try #require(sold["storeTransactionId"]?.string)
    #expect(page[path: "data/0/id"] == .string(id + ".2") && page[path: "data/0/price"] == "9.99")
    #expect(page[path: "data/0/store_data/original_transaction_id"] == .string(id))
    #expect(page["has_more"] == true && page["next_cursor"] == .string(id + ".2"))
    let last = try send("GET", path + "/purchases?limit=1&starting_after=\(id).2").json
    #expect(last[path: "data/0/id"] == .string(id) && last["next_cursor"] == .null)
    #expect(try send("GET", path + "/purchases?filter%5Bplatform%5D=stripe").json["data"] == [])
    let entitlement = try #require(send("GET", path + "/entitlements").json[path: "data/0"])
    #expect(entitlement["is_active"] == true && entitlement["source"] == "appstore")
    #expect(entitlement[path: "product/subscription/renew_state"] == "will_renew")
    #expect(try send("GET", "/v4/entitlements/pro").json["product_ids"] == ["pro_monthly"])
    // What was paid cannot be granted or revoked.
    let grants = path + "/entitlements"
    #expect(try send("POST", grants, ["entitlement_id": "pro"]).json[path: "error/code"] == "paid_entitlement")
    #expect(try send("DELETE", grants + "/pro").status == 422)
    let granted = try send("POST", grants, ["entitlement_id": "gold", "expires_at": 0])
    #expect(granted.status == 201 && granted.json["expires_at"] == .null && granted.json["source"] == "manual")
    #expect(try send("POST", grants, ["entitlement_id": "gold", "expires_at": 1]).status == 400)
    #expect(try send("DELETE", grants + "/gold").status == 204)
    #expect(try send("DELETE", grants + "/gold").status == 404)
    let set = try send("POST", path + "/properties", ["properties": [["key": "color", "value": "blue"]]]).json
    #expect(set[path: "saved_properties/0"] == ["object": "user_property", "key": "color", "value": "blue"])
    #expect(try send("GET", path + "/properties").json["has_more"] == false)
  }

  private struct NoList: Error {}
}
