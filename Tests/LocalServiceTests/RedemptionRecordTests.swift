import RedemptionCore
import Testing

@Suite("What SDKs redeem over HTTP is in the record of redemptions")
struct RedemptionRecordTests {
  /// How an SDK of each vendor sends a code.
  struct SDK: Sendable, CustomStringConvertible {
    let vendor: String
    let target: String
    let headers: [String: String]
    let body: @Sendable (String) -> JSONValue
    var description: String { vendor }
  }

  static let sdks = [
    SDK(vendor: "revenuecat", target: "/v1/subscribers/redeem_purchase", headers: ["X-Platform": "iOS"]) {
      ["redemption_token": .string($0), "app_user_id": "ada"]
    },
    SDK(vendor: "superwall", target: "/subscriptions-api/public/v1/redeem", headers: ["X-Platform": "iOS"]) {
      ["deviceId": "d", "appUserId": "ada", "codes": [["code": .string($0), "firstRedemption": true]]]
    },
    SDK(vendor: "qonversion", target: "/v4/web/redeem", headers: ["Platform": "iOS"]) {
      ["app_uid": "ada", "token": .string($0)]
    },
  ]

  private let client: EndpointClient
  init() throws { client = try EndpointClient() }

  private func sell(_ sdk: SDK) throws -> (url: JSONValue, code: String) {
    let link = try client.call(
      "store/purchase", ["vendor": .string(sdk.vendor), "product": "pro", "entitlements": ["pro"]])
    return (try #require(link[path: "link/url"]), try #require(link[path: "link/code"]?.string))
  }

  private func redeem(_ code: String, _ sdk: SDK) {
    _ = try? client.send("POST", sdk.target, sdk.body(code), headers: sdk.headers)
  }

  private func outcomes(_ url: JSONValue) throws -> [JSONValue?] {
    guard case .array(let all)? = try client.call("redemption/list", ["url": url, "session": "http"])["redemptions"]
    else { return [] }
    return all.map { $0["outcome"] }
  }

  @Test("a redemption and a second one are told as those of a session", arguments: sdks)
  func recorded(_ sdk: SDK) throws {
    let (url, code) = try sell(sdk)
    redeem(code, sdk)
    let told = try client.call("redemption/expect", ["url": url, "outcome": "redeemed"])
    let record = try #require(told[path: "redemptions/0"])
    #expect(record["session"] == "http" && record["vendor"] == .string(sdk.vendor) && record["sdk"] == "native")
    #expect(record["platform"] == "ios" && record["code"] == .string(code) && record["active"] == ["pro"])
    #expect(record["returned"] == nil && record["error"] == nil)
    redeem(code, sdk)
    #expect(try outcomes(url).count == 2)
    _ = try client.call("store/reset")
    #expect(try outcomes(url).isEmpty)
  }

  @Test("a request that a fault has hit is a failure, which an SDK may repeat", arguments: sdks)
  func repeated(_ sdk: SDK) throws {
    let (url, code) = try sell(sdk)
    for kind in ["http", "offline"] {
      let fault: [String: JSONValue] = kind == "http" ? ["kind": "http", "status": 503] : ["kind": "offline"]
      _ = try client.call("fault/inject", .object(fault))
      redeem(code, sdk)
      #expect(try outcomes(url) == ["failed"])
      _ = try client.call("fault/clear")
    }
    redeem(code, sdk)
    #expect(try outcomes(url) == ["redeemed"])
  }

  @Test("a code that Superwall's SDK has stored and sends again is no redemption, also if that fails")
  func stored() throws {
    let sdk = RedemptionRecordTests.sdks[1]
    let (url, code) = try sell(sdk)
    redeem(code, sdk)
    let again: JSONValue = [
      "deviceId": "d", "appUserId": "ada", "codes": [["code": .string(code), "firstRedemption": false]],
    ]
    _ = try client.send("POST", sdk.target, again, headers: sdk.headers)
    _ = try client.call("fault/inject", ["kind": "http", "status": 503])
    _ = try client.send("POST", sdk.target, again, headers: sdk.headers)
    #expect(try outcomes(url) == ["redeemed"])
  }
}
