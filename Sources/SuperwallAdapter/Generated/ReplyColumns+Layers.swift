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
