import RedemptionCore
import Testing

@Suite("A scripted gateway")
struct ScriptedGatewayTests {
  private let now = Timestamp(milliseconds: 0)

  private func request(_ code: String?) -> RedemptionQuestion {
    RedemptionQuestion(
      vendor: Vendor(rawValue: "test"), code: code, storedCodes: ["held"],
      redeemer: Redeemer(appUserId: nil, deviceId: "d"))
  }

  private func redeem(_ code: String?, _ gateway: ScriptedGateway) throws -> RedemptionAnswer? {
    guard case .redemption(let answer) = try gateway.answer(.redeem(request(code)), at: now) else { return nil }
    return answer
  }

  @Test("gives its outcomes in order, each with the asked code, and then ends")
  func givesInOrder() throws {
    let gateway = ScriptedGateway(outcomes: [.invalidCode(code: nil), .redeemed(code: "other", grant: Grant())])
    #expect(try redeem("a", gateway)?.outcome == .invalidCode(code: "a"))
    #expect(gateway.remainingCount == 1)
    #expect(try redeem("b", gateway)?.outcome == .redeemed(code: "b", grant: Grant()))
    #expect(throws: GatewayError.scriptEnded) { try redeem("c", gateway) }
  }

  @Test("gives no outcome away for a request without a code")
  func keepsOutcomes() throws {
    let gateway = ScriptedGateway(outcomes: [.invalidCode(code: nil)])
    #expect(try redeem(nil, gateway)?.outcome == nil)
    #expect(gateway.remainingCount == 1)
  }
}
