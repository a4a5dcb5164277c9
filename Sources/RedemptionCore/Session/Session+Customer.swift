extension Session {
  /// A question to the service that is not a redemption.
  struct Question: Sendable {
    /// What is done with the answer.
    enum Purpose: Sendable {
      case customerInfo
      case logIn(appUserId: String)
      case logOut
    }

    let purpose: Purpose
    let attempt: AttemptID
    var call: CallID?
  }

  mutating func customerInfo(_ policy: FetchPolicy, call: CallID?, at now: Timestamp) -> [SessionEffect] {
    switch (policy, customer) {
    case (.fromCacheOnly, nil): return finish(call, .refused(.nothingCached))
    case (.fromCacheOnly, let known?): return finish(call, .customer(known.grant))
    case (.cachedOrFetched, let known?):
      // An old copy is given out all the same, and a new one is fetched behind it.
      return finish(call, .customer(known.grant)) + (isFresh(known, at: now) ? [] : ask(.customerInfo, for: nil))
    case (.notStaleCachedOrFetched, let known?) where isFresh(known, at: now): return finish(call, .customer(known.grant))
    case (.cachedOrFetched, nil), (.notStaleCachedOrFetched, _), (.fetchCurrent, _): return ask(.customerInfo, for: call)
    }
  }

  private func isFresh(_ known: KnownCustomer, at now: Timestamp) -> Bool {
    now < known.fetchedAt.advanced(byMilliseconds: profile.customerFreshness)
  }

  mutating func logIn(_ appUserId: String, call: CallID?) -> [SessionEffect] {
    ask(.logIn(appUserId: appUserId), for: call)
  }

  mutating func logOut(_ anonymousAppUserId: String?, call: CallID?) -> [SessionEffect] {
    if isAnonymous { return finish(call, .refused(.logOutWhileAnonymous)) }
    redeemer.appUserId = anonymousAppUserId
    isAnonymous = true
    customer = nil
    return ask(.logOut, for: call)
  }

  private mutating func ask(_ purpose: Question.Purpose, for call: CallID?) -> [SessionEffect] {
    let question = Question(purpose: purpose, attempt: nextAttempt(), call: call)
    questions.append(question)
    let request: GatewayRequest =
      switch purpose {
      case .logIn(let appUserId): .logIn(target.vendor, redeemer, newAppUserId: appUserId)
      case .customerInfo, .logOut: .customer(target.vendor, redeemer)
      }
    return [.ask(question.attempt, request)]
  }

  mutating func takeCustomer(
    _ answer: Result<GatewayAnswer, GatewayError>, for question: Question, now: Timestamp
  ) -> [SessionEffect] {
    switch (answer, question.purpose) {
    case (.success(.customer(let grant)), _):
      return keep(grant, at: now) + finish(question.call, .customer(grant))
    case (.success(.logIn(let grant, let created)), .logIn(let appUserId)):
      redeemer.appUserId = appUserId
      isAnonymous = false
      return keep(grant, at: now) + finish(question.call, .logIn(grant, created: created))
    case (.success, _):
      let failure = RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request.")
      return finish(question.call, .failed(failure))
    case (.failure(.failed(let failure)), _): return finish(question.call, .failed(failure))
    case (.failure(let error), _): return question.call.map { [.abandon($0, error)] } ?? []
    }
  }

  /// Keeps what the user has; the app is told when it is something else than before.
  mutating func keep(_ grant: Grant, at now: Timestamp) -> [SessionEffect] {
    let isNews = customer.map { !$0.grant.tellsTheSame(as: grant) } ?? true
    customer = KnownCustomer(grant: grant, fetchedAt: now)
    guard isNews, let name = profile.customerEvent else { return [] }
    return [.tell(SessionEvent(name: name, body: .customer(grant)))]
  }

  func finish(_ call: CallID?, _ result: SessionResult) -> [SessionEffect] { call.map { [.finish($0, result)] } ?? [] }
}

extension Grant {
  /// Whether two grants say the same of the user's purchases; who asked, when and through which code is no news.
  func tellsTheSame(as other: Grant) -> Bool {
    func news(_ grant: Grant) -> Grant {
      var grant = grant
      (grant.owner, grant.purchaser, grant.paywall) = (nil, nil, nil)
      grant.customer?.requestDate = Timestamp(milliseconds: 0)
      return grant
    }
    return news(self) == news(other)
  }
}
