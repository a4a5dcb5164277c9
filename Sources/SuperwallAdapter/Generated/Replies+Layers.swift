// Made by Schemas/bundle.py from Schemas/superwall/replies; do not edit.
// swift-format-ignore-file

enum EntitlementColumns {
  static let nativeIOS: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.identifier, .id),
    ReplyColumn(.type, .type),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.productIds, .products),
    ReplyColumn(.latestProductId, .latestProduct),
    ReplyColumn(.store, .store),
    ReplyColumn(.startsAt, .starts),
    ReplyColumn(.renewedAt, .renewed),
    ReplyColumn(.expiresAt, .expires),
    ReplyColumn(.isLifetime, .isLifetime),
    ReplyColumn(.willRenew, .willRenew),
    ReplyColumn(.state, .state),
    ReplyColumn(.offerType, .offer),
  ]
  static let nativeAndroid: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.identifier, .id),
    ReplyColumn(.type, .type),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.productIds, .products),
    ReplyColumn(.latestProductId, .latestProduct),
    ReplyColumn(.startsAt, .starts),
    ReplyColumn(.renewedAt, .renewed),
    ReplyColumn(.expiresAt, .expires),
    ReplyColumn(.isLifetime, .isLifetime),
    ReplyColumn(.willRenew, .willRenew),
    ReplyColumn(.state, .state),
    ReplyColumn(.offerType, .offer),
    ReplyColumn(.store, .store),
  ]
  static let flutter: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.id, .id),
    ReplyColumn(.type, .type),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.productIds, .products),
    ReplyColumn(.latestProductId, .latestProduct),
    ReplyColumn(.store, .store),
    ReplyColumn(.startsAt, .starts),
    ReplyColumn(.renewedAt, .renewed),
    ReplyColumn(.expiresAt, .expires),
    ReplyColumn(.isLifetime, .isLifetime),
    ReplyColumn(.willRenew, .willRenew),
    ReplyColumn(.state, .state),
    ReplyColumn(.offerType, .offer),
  ]
  static let allFields: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.id, .id),
    ReplyColumn(.type, .type),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.productIds, .products),
    ReplyColumn(.latestProductId, .latestProduct, orNull: true),
    ReplyColumn(.store, .store, orNull: true),
    ReplyColumn(.startsAt, .starts, orNull: true),
    ReplyColumn(.renewedAt, .renewed, orNull: true),
    ReplyColumn(.expiresAt, .expires, orNull: true),
    ReplyColumn(.isLifetime, .isLifetime, orNull: true),
    ReplyColumn(.willRenew, .willRenew, orNull: true),
    ReplyColumn(.state, .state, orNull: true),
    ReplyColumn(.offerType, .offer, orNull: true),
  ]
  static let unity: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.id, .id),
    ReplyColumn(.type, .type),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.productIds, .products),
  ]
  static let expo: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.id, .id),
    ReplyColumn(.type, .type),
  ]
  static let expoAndroid: [ReplyColumn<EntitlementFact>] = [
    ReplyColumn(.id, .id),
  ]
}

enum TransactionColumns {
  static let subscription: [ReplyColumn<TransactionFact>] = [
    ReplyColumn(.transactionId, .transaction),
    ReplyColumn(.productId, .product),
    ReplyColumn(.purchaseDate, .purchased),
    ReplyColumn(.willRenew, .willRenew),
    ReplyColumn(.isRevoked, .isRevoked),
    ReplyColumn(.isInGracePeriod, .isInGracePeriod),
    ReplyColumn(.isInBillingRetryPeriod, .isInBillingRetryPeriod),
    ReplyColumn(.isActive, .isActive),
    ReplyColumn(.expirationDate, .expires, orNull: true),
    ReplyColumn(.store, .store, orNull: true),
    ReplyColumn(.offerType, .offer),
  ]
  static let nonSubscription: [ReplyColumn<TransactionFact>] = [
    ReplyColumn(.transactionId, .transaction),
    ReplyColumn(.productId, .product),
    ReplyColumn(.purchaseDate, .purchased),
    ReplyColumn(.isConsumable, .isConsumable),
    ReplyColumn(.isRevoked, .isRevoked),
    ReplyColumn(.store, .store, orNull: true),
  ]
}

extension SuperwallWords {
  /// The wire, and the bodies of Expo's events.
  static let wire = SuperwallWords(success: "SUCCESS", error: "ERROR", expiredCode: "CODE_EXPIRED", invalidCode: "INVALID_CODE", expiredSubscription: "EXPIRED_SUBSCRIPTION", appUser: "APP_USER", device: "DEVICE", stripe: "STRIPE", paddle: "PADDLE", unknown: "UNKNOWN")
  /// The Pigeon classes of superwallkit_flutter.
  static let flutter = SuperwallWords(success: "PSuccessRedemptionResult", error: "PErrorRedemptionResult", expiredCode: "PExpiredCodeRedemptionResult", invalidCode: "PInvalidCodeRedemptionResult", expiredSubscription: "PExpiredSubscriptionCode", appUser: "PAppUserOwnership", device: "PDeviceOwnership", stripe: "PStripeStoreIdentifiers", paddle: "PPaddleStoreIdentifiers", unknown: "PUnknownStoreIdentifiers")
  /// The sealed classes of Superwall-KMP.
  static let kmp = SuperwallWords(success: "Success", error: "Error", expiredCode: "ExpiredCode", invalidCode: "InvalidCode", expiredSubscription: "ExpiredSubscription", appUser: "AppUser", device: "Device", stripe: "Stripe", paddle: "Paddle", unknown: "Unknown")
  /// The callback data of Superwall-Unity. It has no ownership and no store identifiers.
  static let unity = SuperwallWords(success: "success", error: "error", expiredCode: "expiredCode", invalidCode: "invalidCode", expiredSubscription: "expiredSubscription", appUser: "", device: "", stripe: "", paddle: "", unknown: "")
}
