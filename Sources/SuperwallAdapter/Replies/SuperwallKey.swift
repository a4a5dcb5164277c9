/// The keys of every Superwall reply, in every SDK.
enum SuperwallKey: String, CodingKey {
  case status, code, type, redemptionInfo, error, message, expired, info, resent, obfuscatedEmail
  case olderRedemptionInfo = "redemption_info"
  case ownership, appUserId, deviceId
  case purchaserInfo, email, storeIdentifiers, store, properties, customerId, subscriptionIds, additionalInfo
  case stripeCustomerId, stripeSubscriptionIds, paddleCustomerId, paddleSubscriptionIds
  case paywallInfo, identifier, placementName, placementParams, variantId, experimentId, productIdentifier, product
  case userAttributes
  case entitlements, id, isActive, productIds, latestProductId, startsAt, renewedAt, expiresAt, isLifetime, willRenew
  case state, offerType
  // Of the service's answers alone.
  case codes, customerInfo, subscriptions, nonSubscriptions, transactionId, productId, purchaseDate, isRevoked
  case isInGracePeriod, isInBillingRetryPeriod, expirationDate, isConsumable
}

/// An object that is being written.
typealias SuperwallWriter = KeyedEncodingContainer<SuperwallKey>
/// An object that is being read.
typealias SuperwallReader = KeyedDecodingContainer<SuperwallKey>
