public import RedemptionCore

/// Plays inputs into a behaviour, and numbers the calls.
///
/// ```swift
/// var driver = BehaviourDriver(PlainBehaviour(target))
/// driver.begin(SDKStart(appUserId: "ada"))
/// #expect(words(driver.call(.redeem(.code("c")))) == ["ask 1 redeem c []"])
/// #expect(words(driver.answer(.success(answer))) == ["finish 1 redeemed"])
/// ```
public struct BehaviourDriver<Behaviour: SDKBehaviour> {
  /// The behaviour as it is now.
  public var behaviour: Behaviour
  /// The time of the next input.
  public var now: Timestamp
  /// Random numbers for the next input.
  public var random: RandomSource
  /// Questions without an answer, the oldest first. A question that is asked again is listed again.
  public private(set) var questions: [(id: QuestionID, question: Question, context: ServiceContext)] = []
  private var lastCall: UInt64 = 0

  /// Drives a behaviour.
  public init(
    _ behaviour: Behaviour, now: Timestamp = Timestamp(milliseconds: 1_700_000_000_000),
    random: RandomSource = RandomSource(seed: SeededGenerator().seed)
  ) {
    self.behaviour = behaviour
    self.now = now
    self.random = random
  }

  /// Feeds an input and returns the effects.
  @discardableResult public mutating func feed(_ input: SDKInput) -> [SDKEffect] {
    var turn = SDKTurn(now: now, random: random)
    behaviour.handle(input, &turn)
    random = turn.random
    for effect in turn.effects {
      if case .ask(let id, let question, let context) = effect { questions.append((id, question, context)) }
    }
    return turn.effects
  }

  /// Starts the app.
  @discardableResult public mutating func begin(_ start: SDKStart = SDKStart()) -> [SDKEffect] { feed(.began(start)) }

  /// Calls the SDK under the next number, from 1.
  @discardableResult public mutating func call(_ call: SDKCall) -> [SDKEffect] { feed(.called(call, nextCall())) }

  /// Calls the SDK's channel under the next number.
  @discardableResult public mutating func channel(_ call: ChannelCall) -> [SDKEffect] {
    feed(.channel(call, nextCall()))
  }

  /// Answers the oldest question, or the one at an index.
  @discardableResult public mutating func answer(
    _ answer: Result<Answer, GatewayError>, at index: Int = 0
  ) -> [SDKEffect] {
    guard questions.indices.contains(index) else { return [] }
    return feed(.answered(questions.remove(at: index).id, answer))
  }

  /// Moves the time to the end of the next wait and ends it; does nothing without a wait.
  @discardableResult public mutating func endWait() -> [SDKEffect] {
    guard let wait = behaviour.nextWait else { return [] }
    now = max(now, wait.due)
    return feed(.due)
  }

  private mutating func nextCall() -> CallID {
    lastCall += 1
    return CallID(rawValue: lastCall)
  }
}

/// Describes effects, each in a few words.
public func words(_ effects: [SDKEffect]) -> [String] {
  effects.map { effect in
    switch effect {
    case .ask(let id, let question, _): "ask \(id.rawValue) \(word(question))"
    case .tell(let event): "tell \(event.name)"
    case .finish(let call, let result): "finish \(call.rawValue) \(word(result))"
    case .abandon(let call, _): "abandon \(call.rawValue)"
    }
  }
}

private func word(_ question: Question) -> String {
  switch question {
  case .redeem(let request): "redeem \(request.code ?? "-") \(request.storedCodes)"
  case .customer(_, let redeemer): "customer \(redeemer.appUserId ?? "-")"
  case .logIn(_, _, let appUserId): "logIn \(appUserId)"
  case .receipt(_, _, let id): "receipt \(id)"
  case .reissue(_, _, let email): "reissue \(email)"
  case .own(_, _, let question): "own \(question.name)"
  }
}

private func word(_ result: SDKResult) -> String {
  switch result {
  case .outcome(let outcome), .outcomeWith(_, let outcome): outcome.kind.rawValue
  case .customer: "customer"
  case .logIn(_, let created): "logIn \(created)"
  case .done: "done"
  case .link(let isHandled, let error): "link \(isHandled) \(error ?? "-")"
  case .receipts(let results, let customer):
    "receipts \(results.map(word)) \((try? customer.get()) == nil ? "-" : "customer")"
  case .reissue: "reissue"
  case .own: "own"
  case .channel(let answer): "channel \(word(answer))"
  case .refused(_, let kind): kind
  case .silent: "silent"
  case .invalidParams(let path, _): "invalid \(path)"
  }
}

private func word(_ receipt: ReceiptResult) -> String {
  switch receipt.answer {
  case .success(.granted): "granted"
  case .success(.unknownToken): "unknownToken"
  case .success(.belongsToOtherUser): "belongsToOtherUser"
  case .failure(let failure): failure.reason.rawValue
  }
}

private func word(_ answer: ChannelAnswer) -> String {
  switch answer {
  case .value: "value"
  case .text: "text"
  case .message(let receiver, _): "message \(receiver)"
  case .error(let error): "error \(error.code)"
  case .silent: "silent"
  }
}
