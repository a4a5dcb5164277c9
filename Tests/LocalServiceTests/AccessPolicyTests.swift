import Testing

@testable import LocalService

@Suite("Who may send requests")
struct AccessPolicyTests {
  private let loopback: AccessPolicy
  private let open: AccessPolicy

  init() throws {
    loopback = AccessPolicy(address: try #require(ListenAddress("127.0.0.1:8787")), names: ["Mac.local"])
    open = AccessPolicy(address: try #require(ListenAddress("192.168.1.5:8787")), token: "0123456789abcdef")
  }

  private func status(
    _ policy: AccessPolicy, _ target: String, _ headers: [(name: String, value: String)]
  ) -> Int? { policy.rejection(of: target, headers: headers)?.status }

  @Test(
    "a Host that leads here is accepted, in any case and with any port",
    arguments: ["localhost", "LOCALHOST:1", "127.0.0.1:8787", "[::1]:8787", "10.0.2.2:8787", "mac.local"])
  func acceptsHosts(host: String) { #expect(status(loopback, "/_/rpc", [("Host", host)]) == nil) }

  @Test(
    "any other Host is rejected, on every path",
    arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[evil]:1", "192.168.1.5"])
  func rejectsHosts(host: String) {
    #expect(status(loopback, "/_/rpc", [("Host", host)]) == 403)
    #expect(status(loopback, "/v1/subscribers/a", [("host", host)]) == 403)
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

  @Test("our own paths accept the same origin only; other paths accept all")
  func checksOrigins() {
    let host = (name: "Host", value: "localhost:8787")
    #expect(status(loopback, "/_/ws", [host, ("Origin", "http://localhost:8787")]) == nil)
    for origin in ["http://evil.example", "null", "http://localhost:9999", "http://localhost:8787.evil.example", ""] {
      #expect(status(loopback, "/_/ws", [host, ("Origin", origin)]) == 403)
      #expect(status(loopback, "/v1/subscribers/a", [host, ("Origin", origin)]) == nil)
    }
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
    #expect(status(open, path, [host, ("Access-Control-Request-Method", "GET")]) == nil)
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

  @Test("other machines cannot connect without a token")
  func needsToken() throws {
    let address = try #require(ListenAddress("0.0.0.0:0"))
    #expect(throws: LocalServiceError.tokenMissing) { try LocalService(address) {} }
  }
}
