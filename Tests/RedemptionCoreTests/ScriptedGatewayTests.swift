import RedemptionCore
import Testing

@Suite("A scripted gateway")
struct ScriptedGatewayTests {
  private let now = Timestamp(milliseconds: 0)

  private func request(_ code: String?) -> RedemptionRequest {
    RedemptionRequest(
      vendor: Vendor(rawValue: "test"), code: code, heldCodes: ["held"],
      redeemer: Redeemer(appUserId: nil, deviceId: "d"))
  }

  @Test("gives its outcomes in order, each with the asked code, and then ends")
  func givesInOrder() throws {
    let gateway = ScriptedGateway(outcomes: [.invalidCode(code: nil), .redeemed(code: "other", grant: Grant())])
    #expect(try gateway.redeem(request("a"), at: now).outcome == .invalidCode(code: "a"))
    #expect(gateway.remainingCount == 1)
    #expect(try gateway.redeem(request("b"), at: now).outcome == .redeemed(code: "b", grant: Grant()))
    #expect(throws: GatewayError.scriptEnded) { try gateway.redeem(request("c"), at: now) }
  }

  @Test("gives no outcome away for a request without a code")
  func keepsOutcomes() throws {
    let gateway = ScriptedGateway(outcomes: [.invalidCode(code: nil)])
    #expect(try gateway.redeem(request(nil), at: now) == RedemptionAnswer(outcome: nil))
    #expect(gateway.remainingCount == 1)
  }
}
