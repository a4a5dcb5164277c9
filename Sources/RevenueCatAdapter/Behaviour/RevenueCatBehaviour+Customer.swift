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
    if case .cached = customer.look(.notStaleCachedOrFetched, at: now, freshness: freshness) { return true }
    return false
  }

  /// How long a copy is fresh, in milliseconds.
  var freshness: Int64 {
    isInBackground ? NativeSDK.customerFreshnessInBackground : NativeSDK.customerFreshness
  }

  /// The failure of every request of a user that RevenueCat's service blocks; nil for any other user.
  var blockedUser: RedemptionFailure? {
    guard let id = redeemer.appUserId, RevenueCatAdapter.isBlocked(id) else { return nil }
    return RedemptionFailure(
      reason: .refused, message: RevenueCatAdapter.blockedUserMessage, httpStatus: RevenueCatAdapter.blockedStatus,
      backendCode: BackendCode.invalidUser)
  }

  /// A stale copy is returned, and a new one is fetched after it.
  ///
  /// A copy is judged anew whenever it is read: see `Grant.judged`.
  mutating func customerInfo(_ policy: FetchPolicy, _ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    switch customer.look(policy, at: turn.now, freshness: freshness) {
    case .cached(let grant): finish(id, with: judged(grant, at: turn.now), &turn)
    case .stale(let grant):
      finish(id, with: judged(grant, at: turn.now), &turn)
      askForCustomer(nil, &turn)
    case .fetch: askForCustomer(id, &turn)
    case .nothing: finish(id, .refused(.nothingCached), &turn)
    }
  }

  /// The cached copy at a moment.
  func judged(_ grant: Grant, at now: Timestamp) -> Grant {
    guard let fetchedAt = customer.fetchedAt else { return grant }
    return grant.judged(at: now, fetchedAt: fetchedAt, on: sdk.target.platform)
  }

  /// Two fetches of one user at the same time are one request: purchases-ios 5.86 `GetCustomerInfoOperation`,
  /// `CallbackCache`; purchases-android 10.17 `Backend.getCustomerInfo`.
  ///
  /// On Android an old copy counts as fresh from here on (`CustomerInfoHelper.getCustomerInfoFetchOnly`).
  private mutating func askForCustomer(_ id: CallID?, _ turn: inout SDKTurn) {
    if let blockedUser { return finish(id, .failed(blockedUser), &turn) }
    if sdk.target.platform == .android { customer.confirm(at: turn.now) }
    let (sdk, user) = (sdk, redeemer.appUserId)
    if questions.join(id, where: { $0.purpose.isCustomerInfo && sdk.isSameUser($0.question.appUserId, user) }) {
      return
    }
    ask(.customer(sdk.target.vendor, redeemer), for: .customerInfo, call: id, &turn)
  }

  /// Two logins from one user to another at the same time are one request: purchases-ios 5.86 `LogInOperation`,
  /// purchases-android 10.17 `Backend.logIn`.
  ///
  /// - Parameter appUserId: as the SDK sends it.
  mutating func logIn(_ appUserId: String, _ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    if let blockedUser { return finish(id, .failed(blockedUser), &turn) }
    guard !sdk.isSameUser(appUserId, redeemer.appUserId) else { return logInAgain(id, &turn) }
    let (sdk, user) = (sdk, redeemer.appUserId)
    let joins = { (entry: Questions.Entry) in
      guard case .logIn(let name) = entry.purpose else { return false }
      return sdk.isSameUser(name, appUserId) && sdk.isSameUser(entry.question.appUserId, user)
    }
    if questions.join(id, where: joins) { return }
    let question = Question.logIn(sdk.target.vendor, redeemer, newAppUserId: appUserId)
    ask(question, for: .logIn(appUserId: appUserId), call: id, &turn)
  }

  /// The current user is not logged in anew: the app gets the customer info, from the cache if it is there.
  ///
  /// Source: purchases-ios 5.86 `IdentityManager.performLogIn`, purchases-android 10.17 `PurchasesOrchestrator.logIn`.
  private mutating func logInAgain(_ id: CallID?, _ turn: inout SDKTurn) {
    if let id { repeatedLogIns.insert(id) }
    customerInfo(.cachedOrFetched, id, &turn)
  }

  /// Finishes a call with customer info, as the call returns it.
  private mutating func finish(_ id: CallID?, with grant: Grant, _ turn: inout SDKTurn) {
    let isLogIn = id.map { repeatedLogIns.remove($0) != nil } ?? false
    finish(id, isLogIn ? .logIn(grant, created: false) : .customer(grant), &turn)
  }

  /// Makes an anonymous user at once, with an empty cache, and fetches the customer info of that user.
  mutating func logOut(_ id: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    guard !isAnonymous else { return finish(id, .refused(.logOutWhileAnonymous), &turn) }
    redeemer.appUserId = RevenueCatAdapter.newAppUserId(using: &turn.random)
    isAnonymous = true
    customer.invalidate()
    askForCustomer(id, &turn)
  }

  mutating func takeCustomer(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    hear(answer, to: entry, &turn)
    guard case .success(.customer(let grant)) = answer else { return fail(entry, answer, &turn) }
    for call in entry.waiting { finish(call, with: grant, &turn) }
  }

  /// Caches the customer of a fetch. After one that failed, the copy counts as old.
  ///
  /// The user may have changed since the request. Android then caches the customer for the user of now, iOS for the
  /// user of the request. The listener hears of it on both: purchases-ios 5.86
  /// `CustomerInfoManager.fetchAndCacheCustomerInfoData`, purchases-android 10.17
  /// `CustomerInfoHelper.getCustomerInfoFetchOnly`, `CustomerInfoUpdateHandler.cacheAndNotifyListeners`.
  mutating func hear(_ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, _ turn: inout SDKTurn) {
    let isSameUser = sdk.isSameUser(entry.question.appUserId, redeemer.appUserId)
    switch answer {
    case .success(.customer(let grant)) where isSameUser || sdk.target.platform == .android: keep(grant, &turn)
    case .success(.customer(let grant)): if isNews(grant) { tell(grant, &turn) }
    case .failure(let error) where !error.isMetBySDK: return
    case .success, .failure: if isSameUser { customer.expire() }
    }
  }

  mutating func takeLogIn(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, as appUserId: String, _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    guard case .success(.logIn(let grant, let created)) = answer else { return fail(entry, answer, &turn) }
    redeemer.appUserId = appUserId
    isAnonymous = false
    takeOtherUser(appUserId)
    customer.store(grant, at: turn.now)
    let isNews = isNews(grant)
    // Android calls the app back and then its listener, for one login after the other (purchases-android 10.17
    // `PurchasesOrchestrator.logIn`).
    let number = sdk.target.platform == .android ? 1 : 0
    for call in entry.waiting.prefix(number) { finish(call, .logIn(grant, created: created), &turn) }
    if isNews { tell(grant, &turn) }
    for call in entry.waiting.dropFirst(number) { finish(call, .logIn(grant, created: created), &turn) }
  }

  /// Ends the calls of a question without a usable answer.
  private mutating func fail(
    _ entry: Questions.Entry, _ answer: Result<Answer, GatewayError>, _ turn: inout SDKTurn
  ) {
    for call in entry.waiting { repeatedLogIns.remove(call) }
    switch answer {
    case .failure(let error) where !error.isMetBySDK: for call in entry.waiting { abandon(call, error, &turn) }
    case .failure(.failed(let failure, _)): for call in entry.waiting { finish(call, .failed(failure), &turn) }
    case .success, .failure: for call in entry.waiting { finish(call, .failed(.otherAnswer), &turn) }
    }
  }

  /// Caches what the user has, and sends it to the app if that is news to its listener.
  mutating func keep(_ grant: Grant, _ turn: inout SDKTurn) {
    customer.store(grant, at: turn.now)
    if isNews(grant) { tell(grant, &turn) }
  }

  func tell(_ grant: Grant, _ turn: inout SDKTurn) {
    turn.tell(EventName.customerInfoUpdated, sdk.customerEvent(grant, now: turn.now))
  }
}

extension RevenueCatBehaviour.Purpose {
  fileprivate var isCustomerInfo: Bool { if case .customerInfo = self { true } else { false } }
}

extension Question {
  /// The app user on whose behalf a fetch or a login is sent.
  fileprivate var appUserId: String? {
    switch self {
    case .customer(_, let redeemer), .logIn(_, let redeemer, _): redeemer.appUserId
    default: nil
    }
  }
}

extension NativeSDK {
  /// The customer info as the target's channel carries it: bare, except in Unity's message, which wraps it in
  /// `customerInfo`.
  fileprivate func customerEvent(_ grant: Grant, now: Timestamp) -> any Encodable & Sendable {
    let info = adapter.replies.customer(grant, for: target, now: now)
    return target.sdk == .unity ? CustomerAnswer(customerInfo: info) : info
  }
}
