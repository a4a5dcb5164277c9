import RedemptionCore

extension RevenueCatBehaviour {
  /// - Parameter isLink: true if the SDK itself read the code from a link.
  mutating func redeem(_ code: String, _ id: CallID?, isLink: Bool = false, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    if let blockedUser {
      let outcome = RedemptionOutcome.failed(code: code, failure: blockedUser)
      if isLink { tellAttempt(outcome, &turn) }
      return finish(id, .outcome(outcome), &turn)
    }
    let (sdk, redeemer) = (sdk, redeemer)
    if questions.join(
      id, where: { sdk.joins(code, of: redeemer, to: $0.question) }, change: { if isLink { $0.addLink() } })
    {
      return
    }
    let question = RedemptionQuestion(vendor: sdk.target.vendor, code: code, redeemer: redeemer)
    ask(.redeem(question), for: .redemption(links: isLink ? 1 : 0), call: id, &turn)
  }

  mutating func takeRedemption(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, links: Int, _ turn: inout SDKTurn
  ) {
    switch answer {
    case .success(.redemption(let answer)):
      _ = questions.take(entry.id)
      settle(entry, answer, links: links, &turn)
    case .success:
      _ = questions.take(entry.id)
      end(entry, .failed(code: entry.code, failure: .otherAnswer), links: links, &turn)
    case .failure(.failed(var failure, let advice)):
      failure.attempts = entry.attempts
      guard questions.retry(entry.id, after: failure, advice: advice, by: sdk.retry, &turn) == nil else { return }
      _ = questions.take(entry.id)
      end(entry, .failed(code: entry.code, failure: failure), links: links, &turn)
    case .failure(let error):
      _ = questions.take(entry.id)
      for call in entry.waiting { abandon(call, error, &turn) }
    }
  }

  /// Both platforms cache the customer of a success before the app gets the result, and so call their listeners first.
  private mutating func settle(
    _ entry: Questions.Entry, _ answer: RedemptionAnswer, links: Int, _ turn: inout SDKTurn
  ) {
    switch answer.outcome {
    case .failed(_, let failure)? where failure.reason != .refused:
      end(entry, .failed(code: entry.code, failure: failure), links: links, &turn)
    case let outcome:
      if let grant = answer.customer { keep(grant, &turn) }
      end(entry, outcome ?? .failed(code: entry.code, failure: .missingCode), links: links, &turn)
    }
  }

  private mutating func end(
    _ entry: Questions.Entry, _ outcome: RedemptionOutcome, links: Int, _ turn: inout SDKTurn
  ) {
    for _ in 0..<links { tellAttempt(outcome, &turn) }
    for call in entry.waiting { finish(call, .outcome(outcome), &turn) }
  }

  private func tellAttempt(_ outcome: RedemptionOutcome, _ turn: inout SDKTurn) {
    turn.tell(
      EventName.redemptionAttempt, sdk.adapter.replies.render(outcome, for: sdk.target, now: turn.now).body)
  }
}

extension RevenueCatBehaviour.Purpose {
  fileprivate mutating func addLink() { if case .redemption(let links) = self { self = .redemption(links: links + 1) } }
}

extension RedemptionFailure {
  fileprivate static let missingCode = RedemptionFailure(
    reason: .unreadable, message: "The answer does not contain the code of the request.")
}
