import RedemptionCore

struct PlainBehaviour: SDKBehaviour {
  enum Purpose: Codable {
    case redemption, customer
    case channel  // asked for by the language layer of the wrapper
    case sheet  // asked for by a call of this vendor's own
    case own  // a question of this vendor's own
  }

  let target: Target
  private var questions = QuestionsInProgress<Purpose>()
  private var redeemer = Redeemer(appUserId: nil, deviceId: "")

  init(target: Target) { self.target = target }

  var state: SDKState {  // for `session/describe`
    var state = SDKState()
    state.redeemer = redeemer
    state.isAnonymous = redeemer.appUserId == nil
    state.redemptionsInProgress = questions.entries.count
    return state
  }

  var nextWait: SDKWait? { nil }
  var workInProgress: Int { questions.entries.count }

  var stored: PlainBehaviour? {  // what the phone keeps when the app ends; leave it out if that is nothing
    var stored = self
    stored.questions = QuestionsInProgress()
    return stored
  }

  func describe(into state: inout StateDescription) {  // every stored member that can affect the future
    state.leaveOut("target", because: "It never changes.")
    questions.describe(as: "questions", into: &state) { $0.text("purpose", "\($1)") }
    state.part("redeemer", redeemer)
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start):  // keep the user and the device
      let device = start.deviceId ?? RandomText.uuid(using: &turn.random)
      let known = (start.stored as? PlainBehaviour)?.redeemer.appUserId
      redeemer = Redeemer(appUserId: start.appUserId ?? known, deviceId: device)
      turn.finish(start.call, .done)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)  // PlainChannel.swift
    case .pushed(_, let id): turn.finish(id, .done)  // a message of the service, if `calls` has a VendorPush
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: break  // the wait that nextWait named is over
    case .cancelled(let call): questions.leave(call)  // forget the call; what it began continues
    case .closed:
      for entry in questions.takeAll() { finish(entry, .failure(.closed), &turn) }
    }
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case .redeem(.code(let code)): redeem(code, for: .redemption, id, &turn)
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .customerInfo: questions.ask(.customer(.plain, redeemer), for: .customer, call: id, &turn)
    case .logIn(let user) where !user.isEmpty:
      redeemer.appUserId = user
      turn.finish(id, .done)
    case .logOut:
      redeemer.appUserId = nil
      turn.finish(id, .done)
    case .own(let entered as EnterCode): redeem(entered.code, for: .sheet, id, &turn)  // PlainCalls.swift
    case .own(let call as any AskingCall):  // PlainQuestions.swift
      questions.ask(.own(.plain, redeemer, call.question), for: .own, call: id, &turn)
    case .configure, .foreground, .background: turn.finish(id, .done)
    default:
      let error = SDKError(code: "noSuchCall", message: "Plain's SDK has no such call.")
      turn.finish(id, .refused(error, kind: SDKRefusal.noSuchCall.rawValue))
    }
  }

  mutating func redeem(_ code: String, for purpose: Purpose, _ id: CallID?, _ turn: inout SDKTurn) {
    let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: redeemer)
    questions.ask(.redeem(question), for: purpose, call: id, &turn)
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard let entry = questions.take(id) else { return }
    if case .success(.redemption(let answer)) = answer, let user = answer.signsIn { redeemer.appUserId = user }
    switch answer {
    case .success(let answer): finish(entry, .success(answer), &turn)
    case .failure(.failed(let failure, _)): finish(entry, .failure(failure), &turn)
    case .failure(let error):  // the gateway itself cannot work
      for call in entry.waiting { turn.abandon(call, error) }
    }
  }

  private func finish(
    _ entry: QuestionsInProgress<Purpose>.Entry, _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    let word: JSONValue = ["result": .string(outcome(answer).kind.rawValue)]
    let result: SDKResult
    switch (entry.purpose, answer) {
    case (.redemption, _): result = .outcome(outcome(answer))
    case (.channel, _): result = .channel(.value(word))
    case (.sheet, _): result = .own(word)
    case (.own, .success(.own(let answer))): result = .own(answer.facts)
    case (.customer, .success(.customer(let grant))): result = .customer(grant)
    case (.customer, _), (.own, _):
      result = .refused(SDKError(code: "offline", message: "The service has not answered."), kind: "offline")
    }
    for call in entry.waiting { turn.finish(call, result) }
  }

  private func outcome(_ answer: Result<Answer, RedemptionFailure>) -> RedemptionOutcome {
    switch answer {
    case .success(.redemption(let answer)): answer.outcome ?? .invalidCode(code: nil)
    case .success: .failed(code: nil, failure: .otherAnswer)
    case .failure(let failure): .failed(code: nil, failure: failure)
    }
  }
}
