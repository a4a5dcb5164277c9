#if Live
  import LiveGateways
  import RedemptionCore
  @testable import RedemptionScenario
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("An answer over HTTP becomes what the SDK tells")
  struct AnswerTests {
    @Test("for RevenueCat", arguments: try AnswerTable.named("revenuecat-answers").cases)
    func revenueCat(_ row: AnswerTable.Case) async throws { try await check(row, .revenueCat) }

    @Test("for Superwall", arguments: try AnswerTable.named("superwall-answers").cases)
    func superwall(_ row: AnswerTable.Case) async throws { try await check(row, .superwall) }

    private func check(_ row: AnswerTable.Case, _ vendor: Vendor) async throws {
      let bytes = try row.bytes
      let service = try await LoopbackService { _ in
        .init(status: row.status, headers: row.headers.map { ($0.key, $0.value) }, body: bytes)
      }
      let target = Live.target(vendor, row.sdk, row.platform)
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      if row.question == .redeem {
        try await checkRedemption(row, gateway, target)
      } else {
        try await checkAnswer(row, gateway, target)
      }
      #expect(service.received.count == 1, "one question is one request")
      try await service.stop()
    }

    private func checkRedemption(_ row: AnswerTable.Case, _ gateway: any RemoteGateway, _ target: Target) async throws {
      let outcome = await Live.outcome(gateway, Live.redemption(target))
      guard let outcome else {
        #expect(row.outcome == .null, "the answer does not tell of the code")
        return
      }
      #expect(try Live.json(outcome).differences(fromPart: row.outcome ?? .null, at: JSONPointer()) == [])
      guard let reply = row.reply else { return }
      let rendered = Live.adapter(target.vendor).replies.render(outcome, for: target, now: Timestamp(milliseconds: 0))
      #expect(try Live.json(rendered.body).differences(fromPart: reply, at: JSONPointer()) == [])
    }

    private func checkAnswer(_ row: AnswerTable.Case, _ gateway: any RemoteGateway, _ target: Target) async throws {
      let redeemer = Redeemer(appUserId: "ada", deviceId: "$SuperwallDevice:DEVICE-1")
      let question: Question =
        switch row.question {
        case .redeem, .customer: .customer(target.vendor, redeemer)
        case .logIn: .logIn(target.vendor, redeemer, newAppUserId: "grace")
        case .receipt: .receipt(target.vendor, redeemer, storeTransactionId: "sub_1")
        }
      do throws(GatewayError) {
        let answer = try await gateway.answer(ServiceCall(target: target, question: question))
        let told = try? AnswerTests.told(answer)
        #expect(told?.differences(fromPart: row.answer ?? "a failure", at: JSONPointer()) == [])
      } catch {
        guard case .failed(let failure, _) = error else {
          Issue.record("\(error)")
          return
        }
        let told = try? Live.json(failure)
        #expect(told?.differences(fromPart: row.failure ?? "an answer", at: JSONPointer()) == [])
      }
    }

    private static func told(_ answer: Answer) throws -> JSONValue {
      switch answer {
      case .redemption: .null
      case .customer(let grant): try Live.json(grant)
      case .logIn(let grant, let created): ["created": .bool(created), "grant": try Live.json(grant)]
      case .receipt(.granted(let grant)): ["verdict": "granted", "grant": try Live.json(grant)]
      case .receipt(.unknownToken): ["verdict": "unknownToken"]
      case .receipt(.belongsToOtherUser): ["verdict": "belongsToOtherUser"]
      case .reissue, .own: .null
      }
    }
  }
#endif
