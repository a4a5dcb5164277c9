import RedemptionCore
import Testing

@Suite("Qonversion's endpoints")
struct QonversionEndpointTests {
  private func redeem(_ client: EndpointClient, _ code: String, _ user: String = "QON_1") throws -> Int {
    try client.send("POST", "/v4/web/redeem", ["token": .string(code), "app_uid": .string(user)]).status
  }

  private func state(_ client: EndpointClient, _ code: String) throws -> [Bool?] {
    let json = try client.send("POST", "/v4/web/redeem/status", ["token": .string(code)]).json
    return ["consumed", "expired"].map { json[$0] == .bool(true) }
  }

  @Test("a token works once, and its status says why it no longer does")
  func once() throws {
    let client = try EndpointClient()
    let sale = try client.buy("qonversion")
    #expect(try state(client, sale.code) == [false, false])
    #expect(try redeem(client, sale.code) == 200)
    #expect(try redeem(client, sale.code) == 409)
    #expect(try state(client, sale.code) == [true, false])
  }

  @Test("an old token, an unknown one and none at all differ by status")
  func rejected() throws {
    let client = try EndpointClient()
    let sale = try client.buy("qonversion")
    _ = try client.call("clock/advance", ["seconds": 2_592_001])
    #expect(try redeem(client, sale.code) == 410)
    #expect(try state(client, sale.code) == [false, true])
    #expect(try redeem(client, "nothing") == 404)
    #expect(try state(client, "nothing") == [false, false])
    #expect(try client.send("POST", "/v4/web/redeem", ["token": "a"]).status == 400)
  }

  @Test("a token of another vendor is unknown")
  func otherVendor() throws {
    let client = try EndpointClient()
    let sale = try client.buy("superwall")
    #expect(try redeem(client, sale.code) == 404)
    #expect(try state(client, sale.code) == [false, false])
  }

  @Test("a new mail is sent for every address, but not too often")
  func reissue() throws {
    let client = try EndpointClient()
    _ = try client.buy("qonversion", ["email": "ada@example.com"])
    let ask = { (email: JSONValue) in
      try client.send("POST", "/v4/web/redeem/reissue", ["email": email]).status
    }
    #expect(try ask("nobody@example.com") == 200)
    #expect(try ask("no address") == 400)
    #expect(try (1...100).map { _ in try ask("ada@example.com") }.last == 429)
    let mail = try client.call("store/mailbox", ["email": "ada@example.com"])
    guard case .array(let messages)? = mail["messages"] else { return #expect(Bool(false), "\(mail)") }
    #expect(messages.count > 1)
  }

  @Test("a launch returns what the user has, in the words of the service")
  func launch() throws {
    let client = try EndpointClient()
    let sale = try client.buy("qonversion", ["store": "stripe"])
    #expect(try redeem(client, sale.code, "QON_2") == 200)
    let launched = try client.send("POST", "/v1/user/init", ["q_uid": "QON_2"])
    #expect(launched.json["success"] == true)
    #expect(launched.json[path: "data/uid"] == "QON_2")
    let permission = try #require(launched.json[path: "data/permissions/0"])
    #expect(permission["id"] == "pro" && permission["associated_product"] == "pro_monthly")
    #expect(permission["active"] == 1 && permission["renew_state"] == 1 && permission["source"] == "stripe")
    #expect(try client.send("POST", "/v1/user/init", [:]).status == 400)
  }

  @Test("an app's own id belongs to the user who was identified with it first")
  func identity() throws {
    let client = try EndpointClient()
    let identify = { (user: JSONValue) in
      try client.send("POST", "/v2/identities", ["anon_id": user, "identity_id": "ada"]).json[path: "data/anon_id"]
    }
    _ = try client.send("POST", "/v1/user/init", ["q_uid": "QON_3"])
    #expect(try identify("QON_3") == "QON_3")
    _ = try client.send("POST", "/v1/user/init", ["q_uid": "QON_4"])
    #expect(try identify("QON_4") == "QON_3")
    let stranger: JSONValue = ["anon_id": "QON_5", "identity_id": "ben"]
    #expect(try client.send("POST", "/v2/identities", stranger).json[path: "data/anon_id"] == "QON_5")
    let response = try client.send("POST", "/v2/identities", ["anon_id": "QON_4", "identity_id": "ada"])
    #expect(response.json["success"] == true, "iOS takes data without success for an error")
  }

  @Test("a project without remote configurations has a body that both SDKs can decode, without a source")
  func remoteConfiguration() throws {
    let response = try EndpointClient().send("GET", "/v3/remote-config?user_id=QON_1", nil)
    #expect(response.status == 200 && response.json["payload"] == [:] && response.json["source"] == .null)
  }
}
