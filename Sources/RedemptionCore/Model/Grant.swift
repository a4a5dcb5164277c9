/// Everything that any target tells of a successful redemption.
///
/// Facts, not their derivation: how an SDK computes `willRenew` or `isActive` from them is its adapter's business.
/// JSON: members that nobody told are absent. Shape: `Schemas/grant.schema.json`.
public struct Grant: Hashable, Sendable {
  /// Who owns the purchase now.
  public var owner: Owner?
  /// Who bought it.
  public var purchaser: Purchaser?
  /// The paywall that led to the purchase; nil for a grant by hand.
  public var paywall: PaywallContext?
  /// What the owner may use, by entitlement identifier.
  public var entitlements: IdentifiedList<Entitlement>
  /// The owner's subscriptions, by product identifier.
  public var subscriptions: IdentifiedList<Subscription>
  /// The owner's one-time purchases, by transaction identifier.
  public var oneTimePurchases: IdentifiedList<OneTimePurchase>
  /// The owner's record as a customer.
  public var customer: Customer?

  /// A grant; what is left out was not told.
  public init(
    owner: Owner? = nil, purchaser: Purchaser? = nil, paywall: PaywallContext? = nil,
    entitlements: IdentifiedList<Entitlement> = [], subscriptions: IdentifiedList<Subscription> = [],
    oneTimePurchases: IdentifiedList<OneTimePurchase> = [], customer: Customer? = nil
  ) {
    self.owner = owner
    self.purchaser = purchaser
    self.paywall = paywall
    self.entitlements = entitlements
    self.subscriptions = subscriptions
    self.oneTimePurchases = oneTimePurchases
    self.customer = customer
  }
}

extension Grant: Codable {
  private enum CodingKeys: String, CodingKey {
    case owner, purchaser, paywall, entitlements, subscriptions, oneTimePurchases, customer
  }

  /// Reads an object; absent collections are empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    owner = try container.decodeIfPresent(Owner.self, forKey: .owner)
    purchaser = try container.decodeIfPresent(Purchaser.self, forKey: .purchaser)
    paywall = try container.decodeIfPresent(PaywallContext.self, forKey: .paywall)
    entitlements = try container.decodeIfPresent(IdentifiedList.self, forKey: .entitlements) ?? []
    subscriptions = try container.decodeIfPresent(IdentifiedList.self, forKey: .subscriptions) ?? []
    oneTimePurchases = try container.decodeIfPresent(IdentifiedList.self, forKey: .oneTimePurchases) ?? []
    customer = try container.decodeIfPresent(Customer.self, forKey: .customer)
  }

  /// Writes the collections always, the rest where it was told.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(owner, forKey: .owner)
    try container.encodeIfPresent(purchaser, forKey: .purchaser)
    try container.encodeIfPresent(paywall, forKey: .paywall)
    try container.encode(entitlements, forKey: .entitlements)
    try container.encode(subscriptions, forKey: .subscriptions)
    try container.encode(oneTimePurchases, forKey: .oneTimePurchases)
    try container.encodeIfPresent(customer, forKey: .customer)
  }
}

/// Who owns a purchase.
public enum Owner: Hashable, Sendable {
  /// An identified user of the app, or an anonymous one that the vendor counts as a user.
  case appUser(id: String)
  /// A device whose user never identified.
  case device(id: String)
}

extension Owner: Codable {
  private enum CodingKeys: String, CodingKey { case kind, appUserId, deviceId }
  private enum Kind: String, Codable { case appUser, device }

  /// Reads an object by its `kind`: `appUser` with `appUserId`, or `device` with `deviceId`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .appUser: self = .appUser(id: try container.decode(String.self, forKey: .appUserId))
    case .device: self = .device(id: try container.decode(String.self, forKey: .deviceId))
    }
  }

  /// Writes `kind` and the identifier under its own name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .appUser(let id):
      try container.encode(Kind.appUser, forKey: .kind)
      try container.encode(id, forKey: .appUserId)
    case .device(let id):
      try container.encode(Kind.device, forKey: .kind)
      try container.encode(id, forKey: .deviceId)
    }
  }
}

/// Who paid.
public struct Purchaser: Hashable, Sendable, Codable {
  /// The app user that bought, or the id given to an anonymous checkout.
  public var id: String
  /// The full address given at checkout.
  public var email: String?
  /// What the store calls the buyer and the purchases.
  public var storeIdentifiers: StoreIdentifiers?

  /// Describes a purchaser.
  public init(id: String, email: String? = nil, storeIdentifiers: StoreIdentifiers? = nil) {
    self.id = id
    self.email = email
    self.storeIdentifiers = storeIdentifiers
  }
}

/// What a store calls a buyer and the purchases.
public enum StoreIdentifiers: Hashable, Sendable {
  /// Stripe's customer (`cus_…`) and subscriptions (`sub_…`; `cs_…` for a one-time purchase).
  case stripe(customerId: String, subscriptionIds: [String])
  /// Paddle's customer and subscriptions.
  case paddle(customerId: String, subscriptionIds: [String])
  /// Any other store, by its own name, with whatever it tells.
  case other(store: String, additionalInfo: [String: JSONValue])
}

extension StoreIdentifiers: Codable {
  private enum CodingKeys: String, CodingKey { case kind, customerId, subscriptionIds, store, additionalInfo }
  private enum Kind: String, Codable { case stripe, paddle, other }

  /// Reads an object by its `kind`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .stripe:
      self = .stripe(
        customerId: try container.decode(String.self, forKey: .customerId),
        subscriptionIds: try container.decode([String].self, forKey: .subscriptionIds))
    case .paddle:
      self = .paddle(
        customerId: try container.decode(String.self, forKey: .customerId),
        subscriptionIds: try container.decode([String].self, forKey: .subscriptionIds))
    case .other:
      self = .other(
        store: try container.decode(String.self, forKey: .store),
        additionalInfo: try container.decodeIfPresent([String: JSONValue].self, forKey: .additionalInfo) ?? [:])
    }
  }

  /// Writes `kind` and the members of that kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stripe(let customerId, let subscriptionIds):
      try container.encode(Kind.stripe, forKey: .kind)
      try container.encode(customerId, forKey: .customerId)
      try container.encode(subscriptionIds, forKey: .subscriptionIds)
    case .paddle(let customerId, let subscriptionIds):
      try container.encode(Kind.paddle, forKey: .kind)
      try container.encode(customerId, forKey: .customerId)
      try container.encode(subscriptionIds, forKey: .subscriptionIds)
    case .other(let store, let additionalInfo):
      try container.encode(Kind.other, forKey: .kind)
      try container.encode(store, forKey: .store)
      try container.encode(JSONValue.object(additionalInfo), forKey: .additionalInfo)
    }
  }
}

/// The record of a customer, as far as an SDK tells it beside the purchases.
public struct Customer: Hashable, Sendable, Codable {
  /// The first identifier this customer was known by.
  public var originalAppUserId: String
  /// When the customer was first seen.
  public var firstSeen: Timestamp
  /// When the service gave this answer; the moment that "active" refers to, unless ``judgedAt`` is another.
  public var requestDate: Timestamp
  /// The moment that "active" refers to in an old copy; nil for the request date. No JSON has it.
  public var judgedAt: Timestamp?
  /// When the app itself was first bought (iOS receipts only).
  public var originalPurchaseDate: Timestamp?
  /// The app version at that first purchase (iOS receipts only).
  public var originalApplicationVersion: String?
  /// Where the customer manages the subscription; an absolute URL.
  public var managementURL: String?
  /// Whether the answer's signature was checked.
  public var verification: Verification

  private enum CodingKeys: String, CodingKey {
    case originalAppUserId, firstSeen, requestDate, originalPurchaseDate, originalApplicationVersion, managementURL
    case verification
  }

  /// Whether an answer's signature was checked, and with what result.
  public enum Verification: String, Hashable, Sendable, Codable, CaseIterable {
    case notRequested, verified, verifiedOnDevice, failed
  }

  /// Describes a customer.
  public init(
    originalAppUserId: String, firstSeen: Timestamp, requestDate: Timestamp, originalPurchaseDate: Timestamp? = nil,
    originalApplicationVersion: String? = nil, managementURL: String? = nil, verification: Verification = .notRequested
  ) {
    self.originalAppUserId = originalAppUserId
    self.firstSeen = firstSeen
    self.requestDate = requestDate
    self.originalPurchaseDate = originalPurchaseDate
    self.originalApplicationVersion = originalApplicationVersion
    self.managementURL = managementURL
    self.verification = verification
  }
}
