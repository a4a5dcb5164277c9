import Observation
import RevenueCat
import SimulatedPhone
import StoreKit
import SwiftUI
import Testing

/// Members that apps use around a redemption.
@Suite(.serialized) @MainActor struct MembersTests {
  @Test("what completes purchases is what the app has configured, until the next phone")
  func completion() async {
    await Phone.run { _ in
      let builder = Configuration.Builder(withAPIKey: "appl_key")
      Purchases.configure(with: builder.with(purchasesAreCompletedBy: .myApp, storeKitVersion: .storeKit2))
      #expect(Purchases.shared.purchasesAreCompletedBy == .myApp)
      Purchases.shared.purchasesAreCompletedBy = .revenueCat
      #expect(Purchases.shared.purchasesAreCompletedBy == .revenueCat)
      #expect(await Purchases.shared.checkTrialOrIntroDiscountEligibility(packages: []).isEmpty)
      Purchases.shared.purchasesAreCompletedBy = .myApp
    }
    await Phone.run { _ in
      Purchases.configure(withAPIKey: "appl_key")
      #expect(Purchases.shared.purchasesAreCompletedBy == .revenueCat)
    }
  }

  @Test("a product that the phone owns has a transaction, and another one has none")
  func entitlement() async throws {
    try await Phone.run(ownedProducts: ["pro_yearly"]) { phone in
      let owned = try await SK2Product(id: "pro_yearly").currentEntitlement?.payloadValue
      #expect(owned?.productID == "pro_yearly")
      #expect(await Product(id: "other").latestTransaction == nil)
      #expect(await Transaction.latest(for: "pro_yearly")?.unsafePayloadValue == owned)
      phone.ownedProducts = []
      #expect(await Transaction.currentEntitlement(for: "pro_yearly") == nil)
    }
  }

  @Test("a table by outcome names its keys without a module of the core's")
  func table() {
    let says: [OutcomeKind: String] = [.redeemed: "Thank you!", .linkExpired: "Look for a newer one."]
    #expect(Outcomes.revenueCat.filter { says[$0.outcome] != nil }.count == 4)
  }

  @Test("a text that can be translated is its default, or its key")
  func localized() {
    let email = "j***@e***e.com"
    #expect(String(localized: "It went to \(email).", table: "Settings", comment: "expired") == "It went to \(email).")
    #expect(String(localized: "expired", defaultValue: "It went to \(email).") == "It went to \(email).")
  }

  @Observable final class Shop { var isOpen = true }

  enum NameKey: EnvironmentKey { static let defaultValue = "nobody" }

  struct Seen: View {
    @Environment(\.shopName) var name
    @Environment(Shop.self) var shop: Shop?
    let tell: (String) -> Void
    var body: some View { Text("shop").onOpenURL { _ in tell("\(name) \(shop?.isOpen == true)") } }
  }

  @Test("a view reads the app's own values and objects from above, until the next phone")
  func environment() async throws {
    let url = try #require(URL(string: "shop://open"))
    var told: [String] = []
    await Phone.run { phone in
      phone.show(Seen { told.append($0) }.environment(\.shopName, "ada").environment(Shop()))
      phone.open(url)
    }
    await Phone.run { phone in
      phone.show(Seen { told.append($0) })
      phone.open(url)
    }
    #expect(told == ["ada true", "nobody false"])
  }
}

extension EnvironmentValues {
  var shopName: String {
    get { self[MembersTests.NameKey.self] }
    set { self[MembersTests.NameKey.self] = newValue }
  }
}
