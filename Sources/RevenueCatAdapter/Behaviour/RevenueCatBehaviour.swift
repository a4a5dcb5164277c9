public import RedemptionCore

/// What one of RevenueCat's SDKs does around a redemption.
///
/// The native SDK does the work; a wrapper adds only its channel. Only a success changes what the SDK has cached.
public struct RevenueCatBehaviour: SDKBehaviour {
  /// What is done with an answer.
  enum Purpose: Codable, Sendable {
    /// `links` is how many times the SDK itself read the code from a link.
    case redemption(links: Int)
    case customerInfo
    case logIn(appUserId: String)
    case receipt(batch: UInt64, index: Int)
    case customerAfterReceipts(batch: UInt64)
  }

  typealias Questions = QuestionsInProgress<Purpose>

  var sdk: NativeSDK
  var isConfigured = true
  /// True while the app is in the background.
  var isInBackground = false
  var redeemer = Redeemer(appUserId: nil, deviceId: "")
  var isAnonymous = true
  var customer = CustomerCache()
  /// The customer that the listener was told last. It is compared by other rules than those of the cache.
  var told = CustomerCache()
  /// What the phone keeps of users whom the app named at earlier starts, the latest one last.
  var otherUsers: [OtherUser] = []
  var questions = Questions()
  var batches: [ReceiptBatch] = []
  var lastBatch: UInt64 = 0
  /// Logins of the current user, which wait for customer info.
  var repeatedLogIns: Set<CallID> = []
  var channel = ChannelState()
  var userAttributes: [String: JSONValue] = [:]
  var integrationAttributes: [String: JSONValue] = [:]

  /// Makes the behaviour of a target.
  public init(_ target: Target) { self.init(target, .released) }

  /// Makes the behaviour of one version.
  init(_ target: Target, _ rules: RevenueCatRules, lackingMethods: Set<String> = []) {
    sdk = NativeSDK(target, rules, lackingMethods: lackingMethods)
  }

  /// Those of the version.
  public var replies: (any RepliesDoor)? { sdk.adapter.replies }

  /// What the SDK knows. It has no status of its own: its customer info says what is active.
  public var state: SDKState {
    var state = SDKState()
    state.isConfigured = isConfigured
    state.redeemer = redeemer
    state.isAnonymous = isAnonymous
    state.redemptionsInProgress = questions.entries.count { $0.purpose.isRedemption }
    state.entitlements = customer.grant.map { SDKEntitlements($0.entitlements) } ?? SDKEntitlements()
    state.userAttributes = userAttributes
    state.integrationAttributes = integrationAttributes
    return state
  }

  /// The state with the cached copy judged anew, as each read of it does.
  public func state(at now: Timestamp) -> SDKState {
    var state = state
    state.entitlements = customer.grant.map { SDKEntitlements(judged($0, at: now).entitlements) } ?? SDKEntitlements()
    return state
  }

  /// The wait before a retry; the SDK plans nothing else.
  public var nextWait: SDKWait? { questions.nextWait }

  /// Number of questions without an answer.
  public var workInProgress: Int { questions.entries.count }

  /// Takes an input.
  public mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start): begin(start, &turn)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)
    case .pushed(let push, let id): take(.own(push), id, &turn)
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: questions.askAgain(&turn)
    case .cancelled(let call): leave(call)
    case .closed: close(&turn)
    }
    if !questions.entries.isEmpty { askNext(&turn) }
  }

  /// Sends a request, or holds it back until those before it are done.
  ///
  /// Both SDKs send one request at a time, and a repeated one keeps its place: purchases-ios 5.86
  /// `Backend.QueueProvider.createBackendQueue`, `HTTPClient.perform`; purchases-android 10.17
  /// `PurchasesFactory.createDefaultExecutor`, `Dispatcher.AsyncCall`.
  mutating func ask(_ question: Question, for purpose: Purpose, call: CallID?, _ turn: inout SDKTurn) {
    guard questions.entries.contains(where: { $0.purpose.isRequest }) else {
      return questions.ask(question, for: purpose, call: call, &turn)
    }
    questions.hold(question, for: purpose, call: call)
  }

  private mutating func askNext(_ turn: inout SDKTurn) {
    guard !questions.entries.contains(where: { $0.isAsked && $0.purpose.isRequest }) else { return }
    questions.askHeld(&turn)
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard let entry = questions[id] else { return }
    switch entry.purpose {
    case .redemption(let links): takeRedemption(answer, to: entry, links: links, &turn)
    case .customerInfo: takeCustomer(answer, to: entry, &turn)
    case .logIn(let appUserId): takeLogIn(answer, to: entry, as: appUserId, &turn)
    case .receipt(let batch, let index): takeReceipt(answer, to: entry, in: batch, at: index, &turn)
    case .customerAfterReceipts(let batch): takeCustomer(answer, to: entry, after: batch, &turn)
    }
  }

  mutating func setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?) {
    userAttributes.apply(user ?? [:])
    integrationAttributes.apply(integration ?? [:])
  }

  private mutating func leave(_ call: CallID) {
    questions.leave(call)
    repeatedLogIns.remove(call)
    _ = channel.take(call)
    for index in batches.indices where batches[index].call == call { batches[index].call = nil }
  }

  /// Redemptions end with a failed result, other calls with the failure itself.
  private mutating func close(_ turn: inout SDKTurn) {
    let entries = questions.takeAll()
    for entry in entries where entry.purpose.isRedemption {
      let outcome = RedemptionOutcome.failed(code: entry.code, failure: .closed)
      for call in entry.waiting { finish(call, .outcome(outcome), &turn) }
    }
    for entry in entries where !entry.purpose.isRedemption {
      for call in entry.waiting { finish(call, .failed(.closed), &turn) }
    }
    for batch in batches { finish(batch.call, .failed(.closed), &turn) }
    batches = []
  }
}

extension RevenueCatBehaviour.Purpose {
  var isRedemption: Bool { if case .redemption = self { true } else { false } }

  /// False for what the app sends by itself, beside its SDK.
  var isRequest: Bool { if case .receipt = self { false } else { true } }
}

extension QuestionsInProgress.Entry {
  /// The code of a redemption.
  var code: String? { if case .redeem(let redemption) = question { redemption.code } else { nil } }
}

extension SDKEntitlements {
  /// All of them come from the service.
  fileprivate init(_ entitlements: IdentifiedList<Entitlement>) {
    let active = entitlements.filter(\.isActive)
    self.init(
      active: active, inactive: entitlements.filter { !$0.isActive }, all: Array(entitlements), web: active)
  }
}
