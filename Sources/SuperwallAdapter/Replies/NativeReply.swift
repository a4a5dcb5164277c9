import RedemptionCore

/// The result in the wire JSON that both native SDKs read: SuperwallKit 4.17.0 and Superwall-Android 2.8.3.
///
/// Dates are whole milliseconds, which both read. What is not told is absent: SuperwallKit never writes a null, and
/// though Android writes some inside a success, both take an absent key. Capacitor, which has no result, gets this one.
struct NativeReply: SuperwallReply {
  let outcome: RedemptionOutcome
  private let platform: Platform

  init(telling outcome: RedemptionOutcome, on platform: Platform) {
    self.outcome = outcome.inSuperwallWords(on: platform) { NativeReply.grant($0, on: platform) }
    self.platform = platform
  }

  /// What the newest native SDK of a platform tells of a grant: more than its wrappers pass on.
  static func grant(_ grant: Grant, on platform: Platform) -> Grant {
    var held = grant.heldBySuperwall(on: platform)
    held.paywall?.product = grant.paywall?.product
    if platform == .ios { held.paywall?.userAttributes = grant.paywall?.userAttributes }
    return held
  }

  func encode(to encoder: any Encoder) throws {
    try outcome.encodeAsWire(to: encoder, isCodeFirst: isCodeFirst) { grant, info in
      try info.encode(grant.owner, in: .wire)
      try info.encodeWire(grant.purchaser) { store, additionalInfo, purchaser in
        switch platform.system {
        case .ios: try purchaser.encodeFlat(store: store, additionalInfo)
        case .android:
          var identifiers = purchaser.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
          try identifiers.encode(store, forKey: .store)
          try identifiers.encode(JSONValue.object(additionalInfo), forKey: .properties)
        }
      }
      if let paywall = grant.paywall { try info.encodeWire(paywall, on: platform) }
      let target = Target(vendor: .superwall, sdk: .native, platform: platform)
      var list = info.nestedUnkeyedContainer(forKey: .entitlements)
      for entitlement in grant.entitlements {
        var object = list.nestedContainer(keyedBy: SuperwallKey.self)
        try object.encode(entitlement, for: target)
      }
      try info.encodeIfPresent(grant.paywall?.userAttributes.map(JSONValue.object), forKey: .userAttributes)
    }
  }

  /// SuperwallKit writes the code first in the two cases that came late.
  private var isCodeFirst: Bool {
    guard platform == .ios else { return false }
    switch outcome {
    case .invalidCode, .subscriptionExpired: return true
    default: return false
    }
  }

  init(from decoder: any Decoder, on platform: Platform, code: String?) throws {
    self.platform = platform
    outcome = try RedemptionOutcome(wire: decoder) { result, kind in
      let info = try NativeReply.info(of: result, kind, on: platform)
      var paywall = try info.wirePaywall(on: platform)
      if platform == .ios {
        paywall?.userAttributes = try info.decodeIfPresent([String: JSONValue].self, forKey: .userAttributes)
      }
      return Grant(
        owner: try info.owner(in: .wire), purchaser: try NativeReply.purchaser(from: info, on: platform),
        paywall: paywall,
        entitlements: try NativeReply.entitlements(from: info, on: platform))
    }
  }

  /// Android takes `redemption_info` for a success too, and before the other spelling.
  private static func info(
    of result: SuperwallReader, _ kind: RedemptionOutcome.Kind, on platform: Platform
  ) throws -> SuperwallReader {
    let isOld = platform == .android && kind == .redeemed && result.contains(.olderRedemptionInfo)
    return try result.nestedContainer(
      keyedBy: SuperwallKey.self, forKey: isOld ? .olderRedemptionInfo : .redemptionInfo)
  }

  private static func purchaser(from info: SuperwallReader, on platform: Platform) throws -> Purchaser {
    let purchaser = try info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .purchaserInfo)
    return Purchaser(
      id: try purchaser.decode(String.self, forKey: .appUserId),
      email: try purchaser.decodeIfPresent(String.self, forKey: .email),
      storeIdentifiers: try storeIdentifiers(from: purchaser, on: platform))
  }

  private static func storeIdentifiers(
    from purchaser: SuperwallReader, on platform: Platform
  ) throws -> StoreIdentifiers {
    let identifiers = try purchaser.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
    switch (try identifiers.decode(String.self, forKey: .store), platform.system) {
    case ("STRIPE", _):
      return .stripe(
        customerId: try identifiers.decode(String.self, forKey: .stripeCustomerId),
        subscriptionIds: try identifiers.decode([String].self, forKey: .stripeSubscriptionIds))
    case ("PADDLE", _):
      return .paddle(
        customerId: try identifiers.decode(String.self, forKey: .paddleCustomerId),
        subscriptionIds: try identifiers.decode([String].self, forKey: .paddleSubscriptionIds))
    case (let store, .ios): return .other(store: store, additionalInfo: try purchaser.flatStoreIdentifiers())
    case (StoreIdentifiers.unknownStore, .android):
      return .other(
        store: StoreIdentifiers.unknownStore,
        additionalInfo: try identifiers.decode([String: JSONValue].self, forKey: .properties))
    case (_, .android): throw identifiers.corrupted(at: .store, "STRIPE, PADDLE or UNKNOWN")
    }
  }

  private static func entitlements(
    from info: SuperwallReader, on platform: Platform
  ) throws -> IdentifiedList<Entitlement> {
    var list = try info.nestedUnkeyedContainer(forKey: .entitlements)
    var entitlements: IdentifiedList<Entitlement> = []
    while !list.isAtEnd {
      entitlements.insert(try list.nestedContainer(keyedBy: SuperwallKey.self).wireEntitlement(on: platform))
    }
    return entitlements
  }

  static func rules(on platform: Platform) -> LossRules { platform == .ios ? .nativeOnApple : .nativeOnAndroid }
}
