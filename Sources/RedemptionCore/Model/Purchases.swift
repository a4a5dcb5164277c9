/// What an owner may use.
public struct Entitlement: Hashable, Sendable, Codable, Identifiable {
  /// The entitlement's identifier, such as `pro`.
  public var id: String
  /// Whether it gives access now.
  public var isActive: Bool
  /// The product that gives it now; nil for a grant by hand.
  public var productId: String?
  /// The plan of that product (Google Play's base plan), where it has any.
  public var planId: String?
  /// Every product that gives it, ascending, each once.
  public private(set) var productIds: [String]
  /// Where that product was bought.
  public var store: Store?
  /// First purchase.
  public var startsAt: Timestamp?
  /// Latest purchase or renewal.
  public var renewedAt: Timestamp?
  /// End of access; nil for ever.
  public var expiresAt: Timestamp?
  /// End of the grace period, where one runs.
  public var gracePeriodExpiresAt: Timestamp?
  /// Whether it never ends.
  public var isLifetime: Bool?
  /// Whether it will be renewed at its end.
  public var willRenew: Bool?
  /// Where its subscription stands.
  public var state: State?
  /// The offer it was bought under.
  public var offerType: OfferType?

  /// Where a subscription stands.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    case subscribed, inGracePeriod, inBillingRetryPeriod, expired, revoked
  }

  /// The kind of offer something was bought under.
  public enum OfferType: String, Hashable, Sendable, Codable, CaseIterable {
    case trial, code, promotional, winback
  }

  /// Describes an entitlement; product identifiers are put in order.
  public init(
    id: String, isActive: Bool, productId: String? = nil, planId: String? = nil, productIds: [String] = [],
    store: Store? = nil, startsAt: Timestamp? = nil, renewedAt: Timestamp? = nil, expiresAt: Timestamp? = nil,
    gracePeriodExpiresAt: Timestamp? = nil, isLifetime: Bool? = nil, willRenew: Bool? = nil, state: State? = nil,
    offerType: OfferType? = nil
  ) {
    self.id = id
    self.isActive = isActive
    self.productId = productId
    self.planId = planId
    self.productIds = Entitlement.ordered(productIds)
    self.store = store
    self.startsAt = startsAt
    self.renewedAt = renewedAt
    self.expiresAt = expiresAt
    self.gracePeriodExpiresAt = gracePeriodExpiresAt
    self.isLifetime = isLifetime
    self.willRenew = willRenew
    self.state = state
    self.offerType = offerType
  }

  /// Adds products to ``productIds``.
  public mutating func unite(productIds others: [String]) { productIds = Entitlement.ordered(productIds + others) }

  private static func ordered(_ ids: [String]) -> [String] { ids.count < 2 ? ids : Set(ids).sorted() }

  private enum CodingKeys: String, CodingKey {
    case id, isActive, productId, planId, productIds, store, startsAt, renewedAt, expiresAt, gracePeriodExpiresAt
    case isLifetime, willRenew, state, offerType
  }

  /// Reads an object; `isActive` defaults to false, `productIds` to none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      isActive: try container.decodeIfPresent(Bool.self, forKey: .isActive) ?? false,
      productId: try container.decodeIfPresent(String.self, forKey: .productId),
      planId: try container.decodeIfPresent(String.self, forKey: .planId),
      productIds: try container.decodeIfPresent([String].self, forKey: .productIds) ?? [],
      store: try container.decodeIfPresent(Store.self, forKey: .store),
      startsAt: try container.decodeIfPresent(Timestamp.self, forKey: .startsAt),
      renewedAt: try container.decodeIfPresent(Timestamp.self, forKey: .renewedAt),
      expiresAt: try container.decodeIfPresent(Timestamp.self, forKey: .expiresAt),
      gracePeriodExpiresAt: try container.decodeIfPresent(Timestamp.self, forKey: .gracePeriodExpiresAt),
      isLifetime: try container.decodeIfPresent(Bool.self, forKey: .isLifetime),
      willRenew: try container.decodeIfPresent(Bool.self, forKey: .willRenew),
      state: try container.decodeIfPresent(State.self, forKey: .state),
      offerType: try container.decodeIfPresent(OfferType.self, forKey: .offerType))
  }
}

/// How a period of a subscription was bought.
public enum PeriodType: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, intro, trial, prepaid
}

/// Whether the owner bought it or shares a family member's purchase.
public enum OwnershipType: String, Hashable, Sendable, Codable, CaseIterable {
  case purchased, familyShared, unknown
}

/// A subscription as its store tells it.
public struct Subscription: Hashable, Sendable, Codable, Identifiable {
  /// The product's identifier; a customer has one subscription of a product at a time.
  public var productId: String
  /// The same as ``productId``.
  public var id: String { productId }
  /// The plan of that product, where it has any.
  public var planId: String?
  /// Where it was bought.
  public var store: Store
  /// Latest purchase or renewal.
  public var purchasedAt: Timestamp
  /// First purchase.
  public var originallyPurchasedAt: Timestamp?
  /// End of the paid time; nil for ever.
  public var expiresAt: Timestamp?
  /// End of the grace period, where one runs.
  public var gracePeriodExpiresAt: Timestamp?
  /// When the owner was seen to have cancelled the renewal.
  public var unsubscribeDetectedAt: Timestamp?
  /// When a payment was seen to have failed.
  public var billingIssuesDetectedAt: Timestamp?
  /// When it was refunded.
  public var refundedAt: Timestamp?
  /// When a paused subscription goes on.
  public var autoResumesAt: Timestamp?
  /// True for a purchase without real money.
  public var isSandbox: Bool
  /// How the current period was bought.
  public var periodType: PeriodType
  /// Whether it is shared; nil where the store did not tell, which the SDKs read differently.
  public var ownershipType: OwnershipType?
  /// What was paid.
  public var price: Price?
  /// The product's name for people.
  public var displayName: String?
  /// Where the owner manages it; an absolute URL.
  public var managementURL: String?
  /// The store's name of the latest transaction.
  public var storeTransactionId: String?

  /// Describes a subscription.
  public init(
    productId: String, planId: String? = nil, store: Store, purchasedAt: Timestamp,
    originallyPurchasedAt: Timestamp? = nil, expiresAt: Timestamp? = nil, gracePeriodExpiresAt: Timestamp? = nil,
    unsubscribeDetectedAt: Timestamp? = nil, billingIssuesDetectedAt: Timestamp? = nil, refundedAt: Timestamp? = nil,
    autoResumesAt: Timestamp? = nil, isSandbox: Bool = false, periodType: PeriodType = .normal,
    ownershipType: OwnershipType? = nil, price: Price? = nil, displayName: String? = nil, managementURL: String? = nil,
    storeTransactionId: String? = nil
  ) {
    self.productId = productId
    self.planId = planId
    self.store = store
    self.purchasedAt = purchasedAt
    self.originallyPurchasedAt = originallyPurchasedAt
    self.expiresAt = expiresAt
    self.gracePeriodExpiresAt = gracePeriodExpiresAt
    self.unsubscribeDetectedAt = unsubscribeDetectedAt
    self.billingIssuesDetectedAt = billingIssuesDetectedAt
    self.refundedAt = refundedAt
    self.autoResumesAt = autoResumesAt
    self.isSandbox = isSandbox
    self.periodType = periodType
    self.ownershipType = ownershipType
    self.price = price
    self.displayName = displayName
    self.managementURL = managementURL
    self.storeTransactionId = storeTransactionId
  }
}

/// A purchase that does not renew.
public struct OneTimePurchase: Hashable, Sendable, Codable, Identifiable {
  /// The service's own name of the transaction.
  public var id: String
  /// The product's identifier.
  public var productId: String
  /// When it was bought.
  public var purchasedAt: Timestamp
  /// When it was first bought, where that differs.
  public var originallyPurchasedAt: Timestamp?
  /// When it was refunded.
  public var refundedAt: Timestamp?
  /// Where it was bought; nil where a shape cannot tell.
  public var store: Store?
  /// True for a purchase without real money; nil where a shape cannot tell.
  public var isSandbox: Bool?
  /// What was paid.
  public var price: Price?
  /// The product's name for people.
  public var displayName: String?
  /// The store's name of the transaction.
  public var storeTransactionId: String?

  /// Describes a one-time purchase.
  public init(
    id: String, productId: String, purchasedAt: Timestamp, originallyPurchasedAt: Timestamp? = nil,
    refundedAt: Timestamp? = nil, store: Store? = nil, isSandbox: Bool? = nil, price: Price? = nil,
    displayName: String? = nil, storeTransactionId: String? = nil
  ) {
    self.id = id
    self.productId = productId
    self.purchasedAt = purchasedAt
    self.originallyPurchasedAt = originallyPurchasedAt
    self.refundedAt = refundedAt
    self.store = store
    self.isSandbox = isSandbox
    self.price = price
    self.displayName = displayName
    self.storeTransactionId = storeTransactionId
  }
}
