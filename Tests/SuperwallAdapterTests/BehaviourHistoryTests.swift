import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Whatever happens to an app with Superwall's SDK")
struct BehaviourHistoryTests {
  private static let ids = ["gold", "plus", "pro"]
  private static let stores = [Store.appStore, .playStore, .stripe]
  private let start = Timestamp(milliseconds: 1_700_000_000_000)

  private func entitlements(using generator: inout SeededGenerator) -> [Entitlement] {
    BehaviourHistoryTests.ids.filter { _ in Bool.random(using: &generator) }.map { id in
      Entitlement(
        id: id, isActive: .random(using: &generator), productIds: [id],
        store: BehaviourHistoryTests.stores.randomElement(using: &generator),
        expiresAt: Bool.random(using: &generator)
          ? start.advanced(byMilliseconds: .random(in: 0...9, using: &generator)) : nil)
    }
  }

  private func call(using generator: inout SeededGenerator) -> SDKCall {
    let references = entitlements(using: &generator).map { EntitlementReference.whole($0) }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return .own(SetDeviceEntitlements(entitlements: references, after: .purchase))
    case 1: return .own(SetSubscriptionStatus(status: .active(references)))
    case 2: return .own(SetPurchaseController(external: .random(using: &generator)))
    case 3: return .own(SetPaywall(open: .random(using: &generator), entitlements: ["pro"]))
    case 4: return .logIn(appUserId: Bool.random(using: &generator) ? "jane" : "bob")
    case 5: return .logOut
    case 6: return .foreground
    default: return .redeem(.code("c\(Int.random(in: 0...3, using: &generator))"))
    }
  }

  private func answer(
    to question: Question, using generator: inout SeededGenerator
  ) -> Result<Answer, GatewayError> {
    let grant = Grant(owner: .device(id: "d"), entitlements: IdentifiedList(entitlements(using: &generator)))
    guard case .redeem(let request) = question else { return .success(.customer(grant)) }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return .failure(.failed(RedemptionFailure(reason: .unreadable, message: "")))
    }
    let stored = request.storedCodes.map { RedemptionOutcome.redeemed(code: $0, grant: grant) }
    let outcome = request.code.map { RedemptionOutcome.redeemed(code: $0, grant: grant) }
    return .success(.redemption(RedemptionAnswer(outcome: outcome, storedOutcomes: stored, customer: grant)))
  }

  @Test("keeps what every behaviour promises")
  func keepsPromises() {
    let violations = AdapterContract(SuperwallAdapter()).behaviourViolations()
    #expect(violations.isEmpty, "\(violations.prefix(5).joined(separator: "\n"))")
  }

  @Test(
    "changes are sent if there are any and only then, and every redemption begins and ends",
    arguments: Platform.allCases)
  func tells(on platform: Platform) {
    var generator = SeededGenerator()
    var options = SuperwallOptions()
    (options.entitlementsMaxAge, options.products) = (2, ["p": BehaviourHistoryTests.ids])
    // The delegate of iOS may never hear if it has to wait for that alert.
    options.confirmationAlert = false
    let target = Target(vendor: .superwall, sdk: .native, platform: platform)
    var driver = BehaviourDriver(SuperwallBehaviour(target: target, options: options), now: start)
    driver.begin()
    var history = History(status: driver.behaviour.status)
    for moment in 0..<3_000 {
      driver.now = start.advanced(byMilliseconds: Int64(moment / 300))
      history.take(driver.call(call(using: &generator)), generator.seed)
      while let question = driver.questions.first?.question {
        history.take(driver.answer(answer(to: question, using: &generator)), generator.seed)
      }
      let status = driver.behaviour.status
      // iOS tells of no change that only dates or products have.
      #expect(history.status == driver.behaviour.toldStatus ?? status, "seed \(generator.seed)")
      let ids = history.status.entitlements.map { "\($0.id) \($0.isActive)" }
      #expect(ids == status.entitlements.map { "\($0.id) \($0.isActive)" }, "seed \(generator.seed)")
      let lists = driver.behaviour.state.entitlements
      #expect(Set(lists.active).isDisjoint(with: lists.inactive), "seed \(generator.seed)")
      #expect(lists.all.map(\.id) == BehaviourHistoryTests.ids, "seed \(generator.seed)")
      #expect(!lists.web.contains { !$0.isActive }, "seed \(generator.seed)")
    }
    #expect(history.begun == history.ended && history.begun > 100, "seed \(generator.seed)")
    #expect(driver.behaviour.state.redemptionsInProgress == 0)
  }
}

/// What an app has been told.
private struct History {
  var status: AccessStatus
  var customer = Grant()
  var begun = 0
  var ended = 0

  mutating func take(_ effects: [SDKEffect], _ seed: UInt64) {
    for case .tell(let event) in effects {
      switch event.params {
      case let change as SubscriptionStatusChange:
        #expect(change.from == status && change.from != change.to, "seed \(seed)")
        status = change.to
      case let change as CustomerInfoChange:
        // Who the user is counts when a customer info is read (iOS).
        let from = Grant(entitlements: change.from.entitlements.owned)
        #expect(from == customer && change.from != change.to, "seed \(seed)")
        customer = Grant(entitlements: change.to.entitlements.owned)
      case is RedemptionReply: ended += 1
      default: begun += event.name == "willRedeemLink" ? 1 : 0
      }
    }
  }
}

extension IdentifiedList<Entitlement> {
  /// Without what the configuration gives: inactive entitlements, and the products of the others.
  fileprivate var owned: IdentifiedList<Entitlement> {
    IdentifiedList(
      filter { $0.isActive || $0.store != nil || $0.expiresAt != nil }.map {
        Entitlement(id: $0.id, isActive: $0.isActive, store: $0.store, expiresAt: $0.expiresAt)
      })
  }
}
