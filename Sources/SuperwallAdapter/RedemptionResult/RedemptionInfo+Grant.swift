public import RedemptionCore

extension RedemptionResult.RedemptionInfo {
  /// What a grant tells of a redemption; what it leaves out is made up as ``SuperwallAdapter`` does for the native
  /// target.
  public init(_ grant: Grant) {
    let purchaser = grant.purchaser
    self.init(
      ownership: RedemptionResult.Ownership(grant.owner ?? .device(id: "")),
      purchaserInfo: RedemptionResult.PurchaserInfo(
        appUserId: purchaser?.id ?? "", email: purchaser?.email,
        storeIdentifiers: RedemptionResult.StoreIdentifiers(
          purchaser?.storeIdentifiers ?? .other(store: StoreIdentifiers.unknownStore, additionalInfo: [:]))),
      paywallInfo: grant.paywall.map(RedemptionResult.PaywallInfo.init),
      entitlements: Set(grant.entitlements.map { SuperwallEntitlement($0) }),
      userAttributes: grant.paywall?.userAttributes)
  }

  /// The grant that this tells of; of several entitlements with one identifier the one that SuperwallKit would believe.
  public var grant: Grant {
    var paywall = paywallInfo?.context
    paywall?.userAttributes = userAttributes
    return Grant(
      owner: ownership.owner,
      purchaser: Purchaser(
        id: purchaserInfo.appUserId, email: purchaserInfo.email,
        storeIdentifiers: purchaserInfo.storeIdentifiers.storeIdentifiers),
      paywall: paywall, entitlements: entitlements.merged)
  }
}

extension RedemptionResult.Ownership {
  fileprivate init(_ owner: Owner) {
    switch owner {
    case .appUser(let id): self = .appUser(appUserId: id)
    case .device(let id): self = .device(deviceId: id)
    }
  }

  fileprivate var owner: Owner {
    switch self {
    case .appUser(let id): .appUser(id: id)
    case .device(let id): .device(id: id)
    }
  }
}

extension RedemptionResult.StoreIdentifiers {
  fileprivate init(_ identifiers: StoreIdentifiers) {
    switch identifiers {
    case .stripe(let customerId, let ids): self = .stripe(customerId: customerId, subscriptionIds: ids)
    case .paddle(let customerId, let ids): self = .paddle(customerId: customerId, subscriptionIds: ids)
    case .other(let store, let info): self = .unknown(store: store, additionalInfo: info)
    }
  }

  fileprivate var storeIdentifiers: StoreIdentifiers {
    switch self {
    case .stripe(let customerId, let ids): .stripe(customerId: customerId, subscriptionIds: ids)
    case .paddle(let customerId, let ids): .paddle(customerId: customerId, subscriptionIds: ids)
    case .unknown(let store, let info): .other(store: store, additionalInfo: info)
    }
  }
}

extension RedemptionResult.PaywallInfo {
  fileprivate init(_ paywall: PaywallContext) {
    self.init(
      identifier: paywall.identifier, placementName: paywall.placementName, placementParams: paywall.placementParams,
      variantId: paywall.variantId, experimentId: paywall.experimentId, productIdentifier: paywall.productIdentifier,
      product: paywall.product)
  }

  fileprivate var context: PaywallContext {
    PaywallContext(
      identifier: identifier, placementName: placementName, placementParams: placementParams, variantId: variantId,
      experimentId: experimentId, productIdentifier: productIdentifier, product: product)
  }
}
