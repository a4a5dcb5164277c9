/// Something that happened to a purchase, as the vendor's service tells it to the app's own backend.
public struct PurchaseEvent: Hashable, Sendable, Codable, Identifiable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An invoice is to be paid, at a checkout or before a renewal.
    case invoice
    /// A subscription was bought; its first period may be a trial.
    case initialPurchase
    /// Something was bought once.
    case oneTimePurchase
    /// A further period was paid.
    case renewal
    /// It will not renew, or it was refunded; see the reason.
    case cancellation
    /// It will renew after all.
    case uncancellation
    /// Access has ended.
    case expiration
    /// A charge has failed.
    case billingIssue
    /// It changes, or will change, to another product.
    case productChange
    /// It will be paused at the end of the period.
    case pause
    /// The store gives more time for the same money.
    case extended
    /// It belongs to another customer now.
    case transfer
    /// A link to it was redeemed.
    case redemption
  }

  /// Why it was cancelled, or has ended.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// The buyer has cancelled.
    case unsubscribed
    /// A charge has failed.
    case billingError
    /// It was refunded.
    case refunded
    /// It was paused.
    case paused
    /// It was given without a sale, and taken back.
    case revoked
    /// Nobody told.
    case unknown
  }

  /// What a redemption did to the customers.
  public enum RedemptionEffect: String, Hashable, Sendable, Codable, CaseIterable {
    /// Buyer and redeemer became one customer.
    case merged
    /// The purchase moved to the redeemer.
    case moved
    /// The redeemer had it already.
    case none
  }

  /// The customer of a purchase, as he was called at that moment.
  public struct Subject: Hashable, Sendable, Codable {
    /// The latest name.
    public var appUserId: String
    /// The first name.
    public var originalAppUserId: String
    /// Every name.
    public var aliases: [String]
    /// What the app has set.
    public var attributes: [String: JSONValue]

    /// Describes a customer.
    public init(
      appUserId: String, originalAppUserId: String, aliases: [String], attributes: [String: JSONValue] = [:]
    ) {
      self.appUserId = appUserId
      self.originalAppUserId = originalAppUserId
      self.aliases = aliases
      self.attributes = attributes
    }
  }

  /// 8-4-4-4-12 upper-case hexadecimal digits; the same in every delivery.
  public var id: String
  /// What happened.
  public var kind: Kind
  /// When it happened.
  public var at: Timestamp
  /// The purchase after it; of a change of products, with the old product.
  public var purchase: PurchaseRecord
  /// The customer after it.
  public var subject: Subject
  /// Why; nil unless it was cancelled or has ended.
  public var reason: Reason?
  /// The number of the period; nil for what is bought once.
  public var periodNumber: Int?
  /// True if a trial was followed by a paid period.
  public var isTrialConversion = false
  /// The product that it changes to; nil for none.
  public var newProduct: String?
  /// The names of the customer who had it; of a transfer or redemption.
  public var from: [String] = []
  /// The names of the customer who has it now; of a transfer or redemption.
  public var to: [String] = []
  /// What a redemption did; nil for all else.
  public var effect: RedemptionEffect?

  /// Describes an event.
  public init(id: String, kind: Kind, at: Timestamp, purchase: PurchaseRecord, subject: Subject) {
    self.id = id
    self.kind = kind
    self.at = at
    self.purchase = purchase
    self.subject = subject
  }

  /// The money that it moved, in the purchase's currency: negative for a refund, zero for what moves none; nil if the
  /// purchase has no price.
  public var amountMicros: Int64? {
    guard let price = purchase.price else { return nil }
    switch kind {
    case .initialPurchase, .renewal, .oneTimePurchase: return purchase.periodType == .trial ? 0 : price.amountMicros
    case .cancellation where reason == .refunded: return purchase.periodType == .trial ? 0 : -price.amountMicros
    default: return 0
    }
  }
}
