import RedemptionCore
import RedemptionTesting
import SuperwallAdapter
import Testing

/// Two values of one entitlement, and which one each SDK believes.
struct PrecedenceRow: Sendable, CustomTestStringConvertible {
  enum Winner: Sendable { case kept, incoming }

  let testDescription: String
  let kept: Entitlement
  let incoming: Entitlement
  let winners: [EntitlementPrecedence: Winner]

  init(
    _ description: String, _ kept: Entitlement, _ incoming: Entitlement, ios: Winner, android: Winner,
    wrapper: Winner
  ) {
    testDescription = description
    self.kept = kept
    self.incoming = incoming
    winners = [.ios: ios, .android: android, .wrapper: wrapper]
  }
}

@Suite("Merging entitlements")
struct EntitlementPrecedenceTests {
  private static func entitlement(
    active: Bool = true, product: String? = nil, store: Store? = nil, startsAt: Int64? = nil, renewedAt: Int64? = nil,
    expiresAt: Int64? = nil, isLifetime: Bool? = nil, willRenew: Bool? = nil, state: Entitlement.State? = nil
  ) -> Entitlement {
    Entitlement(
      id: "pro", isActive: active, productId: product, store: store, startsAt: startsAt.map(Timestamp.init),
      renewedAt: renewedAt.map(Timestamp.init), expiresAt: expiresAt.map(Timestamp.init), isLifetime: isLifetime,
      willRenew: willRenew, state: state)
  }

  static let rows: [PrecedenceRow] = [
    PrecedenceRow(
      "active beats all", entitlement(active: false, product: "p", startsAt: 1, isLifetime: true), entitlement(),
      ios: .incoming, android: .incoming, wrapper: .incoming),
    PrecedenceRow(
      "an active one stays", entitlement(), entitlement(active: false, product: "p", startsAt: 1), ios: .kept,
      android: .kept, wrapper: .kept),
    PrecedenceRow(
      "a product is history on iOS and in the wrappers", entitlement(isLifetime: true), entitlement(product: "p"),
      ios: .incoming, android: .kept, wrapper: .incoming),
    PrecedenceRow(
      "a grant from the dashboard is history on iOS", entitlement(isLifetime: true),
      entitlement(store: Store(rawValue: "superwall")), ios: .incoming, android: .kept, wrapper: .kept),
    PrecedenceRow(
      "a start is history on Android", entitlement(product: "p", isLifetime: true), entitlement(startsAt: 1),
      ios: .kept, android: .incoming, wrapper: .kept),
    PrecedenceRow(
      "lifetime beats an end", entitlement(expiresAt: 9), entitlement(isLifetime: true), ios: .incoming,
      android: .incoming, wrapper: .incoming),
    PrecedenceRow(
      "revoked loses, but Android asks for the end first", entitlement(expiresAt: 2, state: .revoked),
      entitlement(expiresAt: 1), ios: .incoming, android: .kept, wrapper: .incoming),
    PrecedenceRow(
      "the later end wins", entitlement(expiresAt: 2), entitlement(expiresAt: 1), ios: .kept, android: .kept,
      wrapper: .kept),
    PrecedenceRow(
      "an end beats none on iOS only", entitlement(), entitlement(expiresAt: 1), ios: .incoming, android: .kept,
      wrapper: .incoming),
    PrecedenceRow(
      "an end that stands first beats none on iOS only", entitlement(expiresAt: 1), entitlement(), ios: .kept,
      android: .kept, wrapper: .incoming),
    PrecedenceRow(
      "the wrappers ask for the renewal first", entitlement(renewedAt: 2, expiresAt: 1),
      entitlement(renewedAt: 1, expiresAt: 2), ios: .incoming, android: .incoming, wrapper: .kept),
    PrecedenceRow(
      "a known renewal beats an unknown one on iOS", entitlement(), entitlement(willRenew: false), ios: .incoming,
      android: .kept, wrapper: .incoming),
    PrecedenceRow(
      "one that renews wins", entitlement(willRenew: false), entitlement(willRenew: true), ios: .incoming,
      android: .incoming, wrapper: .incoming),
    PrecedenceRow(
      "one that renews stays", entitlement(willRenew: true), entitlement(willRenew: false), ios: .kept, android: .kept,
      wrapper: .incoming),
    PrecedenceRow(
      "no grace beats grace on iOS, grace beats a retry on Android", entitlement(state: .inGracePeriod),
      entitlement(state: .inBillingRetryPeriod), ios: .incoming, android: .kept, wrapper: .incoming),
    PrecedenceRow(
      "a known state beats an unknown one", entitlement(), entitlement(state: .expired), ios: .incoming,
      android: .incoming, wrapper: .incoming),
    PrecedenceRow(
      "where nothing decides the earlier stays, except in the wrappers", entitlement(store: .stripe),
      entitlement(store: .paddle), ios: .kept, android: .kept, wrapper: .incoming),
  ]

  @Test("each SDK asks its own questions in its own order", arguments: rows, EntitlementPrecedence.allCases)
  func decides(_ row: PrecedenceRow, by precedence: EntitlementPrecedence) {
    let expected = row.winners[precedence] == .kept ? row.kept : row.incoming
    #expect(precedence.merged(row.kept, row.incoming) == expected)
  }

  @Test("the products of both are named, except in the wrappers", arguments: EntitlementPrecedence.allCases)
  func unitesProducts(by precedence: EntitlementPrecedence) {
    let device = Entitlement(id: "pro", isActive: true, productIds: ["a", "b"])
    let web = Entitlement(id: "pro", isActive: false, productIds: ["b", "c"])
    let merged = precedence.merge([device], [web])
    #expect(merged["pro"]?.productIds == (precedence == .wrapper ? ["a", "b"] : ["a", "b", "c"]))
  }

  @Test("every SDK has its precedence")
  func knowsItsTargets() {
    for platform in Platform.allCases {
      let native: EntitlementPrecedence = platform == .ios ? .ios : .android
      for sdk in SDK.allCases {
        let wraps = sdk == .flutter || sdk == .kmp
        #expect(EntitlementPrecedence(sdk: sdk, platform: platform) == (wraps ? .wrapper : native))
      }
    }
  }

  @Test("merging unites the identifiers, and merging again changes nothing", arguments: EntitlementPrecedence.allCases)
  func isIdempotent(by precedence: EntitlementPrecedence) {
    var outcomes = OutcomeGenerator()
    for _ in 0..<200 {
      let device = outcomes.outcome(of: .redeemed).grant?.entitlements ?? []
      let web = outcomes.outcome(of: .redeemed).grant?.entitlements ?? []
      let merged = precedence.merge(device, web)
      #expect(merged.map(\.id) == Set(device.map(\.id) + web.map(\.id)).sorted(), "seed \(outcomes.seed)")
      #expect(precedence.merge(merged, merged) == merged, "seed \(outcomes.seed)")
      #expect(precedence.merge(device, device) == device, "seed \(outcomes.seed)")
      #expect(precedence.merge(device) == device && precedence.merge([], device) == device, "seed \(outcomes.seed)")
    }
  }

  @Test("the web's entitlements are the active ones of the whole answer")
  func tellsTheWeb() {
    let active = Entitlement(id: "pro", isActive: true, productIds: ["a"])
    let lapsed = Entitlement(id: "pro", isActive: false, productIds: ["b"])
    let other = Entitlement(id: "old", isActive: false)
    let web = SuperwallAdapter().webEntitlements(
      of: [
        .subscriptionExpired(code: "1", grant: Grant(entitlements: [lapsed, other])), .invalidCode(code: "2"),
        .redeemed(code: "3", grant: Grant(entitlements: [active])),
      ], on: .ios)
    #expect(web.map(\.id) == ["pro"])
    #expect(web["pro"]?.productIds == ["a", "b"])
  }

  @Test("a set of SuperwallKit's entitlements unites by priority")
  func unitesSets() {
    let device: Set = [SuperwallEntitlement(id: "pro", isActive: false, productIds: ["a"])]
    let web: Set = [SuperwallEntitlement(id: "pro", isActive: true, productIds: ["b"])]
    #expect(device.union(web) == [SuperwallEntitlement(id: "pro", isActive: true, productIds: ["a", "b"])])
    #expect(SuperwallEntitlement(id: "pro").store == .appStore)
  }
}
