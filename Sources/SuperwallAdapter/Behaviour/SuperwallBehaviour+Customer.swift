import RedemptionCore

/// Customer info, which the SDK makes from the device and the web.
extension SuperwallBehaviour {
  /// What the user has.
  ///
  /// Under a purchase controller, what the app says replaces what the device gives now; the device's own past stays.
  var customerInfo: Grant {
    var info = customer?.grant ?? Grant()
    if hasPurchaseController {
      let given = status.entitlements.filter { $0.store == deviceStore }
      let past = deviceEntitlements.filter { !$0.isActive }
      info.entitlements = merged(given + webEntitlements, past)
    } else {
      info.entitlements = merged(Array(deviceEntitlements), webEntitlements)
    }
    return info
  }

  /// Notes the customer info that the app is told; nil if it knows it already.
  mutating func updateCustomer(at now: Timestamp) -> CustomerInfoChange? {
    let (old, new) = (toldCustomer, customerInfo)
    guard !new.showsTheSame(as: old) else { return nil }
    toldCustomer = new
    return CustomerInfoChange(from: old, to: new, target: target, now: now)
  }

  func tell(_ change: CustomerInfoChange?, _ turn: inout SDKTurn) {
    if let change { turn.tell(SuperwallEvent.customerInfo, change) }
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
      customer = WebCustomer(grant: grant, fetchedAt: turn.now)
      tell(updateCustomer(at: turn.now), &turn)
      tell(updateStatus(), &turn)
      for call in waiting { turn.finish(call, .customer(customerInfo)) }
    case .success: for call in waiting { fail(call, .otherAnswer, &turn) }
    case .failure(.failed(let failure)): for call in waiting { fail(call, failure, &turn) }
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
    if case .failure(.failed(var failure)) = answer {
      failure.attempts = entry.attempts
      let policy: RetryPolicy = target.platform == .ios ? .superwallOnApple : .superwallOnAndroid
      if questions.retry(entry.id, after: failure, by: policy, &turn) != nil { return }
    }
    _ = questions.take(entry.id)
    guard case .success(.customer(let grant)) = answer else { return }
    switch target.platform {
    case .ios: takeRefreshOnApple(grant, &turn)
    case .android: takeRefreshOnAndroid(grant, &turn)
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
