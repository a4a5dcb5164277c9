import RedemptionCore

extension Grant {
  /// What the native SDK of a platform holds of this grant after reading it from the wire.
  ///
  /// A redemption result always names an owner and a purchaser with a store. Where nobody told them, the owner is a
  /// device without an identifier, the purchaser has no identifier, and the store is `UNKNOWN`.
  ///
  /// - Parameter knowsCustomStore: true for SDKs that have the store `CUSTOM`.
  func heldBySuperwall(on platform: Platform, knowsCustomStore: Bool? = nil) -> Grant {
    let knowsCustomStore = knowsCustomStore ?? (platform == .ios)
    return Grant(
      owner: owner ?? .device(id: ""),
      purchaser: (purchaser ?? Purchaser(id: "")).heldBySuperwall(on: platform),
      paywall: paywall?.heldBySuperwall(on: platform),
      entitlements: IdentifiedList(entitlements.map { $0.heldBySuperwall(knowsCustomStore) }))
  }
}

extension Purchaser {
  fileprivate func heldBySuperwall(on platform: Platform) -> Purchaser {
    let none = StoreIdentifiers.other(store: StoreIdentifiers.unknownStore, additionalInfo: [:])
    return Purchaser(id: id, email: email, storeIdentifiers: (storeIdentifiers ?? none).heldBySuperwall(on: platform))
  }
}

extension StoreIdentifiers {
  /// Android's only word for a store that is neither Stripe nor Paddle, and ours for one that nobody named.
  static let unknownStore = "UNKNOWN"

  /// The members that iOS takes out of an unknown store's own: those that it knows from Stripe and Paddle.
  static let reservedNames: Set<String> = [
    "store", "stripeCustomerId", "stripeSubscriptionIds", "paddleCustomerId", "paddleSubscriptionIds",
  ]

  /// iOS keeps an unknown store's name and its other members flat beside it; Android has only the name `UNKNOWN`, with
  /// the members in an object of their own, and rejects any other name.
  fileprivate func heldBySuperwall(on platform: Platform) -> StoreIdentifiers {
    guard case .other(let store, let info) = self else { return self }
    switch platform.system {
    case .android: return .other(store: StoreIdentifiers.unknownStore, additionalInfo: info)
    case .ios:
      let isTaken = store == "STRIPE" || store == "PADDLE"
      return .other(
        store: isTaken ? StoreIdentifiers.unknownStore : store,
        additionalInfo: info.filter { !StoreIdentifiers.reservedNames.contains($0.key) })
    }
  }
}

extension PaywallContext {
  /// Only the native SDKs tell the product on Android and what the buyer answered on iOS; see ``NativeReply``.
  fileprivate func heldBySuperwall(on platform: Platform) -> PaywallContext {
    var paywall = self
    if platform == .android { paywall.product = nil }
    paywall.userAttributes = nil
    return paywall
  }
}

extension Entitlement {
  fileprivate func heldBySuperwall(_ knowsCustomStore: Bool) -> Entitlement {
    var entitlement = self
    entitlement.planId = nil
    entitlement.gracePeriodExpiresAt = nil
    entitlement.store = store.map { Store(superwallWord: $0.superwallWord(knowsCustom: knowsCustomStore)) }
    return entitlement
  }

  /// Only what the wrappers pass on: the identifier, and that it is active, because nothing says otherwise.
  static func named(_ id: String) -> Entitlement { Entitlement(id: id, isActive: true) }
}

extension Store {
  /// Granted from Superwall's dashboard.
  static let superwall = Store(rawValue: "superwall")
  /// A store that Superwall knows but does not name.
  static let other = Store(rawValue: "other")
  /// A store that the app itself serves (iOS only).
  static let custom = Store(rawValue: "custom")

  /// `ProductStore` of the platform's native SDK: Android 2.7.19 has no `CUSTOM`.
  func superwallWord(on platform: Platform) -> String { superwallWord(knowsCustom: platform == .ios) }

  /// `ProductStore` of a target.
  ///
  /// KMP 0.1.1 wraps Superwall-Android 2.8.0, which has `CUSTOM` (`EntitlementMapper.kt`). Flutter's class has none on
  /// either platform (`CustomerInfo+Pigeonify.swift`, `@unknown default`).
  func superwallWord(for target: Target) -> String {
    superwallWord(knowsCustom: target.sdk == .kmp || (target.platform == .ios && target.sdk != .flutter))
  }

  /// A store without a word of its own is `OTHER`.
  func superwallWord(knowsCustom: Bool) -> String {
    switch self {
    case .appStore, .macAppStore: "APP_STORE"
    case .stripe: "STRIPE"
    case .paddle: "PADDLE"
    case .playStore: "PLAY_STORE"
    case .superwall, .promotional: "SUPERWALL"
    case .custom: knowsCustom ? "CUSTOM" : "OTHER"
    default: "OTHER"
    }
  }

  /// The store of a word that ``superwallWord(on:)`` gives.
  init(superwallWord word: String) { self.init(rawValue: word.lowercased()) }
}

extension Entitlement.State {
  /// The state in a target's words; Flutter's enumerators are the same on both platforms.
  func superwallWord(for target: Target) -> String {
    target.sdk == .flutter ? rawValue : superwallWord(on: target.platform)
  }

  /// `LatestSubscriptionState` of the platform's native SDK; each rejects the other's words.
  func superwallWord(on platform: Platform) -> String {
    switch (self, platform.system) {
    case (.inGracePeriod, .android): "grace_period"
    case (.inBillingRetryPeriod, .android): "billing_retry"
    default: rawValue
    }
  }

  /// Nil for a word that the platform does not know, and for Android's `unknown`.
  init?(superwallWord word: String, on platform: Platform) {
    switch (word, platform.system) {
    case ("grace_period", .android): self = .inGracePeriod
    case ("billing_retry", .android): self = .inBillingRetryPeriod
    case ("inGracePeriod", .android), ("inBillingRetryPeriod", .android): return nil
    default: self.init(rawValue: word)
    }
  }
}
