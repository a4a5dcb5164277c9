import RedemptionCore

/// One member of an object: its key, its fact, and whether an unknown value is null or absent.
///
/// The columns and the JSON Schemas of entitlements and transactions are made of the same rows, in
/// `Schemas/superwall/replies`.
struct ReplyColumn<Fact: Sendable>: Sendable {
  let key: SuperwallKey
  let fact: Fact
  /// True if an unknown value is null; false if the member is absent then.
  let isNullWritten: Bool

  init(_ key: SuperwallKey, _ fact: Fact, orNull isNullWritten: Bool = false) {
    self.key = key
    self.fact = fact
    self.isNullWritten = isNullWritten
  }
}

/// The facts of an entitlement.
enum EntitlementFact: Sendable {
  case id, type, isActive, products, latestProduct, store, starts, renewed, expires, isLifetime, willRenew, state, offer
}

/// The facts of a transaction.
enum TransactionFact: Sendable {
  case transaction, product, purchased, willRenew, isRevoked, isInGracePeriod, isInBillingRetryPeriod, isActive
  case isConsumable, expires, store, offer
}

extension SuperwallWriter {
  /// Writes a value. An unknown one is null or absent, as the column says.
  mutating func encode<Fact>(_ value: (some Encodable)?, at column: ReplyColumn<Fact>) throws {
    if column.isNullWritten {
      try encode(value, forKey: column.key)
    } else {
      try encodeIfPresent(value, forKey: column.key)
    }
  }

  /// Writes an entitlement by the columns of a layer, in the words of a target.
  mutating func encode(
    _ entitlement: Entitlement, by columns: [ReplyColumn<EntitlementFact>], for target: Target
  ) throws {
    for column in columns {
      switch column.fact {
      case .id: try encode(entitlement.id, forKey: column.key)
      case .type: try encode(target.typeOfEntitlements, forKey: column.key)
      case .isActive: try encode(entitlement.isActive, forKey: column.key)
      case .products: try encode(entitlement.productIds, forKey: column.key)
      case .latestProduct: try encode(entitlement.productId, at: column)
      case .store: try encode(entitlement.store?.superwallWord(for: target), at: column)
      case .starts: try encode(entitlement.startsAt, at: column)
      case .renewed: try encode(entitlement.renewedAt, at: column)
      case .expires: try encode(entitlement.expiresAt, at: column)
      case .isLifetime: try encode(entitlement.isLifetime, at: column)
      case .willRenew: try encode(entitlement.willRenew, at: column)
      case .state: try encode(entitlement.state?.superwallWord(for: target), at: column)
      case .offer: try encode(entitlement.offerType, at: column)
      }
    }
  }
}

/// The only type of an entitlement.
let entitlementType = "SERVICE_LEVEL"

extension Target {
  /// That type; Flutter and Unity write the enumerator's name.
  fileprivate var typeOfEntitlements: String { sdk == .flutter || sdk == .unity ? "serviceLevel" : entitlementType }
}
