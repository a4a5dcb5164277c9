/// The behaviour of the simplest SDK: each call is one request, no event is sent and nothing is stored.
///
/// A new adapter can start with it:
///
/// ```swift
/// func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
///   OneRequestBehaviour(vendor: .plain)
/// }
/// ```
///
/// It redeems, fetches what the user has, logs users in and out, and asks each ``AskingCall`` of the vendor; it has no
/// other call. Device ids are 32
/// hexadecimal digits, and there is no user before the app names one.
public struct OneRequestBehaviour: SDKBehaviour {
  enum Purpose: Codable {
    case redemption(code: String)
    case customer
    case logIn(appUserId: String)
    case own
  }

  private let vendor: Vendor
  private(set) var questions = QuestionsInProgress<Purpose>()
  private(set) var known = SDKState()

  /// Makes the behaviour of one installed app.
  public init(vendor: Vendor) { self.vendor = vendor }

  /// What the SDK knows: its user, and nothing that it stores.
  public var state: SDKState {
    var state = known
    state.redemptionsInProgress = questions.entries.count { if case .redemption = $0.purpose { true } else { false } }
    return state
  }

  /// Nil: the SDK waits for answers only.
  public var nextWait: SDKWait? { nil }

  /// Number of questions without an answer.
  public var workInProgress: Int { questions.entries.count }

  /// Takes an input.
  public mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start): begin(start, &turn)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(_, let id), .pushed(_, let id): refuse(.noSuchCall, id, &turn)
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: break
    case .cancelled(let call): questions.leave(call)
    case .closed: close(&turn)
    }
  }

  private mutating func begin(_ start: SDKStart, _ turn: inout SDKTurn) {
    let device = start.deviceId ?? RandomText.hexadecimal(digits: 32, using: &turn.random)
    known.redeemer = Redeemer(appUserId: nil, deviceId: device)
    known.isConfigured = start.isConfigured
    if let user = start.appUserId, user.contains(where: { !$0.isWhitespace }) { use(user) }
    turn.finish(start.call, .done)
  }

  private mutating func use(_ appUserId: String?) {
    known.redeemer.appUserId = appUserId
    known.isAnonymous = appUserId == nil
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    if case .configure = call {
      known.isConfigured = true
      return turn.finish(id, .done)
    }
    guard known.isConfigured else { return refuse(.notConfigured, id, &turn) }
    switch call {
    case .redeem(.code(let code)):
      let question = RedemptionQuestion(vendor: vendor, code: code, redeemer: known.redeemer)
      questions.ask(.redeem(question), for: .redemption(code: code), call: id, &turn)
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .customerInfo: questions.ask(.customer(vendor, known.redeemer), for: .customer, call: id, &turn)
    case .logIn(let user):
      guard user.contains(where: { !$0.isWhitespace }) else { return refuse(.invalidAppUserId, id, &turn) }
      questions.ask(
        .logIn(vendor, known.redeemer, newAppUserId: user), for: .logIn(appUserId: user), call: id, &turn)
    case .logOut:
      use(nil)
      turn.finish(id, .done)
    case .own(let call as any AskingCall):
      questions.ask(.own(vendor, known.redeemer, call.question), for: .own, call: id, &turn)
    case .foreground, .background: turn.finish(id, .done)
    default: refuse(.noSuchCall, id, &turn)
    }
  }

  private mutating func take(
    _ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn
  ) {
    guard let entry = questions.take(id) else { return }
    let result: SDKResult
    switch (answer, entry.purpose) {
    case (.success(.redemption(let answer)), .redemption(let code)):
      if let user = answer.signsIn { use(user) }
      result = .outcome(answer.outcome ?? .failed(code: code, failure: .otherAnswer), own: answer.own)
    case (.success(.customer(let grant)), .customer): result = .customer(grant)
    case (.success(.logIn(let grant, let created)), .logIn(let user)):
      use(user)
      result = .logIn(grant, created: created)
    case (.success(.own(let answer)), .own): result = .own(answer.facts)
    case (.success, _): result = failed(.otherAnswer, entry.purpose)
    case (.failure(let error), let purpose):
      guard case .failed(var failure, _) = error else {
        for call in entry.waiting { turn.abandon(call, error) }
        return
      }
      failure.attempts = entry.attempts
      result = failed(failure, purpose)
    }
    for call in entry.waiting { turn.finish(call, result) }
  }

  private func failed(_ failure: RedemptionFailure, _ purpose: Purpose) -> SDKResult {
    if case .redemption(let code) = purpose { return .outcome(.failed(code: code, failure: failure)) }
    return .refused(
      SDKError(code: failure.reason.rawValue, message: failure.message), kind: failure.reason.rawValue)
  }

  private func refuse(_ refusal: SDKRefusal, _ call: CallID?, _ turn: inout SDKTurn) {
    turn.finish(
      call,
      .refused(
        SDKError(code: refusal.rawValue, message: "The SDK refuses this call: \(refusal.rawValue)."),
        kind: refusal.rawValue))
  }

  private mutating func close(_ turn: inout SDKTurn) {
    for entry in questions.takeAll() {
      for call in entry.waiting { turn.finish(call, failed(.closed, entry.purpose)) }
    }
  }
}

extension RedemptionFailure {
  /// A gateway has answered something else.
  public static let otherAnswer = RedemptionFailure(
    reason: .unreadable, message: "The answer belongs to another request.")
  /// The SDK never asks its service this.
  public static let noSuchRequest = RedemptionFailure(
    reason: .refused, message: "This SDK has no request for that.", attempts: 0)
  /// The app is gone.
  public static let closed = RedemptionFailure(reason: .transport, message: "The session was closed.")
}
