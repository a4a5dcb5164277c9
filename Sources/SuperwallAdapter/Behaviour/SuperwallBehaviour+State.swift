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
    state.own["pendingCheckout"] = checkout.pending?.json
    state.linksWaiting = waitingLinks.count
    return state
  }

  /// The user's entitlements as the SDK's own lists have them.
  ///
  /// iOS: those that give access follow the status.
  var entitlements: SDKEntitlements {
    target.platform == .ios ? entitlementsOnApple : entitlementsOnAndroid
  }

  /// They are also what the phone and the web give, whatever the status is (`store/Entitlements.kt`, `active`).
  private var entitlementsOnAndroid: SDKEntitlements {
    let web = webEntitlements
    let device = Array(readDevice)
    let active = Array(merged(Array(activeBefore), activeDevice + webEntitlements.filter(\.isActive)))
    let activeIds = Set(active.map(\.id))
    let inactive = merged(Array(merged(device, web)), sold).filter { !activeIds.contains($0.id) }.map { entitlement in
      var entitlement = entitlement
      entitlement.isActive = false
      return entitlement
    }
    return SDKEntitlements(
      active: active, inactive: inactive, all: (active + inactive).sorted { $0.id < $1.id },
      web: web.filter(\.isActive), device: Array(deviceEntitlements))
  }
}
