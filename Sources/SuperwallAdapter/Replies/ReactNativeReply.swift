import RedemptionCore

/// The body of the `didRedeemLink` event of expo-superwall 1.2.0 (`ios/Json/RedemptionResult+Json.swift`,
/// `android/…/json/RedemptionResult.kt`): the wire's words, but with entitlements by `id`.
///
/// iOS has `{id, type}` of an entitlement and Android `{id}`. Android turns each placement parameter into JSON text,
/// has of an unknown store only that it is `UNKNOWN`, and has no `product`.
struct ReactNativeReply: SuperwallReply {
  let outcome: RedemptionOutcome
  private let platform: Platform

  init(telling outcome: RedemptionOutcome, on platform: Platform) {
    self.outcome = outcome.inSuperwallWords(on: platform) { grant in
      var grant = grant.heldBySuperwall(on: platform)
      grant.entitlements = IdentifiedList(grant.entitlements.map { .named($0.id) })
      if platform == .android { grant.loseWhatExpoLosesOnAndroid() }
      return grant
    }
    self.platform = platform
  }

  func encode(to encoder: any Encoder) throws {
    try outcome.encodeAsWire(to: encoder, isCodeFirst: platform == .android) { grant, info in
      try info.encode(grant.owner, in: .wire)
      try info.encodeWire(grant.purchaser) { store, additionalInfo, purchaser in
        try purchaser.encodeFlat(store: store, additionalInfo)
      }
      if let paywall = grant.paywall { try encode(paywall, into: &info) }
      let columns = platform == .ios ? EntitlementColumns.expo : EntitlementColumns.expoAndroid
      let target = Target(vendor: .superwall, sdk: .reactNative, platform: platform)
      var list = info.nestedUnkeyedContainer(forKey: .entitlements)
      for entitlement in grant.entitlements {
        var object = list.nestedContainer(keyedBy: SuperwallKey.self)
        try object.encode(entitlement, by: columns, for: target)
      }
    }
  }

  private func encode(_ paywall: PaywallContext, into info: inout SuperwallWriter) throws {
    var object = info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .paywallInfo)
    try object.encodeNames(of: paywall)
    try object.encode(JSONValue.object(paywall.placementParams), forKey: .placementParams)
    try object.encodeExperiment(of: paywall)
    try object.encodeIfPresent(paywall.productIdentifier, forKey: .productIdentifier)
    try object.encodeIfPresent(paywall.product.map(WireProduct.init), forKey: .product)
  }

  /// As `RedemptionResults.fromJson` of the compat layer reads: an unknown status or ownership fails, an absent list of
  /// subscription ids is empty, and any store's name is taken.
  init(from decoder: any Decoder, on platform: Platform, code: String?) throws {
    self.platform = platform
    outcome = try RedemptionOutcome(wire: decoder) { result, _ in
      let info = try result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
      return Grant(
        owner: try info.owner(in: .wire), purchaser: try ReactNativeReply.purchaser(from: info),
        paywall: try info.wirePaywall(on: .ios), entitlements: try info.entitlementsById())
    }
  }

  private static func purchaser(from info: SuperwallReader) throws -> Purchaser {
    let purchaser = try info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .purchaserInfo)
    return Purchaser(
      id: try purchaser.decode(String.self, forKey: .appUserId),
      email: try purchaser.decodeIfPresent(String.self, forKey: .email),
      storeIdentifiers: try storeIdentifiers(from: purchaser))
  }

  private static func storeIdentifiers(from purchaser: SuperwallReader) throws -> StoreIdentifiers {
    let identifiers = try purchaser.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
    switch try identifiers.decode(String.self, forKey: .store) {
    case "STRIPE":
      return .stripe(
        customerId: try identifiers.decode(String.self, forKey: .stripeCustomerId),
        subscriptionIds: try identifiers.decodeIfPresent([String].self, forKey: .stripeSubscriptionIds) ?? [])
    case "PADDLE":
      return .paddle(
        customerId: try identifiers.decode(String.self, forKey: .paddleCustomerId),
        subscriptionIds: try identifiers.decodeIfPresent([String].self, forKey: .paddleSubscriptionIds) ?? [])
    case let store: return .other(store: store, additionalInfo: try purchaser.flatStoreIdentifiers())
    }
  }

  static func rules(on platform: Platform) -> LossRules {
    platform == .ios ? .reactNativeOnApple : .reactNativeOnAndroid
  }
}

extension SuperwallReader {
  /// Entitlements of which only the identifier is told; one that is told counts as active.
  func entitlementsById() throws -> IdentifiedList<Entitlement> {
    var list = try nestedUnkeyedContainer(forKey: .entitlements)
    var entitlements: IdentifiedList<Entitlement> = []
    while !list.isAtEnd {
      let object = try list.nestedContainer(keyedBy: SuperwallKey.self)
      entitlements.insert(.named(try object.decode(String.self, forKey: .id)))
    }
    return entitlements
  }
}

extension Grant {
  fileprivate mutating func loseWhatExpoLosesOnAndroid() {
    if case .other(let store, _) = purchaser?.storeIdentifiers {
      purchaser?.storeIdentifiers = .other(store: store, additionalInfo: [:])
    }
    if let params = paywall?.placementParams {
      paywall?.placementParams = params.mapValues { .string($0.compactText) }
    }
  }
}
