extension Session {
  /// A question to the service that is not a redemption.
  struct OpenQuestion: Sendable {
    /// What is done with the answer.
    enum Purpose: Sendable {
      case customerInfo
      case logIn(appUserId: String)
      case logOut
      case refresh
      case receipt(QuestionID, index: Int, storeTransactionId: String)
      case customerAfterReceipts(QuestionID)
    }

    let purpose: Purpose
    var attempt: QuestionID
    /// How many requests there were.
    var attempts = 1
    var call: CallID?
  }

  mutating func customerInfo(_ policy: FetchPolicy, call: CallID?, at now: Timestamp) -> [SessionEffect] {
    // An SDK that makes its customer info from what it knows gives that, and asks nobody for it.
    if profile.access != nil, policy != .fetchCurrent { return finish(call, .customer(customerInfo)) }
    switch (policy, customer) {
    case (.fromCacheOnly, nil): return finish(call, .refused(.nothingCached))
    case (.fromCacheOnly, let known?): return finish(call, .customer(known.grant))
    case (.cachedOrFetched, let known?):
      // An old copy is given out all the same, and a new one is fetched behind it.
      return finish(call, .customer(known.grant)) + (isFresh(known, at: now) ? [] : ask(.customerInfo, for: nil))
    case (.notStaleCachedOrFetched, let known?) where isFresh(known, at: now):
      return finish(call, .customer(known.grant))
    case (.cachedOrFetched, nil), (.notStaleCachedOrFetched, _), (.fetchCurrent, _):
      return ask(.customerInfo, for: call)
    }
  }

  private func isFresh(_ known: KnownCustomer, at now: Timestamp) -> Bool {
    known.fetchedAt.map { now < $0.advanced(byMilliseconds: profile.customerFreshness) } ?? false
  }

  mutating func ask(_ purpose: OpenQuestion.Purpose, for call: CallID?) -> [SessionEffect] {
    let question = OpenQuestion(purpose: purpose, attempt: nextAttempt(), call: call)
    questions.append(question)
    return [.ask(question.attempt, request(for: purpose))]
  }

  func request(for purpose: OpenQuestion.Purpose) -> Question {
    switch purpose {
    case .logIn(let appUserId): .logIn(target.vendor, redeemer, newAppUserId: appUserId)
    case .receipt(_, _, let id): .receipt(target.vendor, redeemer, storeTransactionId: id)
    case .customerInfo, .logOut, .refresh, .customerAfterReceipts: .customer(target.vendor, redeemer)
    }
  }

  mutating func takeAnswer(
    _ answer: Result<Answer, GatewayError>, at index: Int, now: Timestamp
  ) -> [SessionEffect] {
    if case .refresh = questions[index].purpose, case .failure(.failed(var failure)) = answer {
      failure.attempts = questions[index].attempts
      if let retry = profile.refresh?.retry, let wait = retry.wait(after: failure) {
        return [.wait(questions[index].attempt, milliseconds: wait, jitter: retry.jitter)]
      }
    }
    return take(answer, for: questions.remove(at: index), now: now)
  }

  private mutating func take(
    _ answer: Result<Answer, GatewayError>, for question: OpenQuestion, now: Timestamp
  ) -> [SessionEffect] {
    switch (answer, question.purpose) {
    case (.success(.customer(let grant)), .refresh): return takeRefresh(grant, now: now)
    case (.success(.customer(let grant)), .customerAfterReceipts(let batch)):
      return keep(grant, at: now) + endReceipts(batch, .success(grant))
    case (.success(.customer(let grant)), _):
      return keep(grant, at: now) + finish(question.call, .customer(profile.access == nil ? grant : customerInfo))
    case (.success(.logIn(let grant, let created)), .logIn(let appUserId)):
      redeemer.appUserId = appUserId
      isAnonymous = false
      return keep(grant, at: now) + finish(question.call, .logIn(grant, created: created))
    case (.success(.receipt(let verdict)), .receipt(let batch, let index, _)):
      return takeReceipt(.success(verdict), in: batch, at: index)
    case (.success, _):
      let failure = RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request.")
      return fail(question, failure)
    case (.failure(.failed(let failure)), _): return fail(question, failure)
    case (.failure(let error), .receipt(let batch, _, _)), (.failure(let error), .customerAfterReceipts(let batch)):
      return abandonReceipts(batch, error)
    case (.failure(let error), _): return question.call.map { [.abandon($0, error)] } ?? []
    }
  }

  private mutating func fail(_ question: OpenQuestion, _ reason: RedemptionFailure) -> [SessionEffect] {
    let failure = reason.told
    switch question.purpose {
    case .receipt(let batch, let index, _): return takeReceipt(.failure(failure), in: batch, at: index)
    case .customerAfterReceipts(let batch): return endReceipts(batch, .failure(failure))
    case .customerInfo, .logIn, .logOut, .refresh: return finish(question.call, .failed(failure))
    }
  }

  /// Keeps what the user has; the app is told when it is something else than before.
  mutating func keep(_ grant: Grant, at now: Timestamp) -> [SessionEffect] {
    let isNews = (customer?.grant ?? forgottenCustomer).map { !$0.tellsTheSame(as: grant) } ?? true
    customer = KnownCustomer(grant: grant, fetchedAt: now)
    if profile.access != nil { return updateCustomer() + updateStatus() }
    guard isNews, let name = profile.customerEvent else { return [] }
    return [.tell(SessionEvent(name: name, body: .customer(grant)))]
  }
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
