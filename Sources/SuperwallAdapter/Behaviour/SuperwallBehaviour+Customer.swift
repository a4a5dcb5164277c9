import RedemptionCore

/// Customer info, which the SDK makes from the device and the web at certain moments, and keeps.
extension SuperwallBehaviour {
  /// The customer info that the SDK returns: what it made last.
  ///
  /// iOS computes `userId` when it is read (`Models/Customer Info/CustomerInfo.swift`, 4.16.4), so that it is the
  /// present user's.
  var customerInfo: Grant { shown(toldCustomer) }

  private func shown(_ info: Grant) -> Grant {
    guard target.platform == .ios || target.isFlutterOnAndroid else { return info }
    var info = info
    info.owner = redeemer.appUserId.map { .appUser(id: $0) } ?? .device(id: redeemer.deviceId)
    return info
  }

  /// What the SDK makes of the device and the web.
  ///
  /// Under a purchase controller, what the app says replaces what the device gives now; the device's own past stays
  /// (`forExternalPurchaseController` of both SDKs).
  var mergedCustomer: Grant {
    var info = webCustomer
    if hasPurchaseController {
      let given = status.entitlements.filter { $0.store == deviceStore }
      info.entitlements = merged(given + webEntitlements, readDevice.filter { !$0.isActive })
    } else {
      info.entitlements = merged(Array(readDevice), Array(info.entitlements))
    }
    if !granted.isEmpty { info.entitlements = merged(Array(info.entitlements), Array(granted)) }
    return info
  }

  /// Android merges what its poll returned, and under a purchase controller what the latest redemption did
  /// (`customer/CustomerInfoManager.kt`, 2.7.19). iOS has one place for both.
  private var webCustomer: Grant {
    if target.platform == .android, !hasPurchaseController { return polledCustomer ?? Grant() }
    var info = customer?.grant ?? Grant()
    info.entitlements = IdentifiedList(webEntitlements)
    return info
  }

  /// What iOS makes when it has read the device: under a purchase controller all that the device gives, and of what it
  /// made before only what neither device nor web knows (`ReceiptManager.swift`, `loadPurchasedProducts`).
  private var customerAfterReading: Grant {
    guard target.platform == .ios, hasPurchaseController else { return mergedCustomer }
    var info = webCustomer
    let known = merged(Array(readDevice), Array(info.entitlements))
    info.entitlements = merged(Array(known), toldCustomer.entitlements.filter { known[$0.id] == nil })
    return info
  }

  /// Makes the customer info anew; nil if it shows the app nothing new.
  ///
  /// - Parameter isFirst: true if there is none yet: iOS tells an empty one apart from none
  ///   (`CustomerInfo.isPlaceholder`).
  mutating func updateCustomer(
    afterReading: Bool = false, isFirst: Bool = false, at now: Timestamp
  ) -> CustomerInfoChange? {
    let (old, new) = (toldCustomer, afterReading ? customerAfterReading : mergedCustomer)
    guard isFirst || !new.showsTheSame(as: old) || namesAnotherUser(new, than: old) else { return nil }
    (toldCustomer, storesCustomer) = (new, true)
    return CustomerInfoChange(from: shown(old), to: shown(new), target: target, now: now)
  }

  /// On Android, the user whom the service names is a part of the customer info that is compared
  /// (`models/customer/CustomerInfo.kt`, `addListeners`, 2.7.19).
  private func namesAnotherUser(_ new: Grant, than old: Grant) -> Bool {
    target.platform == .android && new.owner?.appUserId != old.owner?.appUserId
  }

  func tell(_ change: CustomerInfoChange?, _ turn: inout SDKTurn) {
    guard let change else { return }
    turn.tell(SuperwallEvent.customerInfo, change)
    turn.tell(SuperwallEvent.customerInfoTracked)
  }

  /// The SDK asks its service only if the app wants nothing from the cache.
  mutating func customerInfo(_ policy: FetchPolicy, call: CallID?, _ turn: inout SDKTurn) {
    guard policy == .fetchCurrent else { return turn.finish(call, .customer(customerInfo)) }
    ask(customerQuestion, for: .customerInfo, call: call, &turn)
  }

  mutating func takeCustomerInfo(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    let waiting = questions.take(id)?.waiting ?? []
    switch answer {
    case .success(.customer(let grant)):
      learn(grant.entitlements)
      (customer, polledCustomer) = (WebCustomer(grant: grant, fetchedAt: turn.now), grant)
      tell(updateCustomer(at: turn.now), &turn)
      tell(updateStatus(), &turn)
      for call in waiting { turn.finish(call, .customer(customerInfo)) }
    case .success: for call in waiting { fail(call, .otherAnswer, &turn) }
    case .failure(.failed(let failure, _)): for call in waiting { fail(call, failure, &turn) }
    case .failure(let error): for call in waiting { turn.abandon(call, error) }
    }
  }

  // MARK: Refresh

  /// Asks what the user has, unless that question is in progress already.
  mutating func refresh(_ turn: inout SDKTurn) {
    guard options.entitlementsMaxAge != nil else { return }
    let isInProgress = questions.entries.contains { if case .refresh = $0.purpose { true } else { false } }
    if !isInProgress { ask(customerQuestion, for: .refresh, &turn) }
  }

  mutating func scheduleRefresh(_ turn: inout SDKTurn) {
    if target.platform == .android { scheduleRefreshOnAndroid(&turn) }
  }

  mutating func enterForeground(_ turn: inout SDKTurn) {
    if target.platform == .ios { enterForegroundOnApple(&turn) }
  }

  mutating func takeRefresh(
    _ answer: Result<Answer, GatewayError>, to entry: QuestionsInProgress<Purpose>.Entry, _ turn: inout SDKTurn
  ) {
    if case .failure(.failed(let failure, let advice)) = answer,
      questions.retry(entry.id, after: failure, advice: advice, by: retryPolicy, &turn) != nil
    {
      return
    }
    _ = questions.take(entry.id)
    switch (answer, target.platform.system) {
    case (.success(.customer(let grant)), .ios): takeRefreshOnApple(grant, &turn)
    case (.success(.customer(let grant)), .android): takeRefreshOnAndroid(grant, &turn)
    case (.failure(.failed), .android):
      takeRefreshOnAndroid(Grant(owner: redeemer.appUserId.map { .appUser(id: $0) }), &turn)
    case (_, .android): scheduleRefresh(&turn)
    case (_, .ios): break
    }
  }
}

extension Grant {
  /// True if two grants show an app the same purchases and entitlements.
  fileprivate func showsTheSame(as other: Grant) -> Bool {
    entitlements == other.entitlements && subscriptions == other.subscriptions
      && oneTimePurchases == other.oneTimePurchases
  }
}
