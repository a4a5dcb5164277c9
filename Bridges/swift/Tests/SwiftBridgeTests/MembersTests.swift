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

  @Test("no store and no money: what an app asks them is refused or empty, as on a phone without them")
  func store() async throws {
    try await Phone.run { _ in
      let builder = Configuration.Builder(withAPIKey: "appl_key").with(dangerousSettings: DangerousSettings())
      let purchases = Purchases.configure(with: builder.with(storeKitVersion: .default))
      let settings = PurchaseParams.Builder(product: StoreProduct(productIdentifier: "pro")).with(quantity: 2)
      await #expect(throws: ErrorCode.storeProblemError) { try await purchases.purchase(settings.build()) }
      await #expect(throws: ErrorCode.beginRefundRequestError) {
        try await purchases.beginRefundRequestForActiveEntitlement()
      }
      try await purchases.showManageSubscriptions()
      #expect(await purchases.getStorefront() == nil)
      #expect(try await purchases.virtualCurrencies()["GEM"] == nil)
      #expect(await purchases.eligiblePromotionalOffers(forProduct: StoreProduct(productIdentifier: "pro")).isEmpty)
      #expect(Purchases.frameworkVersion == "5.86")
      let info = try await purchases.customerInfo()
      #expect(info.id == info.originalAppUserId && "\(info)".contains(info.id))
      Purchases.simulatesAskToBuyInSandbox = true
      #expect(Purchases.simulatesAskToBuyInSandbox)
      let refund = await withCheckedContinuation { continuation in
        purchases.beginRefundRequest(forEntitlement: "pro") { (ended: Result) in continuation.resume(returning: ended) }
      }
      #expect((refund.failure as NSError?)?.asErrorCode == .beginRefundRequestError)
      #expect((URLError(.timedOut) as NSError).asErrorCode == nil)
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

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension EnvironmentValues {
  var shopName: String {
    get { self[MembersTests.NameKey.self] }
    set { self[MembersTests.NameKey.self] = newValue }
  }
}
