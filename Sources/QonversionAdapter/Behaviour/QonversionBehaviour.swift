public import RedemptionCore

/// What Qonversion's native SDKs do: redeem a link, then launch again, and answer `checkEntitlements` from the latest
/// launch.
///
/// Sources: qonversion-ios-sdk 6.13.1 `QONRedemptionManager.m`, `QNProductCenterManager.m`; android-sdk 9.6.0
/// `RedemptionManager.kt`, `QProductCenterManager.kt`. A launch is `POST v1/user/init`: it returns what the user has.
/// No redemption sends an event. One thing is left out: after a failed launch, `identify` launches once more before it
/// asks.
public struct QonversionBehaviour: SDKBehaviour {
  enum Purpose: Codable, Sendable {
    case redemption(code: String)
    case reissue
    /// The calls that wait for this very launch are the question's own.
    case launch
    case identity(String)
  }

  let platform: Platform
  var questions = QuestionsInProgress<Purpose>()
  var user = QonversionUser()
  var launch = LaunchState()
  /// Android's stored keys, by token: `com.qonversion.web2app.redeem.idempotency.` and the token's SHA-256.
  var keys: [String: String] = [:]
  var isConfigured = false
  var deviceId = ""
  /// A user that the app named before it configured the SDK.
  var userToIdentify: String?
  /// Waits until the user of the start is identified.
  var starting: CallID?

  /// Makes the behaviour of one installed app.
  public init(_ target: Target) { platform = target.platform }

  /// The user, and the entitlements of the latest launch.
  public var state: SDKState {
    var state = SDKState()
    state.isConfigured = isConfigured
    state.redeemer = redeemer
    state.isAnonymous = user.identity == nil
    state.redemptionsInProgress = questions.entries.count { $0.isRedemption }
    let all = (launch.cache.grant?.entitlements ?? []).sorted { $0.id < $1.id }
    let active = all.filter(\.isActive)
    state.entitlements = SDKEntitlements(active: active, inactive: all.filter { !$0.isActive }, all: all, web: active)
    return state
  }

  /// Nil: neither SDK repeats a request.
  public var nextWait: SDKWait? { nil }
  /// Number of questions without an answer.
  public var workInProgress: Int { questions.entries.count }

  /// The ledger knows a user by the app's own id, if the app gave one, or by the service's.
  var redeemer: Redeemer { Redeemer(appUserId: user.identity ?? user.id, deviceId: deviceId) }

  /// Takes an input.
  public mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start): begin(start, &turn)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(_, let id), .pushed(_, let id): turn.finish(id, .qonversion(.noSuchCall))
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: break
    case .cancelled(let call): leave(call)
    case .closed: close(&turn)
    }
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    if case .configure = call {
      turn.finish(id, .done)
      return configure(&turn)
    }
    guard isConfigured else { return turn.finish(id, .qonversion(.notConfigured)) }
    switch call {
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .redeem(.code(let code)): redeem(code, id, &turn)
    case .reissue(let email): reissue(email, id, &turn)
    case .customerInfo(.cachedOrFetched): checkEntitlements(id, &turn)
    case .logIn(let name):
      guard name.contains(where: { !$0.isWhitespace }) else { return turn.finish(id, .qonversion(.invalidAppUserId)) }
      identify(name, id, &turn)
    case .logOut:
      logOut(&turn)
      turn.finish(id, .done)
    case .foreground, .background: turn.finish(id, .done)
    default: turn.finish(id, .qonversion(.noSuchCall))
    }
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard var entry = questions.take(id) else { return }
    let result: Result<Answer, RedemptionFailure>
    switch answer {
    case .success(let answer): result = .success(answer)
    case .failure(.failed(let failure, _)): result = .failure(failure)
    case .failure(let error):
      // The gateway itself cannot work, so the calls that need it neither succeed nor fail.
      abandon(entry, error, &turn)
      result = .failure(RedemptionFailure(meeting: error))
      guard entry.isForState else { return }
      entry.waiting = []
    }
    switch entry.purpose {
    case .redemption(let code): finishRedemption(of: code, entry.waiting, result, &turn)
    case .reissue: finishReissue(entry.waiting, result, &turn)
    case .launch: endLaunch(entry.waiting, result, &turn)
    case .identity(let name): endIdentity(name, result, &turn)
    }
    finishStart(&turn)
  }

  private mutating func abandon(
    _ entry: QuestionsInProgress<Purpose>.Entry, _ error: GatewayError, _ turn: inout SDKTurn
  ) {
    var waiting = entry.waiting
    if entry.isForState { waiting += launch.takeWaiting() + user.takeWaiting() }
    for call in waiting { turn.abandon(call, error) }
    if entry.isForState, let call = starting { turn.abandon(call, error) }
    if entry.isForState { starting = nil }
  }

  /// The call that started the app ends when its user is identified, or cannot be.
  private mutating func finishStart(_ turn: inout SDKTurn) {
    guard let call = starting, launch.isFinished, user.identifying == nil else { return }
    starting = nil
    turn.finish(call, .done)
  }

  private mutating func leave(_ call: CallID) {
    questions.leave(call)
    launch.waiting.removeAll { $0 == call }
    user.waiting.removeAll { $0.call == call }
    if starting == call { starting = nil }
  }

  private mutating func close(_ turn: inout SDKTurn) {
    for entry in questions.takeAll() {
      switch entry.purpose {
      case .redemption(let code): finish(entry.waiting, .outcome(.failed(code: code, failure: .closed)), &turn)
      case .reissue: finish(entry.waiting, reissueResult(.failure(.closed)), &turn)
      case .launch, .identity: finish(entry.waiting, refusal(.closed), &turn)
      }
    }
    finish(launch.takeWaiting() + user.takeWaiting(), refusal(.closed), &turn)
    if let call = starting { turn.finish(call, .done) }
    starting = nil
  }

  func finish(_ calls: [CallID], _ result: SDKResult, _ turn: inout SDKTurn) {
    for call in calls { turn.finish(call, result) }
  }
}

extension QuestionsInProgress<QonversionBehaviour.Purpose>.Entry {
  var isRedemption: Bool { if case .redemption = purpose { true } else { false } }

  /// True for a question about the user, whose answer other calls may wait for.
  fileprivate var isForState: Bool {
    switch purpose {
    case .launch, .identity: true
    case .redemption, .reissue: false
    }
  }
}

extension QonversionAdapter {
  /// The behaviour of the native SDK; it has no options that a session could set.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    QonversionBehaviour(target)
  }
}
