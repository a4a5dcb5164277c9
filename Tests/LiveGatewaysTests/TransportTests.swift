#if Live
  import LiveGateways
  import NIOSSL
  import RedemptionCore
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("A connection that fails is a failure with its reason")
  struct TransportTests {
    private let target = Live.target(.superwall, .native, .ios)

    private func failure(
      _ answer: LoopbackService.Answer, timeLimit: Int64? = nil
    ) async throws -> RedemptionFailure? {
      let service = try await LoopbackService { _ in answer }
      let gateway = try Live.services(service.baseURL, timeLimit: timeLimit).gateway(for: target)
      let outcome = await Live.outcome(gateway, Live.redemption(target))
      try await service.stop()
      guard case .failed(_, let failure) = outcome else { return nil }
      return failure
    }

    private static let body = Array(#"{"codes": [], "customerInfo": null, "more": "0123456789"}"#.utf8)

    @Test("too slow is a time-out")
    func slow() async throws {
      let failure = try await failure(.init(body: TransportTests.body, delay: 20_000), timeLimit: 200)
      #expect(failure?.reason == .timeout)
      #expect(failure?.httpStatus == nil)
    }

    @Test("slow, but not too slow, is an answer")
    func patient() async throws {
      #expect(try await failure(.init(body: TransportTests.body, delay: 300), timeLimit: 60_000) == nil)
    }

    @Test("a connection that closes without a word is lost")
    func silence() async throws {
      #expect(try await failure(.init(fault: .silence))?.reason == .transport)
    }

    @Test("a body that is cut off is lost", arguments: [0, 1, 20])
    func cut(_ count: Int) async throws {
      #expect(try await failure(.init(body: TransportTests.body, fault: .cut(after: count)))?.reason == .transport)
    }

    @Test("a length that is too great is lost")
    func longLength() async throws {
      #expect(try await failure(.init(body: TransportTests.body, fault: .length(9_999)))?.reason == .transport)
    }

    @Test("a length that is too small cuts the JSON, which nobody can read")
    func shortLength() async throws {
      #expect(try await failure(.init(body: TransportTests.body, fault: .length(10)))?.reason == .unreadable)
    }

    @Test("what is no HTTP is lost")
    func noise() async throws { #expect(try await failure(.init(fault: .noise))?.reason == .transport) }

    @Test("a port where nobody listens")
    func refused() async throws {
      let service = try await LoopbackService { _ in .init() }
      let baseURL = service.baseURL
      try await service.stop()
      let gateway = try Live.services(baseURL).gateway(for: target)
      let outcome = await Live.outcome(gateway, Live.redemption(target))
      let expected = RedemptionFailure(reason: .transport, message: "Could not connect to the server.")
      #expect(outcome == .failed(code: "code_of_the_test", failure: expected))
    }

    @Test("a name that nobody has")
    func unknownHost() async throws {
      let gateway = try Live.services("http://nobody.invalid:1").gateway(for: target)
      guard case .failed(_, let failure) = await Live.outcome(gateway, Live.redemption(target)) else {
        Issue.record("an answer came")
        return
      }
      #expect(failure.reason == .transport)
    }

    @Test("a server without TLS where TLS is wanted")
    func noTLS() async throws {
      let service = try await LoopbackService { _ in .init(body: TransportTests.body) }
      let gateway = try Live.services("https://127.0.0.1:\(service.port)").gateway(for: target)
      guard case .failed(_, let failure) = await Live.outcome(gateway, Live.redemption(target)) else {
        Issue.record("an answer came")
        return
      }
      #expect(failure.reason == .transport)
      #expect(service.received.isEmpty, "nothing of the request, and no key, went out in the clear")
      try await service.stop()
    }

    @Test(
      "a certificate is trusted where it was given, and only for its own host",
      arguments: [
        ("local", "local", true), ("local", nil, false), ("local", "other", false), ("other", "other", false),
      ] as [(String, String?, Bool)])
    func certificates(_ shown: String, _ trusted: String?, _ isTrusted: Bool) async throws {
      let service = try await LoopbackService(certificate: shown) { _ in .init(body: TransportTests.body) }
      var configuration = Live.configuration("https://127.0.0.1:\(service.port)")
      configuration.certificateAuthorities = trusted.map { LoopbackService.certificate($0) }
      let services = LiveServices(adapters: Live.adapters, configuration: configuration)
      let outcome = await Live.outcome(try services.gateway(for: target), Live.redemption(target))
      if isTrusted {
        #expect(outcome == nil, "the answer was read, and tells of no code")
      } else if case .failed(_, let failure) = outcome {
        #expect(failure.reason == .transport)
        #expect(failure.message.contains("SSL"))
        #expect(service.received.isEmpty, "no key went out")
      } else {
        Issue.record("an untrusted server was asked")
      }
      try await service.stop()
    }

    @Test("TLS 1.0 and 1.1 are refused, before a key is sent", arguments: [TLSVersion.tlsv1, .tlsv11, .tlsv12])
    func oldTLS(_ version: TLSVersion) async throws {
      let service = try await LoopbackService(certificate: "local", newest: version) { _ in
        .init(body: TransportTests.body)
      }
      var configuration = Live.configuration("https://127.0.0.1:\(service.port)")
      configuration.certificateAuthorities = LoopbackService.certificate("local")
      let services = LiveServices(adapters: Live.adapters, configuration: configuration)
      let outcome = await Live.outcome(try services.gateway(for: target), Live.redemption(target))
      if version == .tlsv12 {
        #expect(outcome == nil, "the answer was read")
      } else if case .failed(_, let failure) = outcome {
        #expect(failure.message.contains("SSL"))
        #expect(service.received.isEmpty)
      } else {
        Issue.record("the server was asked")
      }
      try await service.stop()
    }

    @Test(
      "an app user id that no header can carry is refused, and nothing is sent",
      arguments: ["ada\r\nX-Admin: 1", "ada\u{0}", "\u{7F}", "ada\n"])
    func headerInjection(_ user: String) async throws {
      let service = try await LoopbackService { _ in .init(body: TransportTests.body) }
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      guard case .failed(_, let failure) = await Live.outcome(gateway, Live.redemption(target, user: user)) else {
        Issue.record("an answer came")
        return
      }
      #expect(failure.reason == .refused)
      #expect(failure.attempts == 0, "it is not retried")
      #expect(failure.message.contains("X-App-User-ID"))
      #expect(service.received.isEmpty)
      try await service.stop()
    }

    @Test("an answer beyond 8 MiB is not read")
    func huge() async throws {
      let body = [UInt8](repeating: UInt8(ascii: " "), count: (8 << 20) + 1)
      #expect(try await failure(.init(body: body))?.reason == .unreadable)
    }

    @Test("a cancelled task cancels its request")
    func cancelled() async throws {
      let service = try await LoopbackService { _ in .init(body: TransportTests.body, delay: 60_000) }
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      let call = Live.redemption(target)
      let task = Task { await Live.outcome(gateway, call) }
      while service.received.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      guard case .failed(_, let failure) = await task.value else {
        Issue.record("an answer came")
        return
      }
      #expect(failure.reason == .transport)
      try await service.stop()
    }

    @Test("Retry-After and Is-Retryable say when and whether iOS asks again")
    func retryAdvice() async throws {
      let rows: [([(String, String)], Platform, RetryAdvice?)] = [
        ([], .ios, nil), ([("Retry-After", "7")], .ios, .after(milliseconds: 7000)),
        ([("Retry-After", "0.5")], .ios, .after(milliseconds: 500)),
        ([("Retry-After", "99999")], .ios, .after(milliseconds: 3_600_000)),
        ([("Retry-After", "-4")], .ios, .after(milliseconds: 0)), ([("Retry-After", "soon")], .ios, nil),
        ([("Is-Retryable", "false"), ("Retry-After", "7")], .ios, .never), ([("Is-Retryable", "true")], .ios, nil),
        ([("Retry-After", "7")], .android, nil), ([("Is-Retryable", "false")], .android, nil),
      ]
      for (headers, platform, advice) in rows {
        let service = try await LoopbackService { _ in .init(status: 429, headers: headers) }
        let target = Live.target(.revenueCat, .native, platform)
        let gateway = try Live.services(service.baseURL).gateway(for: target)
        let error = await #expect(throws: GatewayError.self) { try await gateway.answer(Live.redemption(target)) }
        guard case .failed(let failure, let received)? = error else {
          Issue.record("not a failure of the service for \(headers)")
          continue
        }
        #expect(received == advice, "\(headers) on \(platform)")
        #expect(failure.httpStatus == 429)
        try await service.stop()
      }
    }

    @Test("10,000 requests, 64 at a time, each get their own answer")
    func load() async throws {
      let service = try await LoopbackService { request in
        guard let body = try? Live.json(request.body), let token = body["redemption_token"]?.string else {
          return .init(status: 400)
        }
        // Each answer tells of its own question by the masked address.
        let info: JSONValue = ["obfuscated_email": .string(token)]
        let refusal: JSONValue = ["code": 7853, "message": "m", "purchase_redemption_error_info": info]
        return .init(status: 403, body: (try? Live.bytes(refusal)) ?? [])
      }
      let target = Live.target(.revenueCat, .native, .android)
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      var right = 0
      await withTaskGroup(of: Bool.self) { group in
        var next = 0
        func add() {
          let code = "token-\(next)"
          next += 1
          group.addTask {
            let expected = RedemptionOutcome.linkExpired(code: code, reissued: false, obfuscatedEmail: code)
            return await Live.outcome(gateway, Live.redemption(target, code: code)) == expected
          }
        }
        while next < 64 { add() }
        while let isRight = await group.next() {
          right += isRight ? 1 : 0
          if next < 10_000 { add() }
        }
      }
      #expect(right == 10_000)
      #expect(service.received.count == 10_000, "none was sent twice")
      #expect(service.peak <= 64)
      try await service.stop()
    }
  }
#endif
