import RevenueCat
import SuperwallKit

// An app's own types, with names that the modules below RevenueCat and SuperwallKit have too.

/// What the shop sells through RevenueCat.
actor RevenueCatAdapter {
  /// The user whose purchases they are.
  var customer: String? { Purchases.isConfigured ? Purchases.shared.appUserID : nil }
}

/// What the shop sells through Superwall.
struct SuperwallAdapter {
  /// The user whose purchases they are.
  var customer: String { Superwall.shared.userId }
}

/// When something was sold.
struct Moment: Equatable {
  /// What was sold.
  var product: String
}
