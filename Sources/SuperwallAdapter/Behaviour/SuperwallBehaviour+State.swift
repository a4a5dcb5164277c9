import RedemptionCore

extension SuperwallBehaviour {
  var state: SDKState {
    var state = SDKState()
    state.isConfigured = isConfigured
    state.redeemer = redeemer
    state.isAnonymous = redeemer.appUserId == nil
    state.storedCodes = storedCodes
    state.lastOutcome = lastOutcome
    state.redemptionsInProgress = questions.entries.count {
      if case .redemption = $0.purpose { true } else { false }
    }
    state.status = status
    state.entitlements = entitlements
    state.hasPurchaseController = hasPurchaseController
    state.userAttributes = userAttributes
    state.integrationAttributes = integrationAttributes
    state.paywall = paywall
    state.linksWaiting = waitingLinks.count
    return state
  }

  /// The user's entitlements as the SDK's own lists have them.
  ///
  /// Those that give access follow the status: under a purchase controller only the app knows them.
  var entitlements: SDKEntitlements {
    let web = webEntitlements
    let device = Array(deviceEntitlements)
    let active = activeEntitlements
    let activeIds = Set(active.map(\.id))
    let sold = options.products.sorted { $0.key < $1.key }.flatMap { product, ids in
      ids.map { Entitlement(id: $0, isActive: false, productIds: [product]) }
    }
    let inactive = merged(Array(merged(device, web)), sold).filter { !activeIds.contains($0.id) }.map { entitlement in
      var entitlement = entitlement
      entitlement.isActive = false
      return entitlement
    }
    return SDKEntitlements(
      active: active, inactive: inactive, all: (active + inactive).sorted { $0.id < $1.id },
      web: web.filter(\.isActive), device: device)
  }

  private var activeEntitlements: [Entitlement] {
    let active = Array(merged(status.entitlements, []))
    switch target.platform {
    case .ios: return active
    case .android: return Array(merged(Array(activeBefore), active))
    }
  }
}
