import Foundation
import RevenueCat
import SimulatedPhone
import SuperwallKit
import SwiftUI
import Testing

@testable import ShopRedemption

@MainActor
struct ShopRedemptionTests {
  /// Opens a link in a fresh app of the user `ada`, and returns what the screen says in the end.
  private func message(_ vendor: Vendor, _ link: @MainActor (Phone) throws -> URL) async throws -> String {
    try await Phone.run { phone in
      let url = try link(phone)
      let redemptions = ShopRedemptions()
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      Superwall.configure(apiKey: "pk_key")
      Superwall.shared.delegate = redemptions
      phone.show(ShopView(redemptions: redemptions))
      phone.open(url)
      try await phone.expectRedeemedOnce(url)
      try await phone.wait { redemptions.message != nil }
      return redemptions.message ?? ""
    }
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func aPurchaseIsRedeemed(vendor: Vendor) async throws {
    #expect(try await message(vendor) { try $0.store.purchase(vendor).link } == "Thank you! Your purchase is ready.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func aPurchaseOfSomethingElseDoesNotOpenPro(vendor: Vendor) async throws {
    let message = try await message(vendor) { try $0.store.purchase(vendor, entitlements: ["stickers"]).link }
    #expect(message == "This purchase does not include Pro.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall], [false, true])
  func aLapsedOrRefundedPurchaseIsNoSuccess(vendor: Vendor, isRefunded: Bool) async throws {
    let message = try await message(vendor) { phone in
      let purchase = try phone.store.purchase(vendor)
      try isRefunded ? phone.store.refund(purchase) : phone.store.expire(purchase)
      return purchase.link
    }
    #expect(message == "Your subscription has ended.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func anUnknownLinkIsNotValid(vendor: Vendor) async throws {
    #expect(try await message(vendor) { try $0.store.unknownLink(vendor) } == "This link is not valid.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func anExpiredLinkNamesTheInbox(vendor: Vendor) async throws {
    let message = try await message(vendor) { phone in
      let link = try phone.store.purchase(vendor, email: "jane.doe@example.com").link
      phone.clock.advance(by: .seconds(3600))
      return link
    }
    #expect(message == "This link has expired. Look for a newer one in the inbox of j***@e***e.com.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func anExpiredLinkWithoutAnAddress(vendor: Vendor) async throws {
    let message = try await message(vendor) { phone in
      let link = try phone.store.purchase(vendor, email: nil).link
      phone.clock.advance(by: .seconds(3600))
      return link
    }
    #expect(message == "This link has expired. Check your email for a newer one.")
  }

  @Test(arguments: [Vendor.revenueCat, .superwall])
  func offlineShowsAMessage(vendor: Vendor) async throws {
    let message = try await message(vendor) { phone in
      phone.store.goOffline()
      return try phone.store.purchase(vendor).link
    }
    #expect(message.hasPrefix("Something went wrong: "))
  }

  @Test(arguments: Outcomes.superwall)
  func superwallThanksOnlyForWhatIsActive(situation: Situation) async throws {
    let message = try await message(.superwall) { try situation.url(on: $0) }
    #expect((message == "Thank you! Your purchase is ready.") == (situation.outcome == .redeemed), "\(message)")
    let isWithoutAddress = situation.name == "linkExpired (no address)"
    #expect(message.hasSuffix("Check your email for a newer one.") == isWithoutAddress, "\(message)")
  }

  @Test func anotherUsersPurchaseStaysTheirs() async throws {
    let message = try await message(.revenueCat) { phone in
      try phone.store.setTransferPolicy(.keepWithOriginal, of: .revenueCat)
      return try phone.store.purchase(.revenueCat, appUserID: "bob").link
    }
    #expect(message == "This purchase belongs to another account.")
  }
}
