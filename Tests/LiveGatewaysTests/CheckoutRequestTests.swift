#if Live
  import LiveGateways
  import NIOHTTP1
  import RedemptionCore
  import Testing

  @testable import SuperwallAdapter

  @Suite("The poll for a checkout goes over HTTP as SuperwallKit sends it")
  struct CheckoutRequestTests {
    private let ada = Redeemer(appUserId: "ada", deviceId: "$SuperwallDevice:DEVICE-1")

    /// Asks once; returns the answer and what the service was asked.
    private func ask(
      _ redeemer: Redeemer, platform: Platform = .ios, body: String = #"{"codes":[],"status":"pending"}"#
    ) async throws -> (Result<Answer, GatewayError>, [LoopbackService.Received]) {
      let service = try await LoopbackService { _ in .init(status: 200, body: Array(body.utf8)) }
      let target = Live.target(.superwall, .native, platform)
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      let call = ServiceCall(
        target: target, question: .own(.superwall, redeemer, .checkout("ctx_1")),
        context: Live.context(retries: 0, attributes: [:], active: []))
      let answer: Result<Answer, GatewayError>
      do throws(GatewayError) { answer = .success(try await gateway.answer(call)) } catch { answer = .failure(error) }
      try await service.stop()
      return (answer, service.received)
    }

    private func state(_ body: String) async throws -> CheckoutAnswer? {
      try? CheckoutAnswer(await ask(ada, body: body).0.get())
    }

    @Test("the id, the device and the user, if there is one")
    func request() async throws {
      let known = try #require(try await ask(ada).1.first)
      #expect(known.method == "POST")
      #expect(known.target == "/subscriptions-api/public/v1/checkout/session/poll-redemption-result")
      let body: JSONValue = [
        "checkoutContextId": "ctx_1", "deviceId": "$SuperwallDevice:DEVICE-1", "appUserId": "ada",
      ]
      #expect(try Live.json(known.body) == body)
      #expect(known.headers["Authorization"] == ["Bearer \(Live.appKey)"])

      let unknown = try #require(try await ask(Redeemer(appUserId: nil, deviceId: "d")).1.first)
      #expect(try Live.json(unknown.body) == ["checkoutContextId": "ctx_1", "deviceId": "d"])
    }

    @Test("Android has no such request")
    func android() async throws {
      let (answer, asked) = try await ask(ada, platform: .android)
      #expect(asked.isEmpty)
      guard case .failure(.failed(let failure, _)) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(failure.attempts == 0)
    }

    @Test("each status, no status, and one that the SDK cannot decode")
    func status() async throws {
      for known in CheckoutAnswer.State.allCases {
        #expect(try await state(#"{"codes":[],"status":"\#(known.rawValue)"}"#)?.state == known)
      }
      let none = try await state(#"{"codes":[]}"#)
      #expect(none != nil && none?.state == nil && none?.redemption.outcome == nil)
      #expect(try await state(#"{"codes":[],"status":"later"}"#) == nil)
      #expect(try await state(#"{"status":"pending"}"#) == nil)
    }

    @Test("the first code is the checkout's; the others are stored too")
    func codes() async throws {
      let answer = try await state(
        #"{"codes":[{"status":"INVALID_CODE","code":"a"},{"status":"INVALID_CODE","code":"b"}],"status":"complete"}"#)
      #expect(answer?.redemption.outcome == .invalidCode(code: "a"))
      #expect(answer?.redemption.storedOutcomes == [.invalidCode(code: "b")])
    }

    @Test("a message about a code does not quote the key")
    func message() async throws {
      let answer = try await state(
        #"{"codes":[{"status":"ERROR","code":"a","error":{"message":"not for \#(Live.appKey)"}}],"status":"failed"}"#)
      guard case .failed(_, let failure)? = answer?.redemption.outcome else {
        Issue.record("\(String(describing: answer))")
        return
      }
      #expect(!failure.message.contains(Live.appKey))
    }
  }
#endif
