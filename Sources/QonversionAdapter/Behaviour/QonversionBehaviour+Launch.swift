import RedemptionCore

extension QonversionBehaviour {
  /// Fetches what the user has. Until a launch ends, `checkEntitlements` waits.
  ///
  /// - Parameter calls: wait for this launch.
  mutating func beginLaunch(_ trigger: LaunchState.Trigger, for calls: [CallID] = [], _ turn: inout SDKTurn) {
    launch.isFinished = false
    let own = QonversionServiceContext(userId: user.id, trigger: trigger)
    questions.ask(.customer(.qonversion, redeemer), for: .launch, call: calls.first, own: own, &turn)
    guard let id = questions.entries.last?.id else { return }
    for call in calls.dropFirst() { _ = questions.join(call) { $0.id == id } }
  }

  /// The first of two launches to end releases the calls that wait, although its entitlements may be older than the
  /// redemption that began the other.
  mutating func endLaunch(
    _ calls: [CallID], _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    launch.isFinished = true
    switch answer {
    case .success(.customer(let grant)):
      launch.failure = nil
      launch.cache.store(grant, at: turn.now)
    case .success: launch.failure = .otherAnswer
    case .failure(let failure): launch.failure = failure
    }
    handlePending(after: launch.failure, &turn)
    guard !calls.isEmpty else { return }
    user.hasUnhandledLogout = false
    finishActualizing(calls, &turn)
  }

  /// A call that itself began the launch.
  private func finishActualizing(_ calls: [CallID], _ turn: inout SDKTurn) {
    let cached = launch.cache.grant
    switch (launch.failure, platform.system) {
    case (nil, _): finish(calls, .customer(cached ?? Grant()), &turn)
    case (let failure?, .ios):
      let isUsable = user.pending == nil && cached.map { !$0.entitlements.isEmpty } ?? false
      finish(calls, isUsable ? .customer(cached ?? Grant()) : refusal(failure), &turn)
    case (let failure?, .android): finish(calls, cached.map { .customer($0) } ?? refusal(failure), &turn)
    }
  }

  /// `checkEntitlements`: waits for a launch, a login or a logout; otherwise the entitlements of the latest launch.
  mutating func checkEntitlements(_ id: CallID?, _ turn: inout SDKTurn) {
    if let id { launch.waiting.append(id) }
    handlePending(after: nil, &turn)
  }

  /// `handlePendingRequests` of both platforms.
  mutating func handlePending(after failure: RedemptionFailure?, _ turn: inout SDKTurn) {
    guard launch.isFinished, user.identifying == nil else { return }
    if user.pending != nil {
      askForIdentity(&turn)
    } else if user.hasUnhandledLogout {
      user.hasUnhandledLogout = false
      beginLaunch(.logout, &turn)
    } else {
      releaseWaiting(after: failure, &turn)
    }
  }

  /// iOS passes what is cached beside the error of the launch that the calls waited for. Android passes it alone if
  /// nothing answered or the service failed (`shouldFireFallback`); after that it returns the old entitlements without
  /// another request, and iOS asks again.
  mutating func releaseWaiting(after failure: RedemptionFailure?, _ turn: inout SDKTurn) {
    let calls = launch.takeWaiting()
    guard !calls.isEmpty else { return }
    let actual = launch.actualGrant(at: turn.now)
    switch (failure, platform.system) {
    case (let failure?, .ios): finish(calls, refusal(failure), &turn)
    case (let failure?, .android):
      let isFallback = failure.isOfConnection(on: platform) || (failure.httpStatus ?? 0) >= 500
      finish(calls, isFallback ? actual.map { .customer($0) } ?? refusal(failure) : refusal(failure), &turn)
    case (nil, _):
      if let actual, platform == .android || launch.failure == nil {
        finish(calls, .customer(actual), &turn)
      } else {
        beginLaunch(.actualizePermissions, for: calls, &turn)
      }
    }
  }
}

// The user.
extension QonversionBehaviour {
  /// `identify`: returns at once for the current id (`isEqualToString:` and Kotlin compare characters), and waits for
  /// a launch that has not ended.
  mutating func identify(_ name: String, _ id: CallID?, _ turn: inout SDKTurn) {
    guard !user.identity.isIdentical(to: name) else { return turn.finish(id, .done) }
    dropPending(unless: name, &turn)
    if let id { user.waiting.append(QonversionUser.Waiting(name: name, call: id)) }
    user.hasUnhandledLogout = false
    user.pending = name
    if launch.isFinished, user.identifying == nil { askForIdentity(&turn) }
  }

  /// Both platforms keep one pending id, and every id's callbacks until the service has answered for it. An id that
  /// another one replaces, or that a logout forgets, is not asked about, so nothing calls its callbacks
  /// (`QProductCenterManager.identify` and `logout`, Android a5370d74; `QNProductCenterManager`, iOS 56324c89; read).
  private mutating func dropPending(unless name: String? = nil, _ turn: inout SDKTurn) {
    guard let pending = user.pending, pending != name, pending != user.identifying else { return }
    user.pending = nil
    finish(user.takeWaiting(for: pending), .silent(reason: QonversionBehaviour.replacedLogin), &turn)
  }

  private static let replacedLogin =
    "Another `identify`, or `logout`, came before the SDK had asked its service about this user."

  private mutating func askForIdentity(_ turn: inout SDKTurn) {
    guard let name = user.pending else { return }
    user.identifying = name
    questions.ask(
      .logIn(.qonversion, redeemer, newAppUserId: name), for: .identity(name),
      own: QonversionServiceContext(userId: user.id, trigger: .identify), &turn)
  }

  /// An id that the service did not know becomes another id of this user, who keeps everything. For one that it knows,
  /// the SDK changes to that user and leaves its own behind. A failure is tried again by the next call that waits for
  /// it.
  mutating func endIdentity(_ name: String, _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn) {
    user.identifying = nil
    switch answer {
    case .success(.logIn(let grant, _)):
      if user.pending == name { user.pending = nil }
      user.identity = name
      let known = grant.customer?.originalAppUserId
      if known != user.id {
        if let known, QonversionAdapter.isMadeBySDK(known) { user.id = known }
        launch.cache.clear()
        launch.cache.store(grant, at: turn.now)
      }
      finish(user.takeWaiting(for: name), .done, &turn)
      handlePending(after: nil, &turn)
    case .success: failIdentity(name, .otherAnswer, &turn)
    case .failure(let failure): failIdentity(name, failure, &turn)
    }
  }

  private mutating func failIdentity(_ name: String, _ failure: RedemptionFailure, _ turn: inout SDKTurn) {
    releaseWaiting(after: failure, &turn)
    finish(user.takeWaiting(for: name), refusal(failure), &turn)
  }

  /// `logout`: returns to the user of the installation. If that is the user already, iOS changes nothing at all, and
  /// Android forgets the app's id (`logoutIfNeeded` of both).
  mutating func logOut(_ turn: inout SDKTurn) {
    dropPending(&turn)
    user.pending = nil
    let isNeeded = user.id != user.originalId
    if isNeeded || platform == .android { user.identity = nil }
    guard isNeeded else { return }
    user.reset()
    launch.cache.clear()
  }
}
