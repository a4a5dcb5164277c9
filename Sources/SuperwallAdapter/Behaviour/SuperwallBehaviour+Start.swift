import RedemptionCore

/// From the start of the app to a configured SDK.
extension SuperwallBehaviour {
  /// The user, the codes with their results, all that the service returned, what was read from the device, the status,
  /// the customer info that the app was told, the attributes and a pending checkout.
  ///
  /// Source: iOS `Storage/Cache/CacheKeys.swift` (4.16.4), Android `storage/CacheKeys.kt` (2.7.19). Both store files in
  /// the app's own folders, which an uninstallation deletes. A redemption without an answer, links that wait for the
  /// configuration and planned requests are in memory alone; so is what Android's `Entitlements` found on the device.
  var stored: SuperwallBehaviour? {
    var stored = self
    (stored.questions, stored.agenda, stored.checkoutBox) = (QuestionsInProgress(), Agenda(), nil)
    stored.checkout.pending = checkout.pending
    (stored.alerts, stored.waitingLinks, stored.paywall, stored.keptValues) = ([], [], nil, [:])
    (stored.activeDevice, stored.isConfigured, stored.toldStatus) = ([], false, nil)
    stored.hasPurchaseController = false
    (stored.status, stored.ungrantedStatus) = (ungrantedStatus ?? status, nil)
    if !storesCustomer { stored.toldCustomer = Grant() }
    stored.activeBefore = target.platform == .android ? merged(status.entitlements.filter(\.isActive), []) : []
    return stored
  }

  /// Starts a newly installed app with what exists already, of which the app is not told.
  ///
  /// For a given user or device, the SDK asks its service before the app looks.
  mutating func begin(_ start: SDKStart, _ turn: inout SDKTurn) {
    if let stored = start.stored as? SuperwallBehaviour { return begin(start, with: stored, &turn) }
    redeemer.deviceId = start.deviceId ?? SuperwallBehaviour.newDeviceId(using: &turn.random)
    redeemer.appUserId = start.appUserId.flatMap { SuperwallBehaviour.accepted($0) }
    isConfigured = start.isConfigured
    if isConfigured, !hasPurchaseController { status = .inactive }
    deviceEntitlements = givenDeviceEntitlements
    paywall = options.paywall
    _ = readDevice(at: turn.now)
    _ = updateCustomer(at: turn.now)
    if isConfigured { scheduleRefresh(&turn) }
    checkout.pending = options.pendingCheckout
    if isConfigured { recoverCheckoutOnLaunch(at: turn.now) }
    guard isConfigured, start.appUserId != nil || start.deviceId != nil else { return turn.finish(start.call, .done) }
    ask(customerQuestion, for: .start, call: start.call, &turn)
  }

  /// Starts with what the SDK stored, and then configures itself as after an installation: purchases are read anew, and
  /// the service is asked. The phone's own store has what it had, unless the options say otherwise.
  private mutating func begin(_ start: SDKStart, with stored: SuperwallBehaviour, _ turn: inout SDKTurn) {
    let named = start.appUserId.flatMap { SuperwallBehaviour.accepted($0) }
    guard named == nil || named == stored.redeemer.appUserId else {
      return turn.finish(start.call, .refused(.otherUserStored, kind: SDKRefusal.invalidAppUserId.rawValue))
    }
    let setup = setup
    self = stored
    (self.setup, hasPurchaseController, isConfigured) = (setup, options.purchaseController, false)
    if !rules.has(.grantedEntitlements) { granted = [] }
    joinGrantsOnApple()
    if !options.deviceEntitlements.isEmpty || !options.ownedProducts.isEmpty {
      deviceEntitlements = givenDeviceEntitlements
    }
    paywall = options.paywall
    if let pending = options.pendingCheckout { checkout.pending = pending }
    turn.finish(start.call, .done)
    if start.isConfigured { configure(isRestart: true, &turn) }
  }

  private var givenDeviceEntitlements: IdentifiedList<Entitlement> {
    merged(resolved(options.deviceEntitlements) + ownedEntitlements(of: options.ownedProducts), [])
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
  ///
  /// - Parameter isRestart: true if the SDK takes what it stored, so that the app is told what differs from it. After
  ///   an installation the app hears of nothing before it has set its delegate.
  mutating func configure(isRestart: Bool = false, _ turn: inout SDKTurn) {
    guard !isConfigured else { return }
    isConfigured = true
    let read = readDevice(at: turn.now)
    if isRestart { tell(updateCustomer(afterReading: true, isFirst: !storesCustomer, at: turn.now), &turn) }
    let change = updateStatus() ?? read
    if isRestart { tell(change, &turn) }
    recoverCheckoutOnLaunch(at: turn.now)
    switch target.platform.system {
    case .ios: askOnConfigureOnApple(&turn)
    case .android: sendStoredCodes(because: .storedCodes, &turn)
    }
    followWaitingLinks(&turn)
  }
}

extension SDKError {
  fileprivate static let otherUserStored = SDKError(
    code: SDKRefusal.invalidAppUserId.rawValue,
    message: "This device has stored another user, with whom Superwall's SDK starts. Leave appUserId out, and call "
      + "session/logIn; or delete what is stored with device/wipe.")
}
