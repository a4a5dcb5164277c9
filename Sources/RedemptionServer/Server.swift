public import JSONRPC
public import Logging
import MemoryStore
public import RedemptionCore
public import RedemptionLedger

/// The native side of a redemption flow as a JSON-RPC service.
///
/// One thread drives everything. Sessions are values in memory; purchases and codes are in the ledger. The ledger has
/// one transaction per drain, and provisional answers are sent only after its commit. Not `Sendable`.
public final class Server {
  /// What moves the clock.
  public enum ClockChoice: Sendable {
    /// The system's clock, which `clock/advance` cannot move.
    case system
    /// Only `clock/advance`.
    case virtual
    /// The system's clock, and `clock/advance` adds to it.
    case offset
  }

  /// Options of a server.
  public struct Configuration {
    /// What moves the clock.
    public var clock: ClockChoice
    /// How messages are separated.
    public var framing: MessageFraming.Mode
    /// Limits of sizes and numbers.
    public var limits: Limits
    /// The most sessions that may be open.
    public var sessionLimit: Int
    /// True if `store/reset` may empty a ledger that outlives the process; a temporary one may always be emptied.
    public var allowsReset = false
    /// True if calls, events, mails and HTTP requests are recorded for `log/read`.
    public var recordsLog = false
    /// True if `space/use` may seed random numbers: codes of such a space can be predicted, so not if other machines
    /// reach the server.
    public var acceptsSeeds = true
    /// Gateways of sessions that are opened with `"live"`; nil rejects those sessions.
    public var remoteGateways: (any RemoteGateways)?
    /// Must never log to stdout, which carries only the protocol.
    public var logger: Logger

    /// Defaults to the system's clock, and framing by the first byte.
    public init(
      hasVirtualClock: Bool = false, framing: MessageFraming.Mode = .auto,
      limits: Limits = Limits(), sessionLimit: Int = 10_000, logger: Logger = Logger(label: "redemption")
    ) {
      clock = hasVirtualClock ? .virtual : .system
      self.framing = framing
      self.limits = limits
      self.sessionLimit = sessionLimit
      self.logger = logger
    }
  }

  let configuration: Configuration
  let registry: AdapterRegistry
  let methods: MethodRegistry
  /// The space of clients that have named none, on the server's store.
  let main: OpenSpace
  /// All other spaces by name.
  var spaces: [String: OpenSpace] = [:]
  /// The space whose call or wait is being handled; `main` in between.
  var space: OpenSpace
  /// The only space of the client whose call is being handled; nil for all.
  var onlySpace: String?
  /// The explorations by their ids.
  var explorations: [String: RunningExploration] = [:]
  /// The number of explorations that were started.
  var lastExploration = 0
  /// The number of generations of sessions.
  var lastGeneration: UInt64 = 0
  /// Copies of `main` that depend on its open transaction.
  var provisionalForks: [OpenSpace] = []
  /// What `rpc.discover` returns, made when it is first needed.
  lazy var contract = Result { () throws(Contract.Failure) in try Contract(of: registry.adapters) }
  /// Parsed when params are rejected first: most servers never need them.
  lazy var paramSchemas = ParamSchemas((try? contract.get()) ?? .bundled)
  /// The words of the contract, none of which is a secret.
  lazy var vocabulary = ParamSchemas.vocabulary(of: (try? contract.get()) ?? .bundled)
  /// One turn for all inputs, and a stack of the effects that are still to be carried out, the next one last.
  var turn = SDKTurn(now: Timestamp(milliseconds: 0))
  var effects: [SDKEffect] = []
  var keyWarnings = KeyWarnings()
  /// Vendors by method and template of their endpoints, made for the first HTTP request.
  lazy var vendorsOfEndpoints = endpointVendors()
  /// Where HTTP clients connect, for `server/describe`; nil if there is no HTTP.
  public var httpURL: String?
  /// Sends webhooks to this machine; nil if nobody does, and tests take them. To be set before the server serves.
  public var webhookSender: (any WebhookSender)? { didSet { main.deliveries.isOn = webhookSender != nil } }
  /// Returns a function that makes the serving thread call ``wake()``. Without it no remote gateway can be asked.
  ///
  /// ``run(streams:events:others:started:)`` sets it. A host that drives a `Connection` itself must set it. Any thread
  /// may call the function.
  public var makeWaker: (() throws(StreamError) -> @Sendable () -> Void)?

  /// Creates a server with these adapters and methods on a ledger's store; of two adapters for one vendor, the first is
  /// used.
  public init(
    adapters: [any RedemptionAdapter], methods: MethodRegistry, store: any LedgerStore,
    configuration: Configuration = Configuration()
  ) {
    self.configuration = configuration
    self.methods = methods
    registry = AdapterRegistry(adapters)
    main = OpenSpace(
      name: OpenSpace.main, value: Space(ServerClock(configuration.clock), generation: 0),
      ledger: Ledger(store: store, adapters: adapters), memory: store as? MemoryStore,
      log: configuration.recordsLog ? ActivityLog() : nil)
    space = main
    recordMail(of: main)
  }

  /// Serves clients until the input of the streams ends, or a signal ends the process; then closes the ledger.
  ///
  /// - Parameters:
  ///   - streams: the input and the output of one client; nil for none.
  ///   - events: waits for all clients.
  ///   - others: returns further clients of the loop; nil serves the streams alone, on one thread.
  ///   - started: called once signals are caught; the place to tell someone that this server runs.
  /// - Throws: `StreamError` if a stream breaks, `LedgerError` if the ledger cannot be closed.
  public func run(
    streams: StandardStreams? = StandardStreams(), events: EventLoop? = nil,
    others: ((ServeLoop) throws -> any ClientSource)? = nil, started: () throws(StreamError) -> Void = {}
  ) throws -> ServiceEnding {
    let events = events ?? streams?.events ?? EventLoop()
    makeWaker = { () throws(StreamError) in
      let handle = try events.makeWakeHandle()
      return { handle.wake() }
    }
    try receiveNotices()
    let loop = ServeLoop(service: self, limits: configuration.limits)
    let framing = configuration.framing
    let ending: ServiceEnding
    if let others = try others?(loop) {
      let client = streams.map { StandardStreamClient(loop: loop, streams: $0, framing: framing) }
      ending = try events.serve(loop, (client.map { [$0] } ?? []) + [others], started: started)
    } else {
      let server = StandardStreamServer(loop: loop, streams: streams ?? StandardStreams(), framing: framing)
      ending = try server.run(started: started)
    }
    try main.ledger.close()
    return ending
  }

  /// Takes back a session that did not start.
  func discard(_ session: OpenSession) {
    vacate(session, hasRun: false)
    space.value.sessions.remove(session.id)
    removeFromIndex(session)
    space.value.takeBack(session.id)
  }

  /// The time on the clock of the space `main`.
  public var now: Timestamp { main.now }

  /// Finds an open session.
  ///
  /// - Parameter path: path of the session's id in the params.
  func session(_ id: String, at path: String = "/session") throws(RPCError) -> OpenSession {
    if let session = space.value.sessions.own(id) {
      if let log = space.log { log.note(user: session.appUserId) }
      return session
    }
    var error = RPCError.unknownSession
    error.path = path
    throw error
  }
}

extension Server: Service {
  /// Answers one call; see `Methods`. The log has its method and the kind of an error, never what a client sent.
  public func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response {
    onlySpace = connection.scope.limit
    defer { onlySpace = nil }
    try enter(connection, for: call)
    defer { leave() }
    recordBegin(of: call, on: connection)
    defer { currentEntry = nil }
    do throws(RPCError) {
      let answer = try methods.handle(call, self, on: connection)
      configuration.logger.debug("\(call.method)")
      recordEnd(of: answer)
      return answer
    } catch {
      recordEnd(currentEntry, error)
      let name = methods.names.contains(call.method) ? call.method : "unknown method"
      configuration.logger.debug("\(name): \(error.kind)")
      throw error
    }
  }

  /// True if other servers wait for the ledger.
  public var shouldCommit: Bool { main.ledger.shouldCommit }

  /// Commits the ledger of `main`. If that fails, restores the sessions that depend on the transaction.
  public func commit() throws(RPCError) {
    var failure: LedgerError?
    beginDeliveries()
    sendNotices()
    do throws(LedgerError) { try main.ledger.commit() } catch { failure = error }
    let savedSessions = main.savedSessions
    main.savedSessions.removeAll(keepingCapacity: true)
    let savedDevices = main.savedDevices
    main.savedDevices.removeAll(keepingCapacity: true)
    let forks = provisionalForks
    provisionalForks = []
    defer { main.beforeReset = nil }
    guard let failure else {
      sendDeliveries(of: main)
      main.log?.settle()
      main.value.redemptions.settle()
      for id in savedSessions { main.value.sessions.own(id)?.forgetSaved() }
      return
    }
    main.deliveries.dropReady()
    for id in savedSessions { if let session = main.value.sessions.own(id) { restore(session, because: failure) } }
    for (key, device) in savedDevices { main.value.devices.set(device, for: key) }
    if let before = main.beforeReset {
      main.value.faults = before.faults
      main.value.openCheckouts = before.checkouts
      main.value.redemptions = before.redemptions
    }
    for fork in forks { delete(fork) }
    configuration.logger.error("\(failure.description)")
    let error = RPCError(failure)
    main.value.redemptions.undo(because: error.message)
    main.log?.undo(because: LogEntry.LoggedError(error))
    throw error
  }

  /// Writes a policy as it is, and commits that.
  public func canCommit() -> Bool {
    guard let vendor = registry.adapters.first?.vendor.id else { return true }
    let isWritten = (try? main.ledger.setPolicy(main.ledger.policy(of: vendor), of: vendor)) != nil
    let isCommitted = (try? main.ledger.commit()) != nil
    return isWritten && isCommitted
  }

  /// Forgets a call that its client has cancelled; what it began continues.
  public func cancel(_ ticket: Ticket, on connection: Connection) {
    let isCancelled = { (request: PendingCall) in request.ticket == ticket && request.connection === connection }
    for open in allSpaces {
      if let advance = open.deliveries.advance, isCancelled(advance.request) { return endAdvance(of: open) }
      guard let (call, waiting) = open.waitingCalls.first(where: { isCancelled($0.value.request) }) else { continue }
      return inside(open) {
        _ = removeWaiting(call)
        noteFailure(.requestCancelled, of: call, in: waiting.session)
        recordEnd(waiting.entry, .requestCancelled)
        if let session = space.value.sessions.own(waiting.session) { play(.cancelled(call), in: session) }
      }
    }
  }

  /// Closes the sessions that this client has opened. Redemptions in progress end with `failed`.
  public func finish(on connection: Connection) {
    connection.client.context = nil
    for running in explorations.values where running.client === connection.client { end(running) }
    for open in allSpaces {
      open.subscribers.removeAll { $0.connection === connection || $0.connection == nil }
      if open.deliveries.advance?.request.connection === connection { endAdvance(of: open) }
      let own = open.value.sessions.values.filter { open.value.sessions.isOwned($0, by: connection.client) }
      guard !own.isEmpty else { continue }
      inside(open) {
        for id in own.map(\.id).sorted() { if let session = space.value.sessions.own(id) { close(session) } }
      }
    }
    endOwnSpace(of: connection)
  }

  /// Time until the next wait of a session ends; nil on a virtual clock, which only `clock/advance` moves.
  public var nextWake: Duration? {
    var first = main.nextWake
    for open in spaces.values { if let wake = open.nextWake { first = min(first ?? wake, wake) } }
    return first
  }

  /// Takes the answers of remote gateways and the notices of other servers, and ends the waits that are due.
  public func wake() {
    takeNotices()
    wakeSpace()
    for open in spaces.values
    where open.nextWake.map({ $0 <= .zero }) ?? false || !open.remoteAnswers.isEmpty
      || !open.deliveries.sending.isEmpty
    {
      inside(open) { wakeSpace() }
    }
  }
}

extension Server {
  /// Returns an answer about a session: provisional if its state depends on the next commit.
  func answer(_ result: any Encodable, about session: OpenSession) -> Response {
    session.isProvisional ? .provisional(result) : .result(result)
  }

  /// Returns an answer from the ledger: provisional if the ledger has uncommitted changes.
  func ledgerAnswer(_ result: any Encodable) -> Response {
    space.hasProvisionalChanges ? .provisional(result) : .result(result)
  }

  /// Runs a ledger operation after what is due, and turns its error into one of JSON-RPC.
  func withLedger<Value>(_ body: (Ledger) throws(LedgerError) -> Value) throws(RPCError) -> Value {
    do {
      try space.ledger.catchUp(to: space.now)
      return try body(space.ledger)
    } catch {
      switch error {
      case .unknownPurchase: throw .unknownPurchase
      case .nothingToRefund: throw .nothingToRefund
      case .noLinks: throw .invalid("/purchase", expected: "a purchase of a vendor with links")
      case .unknownVendor: throw .unknownVendor(known: registry.adapters.map(\.vendor.id))
      case .notALedger, .newerVersion, .damaged, .unavailable, .notKnown: throw RPCError(error)
      }
    }
  }
}
