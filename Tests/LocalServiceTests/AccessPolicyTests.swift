import QonversionAdapter
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import LocalService

@Suite("Who may send requests")
struct AccessPolicyTests {
  private let loopback: AccessPolicy
  private let open: AccessPolicy

  init() throws {
    loopback = AccessPolicy(address: try #require(ListenAddress("127.0.0.1:8787")), names: ["Mac.local"])
    open = AccessPolicy(
      address: try #require(ListenAddress("192.168.1.5:8787")), tokens: [AccessToken("0123456789abcdef")])
  }

  private func status(
    _ policy: AccessPolicy, _ target: String, _ headers: [(name: String, value: String)], method: String = "GET"
  ) -> Int? { policy.rejection(of: method, target, headers: headers)?.status }

  @Test(
    "a Host that leads here is accepted, in any case and with any port",
    arguments: [
      "localhost", "LOCALHOST:1", "127.0.0.1:8787", "[::1]:8787", "[::1]", "10.0.2.2:8787", "mac.local", "localhost:",
    ])
  func acceptsHosts(host: String) { #expect(status(loopback, "/_/rpc", [("Host", host)]) == nil) }

  @Test(
    "any other Host is rejected, on every path",
    arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[evil]:1", "192.168.1.5"])
  func rejectsHosts(host: String) {
    #expect(status(loopback, "/_/rpc", [("Host", host)]) == 403)
    #expect(status(loopback, "/v1/subscribers/a", [("host", host)]) == 403)
  }

  @Test(
    "a Host whose port is no number is no request",
    arguments: [
      "127.0.0.1:abc", "localhost:8787:1", "localhost:-1", "localhost:+1", "localhost: 1", "localhost:65536",
      "[::1]evil", "[::1]:a", "[::1]]:1", "evil.example:a",
    ])
  func rejectsPorts(host: String) {
    #expect(status(loopback, "/_/rpc", [("Host", host)]) == 400)
    #expect(status(open, "/v1/subscribers/a", [("Host", host)]) == 400)
  }

  @Test("none, or two of them, is no request")
  func countsHosts() {
    #expect(status(loopback, "/", []) == 400)
    #expect(status(loopback, "/", [("Host", "localhost"), ("host", "localhost")]) == 400)
  }

  @Test("two lengths for one body are rejected")
  func rejectsSmuggling() {
    let headers = [("Host", "localhost"), ("Content-Length", "3"), ("transfer-encoding", "chunked")]
    #expect(status(loopback, "/_/rpc", headers) == 400)
  }

  @Test("our own paths accept the same origin only")
  func checksOwnOrigin() {
    let host = (name: "Host", value: "localhost:8787")
    #expect(status(loopback, "/_/ws", [host, ("Origin", "http://localhost:8787")]) == nil)
    for origin in ["http://evil.example", "null", "http://localhost:9999", "http://localhost:8787.evil.example", ""] {
      #expect(status(loopback, "/_/ws", [host, ("Origin", origin)]) == 403)
    }
  }

  @Test(
    "pages of loopback may use the vendors' paths, over any scheme and port",
    arguments: [
      "http://localhost:3000", "https://localhost", "http://127.0.0.1:5173", "http://127.255.0.9", "http://[::1]:8080",
      "http://app.localhost:3000", "capacitor://localhost", "http://mac.local:8787",
    ])
  func acceptsOriginsOfLoopback(origin: String) {
    let fields = [(name: "Host", value: "mac.local:8787"), ("Origin", origin)]
    #expect(status(loopback, "/v1/subscribers/a", fields) == nil)
  }

  @Test(
    "pages of other origins may not, unless they are named",
    arguments: [
      "http://evil.example", "null", "", "http://localhost.evil.example", "http://127.0.0.1.evil.example", "localhost",
      "http://localhost@evil.example", "http://evil.example/localhost", "http://evil.example#.localhost",
      "://localhost",
      "http://evil.example?localhost", "http://[::1].evil.example", "http://128.0.0.1", "http://1270.0.0.1",
      "http://notlocalhost", "HTTP://LOCALHOST:3000", "http://localhost:99999", "http://192.168.1.5:3000",
    ])
  func rejectsOrigins(origin: String) throws {
    let fields = [(name: "Host", value: "localhost:8787"), ("Origin", origin)]
    for path in ["/v1/subscribers/a", "/nothing", "/api/v1/static_config"] {
      for method in ["GET", "POST", "OPTIONS", "DELETE"] {
        #expect(status(loopback, path, fields, method: method) == 403)
        #expect(status(loopback, path, fields + [("Access-Control-Request-Method", "GET")], method: method) == 403)
      }
    }
    let named = try #require(ListenAddress("8787"))
    if let allowed = PageOrigin(origin) {
      #expect(status(AccessPolicy(address: named, origins: [allowed]), "/v1/subscribers/a", fields) == nil)
    }
  }

  @Test("a request without Origin that another site's page sent is rejected: an image, a script, a link")
  func rejectsOtherSites() {
    let host = (name: "Host", value: "localhost:8787")
    #expect(status(loopback, "/v1/subscribers/a", [host, ("Sec-Fetch-Site", "cross-site")]) == 403)
    for site in ["none", "same-origin", "same-site"] {
      #expect(status(loopback, "/v1/subscribers/a", [host, ("Sec-Fetch-Site", site)]) == nil)
    }
    #expect(status(loopback, "/", [host, ("Sec-Fetch-Site", "cross-site")]) == nil)
  }

  @Test(
    "off loopback, a Host may be any address, because a name that leads here is none",
    arguments: ["10.1.2.3", "[fd00::1]:80"])
  func acceptsAddresses(host: String) {
    #expect(status(open, "/_/rpc", [("Host", host), ("Authorization", "Bearer 0123456789abcdef")]) == nil)
    #expect(status(open, "/_/rpc", [("Host", "x" + host), ("Authorization", "Bearer 0123456789abcdef")]) != nil)
    #expect(status(loopback, "/_/rpc", [("Host", host)]) == 403)
  }

  @Test(
    "probes need neither a known Host nor a token; paths like theirs do", arguments: ["/_/health", "/_/ready?verbose"])
  func acceptsProbes(path: String) {
    for policy in [loopback, open] {
      for host in ["10.1.2.3", "evil.example", "localhost"] { #expect(status(policy, path, [("Host", host)]) == nil) }
      #expect(status(policy, path, []) == nil)
      #expect(status(policy, path, [("Host", "a"), ("Host", "b")]) == 400)
    }
    for other in ["/_/health/", "/_//health", "/_/healthy", "/_/rpc?/_/health", "/%5f/health", "/health"] {
      #expect(status(open, other, [("Host", "192.168.1.5")]) == 401)
    }
  }

  @Test(
    "a body is chunked or has a length",
    arguments: [
      (["gzip, chunked"], 501), (["gzip"], 501), (["chunked", "chunked"], 501), (["identity"], 501), (["CHUNKED"], nil),
    ])
  func checksCodings(codings: [String], expected: Int?) {
    let fields = codings.map { (name: "Transfer-Encoding", value: $0) }
    for path in ["/_/rpc", "/v1/receipts", "/", "/_/health"] {
      #expect(status(loopback, path, [("Host", "localhost")] + fields, method: "POST") == expected)
    }
  }

  /// The fields that a browser sends about a page of another origin, each alone and together.
  private static let crossOrigin: [[(name: String, value: String)]] = {
    let fields = [
      (name: "Access-Control-Request-Method", value: "GET"), ("Access-Control-Request-Method", ""),
      ("Access-Control-Request-Headers", "authorization"), ("Access-Control-Request-Private-Network", "true"),
      ("Sec-Fetch-Mode", "cors"),
    ]
    return [[]] + fields.map { [$0] } + [fields]
  }()

  @Test("the token is required for every path and method, whatever fields a request has; a preflight alone needs none")
  func requiresToken() throws {
    let vendors: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()]
    let own = ["/_/rpc", "/_/ws", "/_/nothing", "/_/"]
    let templates = vendors.flatMap(\.endpoints).map(\.template) + ["/nothing", "/_", "//", "/v1", "/index.html"]
    let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "options"]
    let origins = [nil, "http://localhost:3000", "http://evil.example", "null", ""]
    var preflights = 0
    for path in own + Set(templates).sorted() {
      for method in methods {
        for origin in origins {
          for fields in AccessPolicyTests.crossOrigin {
            let sent = [(name: "Host", value: "192.168.1.5")] + (origin.map { [("Origin", $0)] } ?? []) + fields
            let isPreflight =
              method == "OPTIONS" && origin == "http://localhost:3000" && !path.hasPrefix("/_/")
              && fields.first?.value == "GET"
            preflights += isPreflight ? 1 : 0
            let found = open.rejection(of: method, path, headers: sent)
            let key = [(name: "Authorization", value: "Bearer 0123456789abcdef")]
            let isAllowed = path.hasPrefix("/_/") ? origin == nil : origin == nil || origin == "http://localhost:3000"
            let response = CrossOrigin.preflight(HTTPRequest(method: method, target: path, headers: sent, body: []))
            let isRight =
              (found == nil ? isPreflight : [401, 403].contains(found?.status))
              && (open.rejection(of: method, path, headers: sent + key) == nil) == isAllowed
              && response.body.isEmpty && response.status == 204
              && response.headers.allSatisfy { $0.name.hasPrefix("Access-Control-") || $0.name == "Vary" }
            // An #expect for each of 20,000 requests would take minutes.
            if !isRight { Issue.record("\(method) \(path) \(sent)") }
          }
        }
      }
    }
    #expect(preflights > 50)
  }

  @Test("on a vendor's paths the token is inside the API key")
  func checksKeys() {
    let host = (name: "Host", value: "192.168.1.5:8787")
    let path = "/v1/subscribers/a"
    for key in ["appl_0123456789abcdef", "rcb_sb_0123456789abcdef", "pk_0123456789abcdef", "0123456789abcdef"] {
      #expect(status(open, path, [host, ("Authorization", "Bearer \(key)")]) == nil)
    }
    for key in ["appl_other", "appl_0123456789abcdefX", "", "x0123456789abcdef", "0123456789abcdef_x", "_"] {
      #expect(status(open, path, [host, ("Authorization", "Bearer \(key)")]) == 401)
    }
    #expect(status(open, path, [host]) == 401)
    #expect(status(open, path, [host, ("Access-Control-Request-Method", "GET")]) == 401)
    #expect(status(open, "/_/rpc", [host, ("Authorization", "Bearer appl_0123456789abcdef")]) == 401)
  }

  @Test("a token is required where one is set, in either place")
  func checksTokens() {
    let host = (name: "Host", value: "192.168.1.5:8787")
    #expect(status(open, "/_/rpc", [host]) == 401)
    for wrong in ["Bearer 0123456789abcdeF", "Bearer 0123456789abcde", "0123456789abcdef", "Bearer "] {
      #expect(status(open, "/_/rpc", [host, ("Authorization", wrong)]) == 401)
    }
    #expect(status(open, "/_/rpc", [host, ("Authorization", "bearer 0123456789abcdef")]) == nil)
    #expect(
      status(open, "/_/ws", [host, ("Sec-WebSocket-Protocol", "redemptionkit, bearer.0123456789abcdef")]) == nil)
    #expect(status(open, "/_/ws", [host, ("Sec-WebSocket-Protocol", "redemptionkit")]) == 401)
  }
}

@Suite("Where to listen")
struct ListenAddressTests {
  @Test(
    "an address and a port are parsed; the host defaults to loopback",
    arguments: [
      ("8787", "127.0.0.1", 8787, true), ("127.0.0.1:0", "127.0.0.1", 0, true), ("localhost:80", "127.0.0.1", 80, true),
      ("[::1]:8787", "::1", 8787, true), ("0.0.0.0:1", "0.0.0.0", 1, false),
      ("192.168.1.5:65535", "192.168.1.5", 65_535, false),
    ])
  func parses(text: String, host: String, port: Int, isLoopback: Bool) {
    let address = ListenAddress(text)
    #expect(address?.host == host)
    #expect(address?.port == port)
    #expect(address?.isLoopback == isLoopback)
  }

  @Test(
    "names and anything else are rejected",
    arguments: ["", ":", "65536", "-1", "+1", "example.com:80", "127.0.0.1", "127.0.0.1:", "::1", "a:b:c:1x", "١"])
  func rejects(text: String) { #expect(ListenAddress(text) == nil) }

  @Test("a container listens for its host without a token, under the host's names alone")
  func inContainer() throws {
    let address = try #require(ListenAddress("0")?.inContainer)
    let service = try LocalService(address) {}
    #expect(service.url.hasPrefix("http://127.0.0.1:"))
    #expect(address.isLoopback && address.otherURLs(than: service.url) == [])
    #expect(ListenAddress("0.0.0.0:0")?.inContainer == nil)
  }

  @Test("other machines cannot connect without a token")
  func needsToken() throws {
    let address = try #require(ListenAddress("0.0.0.0:0"))
    #expect(throws: LocalServiceError.tokenMissing) { try LocalService(address) {} }
  }
}
