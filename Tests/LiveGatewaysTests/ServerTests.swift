#if Live
  import Foundation
  import NIOHTTP1
  import RedemptionCore
  import Testing

  @Suite("A server with live gateways", .serialized)
  struct ServerTests {
    /// A process whose services stand at a place on this machine.
    private func process(
      _ service: LoopbackService, clock: String = "system", environment: [String: String]? = nil
    ) throws -> (LiveProcess, TemporaryFile) {
      let place = #"{"baseURL": "\#(service.baseURL)"}"#
      let file = TemporaryFile(#"{"revenuecat": \#(place), "superwall": \#(place)}"#)
      let keys = [
        "REVENUECAT_API_KEY": Live.appKey, "SUPERWALL_API_KEY": Live.appKey,
        "REVENUECAT_STRIPE_API_KEY": Live.storeKey,
      ]
      let process = try LiveProcess(
        ["--clock", clock, "--live-config", file.url.path], environment: environment ?? keys)
      return (process, file)
    }

    private func open(
      _ process: LiveProcess, _ vendor: String, _ platform: String = "ios", gateway: JSONValue = "live"
    ) throws -> JSONValue {
      let params: JSONValue = [
        "vendor": .string(vendor), "sdk": "native", "platform": .string(platform), "gateway": gateway,
      ]
      return try process.call("session/open", params)["session"] ?? .null
    }

    private static let invalid = LoopbackService.Answer(status: 403, body: Array(#"{"code": 7849}"#.utf8))

    @Test("a slow service holds up nobody else, and its answer comes when it comes")
    func slow() async throws {
      let service = try await LoopbackService { _ in
        var answer = ServerTests.invalid
        answer.delay = 1500
        return answer
      }
      let (process, file) = try process(service)
      let live = try open(process, "revenuecat")
      let local = try open(process, "revenuecat", gateway: "ledger")
      let first = try process.send("redemption/redeem", ["session": live, "code": "one"])
      let second = try process.send("redemption/redeem", ["session": local, "code": "two"])
      let third = try process.send("session/describe", ["session": live])
      let ids = try (1...3).map { _ in try process.nextReply()["id"] }
      #expect(ids == [.integer(second), .integer(third), .integer(first)])
      let end = try process.finish()
      #expect(end.status == 0)
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("the outcome says what happened, and no key and no code shows itself")
    func secrets() async throws {
      let service = try await LoopbackService { request in
        let told = String(decoding: request.body, as: UTF8.self) + (request.headers["Authorization"].first ?? "")
        let refusal: JSONValue = ["code": 7225, "message": .string("Bad key: " + told)]
        return .init(status: 401, body: (try? Live.bytes(refusal)) ?? [])
      }
      let (process, file) = try process(service)
      let session = try open(process, "revenuecat")
      let result = try process.call("redemption/redeem", ["session": session, "code": "secret_code"])
      let failure = result["outcome"]?["failure"]
      #expect(failure?["reason"] == "refused")
      #expect(failure?["httpStatus"] == 401)
      #expect(failure?["backendCode"] == 7225)
      #expect(failure?["attempts"] == 1)
      #expect(failure?["message"]?.string?.contains("Bad key") == true, "the service's own words stay")
      #expect(failure?["message"]?.string?.contains("secret_code") == false)
      let end = try process.finish()
      for key in [Live.appKey, Live.storeKey] {
        #expect(!process.transcript.contains(key))
        #expect(!end.log.contains(key))
      }
      #expect(!end.log.contains("secret_code"))
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("429 is met with three more requests on iOS, and its headers say when")
    func tooMany() async throws {
      let service = try await LoopbackService { _ in .init(status: 429, headers: [("Retry-After", "0")]) }
      let (process, file) = try process(service)
      let session = try open(process, "revenuecat")
      let clock = ContinuousClock()
      var fastest = Duration.seconds(60)
      // A busy machine may delay one of them.
      for code in ["one", "two", "three"] {
        let started = clock.now
        let result = try process.call("redemption/redeem", ["session": session, "code": .string(code)])
        fastest = min(fastest, clock.now - started)
        #expect(result["outcome"]?["failure"]?["attempts"] == 4)
      }
      #expect(fastest < .seconds(3), "Retry-After takes the place of the waits, 3.75 s in all")
      let redemptions = service.received.filter { $0.method == "POST" }
      let counts = redemptions.map { $0.headers["X-Retry-Count"].first }
      #expect(counts == ["0", "1", "2", "3", "0", "1", "2", "3", "0", "1", "2", "3"])
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("Is-Retryable: false is met with none")
    func notRetryable() async throws {
      let service = try await LoopbackService { _ in .init(status: 429, headers: [("Is-Retryable", "false")]) }
      let (process, file) = try process(service)
      let result = try process.call(
        "redemption/redeem", ["session": try open(process, "revenuecat"), "code": "one"])
      #expect(result["outcome"]?["failure"]?["attempts"] == 1)
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("Superwall's retry table, request by request")
    func superwallRetries() async throws {
      for (status, platform, requests) in [
        (500, "ios", 7), (503, "ios", 7), (408, "ios", 7), (425, "ios", 7), (429, "ios", 7), (499, "ios", 7),
        (301, "ios", 1), (400, "ios", 1), (401, "ios", 1), (404, "ios", 1), (418, "ios", 1), (500, "android", 1),
        (429, "android", 1),
      ] {
        let service = try await LoopbackService { _ in .init(status: status) }
        let (process, file) = try process(service, clock: "virtual")
        let result = try process.call(
          "redemption/redeem", ["session": try open(process, "superwall", platform), "code": "one"])
        let redemptions = service.received.count { $0.target.hasSuffix("/redeem") }
        #expect(redemptions == requests, "\(status) on \(platform)")
        #expect(result["outcome"]?["failure"]?["attempts"] == .integer(Int64(requests)))
        let retries = process.events.filter { $0["name"] == "redemption_retry" }
        #expect(retries.count == requests - 1)
        _ = try process.finish()
        withExtendedLifetime(file) {}
        try await service.stop()
      }
    }

    @Test("a body that cannot be read is not asked for again")
    func unreadable() async throws {
      let service = try await LoopbackService { _ in .init(body: Array("<html>".utf8)) }
      let (process, file) = try process(service, clock: "virtual")
      let result = try process.call(
        "redemption/redeem", ["session": try open(process, "superwall"), "code": "one"])
      #expect(service.received.count == 1)
      #expect(result["outcome"]?["failure"]?["reason"] == "unreadable")
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("a connection that breaks again and again is tried seven times on iOS")
    func broken() async throws {
      let service = try await LoopbackService { _ in .init(fault: .silence) }
      let (process, file) = try process(service, clock: "virtual")
      let result = try process.call(
        "redemption/redeem", ["session": try open(process, "superwall"), "code": "one"])
      #expect(result["outcome"]?["failure"]?["reason"] == "transport")
      #expect(result["outcome"]?["failure"]?["attempts"] == 7)
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("session/close ends a call that waits, and the end of input ends the others")
    func closing() async throws {
      let service = try await LoopbackService { _ in .init(delay: 60_000) }
      let (process, file) = try process(service)
      let (one, other) = (try open(process, "revenuecat"), try open(process, "superwall"))
      let first = try process.send("redemption/redeem", ["session": one, "code": "one"])
      _ = try process.send("redemption/redeem", ["session": other, "code": "two"])
      _ = try process.send("session/close", ["session": one])
      let reply = try process.nextReply()
      #expect(reply["id"] == .integer(first))
      #expect(reply["result"]?["outcome"]?["failure"]?["reason"] == "transport")
      let end = try process.finish()
      #expect(end.status == 0)
      #expect(end.replies.map { $0["result"]?["outcome"]?["kind"] } == [nil, "failed"])
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("a call that tells the state does not wait for the service")
    func tellsStateAtOnce() async throws {
      let service = try await LoopbackService { _ in .init(delay: 60_000) }
      let (process, file) = try process(service)
      let session = try open(process, "superwall")
      let logOut = try process.send("session/logOut", ["session": session])
      #expect(try process.nextReply()["id"] == .integer(logOut))
      let close = try process.send("session/close", ["session": session])
      #expect(try process.nextReply()["id"] == .integer(close))
      #expect(try process.finish().replies == [])
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("a user whom the service knows is asked about before session/open answers")
    func opening() async throws {
      let entitlement: JSONValue = ["identifier": "pro", "type": "SERVICE_LEVEL", "isActive": true, "productIds": []]
      let info: JSONValue = ["subscriptions": [], "nonSubscriptions": [], "entitlements": [entitlement]]
      let body = try Live.bytes(["customerInfo": info] as JSONValue)
      let service = try await LoopbackService { _ in .init(body: body, delay: 200) }
      let (process, file) = try process(service)
      let params: JSONValue = [
        "vendor": "superwall", "sdk": "native", "platform": "ios", "gateway": "live", "appUserId": "ada",
      ]
      let session = try process.call("session/open", params)["session"] ?? .null
      #expect(service.received.map(\.method) == ["GET"])
      let state = try process.call("session/describe", ["session": session])
      #expect(state["status"] == "active")
      #expect(process.events == [], "the app is not told of what was there before it looked")
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("Stripe receipts go out at the same time, and one that fails stops no other")
    func receipts() async throws {
      let service = try await LoopbackService { request in
        let body = try? Live.json(request.body)
        if body?["fetch_token"] == "sub_bad" {
          return .init(status: 400, body: Array(#"{"code": 7103}"#.utf8), together: 3)
        }
        let customer: JSONValue = [
          "request_date": "2026-01-10T10:00:00Z",
          "subscriber": ["first_seen": "2026-01-01T09:00:00Z", "original_app_user_id": "ada"],
        ]
        return .init(body: (try? Live.bytes(customer)) ?? [], together: request.method == "POST" ? 3 : 1)
      }
      let (process, file) = try process(service)
      let (superwall, revenueCat) = (try open(process, "superwall"), try open(process, "revenuecat"))
      // The SDK fetches the customer when it starts; that request is over before the receipts are sent.
      _ = try process.call("session/customerInfo", ["session": revenueCat])
      let atStart = service.received.count
      let result = try process.call(
        "session/linkStripeSubscriptions",
        [
          "session": superwall, "receiptsSession": revenueCat,
          "subscriptionIds": ["sub_1", "sub_bad", "sub_2", "cs_1"],
        ])
      guard case .array(let fates)? = result["subscriptions"] else {
        Issue.record("no result came: \(result)")
        return
      }
      #expect(fates.map { $0["result"] } == ["linked", "failed", "linked", "skipped"])
      #expect(fates[1]["error"]?["kind"] == "unknownToken")
      #expect(service.peak == 3)
      // The other vendor's SDK may fetch at any time.
      let requests = service.received.dropFirst(atStart).filter { $0.target.hasPrefix("/v1/") }
      #expect(requests.map(\.method) == ["POST", "POST", "POST", "GET"])
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("a space with a live session is neither copied nor saved, and the error names the session")
    func copies() async throws {
      let service = try await LoopbackService { _ in .init(body: Array("{}".utf8)) }
      let (process, file) = try process(service)
      let session = try open(process, "superwall")
      let calls: [(String, JSONValue)] = [("space/fork", [:]), ("space/save", ["space": "main"])]
      for (method, params) in calls {
        let error = try process.call(method, params)
        #expect(error["data"]?["kind"] == "cannotFork", "\(method)")
        #expect(error["message"]?.string?.contains(session.string ?? "?") == true, "\(method)")
      }
      _ = try process.call("session/close", ["session": session])
      #expect(try process.call("space/fork", [:])["space"]?["name"] == "fork-1")
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("without a key the session is not opened, and the error says which variable is missing")
    func noKey() async throws {
      let service = try await LoopbackService { _ in .init() }
      let (process, file) = try process(service, environment: [:])
      let params: JSONValue = ["vendor": "superwall", "sdk": "native", "platform": "ios", "gateway": "live"]
      let error = try process.call("session/open", params)
      #expect(error["code"] == -32010)
      #expect(error["data"]?["kind"] == "liveUnavailable")
      #expect(error["data"]?["expected"]?.string?.contains("SUPERWALL_API_KEY") == true)
      _ = try process.finish()
      withExtendedLifetime(file) {}
      try await service.stop()
    }

    @Test("a configuration that cannot be read ends the program before it serves")
    func badFile() throws {
      let file = TemporaryFile(#"{"revenuecat": {"apiKey": 5}}"#)
      for path in [file.url.path, "/nonexistent/live.json"] {
        let end = try LiveProcess(["--live-config", path], environment: [:]).finish()
        #expect(end.status == 1)
        #expect(end.log.hasPrefix("redemption serve: --live-config \(path): "))
      }
    }
  }
#endif
