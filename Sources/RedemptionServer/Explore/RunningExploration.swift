import JSONRPC
import JanssonCoding
import MemoryStore
import RedemptionCore
import RedemptionLedger

/// An exploration that a client runs: the search, and the space in which its stories are played.
final class RunningExploration: SpaceObserver {
  /// What a client wants to explore.
  struct Setup {
    let target: Target
    /// The params of the app's `session/open`, if the server plays the app itself.
    let opening: [String: JSONValue]
    let world: [WorldEvent]
    let events: [AppEvent]
    let words: StoryWords
    /// The params of `store/purchase`.
    let purchase: [String: JSONValue]
    let mostPurchases: Int
    /// The names of the client's own properties.
    let own: [String]
    /// How long the bridge waits for the app, in milliseconds; nil if it moves the app's clock itself.
    let settle: Double?
    /// True if the server plays an app that only calls its SDK.
    let isAlone: Bool
  }

  /// What the space had before the first story.
  private struct Start {
    let value: Space
    let rows: MemoryRows
    let random: RandomSource
    let sales: (at: Timestamp?, count: UInt64)
  }

  /// A state to which an exploration without a bridge can return.
  struct Snapshot {
    let value: Space
    let rows: MemoryRows
    let random: RandomSource
    let sales: (at: Timestamp?, count: UInt64)
    let story: StoryState
    let deadlines: [Deadline]
    let calls: [CallID: WaitingCall]
  }

  let id: String
  let setup: Setup
  let open: OpenSpace
  unowned let server: Server
  /// The client that explores.
  let client: Client
  /// The space of the client before.
  weak var spaceBefore: OpenSpace?
  var search: Exploration
  var story = StoryState()
  /// The moments at which a rule changes its answer, the next one first, as they were when the app was last seen.
  private(set) var deadlines: [Deadline] = []
  /// True while the server waits for the app to be ended.
  var isEnding = false
  /// What the app says by itself that it can do now.
  var enabled: Set<String>?
  var coverage = Coverage()
  /// The properties that some event has broken so far.
  var broken: Set<String> = []
  var model = ModelProperties()
  var scenarios: [Exploration.Finding: ExportedScenario] = [:]
  var snapshots: [Int: Snapshot] = [:]
  let connection: Connection
  private let start: Start
  private let begun = ContinuousClock.now
  private var lastTicket: UInt64 = 0
  private var issued: Set<String> = []
  let adapter: any RedemptionAdapter
  /// The params of the other phone's `session/open`, once they were needed.
  var secondPhone: JanssonTree?
  /// The newest mail's link.
  var newestLink: StoryState.Link?

  init(
    id: String, setup: Setup, adapter: any RedemptionAdapter, search: Exploration, in open: OpenSpace,
    of client: Client,
    on server: Server
  ) {
    (self.id, self.setup, self.open, self.client, self.server) = (id, setup, open, client, server)
    (self.search, self.adapter) = (search, adapter)
    connection = Connection(loop: ServeLoop(service: server), name: "world")
    start = Start(
      value: open.value, rows: open.memory?.rows ?? MemoryRows(), random: open.ledger.random, sales: open.ledger.sales)
    connection.client.context = open
    connection.hearsNothing = true
    open.observer = self
  }

  /// The seconds since it was started.
  var seconds: Double {
    let duration = begun.duration(to: .now)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  // MARK: The space

  /// Puts the space back to what it was before the first story.
  func reset() {
    server.closeSessions(of: open)
    open.waitingCalls = [:]
    open.value = start.value
    open.memory?.rows = start.rows
    (open.ledger.random, open.ledger.sales) = (start.random, start.sales)
    open.log = search.lastReplay == nil ? nil : ActivityLog(entryLimit: 10_000, byteLimit: 4 << 20)
    story = StoryState()
    enabled = nil
    issued = []
  }

  /// The present state.
  func snapshot() -> Snapshot {
    share()
    return Snapshot(
      value: open.value, rows: open.memory?.rows ?? MemoryRows(), random: open.ledger.random, sales: open.ledger.sales,
      story: story, deadlines: deadlines, calls: open.waitingCalls)
  }

  /// Returns to a state.
  func restore(_ state: Snapshot) {
    open.value = state.value
    open.memory?.rows = state.rows
    (open.ledger.random, open.ledger.sales) = (state.random, state.sales)
    (story, deadlines) = (state.story, state.deadlines)
    open.waitingCalls = state.calls
    share()
  }

  /// Keeps the sessions of a snapshot from being changed.
  private func share() {
    server.lastGeneration += 1
    open.value.sessions.share(generation: server.lastGeneration)
  }

  /// Calls a method in the space, as a client would.
  @discardableResult
  func perform(_ method: String, _ params: JSONValue) throws(RPCError) -> Response {
    try perform(method, written(params))
  }

  /// Params as a client would send them.
  func written(_ params: JSONValue) throws(RPCError) -> JanssonTree {
    do { return try JanssonTree.reading(JSONTextEncoder().encode(params)) } catch {
      throw .internalError("These params cannot be written: \(error)")
    }
  }

  /// Calls a method in the space, as a client would.
  @discardableResult
  func perform(_ method: String, _ tree: JanssonTree) throws(RPCError) -> Response {
    let (outer, only) = (server.space, server.onlySpace)
    defer { (server.space, server.onlySpace) = (outer, only) }
    let call = Call(method: method, id: nil, params: tree.root, ticket: request().ticket)
    defer { connection.removeOutput() }
    return try server.handle(call, on: connection)
  }

  /// A further request of the connection to the space.
  func request() -> PendingCall {
    lastTicket += 1
    return PendingCall(ticket: Ticket(serial: lastTicket), connection: connection)
  }

  /// True if this is the SDK of the app.
  func plays(_ behaviour: any SDKBehaviour) -> Bool {
    let own = try? adapter.behaviour(for: setup.target, options: .none)
    return own.map { type(of: $0) == type(of: behaviour) } ?? false
  }

  // MARK: The state

  /// What the app has shown, as a state of the search.
  ///
  /// - Parameters:
  ///   - key: what decides what the app does next; nil if it did not say.
  ///   - sdk: the state of the app's SDK.
  ///   - stored: what a bridge has read in the app's storage by itself; nil if it has not.
  func observation(
    _ key: JSONValue?, _ shown: Shown, _ failed: String?, _ broken: [BrokenProperty], _ sdk: SDKState?,
    stored: JSONValue? = nil
  ) throws(RPCError) -> Exploration.Observation {
    // What the SDK has told in a way that is not read here.
    story.told.formUnion(sdk?.entitlements.active.map(\.id) ?? [])
    if hears, !story.told.isEmpty { story.heard.hasBeenActive = true }
    hear()
    let (state, digest) = try describe()
    let issued = issued
    lazy var plain = StateKey(digest, of: state, at: open.now, issued: issued)
    var hash = SipHash()
    hash.add(digest.text)
    for broken in broken { hash.add(broken.property) }
    if !setup.isAlone {
      self.issued.formUnion(digest.labels.keys)
      // An order of the members is not needed: an object is written by its sorted names.
      let reported: [JSONValue] = [
        key.map { plain.plain($0, at: "/key") } ?? .null, stored.map { plain.plain($0, at: "/stored") } ?? .null,
        plain.plain(JSONValue(shown), at: "/shows"),
        .string(failed.map { plain.plain($0, at: "/failed") } ?? ""),
        .array(broken.map { .string(plain.plain($0.property + " " + $0.seen, at: "/broken")) }),
      ]
      let text = (try? JSONTextEncoder().encode(JSONValue.array(reported))) ?? []
      hash.add(String(decoding: text, as: UTF8.self))
      if let place = plain.ownDate { search.add(.ownDate(place)) }
      if key == nil { search.add(.noKey) }
    }
    if setup.settle != nil { search.add(.waits) }
    deadlines = state.deadlines(after: open.now)
    let deadline = deadlines.first
    let purchases = try purchases()
    let truth = try truth(of: purchases, sdk, outbox: try outbox())
    let events = try enabledEvents(deadline, purchases)
    hash.add(events.map(\.name).joined(separator: " "))
    let (low, high) = hash.finished()
    return Exploration.Observation(
      key: SearchGraph.Key(low: low, high: high),
      situation: Situation(
        shown: shown, truth: truth, failed: failed.map { plain.plain($0) },
        broken: broken.map {
          BrokenProperty(property: $0.property, expected: $0.expected, seen: plain.plain($0.seen))
        }, deadline: deadline?.name.rawValue, heard: story.heard,
        linkOpensWell: try opensWell(story.link, purchases, for: sdk?.redeemer.appUserId),
        hasOpenedBadLink: story.opened != nil && !truth.opensWell),
      events: events)
  }

  private func describe() throws(RPCError) -> (StateDescription, StateDigest) {
    let state = try described()
    return (state, StateDigest(of: state, at: open.now))
  }

  private func described() throws(RPCError) -> StateDescription {
    do throws(LedgerError) {
      // An app without a bridge has one SDK, so the rows of other vendors are the same in all its states.
      var state = try open.described(of: setup.isAlone ? setup.target.vendor : nil, with: story.codes)
      state.part("story", story)
      if hears { state.part("heard", story.heard) }
      return state
    } catch { throw RPCError(error) }
  }

  /// The moments at which a rule changes its answer, the next one first.
  func findDeadlines() throws(RPCError) -> [Deadline] { try described().deadlines(after: open.now) }

  /// The newest purchases of the app's vendor.
  func purchases() throws(RPCError) -> [ListedPurchase] {
    do throws(LedgerError) {
      return try open.ledger.purchases(matching: PurchaseFilter(vendor: setup.target.vendor), newest: 10)
    } catch { throw RPCError(error) }
  }

  /// The app's session; nil before it has opened one.
  var session: OpenSession? {
    open.value.sessions.values.min { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
  }

  /// The state of the app's SDK; nil before it has a session.
  var sdk: SDKState? { session?.run.behaviour.state(at: open.now) }

  func truth() throws(RPCError) -> Truth {
    try truth(of: try purchases(), sdk, outbox: try outbox())
  }

  private func truth(
    of purchases: [ListedPurchase], _ state: SDKState?, outbox: [StoredEvent]
  ) throws(RPCError) -> Truth {
    let (user, device) = (state?.redeemer.appUserId, state?.redeemer.deviceId)
    var truth = Truth()
    truth.purchases = purchases.map { purchase in
      let isHeldHere =
        user.map { purchase.appUserIds.contains($0) } ?? false
        || device.map { purchase.deviceIds.contains($0) } ?? false
      let names = purchase.appUserIds.filter { !adapter.ownership.isAnonymous($0) }
      return Truth.Purchase(
        isAlive: isAlive(purchase.record), entitlements: purchase.record.entitlements, users: names,
        isHeldHere: isHeldHere,
        isHeld: purchase.codes.contains { $0.usedBy != nil } || !names.isEmpty || !purchase.deviceIds.isEmpty,
        hasLink: purchase.codes.contains { $0.usedBy == nil && open.now < $0.expiresAt })
    }
    truth.sdkUser = state.flatMap { $0.isAnonymous ? nil : $0.redeemer.appUserId }
    truth.sdkActive = state?.entitlements.active.map(\.id) ?? []
    truth.told = story.told.sorted()
    truth.isQuiet = isQuiet
    truth.isReachable = open.value.faults.pending.isEmpty
    truth.opensWell = try opensWell(story.opened, purchases, for: user)
    truth.redemptions = story.redemptions
    truth.webhooksOnTheirWay = outbox.count { $0.attempts.isEmpty }
    return truth
  }

  func isAlive(_ purchase: PurchaseRecord) -> Bool {
    purchase.refundedAt == nil && (purchase.accessEndsAt.map { open.now < $0 } ?? true)
  }

  private var isQuiet: Bool {
    open.waitingCalls.isEmpty && story.timers.isEmpty
      && open.value.sessions.values.allSatisfy {
        $0.run.behaviour.workInProgress == 0 && $0.run.late.isEmpty && $0.run.held.first == nil
      }
  }

  /// The policy of the app's vendor.
  func policy() throws(RPCError) -> Policy {
    do throws(LedgerError) { return try open.ledger.policy(of: setup.target.vendor) } catch { throw RPCError(error) }
  }

  private func opensWell(
    _ link: StoryState.Link?, _ purchases: [ListedPurchase], for user: String?
  ) throws(RPCError) -> Bool {
    guard let link else { return false }
    let good = purchases.first { purchase in
      isAlive(purchase.record)
        && purchase.codes.contains { $0.code == link.code && $0.usedBy == nil && open.now < $0.expiresAt }
    }
    guard let good else { return false }
    let names = good.appUserIds.filter { !adapter.ownership.isAnonymous($0) }
    if names.isEmpty || names.contains(where: { $0 == user }) { return true }
    return try policy().transfer == .transfer
  }

  // MARK: What the server sees

  /// Notes a call of the app.
  func note(call input: (CallID) -> SDKInput, in session: OpenSession) {
    switch input(CallID(rawValue: 0)) {
    case .called(.redeem(.code(let code)), _): story.redeem(code)
    case .called(.openLink(let url), _): note(url, in: session)
    case .channel(let call, _):
      let calls = session.adapter.vendor.sources.calls
      let name = call.method.lowercased()
      let redeeming = calls.redeem.isEmpty ? calls.handle : calls.redeem
      guard redeeming.contains(where: { $0.lowercased() == name }) else { return }
      for text in call.arguments.texts where note(text, in: session) { return }
    default: return
    }
  }

  @discardableResult
  private func note(_ url: String, in session: OpenSession) -> Bool {
    guard let code = code(in: url, on: session.target.platform) else { return false }
    story.redeem(code)
    return true
  }

  /// The code in a link; nil if the vendor's SDK sees none.
  func code(in url: String, on platform: Platform) -> String? {
    adapter.code(in: url, on: platform, unwrapping: true)
  }

  /// Notes what the service has answered.
  func note(answer: Result<Answer, GatewayError>) {
    let answered = LogEntry.Answered(answer)
    for outcome in answered.outcomes { coverage.outcomes.insert(outcome.kind.rawValue) }
    if let failure = answered.failure { coverage.failures.insert(failure) }
  }

  /// Notes what the app's SDK has told it. What another phone hears is not the app's affair.
  func note(event: SDKEvent, of session: OpenSession) {
    guard session === self.session else { return }
    coverage.told.insert(event.name)
    if setup.isAlone { model.note(event) } else { note(told: event.params) }
  }

  /// Notes what a call of the app has returned.
  func note(result: SDKResult, of session: OpenSession) {
    guard !setup.isAlone, session === self.session else { return }
    switch result {
    case .customer, .logIn: story.tell(active(of: session))
    case .outcome(let outcome) where outcome.grant != nil, .outcomeWith(_, let outcome) where outcome.grant != nil:
      story.tell(active(of: session))
    case .refused, .channel(.error): story.heard.hasFailed = true
    case .channel(.value(let value)), .channel(.text(let value)), .channel(.message(_, let value)): note(told: value)
    default: return
    }
  }

  private func note(told value: any Encodable) {
    if let active = JSONValue(written: value)?.toldActive { story.tell(active) }
  }

  /// True if a property asks what the app has heard.
  private var hears: Bool { !search.properties.isDisjoint(with: Property.ofWhatIsHeard) }

  /// Notes how the app's redemptions have ended.
  private func hear() {
    guard hears, !setup.isAlone, let session else { return }
    let all = open.value.redemptions.all
    for redemption in all where redemption.number > story.asked && redemption.session == session.id {
      switch redemption.end {
      case .outcome(let kind, _, _): story.heard.note(kind)
      case .error: story.heard.note(.failed)
      case nil: continue
      }
    }
  }

  private func active(of session: OpenSession) -> Set<String> {
    Set(session.run.behaviour.state(at: open.now).entitlements.active.map(\.id))
  }
}

/// What has occurred at least once.
struct Coverage {
  var outcomes: Set<String> = []
  var failures: Set<String> = []
  /// The names of the SDK's events.
  var told: Set<String> = []
}

extension JSONValue {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members): members.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    case .null, .bool, .integer, .real: []
    }
  }

  /// What an app shows.
  fileprivate init(_ shown: Shown) {
    self = .array([
      .array((shown.access ?? ["‹none›"]).map { .string($0) }), .string(shown.says?.rawValue ?? ""),
      .string(shown.user ?? ""), .string(shown.text ?? ""),
    ])
  }
}
