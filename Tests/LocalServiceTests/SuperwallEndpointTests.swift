import RedemptionCore
import Testing

@Suite("Superwall's endpoints")
struct SuperwallEndpointTests {
  private static let root = "/subscriptions-api/public/v1"

  @Test(
    "what the SDKs ask beside a redemption is answered",
    arguments: [
      ("GET", "/api/v1/static_config?pk=pk_1", 200), ("GET", "/api/v1/assignments", 200),
      ("POST", "/api/v1/confirm_assignments", 200), ("POST", "/api/v1/events", 200),
      ("POST", "/api/v1/session_events", 200), ("POST", "/api/v1/enrich", 200), ("GET", "/api/v1/paywalls", 200),
      ("POST", "/api/v1/apple-search-ads/token", 200), ("POST", "/api/match", 200), ("GET", root + "/products", 200),
      ("POST", root + "/app-store/intro-eligibility/jws", 200), ("GET", "/v2/paywalls/resolve?id=1", 404),
      ("GET", "/api/v1/paywall/main?pk=pk_1", 404),
    ])
  func others(method: String, target: String, status: Int) throws {
    let response = try EndpointClient().send(method, target, [:])
    #expect(response.status == status)
    #expect(response.header("Content-Type") == "application/json")
  }

  @Test(
    "the configuration has each key that Superwall-Android 2.7.19 requires",
    arguments: [
      "trigger_options", "paywall_responses", "log_level", "postback", "app_session_timeout_ms", "toggles", "products",
      "disable_preload", "localization", "build_id",
    ])
  func androidConfiguration(key: String) throws {
    #expect(try EndpointClient().send("GET", "/api/v1/static_config?pk=pk_1").json[key] != nil)
  }

  @Test("products are what the ledger has sold")
  func products() throws {
    let client = try EndpointClient()
    _ = try client.buy("superwall", ["price": ["amountMicros": 9_990_000, "currency": "USD"], "expiresIn": 1_209_600])
    let product = try client.send("GET", SuperwallEndpointTests.root + "/products").json[path: "data/0"]
    #expect(product?["identifier"] == "pro_monthly" && product?[path: "price/amount"] == 999)
    #expect(product?["subscription"] == ["period": "week", "period_count": 2, "trial_period_days": .null])
  }

  @Test("a code is redeemed, and sent again as a stored one")
  func redeem() throws {
    let client = try EndpointClient()
    let sale = try client.buy("superwall")
    let send = { (isFirst: Bool) in
      try client.send(
        "POST", SuperwallEndpointTests.root + "/redeem",
        ["deviceId": "d", "codes": [["code": .string(sale.code), "firstRedemption": .bool(isFirst)]]],
        headers: ["X-Platform": "iOS"]
      ).json
    }
    for isFirst in [true, false] {
      let answer = try send(isFirst)
      #expect(answer[path: "codes/0/status"] == "SUCCESS")
      #expect(answer[path: "customerInfo/subscriptions/0/isActive"] == true)
    }
  }

  @Test(
    "a redemption has dates for an SDK that reads them", arguments: [("2.7.14", false), ("2.7.15", true), (nil, true)])
  func dates(version: String?, areTold: Bool) throws {
    let client = try EndpointClient()
    let sale = try client.buy("superwall")
    let answer = try client.send(
      "POST", SuperwallEndpointTests.root + "/redeem",
      ["deviceId": "d", "codes": [["code": .string(sale.code), "firstRedemption": true]]],
      headers: ["X-Platform": "Android"].merging(version.map { ["X-SDK-Version": $0] } ?? [:]) { $1 }
    ).json
    #expect(answer[path: "codes/0/redemptionInfo/entitlements/0/identifier"] == "pro")
    #expect((answer[path: "codes/0/redemptionInfo/entitlements/0/startsAt"] != nil) == areTold)
    #expect(answer[path: "customerInfo/entitlements/0/startsAt"] != nil)
  }

  @Test("a poll for entitlements lists all of the configuration, inactive where the user has not bought them")
  func entitlements() throws {
    let client = try EndpointClient()
    _ = try client.buy("superwall")
    let root = SuperwallEndpointTests.root
    for platform in ["iOS", "Android"] {
      let answer = try client.send(
        "GET", root + "/users/d/entitlements?deviceId=d", headers: ["X-Platform": platform]
      ).json
      #expect(answer[path: "customerInfo/entitlements/0/identifier"] == "pro")
      #expect(answer[path: "customerInfo/entitlements/0/isActive"] == false)
      #expect(answer[path: "customerInfo/entitlements/0/productIds"] == ["pro_monthly"])
    }
    let refused = try client.send(
      "POST", root + "/redeem", ["deviceId": "d", "codes": [["code": "unknown", "firstRedemption": true]]],
      headers: ["X-Platform": "iOS"]
    ).json
    #expect(refused[path: "customerInfo/entitlements"] == [])
  }
}
