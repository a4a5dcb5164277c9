import RedemptionCore
import Testing

@testable import LocalService

@Suite("Endpoints by path")
struct RouterTests {
  private func endpoint(_ method: String, _ template: String) -> LocalEndpoint {
    LocalEndpoint(method, template) { _, _ in .status(204) }
  }

  private func match(_ router: Router, _ method: String, _ target: String) -> (String, [String: String])? {
    guard case .endpoint(let endpoint, let parameters) = router.match(method, target) else { return nil }
    return (endpoint.template, parameters)
  }

  @Test("a literal segment comes before a segment in braces")
  func prefersLiterals() throws {
    let router = try Router([
      endpoint("POST", "/v1/{id}/a"), endpoint("POST", "/v1/b/a"), endpoint("POST", "/v1/b/{x}"),
    ])
    #expect(match(router, "POST", "/v1/b/a")?.0 == "/v1/b/a")
    #expect(match(router, "POST", "/v1/b/c")?.0 == "/v1/b/{x}")
    #expect(match(router, "POST", "/v1/c/a")?.0 == "/v1/{id}/a")
  }

  @Test("segments and query items are percent-decoded, each once")
  func decodes() throws {
    let router = try Router([endpoint("GET", "/v1/subscribers/{id}")])
    let found = try #require(match(router, "GET", "/v1/subscribers/%24RC%2Fa%252F+b?deviceId=x%3Dy&deviceId=z&n"))
    #expect(found.1 == ["id": "$RC/a%2F+b", "deviceId": "x=y"])
  }

  @Test("a wide segment takes what the others leave, slashes included, and only what no other endpoint matches")
  func matchesSeveral() throws {
    let router = try Router([
      endpoint("GET", "/users/{id...}/entitlements"), endpoint("GET", "/users/{id}/entitlements/{x}"),
      endpoint("GET", "/users/me/entitlements"),
    ])
    for (path, id) in [
      ("ann", "ann"), ("team/42", "team/42"), ("a//b", "a//b"), ("/", "/"), ("%2F/a", "//a"),
      ("a/entitlements/b", "a/entitlements/b"), ("me/me", "me/me"),
    ] {
      let found = match(router, "GET", "/users/\(path)/entitlements?deviceId=d")
      #expect(found?.0 == "/users/{id...}/entitlements")
      #expect(found?.1 == ["id": id, "deviceId": "d"])
    }
    #expect(match(router, "GET", "/users/me/entitlements")?.0 == "/users/me/entitlements")
    #expect(match(router, "GET", "/users/a/entitlements/entitlements")?.0 == "/users/{id}/entitlements/{x}")
    for path in [
      "/users/entitlements", "/users//entitlements", "/users/a/b", "/users/a/b/entitlements/",
      "/users/%FF/b/entitlements",
    ] {
      #expect(match(router, "GET", path) == nil)
    }
    guard case .otherMethod(["GET"]) = router.match("POST", "/users/a/b/entitlements") else {
      Issue.record("another method is not known as such")
      return
    }
  }

  @Test(
    "anything else is unknown",
    arguments: [
      "/v1/subscribers", "/v1/subscribers/", "/v1/subscribers/a/", "/v1/subscribers/%FF", "/v1/subscribers/%2",
      "//v1/subscribers/a", "/V1/subscribers/a", "", "*", "http://host/v1/subscribers/a",
    ])
  func unknown(target: String) throws {
    let router = try Router([endpoint("GET", "/v1/subscribers/{id}")])
    guard case .unknown = router.match("GET", target) else {
      Issue.record("\(target) is known")
      return
    }
  }

  @Test("another method is known as such")
  func otherMethod() throws {
    let router = try Router([endpoint("GET", "/v1/a")])
    guard case .otherMethod = router.match("POST", "/v1/a") else {
      Issue.record("the path is unknown")
      return
    }
  }

  @Test("two endpoints that match the same requests are rejected")
  func rejectsEqual() {
    #expect(throws: LocalServiceError.equalEndpoints("GET /v1/{}")) {
      try Router([endpoint("GET", "/v1/{id}"), endpoint("GET", "/v1/{user}")])
    }
    #expect(throws: LocalServiceError.equalEndpoints("GET /{...}/a")) {
      try Router([endpoint("GET", "/{id...}/a"), endpoint("GET", "/{user...}/a")])
    }
    #expect(throws: Never.self) { try Router([endpoint("GET", "/v1/{id}"), endpoint("POST", "/v1/{id}")]) }
  }
}
