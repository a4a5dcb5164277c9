import RevenueCat
import SuperwallKit

// An app's own types, with names that the modules below RevenueCat and SuperwallKit have too.

/// What the shop sells through RevenueCat.
actor RevenueCatAdapter {
  /// The user whose purchases they are.
  var customer: String? { Purchases.isConfigured ? Purchases.shared.appUserID : nil }

  /// Whether the user tries it, and owns it alone.
  func isTrial(_ entitlement: EntitlementInfo) -> Bool {
    entitlement.periodType == .trial && entitlement.ownershipType == .purchased && entitlement.verification != .failed
      && entitlement.store != .promotional
  }
  /// The newest customer, as the service has it.
  func customerInfo() async throws -> CustomerInfo {
    try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent)
  }
}

/// What the shop sells through Superwall.
struct SuperwallAdapter {
  /// The user whose purchases they are.
  var customer: String { Superwall.shared.userId }

  /// Whether the entitlement is a subscription of the App Store.
  func isOfAppStore(_ entitlement: Entitlement) -> Bool {
    entitlement.type == .serviceLevel && entitlement.store == .appStore
  }
}

/// When something was sold.
struct Moment: Equatable {
  /// What was sold.
  var product: String
}
