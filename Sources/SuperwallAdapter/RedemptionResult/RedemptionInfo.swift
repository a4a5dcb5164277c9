public import RedemptionCore

extension RedemptionResult {
  /// What a redeemed code gave, to whom, and where it came from.
  public struct RedemptionInfo: Hashable, Sendable {
    /// Who owns the code.
    public var ownership: Ownership
    /// Who bought.
    public var purchaserInfo: PurchaserInfo
    /// The paywall that led to the purchase; nil for a grant from the dashboard.
    public var paywallInfo: PaywallInfo?
    /// What the purchase gives, active or not.
    public var entitlements: Set<SuperwallEntitlement>
    /// What the buyer answered on the way to the purchase; since SuperwallKit 4.17.0.
    public var userAttributes: [String: JSONValue]?

    /// Describes a redemption.
    public init(
      ownership: Ownership, purchaserInfo: PurchaserInfo, paywallInfo: PaywallInfo? = nil,
      entitlements: Set<SuperwallEntitlement>, userAttributes: [String: JSONValue]? = nil
    ) {
      self.ownership = ownership
      self.purchaserInfo = purchaserInfo
      self.paywallInfo = paywallInfo
      self.entitlements = entitlements
      self.userAttributes = userAttributes
    }
  }

  /// Who owns a redeemed code.
  public enum Ownership: Hashable, Sendable {
    /// An identified user.
    case appUser(appUserId: String)
    /// A device whose user never identified.
    case device(deviceId: String)
  }

  /// Who bought.
  public struct PurchaserInfo: Hashable, Sendable {
    /// The app user that bought, or the id given to an anonymous checkout.
    public var appUserId: String
    /// The full address given at checkout.
    public var email: String?
    /// What the store calls the buyer and the purchases.
    public var storeIdentifiers: StoreIdentifiers

    /// Describes a purchaser.
    public init(appUserId: String, email: String? = nil, storeIdentifiers: StoreIdentifiers) {
      self.appUserId = appUserId
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
    /// Any other store, with whatever it tells.
    case unknown(store: String, additionalInfo: [String: JSONValue])
  }

  /// The paywall that led to a purchase.
  public struct PaywallInfo: Hashable, Sendable {
    /// The paywall's identifier.
    public var identifier: String
    /// The placement that showed it.
    public var placementName: String
    /// The parameters that the app gave with the placement.
    public var placementParams: [String: JSONValue]
    /// The variant of the experiment that was shown.
    public var variantId: String
    /// The experiment.
    public var experimentId: String
    /// The product chosen on the paywall; deprecated upstream in favour of ``product``.
    public var productIdentifier: String?
    /// The product's description: 31 members. Since SuperwallKit 4.12.1.
    public var product: PaywallProduct?

    /// Describes a paywall.
    public init(
      identifier: String, placementName: String, placementParams: [String: JSONValue] = [:], variantId: String,
      experimentId: String, productIdentifier: String? = nil, product: PaywallProduct? = nil
    ) {
      self.identifier = identifier
      self.placementName = placementName
      self.placementParams = placementParams
      self.variantId = variantId
      self.experimentId = experimentId
      self.productIdentifier = productIdentifier
      self.product = product
    }
  }
}
