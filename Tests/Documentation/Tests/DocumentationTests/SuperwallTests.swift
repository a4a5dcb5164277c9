import Foundation
import SimulatedPhone
import SuperwallKit
import Testing

@testable import PrintedCode

@Suite("Superwall's printed Swift") @MainActor
struct SuperwallTests {
  /// Every result, and what the app says about it.
  enum Case: CaseIterable, Sendable {
    case success, expiredSubscription, error, offline, invalidCode, expiredCode

    var message: String {
      switch self {
      case .success: "unlocked pro"
      case .expiredSubscription: "ran out: jane.doe@example.com"
      case .error, .offline: "failed: "
      case .invalidCode: "no such code"
      case .expiredCode: "too old, new one sent to j***@e***e.com"
      }
    }
  }

  @Test("the delegate has a message for each result, and keeps the buyer's address", arguments: Case.allCases)
  func tells(result: Case) async throws {
    try await Phone.run { phone in
      let link = try link(to: result, on: phone)
      let messages = RedemptionMessages()
      Superwall.configure(apiKey: "pk_key")
      Superwall.shared.delegate = messages
      phone.store.hold()
      #expect(Superwall.handleDeepLink(link))
      try await phone.wait { messages.isLoading }
      #expect(messages.messages.isEmpty)
      phone.store.release()
      try await phone.wait { !messages.messages.isEmpty }
      #expect(!messages.isLoading)
      #expect(messages.messages.count == 1)
      #expect(messages.messages.first?.hasPrefix(result.message) == true, "\(messages.messages)")
      let email = Superwall.shared.userAttributes["email"] as? String
      #expect(email == (result == .success ? "jane.doe@example.com" : nil))
      #expect(Superwall.shared.subscriptionStatus.isActive == (result == .success))
    }
  }

  private func link(to result: Case, on phone: Phone) throws -> URL {
    guard result != .invalidCode else { return try phone.store.unknownLink(.superwall) }
    let purchase = try phone.store.purchase(.superwall)
    switch result {
    case .expiredSubscription: try phone.store.expire(purchase)
    case .error: phone.store.fail(status: 500)
    case .offline: phone.store.goOffline()
    case .expiredCode: phone.clock.advance(by: .seconds(3600))
    case .success, .invalidCode: break
    }
    return purchase.link
  }

  @Test("the purchase controller unites the device's products with the web", arguments: [false, true], [false, true])
  func syncs(ownsProduct: Bool, redeems: Bool) async throws {
    let products = ["plus_monthly": ["plus"], "max_monthly": ["max"]]
    try await Phone.run(products: products, ownedProducts: ownsProduct ? ["plus_monthly"] : []) { phone in
      let sync = StatusSync()
      Superwall.configure(apiKey: "pk_key", purchaseController: sync)
      Superwall.shared.delegate = sync
      #expect(Superwall.shared.subscriptionStatus == .unknown)
      await sync.syncSubscriptionStatus()
      #expect(ids == (ownsProduct ? ["plus"] : []))
      #expect(Superwall.shared.subscriptionStatus.isActive == ownsProduct)
      guard redeems else { return }
      Superwall.handleDeepLink(try phone.store.purchase(.superwall).link)
      try await phone.wait { ids.contains("pro") }
      #expect(ids == (ownsProduct ? ["plus", "pro"] : ["pro"]))
      #expect(Superwall.shared.entitlements.web.map(\.id) == ["pro"])
      // What is bought in the App Store later counts with the next sync.
      phone.ownedProducts = ["max_monthly"]
      #expect(!ids.contains("max"))
      await sync.syncSubscriptionStatus()
      #expect(ids == ["max", "pro"])
    }
  }

  @Test("a redemption that fails changes nothing under the purchase controller")
  func keeps() async throws {
    try await Phone.run(products: ["plus_monthly": ["plus"]], ownedProducts: ["plus_monthly"]) { phone in
      let sync = StatusSync()
      Superwall.configure(apiKey: "pk_key", purchaseController: sync)
      Superwall.shared.delegate = sync
      await sync.syncSubscriptionStatus()
      let link = try phone.store.unknownLink(.superwall)
      Superwall.handleDeepLink(link)
      try await phone.wait { phone.store.redemptions(of: link).count == 1 }
      #expect(ids == ["plus"])
    }
  }

  /// The identifiers of the active entitlements, as the status has them.
  private var ids: [String] {
    guard case .active(let entitlements) = Superwall.shared.subscriptionStatus else { return [] }
    return entitlements.map(\.id).sorted()
  }
}
