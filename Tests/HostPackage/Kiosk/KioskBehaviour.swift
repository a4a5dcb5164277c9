import RedemptionCore

/// What an app chose.
struct KioskOptions: Decodable {
  var retries: Int?
}

/// What the SDK sends beside a question.
enum KioskRequest: Sendable, Equatable {
  /// The first request, with the key of this redemption.
  case redeem(key: String)
  /// The question that follows a conflict.
  case status(key: String)

  var key: String {
    switch self {
    case .redeem(let key), .status(let key): key
    }
  }
}

/// One redemption at a time; a failure is met with one more request after ten seconds.
struct KioskBehaviour: SDKBehaviour {
  enum Purpose: Codable {
    case redemption, reissue
    /// A redemption that the language layer of the Flutter SDK asked for.
    case channel
  }

  let target: Target
  private var questions = QuestionsInProgress<Purpose>()
  private var redeemer = Redeemer(appUserId: nil, deviceId: "")
  private let retries: Int

  init(target: Target, options: KioskOptions) {
    self.target = target
    retries = options.retries ?? 1
  }

  var state: SDKState {
    var state = SDKState()
    state.redeemer = redeemer
    state.redemptionsInProgress = questions.entries.count
    return state
  }

  private var retry: RetryPolicy {
    RetryPolicy(waits: Array(repeating: 10_000, count: retries)) { $0.reason == .offline }
  }

  var nextWait: SDKWait? { questions.nextWait }
  var workInProgress: Int { questions.entries.count }

  func describe(into state: inout StateDescription) {
    state.leaveOut("target", because: "It never changes.")
    questions.describe(as: "questions", into: &state) { $0.text("word", "\($1)") }
    state.part("redeemer", redeemer)
    state.leaveOut("retries", because: "It never changes.")
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start):
      let device = start.deviceId ?? RandomText.uuid(using: &turn.random)
      redeemer = Redeemer(appUserId: start.appUserId, deviceId: device)
      turn.finish(start.call, .done)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)
    case .pushed(_, let id): turn.finish(id, .done)
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: questions.askAgain(&turn) { ($0.question, KioskRequest.redeem(key: "key-\($0.id.rawValue)")) }
    case .cancelled(let call): questions.leave(call)
    case .closed:
      for entry in questions.takeAll() { finish(entry, .failure(.closed), &turn) }
    }
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .redeem(.code(let code)): redeem(code, for: .redemption, id, &turn)
    case .reissue(let email):
      questions.ask(.reissue(.kiosk, redeemer, email: email), for: .reissue, call: id, &turn)
    case .configure, .foreground: turn.finish(id, .done)
    default: turn.finish(id, .noSuchCall)
    }
  }

  mutating func redeem(_ code: String, for purpose: Purpose, _ id: CallID?, _ turn: inout SDKTurn) {
    let request = RedemptionQuestion(vendor: .kiosk, code: code, redeemer: redeemer)
    let key = KioskRequest.redeem(key: RandomText.uuid(using: &turn.random))
    questions.ask(.redeem(request), for: purpose, call: id, own: key, &turn)
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard let entry = questions[id] else { return }
    switch answer {
    case .success(let answer):
      _ = questions.take(id)
      finish(entry, .success(answer), &turn)
    case .failure(.failed(var failure, let advice)):
      failure.attempts = entry.attempts
      guard questions.retry(id, after: failure, advice: advice, by: retry, &turn) == nil else { return }
      _ = questions.take(id)
      finish(entry, .failure(failure), &turn)
    case .failure(let error):
      _ = questions.take(id)
      for call in entry.waiting { turn.abandon(call, error) }
    }
  }

  private func finish(
    _ entry: QuestionsInProgress<Purpose>.Entry, _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    let result: SDKResult
    switch entry.purpose {
    case .redemption: result = .outcome(outcome(answer))
    case .channel: result = .channel(.value(KioskReplies.Reply(result: outcome(answer).kind)))
    case .reissue:
      if case .success(.reissue(let verdict)) = answer {
        result = .reissue("\(verdict)")
      } else {
        result = .reissue("serverError")
      }
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

extension SDKResult {
  static let noSuchCall = SDKResult.refused(
    SDKError(code: "noSuchCall", message: "Kiosk's SDK has no such call."), kind: SDKRefusal.noSuchCall.rawValue)
}
