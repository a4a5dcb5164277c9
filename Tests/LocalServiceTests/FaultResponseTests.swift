import Foundation
import RedemptionCore
import Testing

@testable import LocalService

@Suite("Faults over HTTP")
struct FaultResponseTests {
  @Test(
    "a 4xx of RevenueCat is JSON with a number",
    arguments: [(400, 7226), (401, 7225), (403, 7224), (404, 7259), (422, 7226), (429, 7638)] as [(Int, Int64)])
  func numbers(status: Int, code: Int64) throws {
    let client = try EndpointClient()
    _ = try client.call("fault/inject", ["kind": "http", "status": .integer(Int64(status))])
    let response = try client.send("GET", "/v1/subscribers/ada")
    #expect(response.status == status && response.json["code"] == .integer(code))
    #expect(response.json["message"]?.string?.isEmpty == false)
    #expect(response.header("Content-Type") == "application/json")
    #expect(try client.send("GET", "/v1/subscribers/ada").status == 201)
  }

  @Test("a 5xx has no body unless the fault asks for one")
  func serverErrors() throws {
    let client = try EndpointClient()
    _ = try client.call("fault/inject", ["kind": "http", "status": 503])
    #expect(try client.send("GET", "/v1/subscribers/ada").json == .null)
    _ = try client.call("fault/inject", ["kind": "http", "status": 503, "code": 7110])
    #expect(
      try client.send("GET", "/v1/subscribers/ada").json == ["code": 7110, "message": "Internal server error."])
    _ = try client.call("fault/inject", ["kind": "http", "status": 503, "message": "Later."])
    #expect(try client.send("GET", "/v1/subscribers/ada").json == ["code": 7110, "message": "Later."])
  }

  @Test(
    "code, message and Retry-After are those of the fault", arguments: [(3, "3"), (1.5, "1.5")] as [(Double, String)])
  func given(seconds: Double, field: String) throws {
    let client = try EndpointClient()
    let fault: JSONValue = [
      "kind": "http", "status": 429, "code": 7777, "message": "No.", "retryAfter": JSONValue(number: seconds),
    ]
    _ = try client.call("fault/inject", fault)
    let response = try client.send("POST", "/v1/receipts", ["app_user_id": "ada", "fetch_token": "t"])
    #expect(response.json == ["code": 7777, "message": "No."])
    #expect(response.header("Retry-After") == field)
  }

  @Test(
    "every vendor's error has a body of its own",
    arguments: [
      ("/subscriptions-api/public/v1/users/ada/entitlements", "error"), ("/v3/remote-configs", "error/message"),
      ("/v1/subscribers/ada", "message"),
    ])
  func vendors(path: String, place: String) throws {
    let client = try EndpointClient()
    _ = try client.call("fault/inject", ["kind": "http", "status": 401, "message": "Nobody."])
    let response = try client.send("GET", path)
    #expect(response.status == 401 && response.json[path: place] == "Nobody.")
  }

  @Test(
    "a date in the form of RFC 9110",
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
      (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ] as [(Int64, String)])
  func dates(seconds: Int64, text: String) { #expect(HTTPDate.text(seconds) == text) }
}
