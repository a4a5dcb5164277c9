import Foundation
import RedemptionCore
import RevenueCat
import SimulatedPhone
import SuperwallAdapter
import SuperwallKit
import Testing

@testable import PrintedCode

@Suite("Superwall's printed Swift beside RevenueCat") @MainActor
struct StripeLinkingTests {
  private func start(_ phone: Phone) -> StripeLinking {
    let linking = StripeLinking()
    Superwall.configure(apiKey: "pk_key")
    Superwall.shared.delegate = linking
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    return linking
  }

  @Test("posts each subscription to RevenueCat, then fetches the customer info; again after a login")
  func links() async throws {
    try await Phone.run { phone in
      let linking = start(phone)
      let purchase = try phone.store.purchase(.superwall)
      Superwall.handleDeepLink(purchase.link)
      try await phone.wait { linking.active.count == 1 }
      #expect(linking.active == [["pro"]])
      #expect(phone.store.receipts.map(\.appUserID) == ["ada"])
      #expect(phone.store.receipts.map(\.storeTransactionId) == [purchase.storeTransactionId])
      #expect(phone.store.receipts.map(\.status) == [200])
      try await linking.logIn("bob")
      try await phone.wait { linking.active.count == 2 }
      #expect(linking.active == [["pro"], ["pro"]])
      #expect(phone.store.receipts.map(\.appUserID) == ["ada", "bob"])
      #expect(Purchases.shared.appUserID == "bob")
    }
  }

  @Test("posts all subscriptions of one redemption")
  func linksAll() async throws {
    try await Phone.run { phone in
      let ids = try ["plus", "pro"].map { name in
        try phone.store.purchase(.superwall, product: "\(name)_monthly", entitlements: [name]).storeTransactionId
      }
      let purchaser = Purchaser(id: "buyer", storeIdentifiers: .stripe(customerId: "cus_1", subscriptionIds: ids))
      let outcome = RedemptionOutcome.redeemed(code: nil, grant: Grant(purchaser: purchaser))
      // A gateway of the test's own answers Superwall.
      let script = HostEnvironment(gateway: ScriptedGateway(outcomes: [outcome]))
      Superwall.install(SuperwallSetup(environment: script))
      let linking = start(phone)
      Superwall.handleDeepLink(try #require(URL(string: "shop://superwall/redeem?code=redemption_1")))
      try await phone.wait { linking.active.count == 1 }
      #expect(linking.active == [["plus", "pro"]])
      #expect(phone.store.receipts.map(\.storeTransactionId).sorted() == ids.sorted())
    }
  }

  /// Redemptions after which there is nothing to link.
  enum Nothing: CaseIterable, Sendable { case paddle, invalidCode, expiredSubscription, offline, expiredCode }

  @Test("links nothing without a Stripe subscription", arguments: Nothing.allCases)
  func skips(reason: Nothing) async throws {
    try await Phone.run { phone in
      let linking = start(phone)
      let purchase = try phone.store.purchase(.superwall, store: reason == .paddle ? .paddle : nil)
      switch reason {
      case .expiredSubscription: try phone.store.expire(purchase)
      case .offline: phone.store.goOffline()
      case .expiredCode: phone.clock.advance(by: .seconds(3600))
      case .paddle, .invalidCode: break
      }
      let link = reason == .invalidCode ? try phone.store.unknownLink(.superwall) : purchase.link
      Superwall.handleDeepLink(link)
      try await phone.wait { !phone.store.redemptions(of: link).isEmpty }
      try await Task.sleep(for: .milliseconds(50))
      #expect(linking.active.isEmpty && phone.store.receipts.isEmpty)
    }
  }

  @Test("a purchase that another user keeps is not linked")
  func keepsOther() async throws {
    try await Phone.run { phone in
      try phone.store.setTransferPolicy(.keepWithOriginal, of: .revenueCat)
      let linking = start(phone)
      Superwall.handleDeepLink(try phone.store.purchase(.superwall).link)
      try await phone.wait { linking.active.count == 1 }
      try await linking.logIn("bob")
      try await phone.wait { linking.active.count == 2 }
      #expect(linking.active == [["pro"], []])
      #expect(phone.store.receipts.map(\.status) == [200, 400])
    }
  }
}
