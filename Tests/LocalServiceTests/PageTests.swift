import Testing

@testable import LocalService

@Suite("The page at /")
struct PageTests {
  private func response(_ method: String, _ target: String) -> HTTPResponse? {
    Page.response(to: HTTPRequest(method: method, target: target, headers: [], body: []))
  }

  @Test("it is HTML of at most 80 KB, with a policy that allows no other origin")
  func servesThePage() throws {
    let page = try #require(response("GET", "/"))
    #expect(page.status == 200)
    #expect(page.length <= 80_000)
    #expect(page.headers.value(of: "Content-Type") == "text/html; charset=utf-8")
    let policy = try #require(page.headers.value(of: "Content-Security-Policy"))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.contains("connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'"))
    #expect(policy.hasSuffix("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test("other paths are not the page, and other methods are rejected")
  func leavesOtherPaths() {
    #expect(response("GET", "/?from=mail")?.status == 200)
    #expect(response("POST", "/")?.status == 405)
    for target in ["/v1/health", "/_/rpc", "//", "*"] { #expect(response("GET", target) == nil) }
  }

  @Test("a service with a token serves it without one, as a browser has none to send; Host is checked")
  func needsNoToken() throws {
    let address = try #require(ListenAddress("192.168.1.5:8787"))
    let policy = AccessPolicy(address: address, tokens: [AccessToken("0123456789abcdef")])
    #expect(policy.rejection(of: "GET", "/", headers: [("Host", "192.168.1.5:8787")]) == nil)
    #expect(policy.rejection(of: "GET", "/?a=b", headers: [("Host", "192.168.1.5:8787")]) == nil)
    #expect(policy.rejection(of: "GET", "/", headers: [("Host", "evil.example")])?.status == 403)
    #expect(policy.rejection(of: "GET", "//_/rpc", headers: [("Host", "192.168.1.5:8787")])?.status == 401)
  }
}
