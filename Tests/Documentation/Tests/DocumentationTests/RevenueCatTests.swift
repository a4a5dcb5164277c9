import Foundation
import RevenueCat
import SimulatedPhone
import SwiftUI
import Testing

@testable import PrintedCode

@Suite("RevenueCat's printed Swift") @MainActor
struct RevenueCatTests {
  /// The two printed ways to redeem.
  enum Way: CaseIterable, Sendable { case modifier, parsing }

  /// Every result, and what the screen says about it.
  enum Case: CaseIterable, Sendable {
    case success, ranOut, refunded, error, offline, invalidToken, otherUser, expired, used

    var message: String {
      switch self {
      case .success: "unlocked pro"
      case .ranOut, .refunded: "ran out"
      case .error: "failed: Unknown error."
      case .offline: "failed: Error performing request because the internet connection appears to be offline."
      case .invalidToken: "no such link"
      case .otherUser: "somebody else's"
      case .expired, .used: "too old, new one sent to j***@e***e.com"
      }
    }
  }

  @Test("both ways show each result", arguments: Way.allCases, Case.allCases)
  func shows(way: Way, result: Case) async throws {
    try await Phone.run { phone in
      let link = try await link(to: result, on: phone)
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      let notice = RedemptionNotice()
      switch way {
      case .modifier: phone.show(RedeemingView(notice))
      case .parsing: phone.show(ParsingView(notice))
      }
      phone.open(link)
      try await phone.wait { !notice.messages.isEmpty }
      #expect(notice.messages.count == 1)
      // The texts of errors end with the service's own words.
      #expect(notice.messages.first?.hasPrefix(result.message) == true, "\(notice.messages)")
      #expect(phone.store.redemptions(of: link).count == 1)
    }
  }

  private func link(to result: Case, on phone: Phone) async throws -> URL {
    let store = phone.store
    switch result {
    case .invalidToken: return try store.unknownLink(.revenueCat)
    case .otherUser:
      try store.setTransferPolicy(.keepWithOriginal, of: .revenueCat)
      return try store.purchase(.revenueCat, appUserID: "bob").link
    default: break
    }
    let purchase = try store.purchase(.revenueCat)
    switch result {
    case .ranOut: try store.expire(purchase)
    case .refunded: try store.refund(purchase)
    case .error: store.fail(status: 503)
    case .offline: store.goOffline()
    case .expired: phone.clock.advance(by: .seconds(3600))
    case .used:
      let other = Purchases(appUserID: "eve", environment: phone.environment)
      _ = await other.redeemWebPurchase(try #require(purchase.link.asWebPurchaseRedemption))
      phone.store.forgetRedemptions()
    case .success, .invalidToken, .otherUser: break
    }
    return purchase.link
  }

  @Test("other links are ignored, and with the modifier every link before the SDK is configured")
  func ignores() async throws {
    try await Phone.run { phone in
      let notice = RedemptionNotice()
      phone.show(RedeemingView(notice))
      let link = try phone.store.purchase(.revenueCat).link
      phone.open(link)
      Purchases.configure(withAPIKey: "appl_key")
      phone.open(try #require(URL(string: "shop://settings")))
      phone.open(link)
      try await phone.wait { !notice.messages.isEmpty }
      #expect(notice.messages == ["unlocked pro"])
      #expect(phone.store.redemptions.count == 1)
    }
  }
}
