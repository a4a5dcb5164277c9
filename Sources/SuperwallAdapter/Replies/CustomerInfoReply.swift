import RedemptionCore

/// A customer's info in the words of one SDK: `subscriptions`, `nonSubscriptions`, `entitlements`, `userId`.
///
/// Unity 0.2.5 has `userId` and entitlements only. Flutter and KMP name the class in `type` (Flutter's begin with `P`).
/// Flutter's Android host has three empty lists and the user (superwallkit_flutter 2.4.11, `SuperwallHost.kt`,
/// `getCustomerInfo`). Dates are milliseconds, but ISO 8601 text in Expo.
struct CustomerInfoReply: Encodable, Sendable {
  let info: Grant
  let target: Target
  /// When the service told it, which is what its states refer to.
  private let toldAt: Timestamp

  /// - Parameter now: stands in where the service did not tell when it answered.
  init(info: Grant, target: Target, now: Timestamp) {
    self.info = target.isFlutterOnAndroid ? Grant(owner: info.owner) : info
    self.target = target
    toldAt = info.customer?.requestDate ?? now
  }

  private enum Key: String, CodingKey { case type, userId, subscriptions, nonSubscriptions, entitlements }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    if let name = className("CustomerInfo") { try object.encode(name, forKey: .type) }
    let isShort = target.sdk == .unity
    if isShort || target.sdk == .reactNative { try object.encode(userId, forKey: .userId) }
    if !isShort {
      try object.encode(info.subscriptions.map { transaction($0) }, forKey: .subscriptions)
      try object.encode(info.oneTimePurchases.map { transaction($0) }, forKey: .nonSubscriptions)
    }
    var list = object.nestedUnkeyedContainer(forKey: .entitlements)
    for entitlement in info.entitlements {
      var element = list.nestedContainer(keyedBy: SuperwallKey.self)
      try element.encode(entitlement, for: target)
    }
    if !isShort, target.sdk != .reactNative { try object.encode(userId, forKey: .userId) }
  }

  /// The app user. For a device, iOS and Flutter's Android host have the alias (`Superwall.userId`); the other Android
  /// SDKs have what the service sent, which is empty.
  private var userId: String {
    switch info.owner {
    case .appUser(let id): id
    case .device(let id) where target.platform == .ios || target.isFlutterOnAndroid:
      SuperwallBehaviour.alias(ofDevice: id)
    case .device, nil: ""
    }
  }

  private func className(_ name: String) -> String? {
    switch target.sdk {
    case .flutter: "P" + name
    case .kmp: name
    default: nil
    }
  }

  private func transaction(_ subscription: Subscription) -> Transaction {
    let endsAt = subscription.refundedAt ?? subscription.gracePeriodExpiresAt ?? subscription.expiresAt
    let isActive = endsAt.map { toldAt < $0 } ?? true
    let hasIssue = subscription.billingIssuesDetectedAt != nil
    return Transaction(
      target: target, className: className("SubscriptionTransaction"), isSubscription: true,
      transactionId: subscription.storeTransactionId ?? "", productId: subscription.productId,
      purchaseDate: subscription.purchasedAt, isRevoked: subscription.refundedAt != nil, store: subscription.store,
      willRenew: subscription.willRenew, isInGracePeriod: isActive && subscription.gracePeriodExpiresAt != nil,
      isInBillingRetryPeriod: hasIssue && !(isActive && subscription.gracePeriodExpiresAt != nil), isActive: isActive,
      expirationDate: subscription.expiresAt, offerType: subscription.periodType == .trial ? .trial : nil)
  }

  private func transaction(_ purchase: OneTimePurchase) -> Transaction {
    Transaction(
      target: target, className: className("NonSubscriptionTransaction"), isSubscription: false,
      transactionId: purchase.storeTransactionId ?? purchase.id, productId: purchase.productId,
      purchaseDate: purchase.purchasedAt, isRevoked: purchase.refundedAt != nil, store: purchase.store)
  }

  /// One entry of either list.
  private struct Transaction: Encodable {
    let target: Target
    let className: String?
    let isSubscription: Bool
    let transactionId: String
    let productId: String
    let purchaseDate: Timestamp
    let isRevoked: Bool
    let store: Store?
    var willRenew = false
    var isInGracePeriod = false
    var isInBillingRetryPeriod = false
    var isActive = false
    var expirationDate: Timestamp?
    var offerType: Entitlement.OfferType?

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: SuperwallKey.self)
      try object.encodeIfPresent(className, forKey: .type)
      for column in isSubscription ? TransactionColumns.subscription : TransactionColumns.nonSubscription {
        switch column.fact {
        case .transaction: try object.encode(transactionId, forKey: column.key)
        case .product: try object.encode(productId, forKey: column.key)
        case .purchased: try encode(purchaseDate, into: &object, at: column)
        case .willRenew: try object.encode(willRenew, forKey: column.key)
        case .isRevoked: try object.encode(isRevoked, forKey: column.key)
        case .isInGracePeriod: try object.encode(isInGracePeriod, forKey: column.key)
        case .isInBillingRetryPeriod: try object.encode(isInBillingRetryPeriod, forKey: column.key)
        case .isActive: try object.encode(isActive, forKey: column.key)
        // A web purchase that gives an entitlement is none that is used up; no source tells of others.
        case .isConsumable: try object.encode(false, forKey: column.key)
        case .expires: try encode(expirationDate, into: &object, at: column)
        // Flutter on iOS fills store and offer too (superwallkit_flutter 2.4.11, `CustomerInfo+Pigeonify.swift`).
        case .store: try object.encode(store?.superwallWord(for: target), at: column)
        case .offer: try object.encode(offerType, at: column)
        }
      }
    }

    private func encode(
      _ date: Timestamp?, into object: inout SuperwallWriter, at column: ReplyColumn<TransactionFact>
    ) throws {
      guard target.sdk == .reactNative else { return try object.encode(date, at: column) }
      try object.encode(date.map { WireDate.text(of: $0, on: target.platform) }, at: column)
    }
  }
}

extension WireDate {
  /// ISO 8601 in UTC as Expo's modules write it: Android's `ISO_INSTANT` has milliseconds where there are any, iOS's
  /// `ISO8601DateFormatter` never.
  static func text(of moment: Timestamp, on platform: Platform) -> String {
    ISO8601Text.write(moment, withFraction: platform == .android && moment.milliseconds % 1000 != 0)
  }
}
