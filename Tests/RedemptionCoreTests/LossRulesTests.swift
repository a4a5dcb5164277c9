import RedemptionCore
import Testing

@Suite("Loss rules")
struct LossRulesTests {
  private let rules = LossRules([
    .never("/grant/entitlements/*/planId", "no plans"), .sometimes("/grant/customer", "no customers"),
    .never("/failure/attempts", "no attempts"), .never("/grant/paywall", "no paywalls"),
  ])

  private func grant(plan: String?, customer: String? = nil) -> Grant {
    Grant(
      entitlements: [
        Entitlement(id: "a", isActive: true, planId: plan), Entitlement(id: "b", isActive: true, planId: plan),
      ],
      customer: customer.map {
        Customer(originalAppUserId: $0, firstSeen: Timestamp(milliseconds: 0), requestDate: Timestamp(milliseconds: 0))
      })
  }

  @Test("name nothing when nothing is lost")
  func nameNothing() {
    let outcome = RedemptionOutcome.redeemed(code: "c", grant: grant(plan: nil))
    #expect(rules.losses(of: outcome, readAs: outcome).isEmpty)
  }

  @Test("name every place that a pattern covers")
  func nameEveryPlace() {
    let losses = rules.losses(
      of: .redeemed(code: "c", grant: grant(plan: "p")), readAs: .redeemed(code: "c", grant: grant(plan: nil)))
    #expect(losses.map(\.path.description) == ["/grant/entitlements/a/planId", "/grant/entitlements/b/planId"])
    #expect(losses.allSatisfy { $0.message == "no plans" })
  }

  @Test("name the place of the rule, not every member below it")
  func nameTheRulesPlace() {
    let losses = rules.losses(
      of: .redeemed(code: "c", grant: grant(plan: nil, customer: "x")),
      readAs: .redeemed(code: "c", grant: grant(plan: nil, customer: "y")))
    #expect(losses == [Loss(path: JSONPointer(["grant", "customer"]), message: "no customers")])
  }

  @Test("report a difference that no rule declares")
  func reportUndeclared() {
    let losses = rules.losses(of: .invalidCode(code: "a"), readAs: .invalidCode(code: nil))
    #expect(losses == [Loss(path: JSONPointer(["code"]), message: LossRules.undeclaredMessage)])
  }

  @Test("prefer the first of several that cover a place")
  func preferTheFirst() {
    let more = LossRules([.never("/code", "first")]).adding([.never("/code", "second")])
    #expect(more.losses(of: .invalidCode(code: "a"), readAs: .invalidCode(code: nil)).map(\.message) == ["first"])
  }

  @Test("tell of a reply what its shape never carries, for the members that this kind has")
  func tellOfReading() {
    let read = rules.lossesOfReading(.redeemed(code: "c", grant: grant(plan: nil)))
    #expect(
      read.map(\.path.description) == [
        "/grant/entitlements/a/planId", "/grant/entitlements/b/planId", "/grant/paywall",
      ])
    #expect(rules.lossesOfReading(.invalidCode(code: "c")).isEmpty)
    let failure = RedemptionFailure(reason: .offline, message: "")
    #expect(
      rules.lossesOfReading(.failed(code: "c", failure: failure)).map(\.path.description) == ["/failure/attempts"])
  }

  @Test("where kinds differ, the kind and what only one of them has is lost")
  func tellOfKinds() {
    let paths = RedemptionOutcome.subscriptionExpired(code: "c", grant: Grant()).differences(
      from: .invalidCode(code: "c"))
    #expect(paths.map(\.description) == ["/kind", "/grant"])
  }
}
