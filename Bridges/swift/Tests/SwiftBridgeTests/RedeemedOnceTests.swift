import Foundation
import RevenueCat
import SimulatedPhone
import SuperwallKit
import Testing

@Suite("A link is redeemed exactly once") @MainActor
struct RedeemedOnceTests {
  /// An app that redeems each link that opens it after these delays, in milliseconds.
  private func run(_ delays: [Int], _ body: @MainActor (Phone, URL) async throws -> Void) async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      phone.onOpenURL { url in
        for delay in delays {
          Task {
            try await Task.sleep(for: .milliseconds(delay))
            if let redemption = url.asWebPurchaseRedemption { _ = await Purchases.shared.redeemWebPurchase(redemption) }
          }
        }
      }
      let link = try phone.store.purchase(.revenueCat).link
      phone.open(link)
      try await body(phone, link)
    }
  }

  @Test(arguments: [0, 10, 50, 100, 500, 900])
  func aRedemptionWithinASecondPasses(delay: Int) async throws {
    try await run([delay]) { phone, link in
      let redemption = try await phone.expectRedeemedOnce(link, .redeemed)
      #expect(redemption.appUserID == "ada")
    }
  }

  @Test(arguments: [20, 50, 100, 200])
  func aSecondRedemptionFails(delay: Int) async throws {
    try await run([0, delay]) { phone, link in
      let error = await #expect(throws: Phone.RedeemedOnceFailed.self) { try await phone.expectRedeemedOnce(link) }
      #expect(error?.description.contains("but there were 2") == true)
    }
  }

  @Test func aSecondOneWhoseAnswerIsLateFails() async throws {
    try await run([0]) { phone, link in
      try await phone.expectRedeemedOnce(link, quiet: .zero)
      phone.store.hold()
      phone.open(link)
      try await phone.wait { phone.store.heldAnswers > 0 }
      Task {
        try await Task.sleep(for: .milliseconds(500))
        phone.store.release()
      }
      await #expect(throws: Phone.RedeemedOnceFailed.self) { try await phone.expectRedeemedOnce(link) }
    }
  }

  @Test func aLaterOneNeedsALongerTime() async throws {
    try await run([1_100]) { phone, link in
      try await phone.expectRedeemedOnce(link, .redeemed, within: .seconds(2))
    }
    try await run([0, 1_000]) { phone, link in
      try await phone.expectRedeemedOnce(link, .redeemed)
      await #expect(throws: Phone.RedeemedOnceFailed.self) {
        try await phone.expectRedeemedOnce(link, quiet: .milliseconds(1_500))
      }
    }
  }

  @Test func anotherOutcomeAndNoneFail() async throws {
    try await run([]) { phone, link in
      let never = await #expect(throws: Phone.RedeemedOnceFailed.self) {
        try await phone.expectRedeemedOnce(link, within: .milliseconds(50))
      }
      #expect(never?.description.contains("but there were 0. No SDK redeemed anything.") == true)
    }
    try await run([0]) { phone, link in
      let other = await #expect(throws: Phone.RedeemedOnceFailed.self) {
        try await phone.expectRedeemedOnce(link, .invalidCode, quiet: .seconds(60))
      }
      #expect(other?.description.contains("but it was redeemed") == true)
    }
  }

  private final class Delegate: PurchasesDelegate, SuperwallDelegate, @unchecked Sendable {
    var heard = 0
    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: RevenueCat.CustomerInfo) { heard += 1 }
    func didRedeemLink(result: RedemptionResult) { heard += 1 }
  }

  @Test("after an installation, delegates from before hear nothing, and a call in progress does not reach it")
  func beginsAfresh() async throws {
    try await Phone.run { phone in
      let delegate = Delegate()
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      Superwall.configure(apiKey: "pk_key")
      (Purchases.shared.delegate, Superwall.shared.delegate) = (delegate, delegate)
      let old = try #require(try phone.store.purchase(.revenueCat).link.asWebPurchaseRedemption)
      phone.store.hold()
      async let late = Purchases.shared.redeemWebPurchase(old)
      try await phone.wait { phone.store.heldAnswers > 0 }
      phone.install()
      Purchases.configure(withAPIKey: "appl_key", appUserID: "bob")
      Superwall.configure(apiKey: "pk_key")
      phone.store.release()
      _ = await late
      delegate.heard = 0
      let link = try phone.store.purchase(.superwall).link
      Superwall.handleDeepLink(link)
      try await phone.expectRedeemedOnce(link, .redeemed)
      _ = try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent)
      #expect(delegate.heard == 0)
      #expect(Purchases.shared.appUserID == "bob")
    }
  }
}
