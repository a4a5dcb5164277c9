import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Qonversion {
  /// What the user may use, by the names of `Qonversion.Entitlement` (qonversion-ios-sdk 6.13.1, `QONEntitlement.h`).
  public struct Entitlement: Hashable, Sendable {
    /// Its id.
    public let entitlementID: String
    /// Qonversion's id of the product that gives it; empty for none.
    public let productID: String
    /// Whether it gave access at the latest launch. Not computed again in between (flutter-sdk#370).
    public let isActive: Bool
    /// Whether it will be renewed.
    public let renewState: EntitlementRenewState
    /// Where it was bought.
    public let source: EntitlementSource
    /// Number of renewals; 0 if none is known, and 1 if there was one (ours: the ledger does not count them).
    public let renewsCount: UInt
    /// The offer code that was used last. Always nil: a purchase of the web has none.
    public var lastActivatedOfferCode: String? { nil }
    /// How it was granted.
    public let grantType: EntitlementGrantType

    let started: Timestamp
    let expiration: Timestamp?
    let trialStart: Timestamp?
    let lastPurchase: Timestamp
    let autoRenewDisable: Timestamp?

    /// First purchase.
    public var startedDate: Date { Date(started) }
    /// End of access; nil if it has none.
    public var expirationDate: Date? { expiration.map { Date($0) } }
    /// Begin of the trial; nil without one.
    public var trialStartDate: Date? { trialStart.map { Date($0) } }
    /// First purchase.
    public var firstPurchaseDate: Date? { startedDate }
    /// Latest purchase or renewal.
    public var lastPurchaseDate: Date? { Date(lastPurchase) }
    /// When the renewal was switched off; nil if it was not.
    public var autoRenewDisableDate: Date? { autoRenewDisable.map { Date($0) } }
  }

  /// Whether an entitlement will be renewed.
  public enum EntitlementRenewState: Int, Hashable, Sendable, CaseIterable {
    case nonRenewable = -1
    case unknown = 0
    case willRenew = 1
    case cancelled = 2
    case billingIssue = 3
  }

  /// Where an entitlement was bought.
  public enum EntitlementSource: Int, Hashable, Sendable, CaseIterable {
    case unknown = -1
    case appStore = 1
    case playStore = 2
    case stripe = 3
    case manual = 4
  }

  /// How an entitlement was granted.
  public enum EntitlementGrantType: Int, Hashable, Sendable, CaseIterable {
    case purchase = 0
    case familySharing = 1
    case offerCode = 2
    case manual = 3
  }
}

extension Date {
  fileprivate init(_ moment: Timestamp) { self.init(timeIntervalSince1970: Double(moment.milliseconds) / 1000) }
}

extension Qonversion.Entitlement {
  /// All entitlements of a grant, in ascending order of their ids.
  static func entitlements(of grant: Grant) -> [Qonversion.Entitlement] {
    grant.entitlements.sorted { $0.id < $1.id }.map { entitlement in
      Qonversion.Entitlement(entitlement, entitlement.productId.flatMap { grant.subscriptions[$0] })
    }
  }

  private init(_ entitlement: Entitlement, _ subscription: Subscription?) {
    entitlementID = entitlement.id
    productID = entitlement.productId ?? ""
    isActive = entitlement.isActive
    renewState = Qonversion.EntitlementRenewState(entitlement)
    source = Qonversion.EntitlementSource(entitlement.store)
    grantType = Qonversion.EntitlementGrantType(entitlement, subscription)
    let first = entitlement.startsAt ?? Timestamp(milliseconds: 0)
    let last = entitlement.renewedAt ?? first
    (started, lastPurchase) = (first, last)
    renewsCount = first < last ? 1 : 0
    expiration = entitlement.expiresAt
    trialStart = entitlement.offerType == .trial ? entitlement.startsAt : nil
    autoRenewDisable = subscription?.unsubscribeDetectedAt
  }
}

extension Qonversion.EntitlementRenewState {
  fileprivate init(_ entitlement: Entitlement) {
    switch (entitlement.state, entitlement.willRenew) {
    case (.inGracePeriod, _), (.inBillingRetryPeriod, _): self = .billingIssue
    case (_, true?): self = .willRenew
    case _ where entitlement.isLifetime == true: self = .nonRenewable
    case (_, false?): self = .cancelled
    case (_, nil): self = .unknown
    }
  }

  func name(on platform: Platform) -> String {
    switch self {
    case .nonRenewable: platform == .ios ? "nonRenewable" : "NonRenewable"
    case .unknown: platform == .ios ? "unknown" : "Unknown"
    case .willRenew: platform == .ios ? "willRenew" : "WillRenew"
    case .cancelled: platform == .ios ? "cancelled" : "Canceled"
    case .billingIssue: platform == .ios ? "billingIssue" : "BillingIssue"
    }
  }
}

extension Qonversion.EntitlementSource {
  fileprivate init(_ store: Store?) {
    switch store {
    case .appStore?, .macAppStore?: self = .appStore
    case .playStore?: self = .playStore
    case .stripe?: self = .stripe
    case .promotional?: self = .manual
    default: self = .unknown
    }
  }

  func name(on platform: Platform) -> String {
    switch self {
    case .unknown: platform == .ios ? "unknown" : "Unknown"
    case .appStore: platform == .ios ? "appStore" : "AppStore"
    case .playStore: platform == .ios ? "playStore" : "PlayStore"
    case .stripe: platform == .ios ? "stripe" : "Stripe"
    case .manual: platform == .ios ? "manual" : "Manual"
    }
  }
}

extension Qonversion.EntitlementGrantType {
  fileprivate init(_ entitlement: Entitlement, _ subscription: Subscription?) {
    if entitlement.store == .promotional {
      self = .manual
    } else if subscription?.ownershipType == .familyShared {
      self = .familySharing
    } else {
      self = entitlement.offerType == .code ? .offerCode : .purchase
    }
  }

  func name(on platform: Platform) -> String {
    switch self {
    case .purchase: platform == .ios ? "purchase" : "Purchase"
    case .familySharing: platform == .ios ? "familySharing" : "FamilySharing"
    case .offerCode: platform == .ios ? "offerCode" : "OfferCode"
    case .manual: platform == .ios ? "manual" : "Manual"
    }
  }
}
