import Foundation
import RevenueCat

// An app's model of its paywall, with the imports and the members that such models have. No other module is imported, as on
// Apple's systems Foundation alone has `ObservableObject`.

/// What the shop sells, and what the customer has.
@MainActor
final class ShopPaywall: NSObject, ObservableObject {
  /// The lines of the paywall.
  @Published private(set) var lines: [String] = []
  /// What the customer reads; nil for nothing.
  @Published private(set) var message: String?
  /// Where the customer manages a subscription; nil for nowhere.
  @Published private(set) var managementURL: URL?
  /// What the SDK has logged.
  nonisolated(unsafe) static var logged: [String] = []

  /// Starts the SDK.
  static func configure(for user: String) {
    Purchases.logHandler = { level, message in logged.append("\(level) \(message)") }
    Purchases.configure(
      with: Configuration.builder(withAPIKey: "appl_key").with(appUserID: user)
        .with(entitlementVerificationMode: .informational).build())
    Purchases.shared.attribution.setAdjustID("adid")
    Purchases.shared.attribution.setFirebaseAppInstanceID(nil)
    Purchases.shared.attribution.enableAdServicesAttributionTokenCollection()
  }

  /// Hears of the customer.
  func listen() { Purchases.shared.delegate = self }

  /// Loads what is sold.
  func load() {
    Purchases.shared.getOfferings { offerings, error in
      if let error { return self.show(error) }
      guard let offering = offerings?["spring"] ?? offerings?.current else { return self.message = "Nothing is sold." }
      let packages = [offering.annual, offering.monthly, offering.weekly, offering.lifetime].compactMap(\.self)
      self.lines = packages.map { self.line(of: $0) }
    }
  }

  /// Buys.
  func buy(_ package: Package) {
    Purchases.shared.purchase(package: package) { transaction, info, error, isCancelled in
      if let error { return self.show(error) }
      if !isCancelled, info?.entitlements["pro"]?.isActive == true { self.message = transaction?.transactionIdentifier }
    }
  }

  /// Whether a trial is free for the customer.
  func hasFreeTrial(_ product: StoreProduct) async -> Bool {
    let eligibility = await Purchases.shared.checkTrialOrIntroDiscountEligibility(product: product)
    return product.introductoryDiscount?.paymentMode == .freeTrial && eligibility == .eligible
  }

  private func line(of package: Package) -> String {
    let product = package.storeProduct
    let period = product.subscriptionPeriod.map { "\($0.value) \($0.unit)" } ?? "for ever"
    return "\(package.packageType) \(product.localizedTitle) \(package.localizedPriceString) \(product.price) \(period)"
  }

  private func show(_ error: PublicError) {
    message = "\(error.localizedDescription) \(error.domain) \(error.localizedRecoverySuggestion ?? "")"
    objectWillChange.send()
  }
}

extension ShopPaywall: @preconcurrency PurchasesDelegate {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
    managementURL = customerInfo.managementURL
  }
}

/// The same for new code.
@MainActor
@Observable
final class ShopAccess {
  /// Whether the customer may read.
  private(set) var isReader = false

  /// Asks the SDK.
  func refresh() async throws {
    isReader = try await Purchases.shared.customerInfo().entitlements["reader"]?.isActive == true
  }
}
