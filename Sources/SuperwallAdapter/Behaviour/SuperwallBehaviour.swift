import RedemptionCore

/// What Superwall's SDK of one target does around a redemption.
///
/// Wrappers forward what the native SDK of their platform does. `SuperwallBehaviour+Apple.swift` and
/// `SuperwallBehaviour+Android.swift` have each platform's order of events; the other files have what both share.
struct SuperwallBehaviour: SDKBehaviour {
  /// What hardly ever changes, so that a copy of the behaviour costs little.
  final class Setup: Codable, Sendable {
    let target: Target
    let options: SuperwallOptions
    let rules: SuperwallRules
    /// What later versions have on the channel.
    let lackingMethods: Set<String>
    /// Nil if the wrapper passes all events on as they are.
    let wrapper: WrapperEvents?

    init(target: Target, options: SuperwallOptions, rules: SuperwallRules, lackingMethods: Set<String> = []) {
      self.target = target
      self.options = options
      self.rules = rules
      self.lackingMethods = lackingMethods
      wrapper = WrapperEvents(target)
    }

    private enum CodingKeys: String, CodingKey { case target, options, rules, lackingMethods }

    convenience init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        target: try container.decode(Target.self, forKey: .target),
        options: try container.decode(SuperwallOptions.Kept.self, forKey: .options).options,
        rules: try container.decodeIfPresent(SuperwallRules.self, forKey: .rules) ?? .newest,
        lackingMethods: try container.decodeIfPresent(Set<String>.self, forKey: .lackingMethods) ?? [])
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(target, forKey: .target)
      try container.encode(SuperwallOptions.Kept(options), forKey: .options)
      try container.encode(rules, forKey: .rules)
      // A saved space has one form.
      if !lackingMethods.isEmpty { try container.encode(lackingMethods.sorted(), forKey: .lackingMethods) }
    }
  }

  /// Why codes are sent to the service: `type` of the redemption events (`WebEntitlementRedeemer.swift`,
  /// `WebPaywallRedeemer.kt`).
  enum Cause: String, Codable, Sendable {
    case code = "CODE"
    case storedCodes = "EXISTING_CODES"
    case attributes = "INTEGRATION_ATTRIBUTES"
  }

  /// A redemption in progress.
  struct Redemption: Codable, Sendable {
    let cause: Cause
    /// Nil if only stored codes are sent.
    let code: String?
    let beganUnderPaywall: Bool
  }

  /// What is done with an answer.
  enum Purpose: Codable, Sendable {
    /// The app starts with a user or a device that the service may know.
    case start
    case redemption(Redemption)
    case customerInfo
    case refresh
    /// The poll for the result of a checkout.
    case checkout
  }

  /// What is planned for later.
  enum Plan: Hashable, Codable, Sendable { case refresh, attributes, checkoutLaunch, checkoutPoll, checkoutReply }

  /// What the service last returned about the user.
  struct WebCustomer: Codable, Sendable {
    var grant: Grant
    /// Nil if the SDK counts it as never fetched.
    var fetchedAt: Timestamp?
  }

  var setup: Setup
  var redeemer = Redeemer(appUserId: nil, deviceId: "")
  var isConfigured = true
  var storedCodes: [SDKState.StoredCode] = []
  var lastOutcome: RedemptionOutcome?
  /// Nil until the service has returned it.
  var customer: WebCustomer?
  /// The customer info that the app was told last.
  var toldCustomer = Grant()
  /// iOS only: false from a reset until the customer info is made anew, so that a start in between has none.
  var storesCustomer = true
  /// What the phone's own store gives.
  var deviceEntitlements: IdentifiedList<Entitlement> = []
  /// `LatestDeviceCustomerInfo` of both SDKs: what the SDK last read from that store.
  var readDevice: IdentifiedList<Entitlement> = []
  /// Entitlements that the service has named, as its configuration has them.
  var named: IdentifiedList<Entitlement> = []
  /// iOS only, `EntitlementsInfo.all`: as it was when purchases were read last.
  var readAll: IdentifiedList<Entitlement> = []
  /// Android only, `store/Entitlements.kt`: what the purchase controller of the SDK itself last found active.
  var activeDevice: [Entitlement] = []
  /// Android only, `LatestWebCustomerInfo`: what the poll last returned. A redemption's own answer is ``customer``.
  var polledCustomer: Grant?
  var status = AccessStatus.unknown
  /// iOS only, while it is not ``status``: what the app was told last. Nil otherwise.
  var toldStatus: AccessStatus?
  /// Android only: every entitlement since the user last had none.
  var activeBefore: IdentifiedList<Entitlement> = []
  /// Android only, `TrackedWebTrialCodes`: codes whose trial was tracked.
  var trackedTrials: Set<String> = []
  /// iOS only, `grantedEntitlements`: what the app grants by its own backend.
  var granted: IdentifiedList<Entitlement> = []
  /// iOS only, while it is not ``status``: the status before active grants joined it.
  var ungrantedStatus: AccessStatus?
  var hasPurchaseController: Bool
  var userAttributes: [String: JSONValue] = [:]
  var integrationAttributes: [String: JSONValue] = [:]
  /// What the app sets on a wrapper's channel and reads back; see ``KeptValues``.
  var keptValues: [String: JSONValue] = [:]
  var paywall: OpenPaywall?
  /// iOS only: those that are open, the one on top last.
  var alerts: [Alert] = []
  /// See ``checkout``.
  var checkoutBox: CheckoutWork.Box?
  var waitingLinks: [LinkRouter.Route] = []
  var questions = QuestionsInProgress<Purpose>()
  var agenda = Agenda<Plan>()

  init(
    target: Target, options: SuperwallOptions, rules: SuperwallRules = .newest, lackingMethods: Set<String> = []
  ) {
    setup = Setup(target: target, options: options, rules: rules, lackingMethods: lackingMethods)
    hasPurchaseController = options.purchaseController
  }

  var target: Target { setup.target }
  var options: SuperwallOptions { setup.options }
  var rules: SuperwallRules { setup.rules }
  /// Those of the version.
  var replies: (any RepliesDoor)? { SuperwallReplies(rules) }

  var nextWait: SDKWait? { SDKWait.earlier(questions.nextWait, agenda.nextWait) }

  var workInProgress: Int { questions.entries.count + waitingLinks.count + checkout.queue.count + alerts.count }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    let first = turn.effects.count
    defer { setup.wrapper?.translate(&turn.effects, from: first) }
    switch input {
    case .began(let start): begin(start, &turn)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)
    case .pushed(let push, let id): take(.own(push), id, &turn)
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: endWait(&turn)
    case .cancelled(let call):
      questions.leave(call)
      leaveAlerts(call)
    case .closed: close(&turn)
    }
  }

  // MARK: Questions

  mutating func ask(
    _ question: Question, for purpose: Purpose, call: CallID? = nil, _ turn: inout SDKTurn
  ) {
    questions.ask(question, for: purpose, call: call, own: serviceContext, &turn)
  }

  /// What the user has, as the service knows it.
  var customerQuestion: Question { .customer(.superwall, redeemer) }

  var serviceContext: SuperwallServiceContext {
    SuperwallServiceContext(status: status, integrationAttributes: integrationAttributes)
  }

  private mutating func take(
    _ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn
  ) {
    guard let entry = questions[id] else { return }
    switch entry.purpose {
    case .start: takeStart(answer, to: id, &turn)
    case .redemption(let redemption): take(answer, to: entry, redemption, &turn)
    case .customerInfo: takeCustomerInfo(answer, to: id, &turn)
    case .refresh: takeRefresh(answer, to: entry, &turn)
    case .checkout: takeCheckout(answer, to: entry, &turn)
    }
  }

  // MARK: Waits

  private mutating func endWait(_ turn: inout SDKTurn) {
    if nextWait?.kind == .backoff { return askAgain(&turn) }
    switch agenda.popFirst() {
    case .refresh: refresh(&turn)
    case .attributes: sendStoredCodes(because: .attributes, &turn)
    case .checkoutLaunch: _ = pollPendingCheckout(because: .launch, &turn)
    case .checkoutPoll: askForCheckout(&turn)
    case .checkoutReply: tellCheckoutReply(&turn)
    case nil: break
    }
  }

  /// A redemption and a poll are sent as they were; a question about the user is about the present user.
  private mutating func askAgain(_ turn: inout SDKTurn) {
    let (customer, context) = (customerQuestion, serviceContext)
    questions.askAgain(&turn) { entry in
      switch entry.purpose {
      case .redemption, .checkout: (entry.question, context)
      case .start, .customerInfo, .refresh: (customer, context)
      }
    }
  }

  // MARK: End

  private mutating func close(_ turn: inout SDKTurn) {
    let entries = questions.takeAll()
    for alert in alerts {
      guard case .confirmation(let outcome, _, _) = alert.kind else { continue }
      for call in alert.calls { turn.finish(call, .outcome(.failed(code: outcome.code, failure: .closed))) }
    }
    alerts = []
    (waitingLinks, agenda, checkoutBox) = ([], Agenda(), nil)
    for entry in entries {
      guard case .start = entry.purpose else { continue }
      for call in entry.waiting { turn.finish(call, .done) }
    }
    for entry in entries {
      guard case .redemption(let redemption) = entry.purpose else { continue }
      for call in entry.waiting { turn.finish(call, .outcome(.failed(code: redemption.code, failure: .closed))) }
    }
    for entry in entries {
      guard case .customerInfo = entry.purpose else { continue }
      for call in entry.waiting { fail(call, .closed, &turn) }
    }
  }
}
