import Foundation
import RedemptionCore
import Testing

@Suite("What all vendors' endpoints have in common")
struct SharedRulesTests {
  /// How an SDK of each vendor asks for what a user has, and where the end of the purchase is.
  struct Fetch: Sendable, CustomStringConvertible {
    let vendor: String
    let method: String
    let target: String
    let body: JSONValue?
    var headers: [String: String] = [:]
    /// Members that tell when the request was answered.
    let requestDates: Set<String>
    let end: String
    var description: String { vendor }

    func send(_ client: EndpointClient, _ extra: [String: String] = [:]) throws -> EndpointClient.Response {
      try client.send(method, target, body, headers: headers.merging(extra) { $1 })
    }
  }

  static let fetches = [
    Fetch(
      vendor: "revenuecat", method: "GET", target: "/v1/subscribers/ada", body: nil,
      requestDates: ["request_date", "request_date_ms"], end: "subscriber/entitlements/pro/expires_date"),
    Fetch(
      vendor: "superwall", method: "GET", target: "/subscriptions-api/public/v1/users/ada/entitlements?deviceId=d",
      body: nil, headers: ["X-App-User-ID": "ada", "X-Platform": "iOS"], requestDates: [],
      end: "customerInfo/subscriptions/0/expirationDate"),
    Fetch(
      vendor: "qonversion", method: "POST", target: "/v1/user/init", body: ["q_uid": "ada"],
      requestDates: ["timestamp"], end: "data/permissions/0/expiration_timestamp"),
  ]

  /// A client of a user "ada" who owns a subscription of 30 days.
  private func client(_ fetch: Fetch) throws -> EndpointClient {
    let client = try EndpointClient()
    _ = try client.buy(fetch.vendor, ["appUserId": "ada"])
    return client
  }

  @Test("two fetches without a change are equal but for the request date", arguments: fetches)
  func stable(_ fetch: Fetch) throws {
    let client = try client(fetch)
    let advances: [Double] = [0, 3.75, 86_400 * 31]
    for advance in advances {
      if advance > 0 { _ = try client.call("clock/advance", ["seconds": JSONValue(number: advance)]) }
      _ = try fetch.send(client)
      let (first, second) = (try fetch.send(client), try fetch.send(client))
      #expect(first.json.without(fetch.requestDates) == second.json.without(fetch.requestDates))
      #expect(first.json[path: fetch.end] != nil, "the dates that are compared must be there")
    }
  }

  @Test("dates move back by what clock/advance has added, so that \"now\" is the wall clock's", arguments: fetches)
  func shifted(_ fetch: Fetch) throws {
    let client = try client(fetch)
    let before = try fetch.send(client)
    _ = try client.call("clock/advance", ["seconds": 2_678_400])
    let after = try fetch.send(client)
    let (old, new) = (
      try #require(seconds(before.json[path: fetch.end])), try #require(seconds(after.json[path: fetch.end]))
    )
    #expect(old - new == 2_678_400)
    let now = Date().timeIntervalSince1970
    #expect(old > now && new < now, "an SDK that compares with its own clock sees the end")
    let ledger = try fetch.send(client, ["X-RedemptionKit-Dates": "ledger"])
    #expect(ledger.json[path: fetch.end] == before.json[path: fetch.end])
  }

  @Test("the passing of time changes no date but the request's", arguments: fetches)
  func constant(_ fetch: Fetch) throws {
    let client = try client(fetch)
    _ = try fetch.send(client)
    let ledgerDates = ["X-RedemptionKit-Dates": "ledger"]
    let before = try fetch.send(client, ledgerDates)
    _ = try client.call("clock/advance", ["seconds": 60])
    let after = try fetch.send(client, ledgerDates)
    #expect(before.json.without(fetch.requestDates) == after.json.without(fetch.requestDates))
  }

  private func seconds(_ value: JSONValue?) -> Double? {
    if let number = value?.number { return number > 1_000_000_000_000 ? Double(number) / 1000 : Double(number) }
    guard let text = value?.string else { return nil }
    return try? Date(text, strategy: .iso8601).timeIntervalSince1970
  }

  @Test("no response has an ETag or a signature, and scripts in browsers may read all of it", arguments: fetches)
  func headers(_ fetch: Fetch) throws {
    let response = try fetch.send(
      try client(fetch),
      ["X-RevenueCat-ETag": "\"1\"", "X-Nonce": "AAAA", "If-None-Match": "*", "Origin": "http://localhost:1"])
    #expect([200, 201].contains(response.status))
    for name in ["ETag", "X-RevenueCat-ETag", "X-Signature"] { #expect(response.header(name) == nil) }
    #expect(response.header("Access-Control-Allow-Origin") == "http://localhost:1")
    #expect(response.header("Access-Control-Expose-Headers") == "*")
    #expect(response.header("Vary") == "Origin")
    #expect(response.header("Content-Type") == "application/json")
  }

  @Test("a preflight request allows the header fields that it names")
  func preflight() throws {
    let response = try EndpointClient().send(
      "OPTIONS", "/v1/subscribers/ada",
      headers: [
        "Origin": "http://example.com", "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "authorization,content-type,x-is-sandbox,x-platform,x-version",
      ])
    #expect(response.status == 204)
    #expect(response.header("Access-Control-Allow-Origin") == "http://example.com")
    #expect(
      response.header("Access-Control-Allow-Headers") == "authorization,content-type,x-is-sandbox,x-platform,x-version")
    #expect(response.header("Access-Control-Allow-Methods")?.contains("PATCH") == true)
  }

  @Test(
    "an unknown path returns the vendor's paths, and its line in the log has no id",
    arguments: [
      ("GET", "/v1/subscribers/secret_code_77/nothing", "GET /v1/subscribers/…/…", "/v1/subscribers/{id}/offerings"),
      ("GET", "/rcbilling/v2/secret_code_77?key=1", "GET /rcbilling/v2/…", "/rcbilling/v1/branding"),
      (
        "GET", "/subscriptions-api/public/v1/secret_code_77", "GET /subscriptions-api/public/v1/…",
        "/subscriptions-api/public/v1/redeem"
      ),
      ("POST", "/v4/web/secret_code_77", "POST /v4/web/…", "/v4/web/redeem"),
      ("BREW", "/secret_code_77", "… /…", "/v1/receipts"),
    ])
  func unknown(method: String, target: String, shape: String, known: String) throws {
    let client = try EndpointClient()
    let response = try client.send(method, target)
    #expect(response.status == 404)
    #expect(response.header("Content-Type") == "application/json")
    guard case .array(let paths)? = response.json["known"] else { throw Missing() }
    #expect(paths.contains { $0.string?.hasSuffix(" " + known) == true })
    #expect(client.log.lines == ["warning \(shape): the local service has no such path"])
  }

  @Test("a fault affects the next request", arguments: fetches)
  func faults(_ fetch: Fetch) throws {
    let client = try client(fetch)
    _ = try client.call("fault/inject", ["kind": "http", "status": 503])
    #expect(try fetch.send(client).status == 503)
    _ = try client.call("fault/inject", ["kind": "malformed"])
    #expect(throws: (any Error).self) { try fetch.send(client) }
    _ = try client.call("fault/inject", ["kind": "offline", "count": 1])
    #expect(try fetch.send(client).status == 0, "the connection is closed without a response")
    #expect([200, 201].contains(try fetch.send(client).status))
  }

  @Test("a path of another method is no secret either")
  func otherMethod() throws {
    let client = try EndpointClient()
    let response = try client.send("DELETE", "/v1/receipts")
    #expect(response.status == 405)
    #expect(response.json[path: "known/0"] == "POST /v1/receipts")
    #expect(client.log.lines.count == 1)
  }

  private struct Missing: Error {}
}
