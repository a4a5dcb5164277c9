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
    state.pendingCheckout = checkout.pending
    state.linksWaiting = waitingLinks.count
    return state
  }

  /// The user's entitlements as the SDK's own lists have them.
  ///
  /// iOS: those that give access follow the status. Android: they are also what the phone and the web give, whatever
  /// the status is (`store/Entitlements.kt`, `active`).
  var entitlements: SDKEntitlements {
    let web = webEntitlements
    let device = Array(readDevice)
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
      web: web.filter(\.isActive), device: Array(deviceEntitlements))
  }

  private var activeEntitlements: [Entitlement] {
    switch target.platform {
    case .ios: Array(merged(status.entitlements, []))
    case .android: Array(merged(Array(activeBefore), activeDevice + webEntitlements.filter(\.isActive)))
    }
  }
}
