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

  private static func ordered(_ ids: [String]) -> [String] { ids.count < 2 ? ids : ids.distinctIdentifiers }

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
