/// One installed app: its identity, what its SDK knows, and what is under way, as a value that turns inputs into
/// effects.
///
/// A pure state machine: it asks no gateway, reads no clock and waits for nobody. The server feeds it calls, answers
/// and the end of waits, and carries out the effects in their order. A copy taken before an input is the state to go
/// back to.
public struct Session: Sendable {
  /// Which SDK on which platform this app has.
  public let target: Target
  /// How that SDK behaves.
  public var profile: SessionProfile { shared.profile }
  /// What the app chose for it.
  public var options: SessionOptions { shared.options }
  /// Who uses the app.
  public internal(set) var redeemer: Redeemer
  /// Whether the app user was made up by the SDK; true also where there is none.
  public internal(set) var isAnonymous: Bool
  /// Whether the app has configured its SDK.
  public internal(set) var isConfigured: Bool
  /// Codes that the SDK keeps, with what became of them, in the order in which they came.
  public internal(set) var storedCodes: [SDKState.StoredCode] = []
  /// What the service last told of what the user has; nil when it never did.
  public internal(set) var customer: KnownCustomer?
  /// The outcome of the latest redemption of a new code, where the SDK keeps codes.
  public internal(set) var lastOutcome: RedemptionOutcome?
  /// What the phone's own store gives.
  public internal(set) var deviceEntitlements: IdentifiedList<Entitlement> = []
  /// Whether the user has access.
  public internal(set) var status = AccessStatus.unknown
  /// Whether the app decides about access itself.
  public internal(set) var hasPurchaseController: Bool
  /// What the app told of its user.
  public internal(set) var userAttributes: [String: JSONValue] = [:]
  /// What other services call the user.
  public internal(set) var integrationAttributes: [String: JSONValue] = [:]
  /// What the app set and can read back, but that changes no redemption; the adapter chooses the keys.
  public internal(set) var keptValues: [String: JSONValue] = [:]
  /// The paywall on screen.
  public internal(set) var paywall: OpenPaywall?
  /// The listeners of the app's own for customer info, by name and in the order in which they came.
  public internal(set) var listeners: [String] = []
  /// How many redemptions are under way.
  public var redemptionsUnderWay: Int { redemptions.count }
  /// How many links wait for the SDK to be configured.
  public var linksWaiting: Int { waitingLinks.count }

  var redemptions: [Redemption] = []
  var questions: [OpenQuestion] = []
  var batches: [ReceiptBatch] = []
  var waitingLinks: [LinkRoute] = []
  /// The customer info that the app was told last, where the SDK tells changes.
  var toldCustomer = Grant()
  /// What was in the cache before it was emptied: the app is told of customer info only when it is something else.
  var forgottenCustomer: Grant?
  var lastListener: UInt64 = 0
  /// Where an entitlement counts as active until there is none: those that were.
  var activeBefore: IdentifiedList<Entitlement> = []
  var agenda = SessionAgenda()
  /// What hardly ever changes stands apart, so that a copy of a session costs little.
  private var shared: Shared
  private var lastAttempt: UInt64 = 0

  private final class Shared: Sendable {
    let profile: SessionProfile
    let options: SessionOptions

    init(profile: SessionProfile, options: SessionOptions) {
      self.profile = profile
      self.options = options
    }
  }

  /// What the SDK last heard of what its user has.
  public struct KnownCustomer: Hashable, Sendable {
    /// What the user had.
    public internal(set) var grant: Grant
    /// When the SDK heard it; nil when that counts as never.
    public internal(set) var fetchedAt: Timestamp?
  }

  /// An app that was just installed.
  public init(
    target: Target, profile: SessionProfile, redeemer: Redeemer, isAnonymous: Bool, isConfigured: Bool,
    options: SessionOptions = SessionOptions()
  ) {
    self.target = target
    shared = Shared(profile: profile, options: options)
    self.redeemer = redeemer
    self.isAnonymous = isAnonymous
    self.isConfigured = isConfigured
    hasPurchaseController = options.hasPurchaseController
    if isConfigured, profile.access != nil, !hasPurchaseController { status = .inactive }
  }

  /// Takes an input and says what is to be done, in this order.
  public mutating func handle(_ input: SessionInput, at now: Timestamp) -> [SessionEffect] {
    switch input {
    case .called(let call, let id): take(call, id, at: now)
    case .began(let device, let customer, let paywall): begin(device, customer, paywall, at: now)
    case .learned(let customer): learn(customer, at: now)
    case .configured: configure(at: now)
    case .answered(let attempt, let answer): take(answer, for: attempt, at: now)
    case .waited(let attempt): askAgain(attempt)
    case .due: doWhatIsDue(at: now)
    case .cancelled(let call): leave(call)
    case .closed: close()
    }
  }

  private mutating func take(
    _ answer: Result<Answer, GatewayError>, for attempt: QuestionID, at now: Timestamp
  ) -> [SessionEffect] {
    if let index = redemptions.firstIndex(where: { $0.attempt == attempt }) {
      return takeRedemption(answer, at: index, now: now)
    }
    guard let index = questions.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    return takeAnswer(answer, at: index, now: now)
  }

  private mutating func begin(
    _ device: [Entitlement], _ grant: Grant?, _ paywall: OpenPaywall?, at now: Timestamp
  ) -> [SessionEffect] {
    deviceEntitlements = merged(device, [])
    if let grant { customer = KnownCustomer(grant: grant, fetchedAt: now) }
    self.paywall = paywall
    _ = updateCustomer() + updateStatus()
    return isConfigured ? scheduleRefresh(at: now) : []
  }

  mutating func choose(_ options: SessionOptions) { shared = Shared(profile: profile, options: options) }

  /// What a redemption has told in between is newer.
  private mutating func learn(_ grant: Grant, at now: Timestamp) -> [SessionEffect] {
    guard customer == nil else { return [] }
    customer = KnownCustomer(grant: grant, fetchedAt: now)
    _ = updateCustomer() + updateStatus()
    return []
  }

  mutating func configure(at now: Timestamp) -> [SessionEffect] {
    guard !isConfigured else { return [] }
    isConfigured = true
    // The app sets its delegate after it has configured, so nobody hears of this.
    _ = updateStatus()
    let links = waitingLinks
    waitingLinks = []
    var effects: [SessionEffect] = []
    if profile.refresh?.asksOnConfigure == true { effects += ask(.refresh, for: nil) }
    effects += resend(on: .configure, at: now)
    for route in links { effects += follow(route, at: now) }
    return effects
  }

  private mutating func askAgain(_ attempt: QuestionID) -> [SessionEffect] {
    if let index = redemptions.firstIndex(where: { $0.attempt == attempt }) {
      redemptions[index].attempt = nextAttempt()
      redemptions[index].attempts += 1
      return [.ask(redemptions[index].attempt, .redeem(redemptions[index].request))]
    }
    guard let index = questions.firstIndex(where: { $0.attempt == attempt }) else { return [] }
    questions[index].attempt = nextAttempt()
    questions[index].attempts += 1
    return [.ask(questions[index].attempt, request(for: questions[index].purpose))]
  }

  private mutating func leave(_ call: CallID) -> [SessionEffect] {
    for index in redemptions.indices { redemptions[index].waiting.removeAll { $0 == call } }
    for index in questions.indices where questions[index].call == call { questions[index].call = nil }
    for index in batches.indices where batches[index].call == call { batches[index].call = nil }
    return []
  }

  private mutating func close() -> [SessionEffect] {
    let closed = RedemptionFailure(reason: .transport, message: "The session was closed.")
    let ended = redemptions.flatMap { redemption in
      redemption.waiting.map {
        SessionEffect.finish($0, .outcome(.failed(code: redemption.request.code, failure: closed)))
      }
    }
    let unanswered = (questions.map(\.call) + batches.map(\.call)).compactMap { call in
      call.map { SessionEffect.finish($0, .failed(closed)) }
    }
    (redemptions, questions, batches, waitingLinks, agenda) = ([], [], [], [], SessionAgenda())
    return ended + unanswered
  }

  mutating func nextAttempt() -> QuestionID {
    lastAttempt += 1
    return QuestionID(rawValue: lastAttempt)
  }

  func finish(_ call: CallID?, _ result: SessionResult) -> [SessionEffect] { call.map { [.finish($0, result)] } ?? [] }
}
