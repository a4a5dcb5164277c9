/// One installed app: its identity, what its SDK knows, and what is under way, as a value that turns inputs into effects.
///
/// A pure state machine: it asks no gateway, reads no clock and waits for nobody. The server feeds it calls, answers and
/// the end of waits, and carries out the effects in their order. A copy taken before an input is the state to go back to.
public struct Session: Sendable {
  /// Which SDK on which platform this app has.
  public let target: Target
  /// How that SDK behaves.
  public let profile: SessionProfile
  /// Who uses the app.
  public internal(set) var redeemer: Redeemer
  /// Whether the app user was made up by the SDK; true also where there is none.
  public internal(set) var isAnonymous: Bool
  /// Whether the app has configured its SDK.
  public internal(set) var isConfigured: Bool
  /// Codes that the SDK keeps, with what became of them, in the order in which they came.
  public internal(set) var heldCodes: [HeldCode] = []
  /// What the SDK last heard of what its user has; nil when it never did.
  public internal(set) var customer: KnownCustomer?
  /// How many redemptions are under way.
  public var redemptionsUnderWay: Int { redemptions.count }

  var redemptions: [Redemption] = []
  var questions: [Question] = []
  private var lastAttempt: UInt64 = 0

  /// A code that the SDK keeps.
  public struct HeldCode: Hashable, Sendable {
    /// The code.
    public let code: String
    /// What the service last said of it.
    public let outcome: RedemptionOutcome
  }

  /// What the SDK last heard of what its user has.
  public struct KnownCustomer: Hashable, Sendable {
    /// What the user had.
    public let grant: Grant
    /// When the SDK heard it.
    public let fetchedAt: Timestamp
  }

  /// An app that was just installed.
  public init(target: Target, profile: SessionProfile, redeemer: Redeemer, isAnonymous: Bool, isConfigured: Bool) {
    self.target = target
    self.profile = profile
    self.redeemer = redeemer
    self.isAnonymous = isAnonymous
    self.isConfigured = isConfigured
  }

  /// Takes an input and says what is to be done, in this order.
  public mutating func handle(_ input: SessionInput, at now: Timestamp) -> [SessionEffect] {
    switch input {
    case .called(let call, let id): take(call, id, at: now)
    case .configured: configure()
    case .answered(let attempt, let answer): take(answer, for: attempt, at: now)
    case .waited(let attempt): askAgain(attempt)
    case .cancelled(let call): leave(call)
    case .closed: close()
    }
  }

  private mutating func take(_ call: SessionCall, _ id: CallID?, at now: Timestamp) -> [SessionEffect] {
    guard isConfigured else { return id.map { [.finish($0, .refused(.notConfigured))] } ?? [] }
    return switch call {
    case .redeem(let code): beginRedemption(of: code, call: id)
    case .customerInfo(let policy): customerInfo(policy, call: id, at: now)
    case .logIn(let appUserId): logIn(appUserId, call: id)
    case .logOut(let anonymousAppUserId): logOut(anonymousAppUserId, call: id)
    }
  }

  private mutating func take(
    _ answer: Result<GatewayAnswer, GatewayError>, for attempt: AttemptID, at now: Timestamp
  ) -> [SessionEffect] {
    if let index = redemptions.firstIndex(where: { $0.attempt == attempt }) {
      return takeRedemption(answer, at: index, now: now)
    }
    guard let index = questions.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    return takeCustomer(answer, for: questions.remove(at: index), now: now)
  }

  private mutating func configure() -> [SessionEffect] {
    isConfigured = true
    return []
  }

  private mutating func leave(_ call: CallID) -> [SessionEffect] {
    for index in redemptions.indices { redemptions[index].waiting.removeAll { $0 == call } }
    for index in questions.indices where questions[index].call == call { questions[index].call = nil }
    return []
  }

  private mutating func close() -> [SessionEffect] {
    let closed = RedemptionFailure(reason: .transport, message: "The session was closed.")
    let ended = redemptions.flatMap { redemption in
      redemption.waiting.map {
        SessionEffect.finish($0, .outcome(.failed(code: redemption.request.code, failure: closed)))
      }
    }
    let unanswered = questions.compactMap { question in question.call.map { SessionEffect.finish($0, .failed(closed)) } }
    redemptions = []
    questions = []
    return ended + unanswered
  }

  mutating func nextAttempt() -> AttemptID {
    lastAttempt += 1
    return AttemptID(rawValue: lastAttempt)
  }
}
