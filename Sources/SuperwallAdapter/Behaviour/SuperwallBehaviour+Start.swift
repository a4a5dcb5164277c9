import RedemptionCore

/// From the installation of the app to a configured SDK.
extension SuperwallBehaviour {
  /// Starts with what exists already, of which the app is not told.
  ///
  /// For a given user or device, the SDK asks its service before the app looks.
  mutating func begin(_ start: SDKStart, _ turn: inout SDKTurn) {
    redeemer.deviceId = start.deviceId ?? SuperwallBehaviour.newDeviceId(using: &turn.random)
    redeemer.appUserId = start.appUserId.flatMap { SuperwallBehaviour.accepted($0) }
    isConfigured = start.isConfigured
    if isConfigured, !hasPurchaseController { status = .inactive }
    deviceEntitlements = merged(resolved(options.deviceEntitlements) + ownedEntitlements(of: options.ownedProducts), [])
    paywall = options.paywall
    _ = readDevice(at: turn.now)
    _ = updateCustomer(at: turn.now)
    if isConfigured { scheduleRefresh(&turn) }
    checkout.pending = options.pendingCheckout
    if isConfigured { recoverCheckoutOnLaunch(at: turn.now) }
    guard isConfigured, start.appUserId != nil || start.deviceId != nil else { return turn.finish(start.call, .done) }
    ask(customerQuestion, for: .start, call: start.call, &turn)
  }

  /// Keeps what the user has, unless a redemption has returned something newer. The app is not told.
  mutating func takeStart(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    for call in questions.take(id)?.waiting ?? [] { turn.finish(call, .done) }
    if case .success(.customer(let grant)) = answer, !grant.entitlements.isEmpty, customer == nil {
      learn(grant.entitlements)
      (customer, polledCustomer) = (WebCustomer(grant: grant, fetchedAt: turn.now), grant)
      // As if it had been there from the beginning.
      (toldCustomer, activeBefore) = (mergedCustomer, [])
      _ = updateStatus()
    }
  }

  /// Configures the SDK once; links that came earlier are routed now.
  mutating func configure(_ turn: inout SDKTurn) {
    guard !isConfigured else { return }
    isConfigured = true
    // The app sets its delegate after it has configured, so nobody hears of this.
    _ = readDevice(at: turn.now)
    _ = updateStatus()
    recoverCheckoutOnLaunch(at: turn.now)
    switch target.platform {
    case .ios: askOnConfigureOnApple(&turn)
    case .android: sendStoredCodes(because: .storedCodes, &turn)
    }
    followWaitingLinks(&turn)
  }
}
