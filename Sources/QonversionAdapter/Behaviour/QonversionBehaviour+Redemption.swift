import RedemptionCore

extension QonversionBehaviour {
  /// `handleRedemptionLink` behind the link's grammar.
  ///
  /// Android has one redemption in flight: a second one is `Retryable` at once, without a request, and leaves the first
  /// one alone (`inFlightToken`). iOS has no such limit.
  mutating func redeem(_ code: String, _ id: CallID?, _ turn: inout SDKTurn) {
    guard platform == .ios || !questions.entries.contains(where: \.isRedemption) else {
      let failure = RedemptionFailure(
        reason: .refused, message: "Another redemption is in flight; the SDK sent no request.", attempts: 0)
      return turn.finish(id, .outcome(.failed(code: code, failure: failure)))
    }
    let question = RedemptionQuestion(vendor: .qonversion, code: code, redeemer: redeemer)
    let own = QonversionServiceContext(userId: user.id, idempotencyKey: key(of: code, &turn))
    questions.ask(.redeem(question), for: .redemption(code: code), call: id, own: own, &turn)
  }

  /// One key for the redemption and the question after a 409. iOS makes a new one for each call; Android stores it by
  /// token (`idempotencyKeyForToken`), so another attempt sends the same.
  private mutating func key(of code: String, _ turn: inout SDKTurn) -> String {
    guard platform == .android else { return newKey(&turn) }
    if let stored = keys[code] { return stored }
    let key = newKey(&turn)
    keys[code] = key
    return key
  }

  /// A UUID: `NSUUID.UUIDString` has capitals, `UUID.toString()` has none.
  private func newKey(_ turn: inout SDKTurn) -> String {
    let key = RandomText.uuid(using: &turn.random)
    return platform == .ios ? key : key.lowercased()
  }

  /// The app's callback is called without waiting for the launch that a success begins.
  mutating func finishRedemption(
    of code: String, _ calls: [CallID], _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    let outcome = outcome(of: code, answer)
    finish(calls, .outcome(outcome), &turn)
    if outcome.grant != nil { beginLaunch(.actualizePermissions, &turn) }
  }

  /// iOS does not read the body of a success (`handleRedemptionLink:completion:`), so one that is not JSON is a
  /// success, although the service may have done nothing.
  private func outcome(of code: String, _ answer: Result<Answer, RedemptionFailure>) -> RedemptionOutcome {
    switch answer {
    case .success(.redemption(let answer)): answer.outcome ?? .failed(code: code, failure: .otherAnswer)
    case .success: .failed(code: code, failure: .otherAnswer)
    case .failure(let failure) where failure.reason == .unreadable && platform == .ios:
      .redeemed(code: code, grant: Grant())
    // A status of the question after a 409 says nothing about the token: that failure is one of the transport.
    case .failure(let failure) where failure.reason == .transport: .failed(code: code, failure: failure)
    case .failure(let failure):
      QonversionStatus.outcome(of: failure.httpStatus, code, on: platform) ?? .failed(code: code, failure: failure)
    }
  }

  /// `reissueRedemption`: white space around the address is dropped, and an empty one sends no request.
  mutating func reissue(_ email: String, _ id: CallID?, _ turn: inout SDKTurn) {
    let email = email.trimmingWhitespace
    guard !email.isEmpty else { return turn.finish(id, .reissue(ReissueReply.emptyAddress(on: platform))) }
    let own = QonversionServiceContext(userId: user.id, idempotencyKey: newKey(&turn))
    questions.ask(.reissue(.qonversion, redeemer, email: email), for: .reissue, call: id, own: own, &turn)
  }

  func finishReissue(_ calls: [CallID], _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn) {
    finish(calls, reissueResult(answer), &turn)
  }

  /// No SDK reads the body of the answer: one that is not JSON is a success.
  func reissueResult(_ answer: Result<Answer, RedemptionFailure>) -> SDKResult {
    switch answer {
    case .success(.reissue(let answer)): .reissue(ReissueReply(.success(answer), on: platform))
    case .success: .reissue(ReissueReply(.failure(.otherAnswer), on: platform))
    case .failure(let failure) where failure.reason == .unreadable:
      .reissue(ReissueReply(.success(.accepted), on: platform))
    case .failure(let failure): .reissue(ReissueReply(.failure(failure), on: platform))
    }
  }
}

/// What the SDKs make of an HTTP status of `v4/web/redeem`.
enum QonversionStatus {
  /// The outcome that a status stands for; nil for a status that says nothing about the token.
  ///
  /// A 409 counts here as one that the question after it does not explain: `InvalidToken` on iOS, `AlreadyConsumed` on
  /// Android. The service's own 409 never arrives here, since ``QonversionDialect`` asks that question.
  static func outcome(of status: Int?, _ code: String?, on platform: Platform) -> RedemptionOutcome? {
    switch status {
    case 404: .invalidCode(code: code)
    case 410: .expired(code)
    case 409: platform == .ios ? .invalidCode(code: code) : .used(code)
    default: nil
    }
  }
}
