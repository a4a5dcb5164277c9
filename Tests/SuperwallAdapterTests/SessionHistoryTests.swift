import RedemptionCore
import RedemptionTesting
import SuperwallAdapter
import Testing

@Suite("Whatever happens to a session of Superwall's")
struct SessionHistoryTests {
  private static let ids = ["gold", "plus", "pro"]
  private static let stores = [Store.appStore, .playStore, .stripe]
  private let start = Timestamp(milliseconds: 1_700_000_000_000)

  private func entitlements(using generator: inout SeededGenerator) -> [Entitlement] {
    SessionHistoryTests.ids.filter { _ in Bool.random(using: &generator) }.map { id in
      Entitlement(
        id: id, isActive: .random(using: &generator), productIds: [id],
        store: SessionHistoryTests.stores.randomElement(using: &generator),
        expiresAt: Bool.random(using: &generator)
          ? start.advanced(byMilliseconds: .random(in: 0...9, using: &generator)) : nil)
    }
  }

  private func call(using generator: inout SeededGenerator) -> SessionCall {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: .setDeviceEntitlements(entitlements(using: &generator), after: .purchase)
    case 1: .setStatus(AccessStatus(entitlements(using: &generator)))
    case 2: .setPurchaseController(.random(using: &generator))
    case 3: .setPaywall(Bool.random(using: &generator) ? OpenPaywall(entitlements: ["pro"]) : nil)
    case 4: .logIn(appUserId: Bool.random(using: &generator) ? "jane" : "bob")
    case 5: .logOut(anonymousAppUserId: nil)
    case 6: .foreground
    default: .redeem(code: "c\(Int.random(in: 0...3, using: &generator))")
    }
  }

  private func answer(
    to request: Question, using generator: inout SeededGenerator
  ) -> Result<Answer, GatewayError> {
    let grant = Grant(owner: .device(id: "d"), entitlements: IdentifiedList(entitlements(using: &generator)))
    guard case .redeem(let redemption) = request else { return .success(.customer(grant)) }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return .failure(.failed(RedemptionFailure(reason: .unreadable, message: "")))
    }
    let held = redemption.storedCodes.map { RedemptionOutcome.redeemed(code: $0, grant: grant) }
    let outcome = redemption.code.map { RedemptionOutcome.redeemed(code: $0, grant: grant) }
    return .success(.redemption(RedemptionAnswer(outcome: outcome, storedOutcomes: held, customer: grant)))
  }

  @Test(
    "changes are told when there are any and only then, and every redemption begins and ends",
    arguments: Platform.allCases)
  func tells(on platform: Platform) {
    var generator = SeededGenerator()
    let target = Target(vendor: .superwall, sdk: .native, platform: platform)
    var session = Session(
      target: target, profile: SuperwallAdapter().sessionProfile(for: target),
      redeemer: Redeemer(appUserId: nil, deviceId: "d"), isAnonymous: true, isConfigured: true,
      options: SessionOptions(entitlementsMaxAge: 2, products: ["p": SessionHistoryTests.ids]))
    var status = session.status
    var customer = Grant()
    var calls = (will: 0, did: 0)
    for moment in 0..<3_000 {
      let now = start.advanced(byMilliseconds: Int64(moment / 300))
      var effects = session.handle(.called(call(using: &generator), nil), at: now)
      while !effects.isEmpty {
        switch effects.removeFirst() {
        case .ask(let attempt, let request):
          effects = session.handle(.answered(attempt, answer(to: request, using: &generator)), at: now) + effects
        case .wait(let attempt, _, _): effects = session.handle(.waited(attempt), at: now) + effects
        case .tell(let event):
          switch event.body {
          case .statusChange(let old, let new):
            #expect(old == status && old != new, "seed \(generator.seed)")
            status = new
          case .customerChange(let old, let new):
            #expect(old == customer && old != new, "seed \(generator.seed)")
            customer = new
          case .reply: calls.did += 1
          default: calls.will += event.name == "willRedeemLink" ? 1 : 0
          }
        case .schedule, .finish, .abandon: break
        }
      }
      #expect(session.status == status, "seed \(generator.seed)")
      let lists = session.entitlements
      #expect(Set(lists.active.map(\.id)).isDisjoint(with: lists.inactive.map(\.id)), "seed \(generator.seed)")
      #expect(lists.all.map(\.id) == SessionHistoryTests.ids, "seed \(generator.seed)")
      #expect(!lists.web.contains { !$0.isActive }, "seed \(generator.seed)")
    }
    #expect(calls.will == calls.did && calls.will > 100, "seed \(generator.seed)")
    #expect(session.redemptionsUnderWay == 0)
  }
}
