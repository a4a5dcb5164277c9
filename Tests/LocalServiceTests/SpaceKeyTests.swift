import RedemptionCore
import Testing

@Suite("Spaces on the vendors' paths")
struct SpaceKeyTests {
  /// Keys of each vendor up to the name of the space.
  static let prefixes = [
    "revenuecat": ["appl_", "goog_", "amzn_", "rcb_", "rcb_sb_", "strp_", "test_", "sk_", ""],
    "superwall": ["pk_"], "qonversion": ["", "test_"],
  ]

  private static let start: Int64 = 1_800_000_000_000

  /// A client in the space `ada`, with a purchase of the user "ada" there.
  private func client(_ fetch: SharedRulesTests.Fetch) throws -> (EndpointClient, code: String) {
    let client = try EndpointClient()
    _ = try client.call("space/use", ["space": "ada", "clock": "virtual", "startsAt": .integer(SpaceKeyTests.start)])
    return (client, try client.buy(fetch.vendor, ["appUserId": "ada"]).code)
  }

  private func key(_ key: String) -> [String: String] { ["Authorization": "Bearer \(key)"] }

  @Test("an API key names its space behind every prefix of the vendor", arguments: SharedRulesTests.fetches)
  func named(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, _) = try client(fetch)
    for prefix in try #require(SpaceKeyTests.prefixes[fetch.vendor]) {
      for own in ["space_ada", "space_ada_anything_else"] {
        #expect(try fetch.send(client, key(prefix + own)).json[path: fetch.end] != nil, "\(prefix)\(own)")
      }
      for other in ["any", "space_bob", "space_main", "space_ada-2"] {
        let response = try fetch.send(client, key(prefix + other))
        #expect((200...201).contains(response.status))
        #expect(response.json[path: fetch.end] == nil, "\(prefix)\(other)")
      }
    }
    #expect(try fetch.send(client).json[path: fetch.end] == nil, "without a key: main")
    let names = try client.call("space/list")["spaces"]
    #expect(names?[path: "0/name"] == "main" && names?[path: "3/name"] == "bob" && names?[path: "4"] == nil)
  }

  @Test("a key with the prefix of another vendor names its space too", arguments: SharedRulesTests.fetches)
  func ofOtherVendor(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, _) = try client(fetch)
    for key in ["appl_space_ada", "pk_space_ada", "space_ada"] {
      #expect(try fetch.send(client, self.key(key)).json[path: fetch.end] != nil, "\(key)")
    }
  }

  @Test(
    "a key with a wrong name is rejected in the vendor's words, and makes no space", arguments: SharedRulesTests.fetches
  )
  func wrong(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, _) = try client(fetch)
    let prefix = try #require(SpaceKeyTests.prefixes[fetch.vendor]?.first)
    for name in ["", "Ada", "a.b", "ä", String(repeating: "a", count: 41)] {
      let response = try fetch.send(client, key(prefix + "space_" + name))
      #expect(response.status == 400, "\(name)")
      let texts = [response.json["message"], response.json["error"], response.json["error"]?["message"]]
      #expect(texts.contains { $0?.string?.contains("1 to 40 letters") == true }, "\(response.json)")
    }
    #expect(try fetch.send(client, key("\(prefix)x_space_ada")).json[path: fetch.end] == nil)
    #expect(client.log.lines.contains { $0.contains("does not follow a prefix") }, "\(client.log.lines)")
    #expect(try client.call("space/list")["spaces"]?[path: "2"] == nil)
  }

  @Test("there are at most 1,000 spaces: a key of one more is rejected, and those that are there are answered")
  func bounded() throws {
    let fetch = try #require(SharedRulesTests.fetches.first)
    let client = try EndpointClient()
    for number in 1...1_000 {
      #expect(try fetch.send(client, key("appl_space_s\(number)")).status == 201)
    }
    let response = try fetch.send(client, key("appl_space_more"))
    #expect(response.status == 429)
    #expect(response.json["message"]?.string?.hasPrefix("There are 1,000 spaces") == true)
    #expect(try fetch.send(client, key("appl_space_s1000")).status == 200)
    #expect(try fetch.send(client).status == 201)
  }

  @Test("responses have the dates of the space's virtual clock", arguments: SharedRulesTests.fetches)
  func dates(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, _) = try client(fetch)
    let prefix = try #require(SpaceKeyTests.prefixes[fetch.vendor]?.first)
    for advance in [0, 86_400] as [Int64] {
      if advance > 0 { _ = try client.call("clock/advance", ["seconds": .integer(advance)]) }
      let response = try fetch.send(client, key(prefix + "space_ada"))
      let now = SpaceKeyTests.start + advance * 1_000
      switch fetch.vendor {
      case "revenuecat":
        #expect(response.json["request_date_ms"] == .integer(now))
        #expect(response.header("X-RevenueCat-Request-Time") == String(now))
      case "qonversion": #expect(response.json["data"]?["timestamp"] == .integer(now / 1_000))
      default: break
      }
      // 30 days after the start, whenever the user asks.
      let end = "\(try #require(response.json[path: fetch.end]))"
      #expect(end.contains("2027-02-14") || end.contains("1802592000"), "\(end)")
    }
  }

  /// A request without an API key that redeems a code; true for a success.
  private func redeem(_ code: String, at vendor: String, _ client: EndpointClient) throws -> Bool {
    switch vendor {
    case "revenuecat":
      try client.send(
        "POST", "/v1/subscribers/redeem_purchase", ["app_user_id": "eve", "redemption_token": .string(code)]
      ).status == 200
    case "superwall":
      try client.send(
        "POST", "/subscriptions-api/public/v1/redeem",
        ["deviceId": "d", "codes": [["code": .string(code), "firstRedemption": true]]]
      ).json[path: "codes/0/status"] == "SUCCESS"
    default: try client.send("POST", "/v4/web/redeem", ["token": .string(code), "app_uid": "eve"]).status == 200
    }
  }

  @Test("a request without a key goes to the one space that has its code", arguments: SharedRulesTests.fetches)
  func byCode(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, code) = try client(fetch)
    _ = try client.call("space/fork", ["as": "twin"])
    #expect(try !redeem(code, at: fetch.vendor, client), "two spaces have it, so main is asked, which has not")
    _ = try client.call("space/delete", ["space": "twin"])
    #expect(try redeem(code, at: fetch.vendor, client))
    #expect(try !redeem("unknown", at: fetch.vendor, client))
  }

  @Test("a request without a key goes to the one space that has its checkout, open or paid")
  func byCheckout() throws {
    let fetch = try #require(SharedRulesTests.fetches.first)
    let (client, _) = try client(fetch)
    let body: JSONValue = ["app_user_id": "ada", "product_id": "pro_monthly", "email": "a@example.com"]
    let started = try client.send("POST", "/rcbilling/v1/checkout/start", body, headers: key("rcb_space_ada"))
    let path = "/rcbilling/v1/checkout/" + (try #require(started.json["operation_session_id"]?.string))
    #expect(try client.send("GET", path).json[path: "operation/status"] == "started")
    #expect(try client.send("POST", path + "/complete", [:]).status == 200)
    #expect(try client.send("GET", path).json[path: "operation/status"] == "succeeded")
    #expect(try client.send("GET", path + "0").status == 404)
    #expect(try client.send("GET", path, headers: key("rcb_any")).status == 404, "a key without a space is of main")
  }

  @Test("faults, delays and a reset are those of the space", arguments: SharedRulesTests.fetches)
  func faults(_ fetch: SharedRulesTests.Fetch) throws {
    let (client, code) = try client(fetch)
    let prefix = try #require(SpaceKeyTests.prefixes[fetch.vendor]?.first)
    _ = try client.call("fault/inject", ["kind": "http", "status": 503, "count": 2])
    #expect((200...201).contains(try fetch.send(client, key(prefix + "any")).status))
    #expect((200...201).contains(try fetch.send(client, key(prefix + "space_bob")).status))
    #expect(try fetch.send(client, key(prefix + "space_ada")).status == 503)
    #expect(try !redeem(code, at: fetch.vendor, client), "by its code it is of ada too")
    #expect(try redeem(code, at: fetch.vendor, client))
    _ = try client.call("store/reset")
    #expect(try fetch.send(client, key(prefix + "space_ada")).json[path: fetch.end] == nil)
  }

  @Test("a preflight has no key: the fault of main cuts it off only while there is no other space")
  func preflight() throws {
    let fetch = try #require(SharedRulesTests.fetches.first)
    let client = try EndpointClient()
    let asks = ["Origin": "http://localhost:3000", "Access-Control-Request-Method": "GET"]
    _ = try client.call("fault/inject", ["kind": "offline"])
    #expect(try client.send("OPTIONS", fetch.target, headers: asks).status == 0)
    _ = try client.call("space/use", ["space": "ada"])
    #expect(try client.send("OPTIONS", fetch.target, headers: asks).status == 204)
    #expect(try fetch.send(client, key("appl_space_ada")).status == 201)
    #expect(try client.send("GET", fetch.target, headers: key("appl_any")).status == 0)
  }
}
