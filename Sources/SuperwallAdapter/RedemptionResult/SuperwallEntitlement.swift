public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An entitlement with the 13 members of SuperwallKit's `Entitlement`; two are equal when all of them are.
///
/// Its own name, because the core has an `Entitlement` too.
public struct SuperwallEntitlement: Hashable, Sendable, Identifiable {
  /// The only kind of entitlement.
  public enum EntitlementType: String, Hashable, Sendable {
    /// Access to a level of service.
    case serviceLevel = "SERVICE_LEVEL"
  }

  /// Where an entitlement was bought.
  public enum ProductStore: String, Hashable, Sendable, CaseIterable {
    /// Apple's App Store.
    case appStore = "APP_STORE"
    /// Stripe.
    case stripe = "STRIPE"
    /// Paddle.
    case paddle = "PADDLE"
    /// Google Play.
    case playStore = "PLAY_STORE"
    /// Granted from Superwall's dashboard.
    case superwall = "SUPERWALL"
    /// A store that the app itself serves.
    case custom = "CUSTOM"
    /// Any other store.
    case other = "OTHER"
  }

  /// The identifier, such as `pro`.
  public var id: String
  /// Always a level of service.
  public var type: EntitlementType
  /// Whether it gives access now.
  public var isActive: Bool
  /// Every product that gives it.
  public var productIds: Set<String>
  /// The product that gave it last; nil for a grant by hand.
  public var latestProductId: String?
  /// Where that was bought.
  public var store: ProductStore?
  /// First purchase.
  public var startsAt: Date?
  /// Latest renewal.
  public var renewedAt: Date?
  /// End of access; nil for ever.
  public var expiresAt: Date?
  /// Whether it never ends.
  public var isLifetime: Bool?
  /// Whether it will be renewed at its end.
  public var willRenew: Bool?
  /// Where its subscription stands.
  public var state: Entitlement.State?
  /// The offer it was bought under.
  public var offerType: Entitlement.OfferType?

  /// Describes an entitlement.
  public init(
    id: String, type: EntitlementType = .serviceLevel, isActive: Bool, productIds: Set<String> = [],
    latestProductId: String? = nil, store: ProductStore? = nil, startsAt: Date? = nil, renewedAt: Date? = nil,
    expiresAt: Date? = nil, isLifetime: Bool? = nil, willRenew: Bool? = nil, state: Entitlement.State? = nil,
    offerType: Entitlement.OfferType? = nil
  ) {
    self.id = id
    self.type = type
    self.isActive = isActive
    self.productIds = productIds
    self.latestProductId = latestProductId
    self.store = store
    self.startsAt = startsAt
    self.renewedAt = renewedAt
    self.expiresAt = expiresAt
    self.isLifetime = isLifetime
    self.willRenew = willRenew
    self.state = state
    self.offerType = offerType
  }

  /// An active entitlement from the App Store: what SuperwallKit makes of an identifier alone.
  public init(id: String) { self.init(id: id, isActive: true, store: .appStore) }

  /// Whether access was taken back.
  public var isRevoked: Bool { state == .revoked }
  /// Whether it gives access although its payment is due.
  public var isInGracePeriod: Bool { state == .inGracePeriod }
  /// When it renews: the end of access, where it is active and will renew.
  public var renewsAt: Date? { isActive && willRenew == true ? expiresAt : nil }
}

extension SuperwallEntitlement {
  /// A canonical entitlement; its plan and its grace period's end have no member here.
  public init(_ entitlement: Entitlement) {
    self.init(
      id: entitlement.id, isActive: entitlement.isActive, productIds: Set(entitlement.productIds),
      latestProductId: entitlement.productId,
      store: entitlement.store.flatMap { ProductStore(rawValue: $0.superwallWord(on: .ios)) },
      startsAt: entitlement.startsAt.map(Date.init), renewedAt: entitlement.renewedAt.map(Date.init),
      expiresAt: entitlement.expiresAt.map(Date.init), isLifetime: entitlement.isLifetime,
      willRenew: entitlement.willRenew, state: entitlement.state, offerType: entitlement.offerType)
  }

  /// The canonical entitlement; dates to the nearest millisecond.
  public var entitlement: Entitlement {
    Entitlement(
      id: id, isActive: isActive, productId: latestProductId, productIds: Array(productIds),
      store: store.map { Store(superwallWord: $0.rawValue) }, startsAt: startsAt.map(Timestamp.init),
      renewedAt: renewedAt.map(Timestamp.init), expiresAt: expiresAt.map(Timestamp.init), isLifetime: isLifetime,
      willRenew: willRenew, state: state, offerType: offerType)
  }
}

extension Timestamp {
  /// Stops at the ends of Int64; a date that is no number is 1970.
  fileprivate init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let limit: Int64 = milliseconds > 0 ? .max : milliseconds < 0 ? .min : 0
    self.init(milliseconds: Int64(exactly: milliseconds) ?? limit)
  }
}
