import RedemptionCore

extension RevenueCatBehaviour {
  /// Fetches the customer after the app was configured in the foreground, or came to it with a stale copy.
  ///
  /// Source: purchases-ios 5.86 `Purchases.performInitialForegroundSetup`, `updateAllCachesIfNeeded`; purchases-android
  /// 10.17 `PurchasesOrchestrator.onAppForegrounded`. The call that began it does not wait.
  mutating func refresh(_ turn: inout SDKTurn) {
    guard isConfigured, blockedUser == nil else { return }
    askForCustomer(nil, &turn)
  }

  func isCustomerFresh(at now: Timestamp) -> Bool {
    if case .cached = customer.look(.notStaleCachedOrFetched, at: now, freshness: NativeSDK.customerFreshness) {
      return true
    }
    return false
  }

  /// The failure of every request of a user that RevenueCat's service blocks; nil for any other user.
  var blockedUser: RedemptionFailure? {
    guard let id = redeemer.appUserId, RevenueCatAdapter.isBlocked(id) else { return nil }
    return RedemptionFailure(
      reason: .refused, message: "The app user ID is blocked.", httpStatus: 400, backendCode: BackendCode.invalidUser)
  }

  /// A stale copy is returned, and a new one is fetched after it.
  ///
  /// A copy is judged anew whenever it is read: see `Grant.judged`.
  mutating func customerInfo(_ policy: FetchPolicy, _ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    switch customer.look(policy, at: turn.now, freshness: NativeSDK.customerFreshness) {
    case .cached(let grant):
      let copy = judged(grant, at: turn.now)
      finish(id, .customer(copy), &turn)
    case .stale(let grant):
      let copy = judged(grant, at: turn.now)
      finish(id, .customer(copy), &turn)
      askForCustomer(nil, &turn)
    case .fetch: askForCustomer(id, &turn)
    case .nothing: finish(id, .refused(.nothingCached), &turn)
    }
  }

  private func judged(_ grant: Grant, at now: Timestamp) -> Grant {
    guard let fetchedAt = customer.fetchedAt else { return grant }
    return grant.judged(at: now, fetchedAt: fetchedAt, on: sdk.target.platform)
  }

  private mutating func askForCustomer(_ id: CallID?, _ turn: inout SDKTurn) {
    if let blockedUser { return finish(id, .failed(blockedUser), &turn) }
    questions.ask(.customer(sdk.target.vendor, redeemer), for: .customerInfo, call: id, &turn)
  }

  /// - Parameter appUserId: as the SDK sends it.
  mutating func logIn(_ appUserId: String, _ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    if let blockedUser { return finish(id, .failed(blockedUser), &turn) }
    let question = Question.logIn(sdk.target.vendor, redeemer, newAppUserId: appUserId)
    questions.ask(question, for: .logIn(appUserId: appUserId), call: id, &turn)
  }

  /// Makes an anonymous user at once, with an empty cache, and fetches the customer info of that user.
  mutating func logOut(_ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    guard !isAnonymous else { return finish(id, .refused(.logOutWhileAnonymous), &turn) }
    redeemer.appUserId = RevenueCatAdapter.newAppUserId(using: &turn.random)
    isAnonymous = true
    customer.clear()
    askForCustomer(id, &turn)
  }

  mutating func takeCustomer(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    guard case .success(.customer(let grant)) = answer else { return fail(entry, answer, &turn) }
    keep(grant, &turn)
    for call in entry.waiting { finish(call, .customer(grant), &turn) }
  }

  mutating func takeLogIn(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, as appUserId: String, _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    guard case .success(.logIn(let grant, let created)) = answer else { return fail(entry, answer, &turn) }
    redeemer.appUserId = appUserId
    isAnonymous = false
    keep(grant, &turn)
    for call in entry.waiting { finish(call, .logIn(grant, created: created), &turn) }
  }

  /// Ends the calls of a question without a usable answer.
  private mutating func fail(
    _ entry: Questions.Entry, _ answer: Result<Answer, GatewayError>, _ turn: inout SDKTurn
  ) {
    switch answer {
    case .failure(let error) where !error.isMetBySDK: for call in entry.waiting { abandon(call, error, &turn) }
    case .failure(.failed(let failure, _)): for call in entry.waiting { finish(call, .failed(failure), &turn) }
    case .success, .failure: for call in entry.waiting { finish(call, .failed(.otherAnswer), &turn) }
    }
  }

  /// Caches what the user has, and sends it to the app if it differs from what was cached.
  mutating func keep(_ grant: Grant, _ turn: inout SDKTurn) {
    guard customer.keep(grant, at: turn.now) else { return }
    turn.tell(EventName.customerInfoUpdated, sdk.customerEvent(grant, now: turn.now))
  }
}

extension NativeSDK {
  /// The customer info as the target's channel carries it: bare, except in Unity's message, which wraps it in
  /// `customerInfo`.
  fileprivate func customerEvent(_ grant: Grant, now: Timestamp) -> any Encodable & Sendable {
    let info = RevenueCatReplies().customer(grant, for: target, now: now)
    return target.sdk == .unity ? CustomerAnswer(customerInfo: info) : info
  }
}
