public import JSONRPC
public import Logging
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
  let ledger: Ledger
  let methods: MethodRegistry
  var clock: ServerClock
  var sessions: [String: OpenSession] = [:]
  /// Sessions whose run depends on the ledger's open transaction.
  var savedSessions: [OpenSession] = []
  /// Calls that wait for a session's result, by the session's id for them.
  var waitingCalls: [CallID: WaitingCall] = [:]
  var nextMoments = NextMoments()
  /// Parsed when params are rejected first: most servers never need them.
  lazy var paramSchemas = ParamSchemas()
  /// Number of waits that have ended.
  var endedWaits = 0
  /// One turn for all inputs, and a stack of the effects that are still to be carried out, the next one last.
  var turn = SDKTurn(now: Timestamp(milliseconds: 0))
  var effects: [SDKEffect] = []
  var faults = Faults()
  var remoteAnswers = RemoteAnswers()
  /// What web SDKs are about to sell.
  var openCheckouts = OpenCheckouts()
  /// What to restore if the ledger's open transaction fails; nil if it contains no reset.
  var beforeReset: (faults: Faults, checkouts: OpenCheckouts)?
  var keyWarnings = KeyWarnings()
  /// The endpoints of the HTTP requests that a fault delays.
  public var delayedEndpoints: [LocalEndpoint] = []
  /// Nil if nothing is recorded.
  let log: ActivityLog?
  var subscribers: [LogSubscriber] = []
  /// Vendors by method and template of their endpoints, made for the first HTTP request.
  lazy var vendorsOfEndpoints = endpointVendors()
  /// Where HTTP clients connect, for `server/describe`; nil if there is no HTTP.
  public var httpURL: String?
  /// Returns a function that makes the serving thread call ``wake()``. Without it no remote gateway can be asked.
  ///
  /// ``run(streams:others:started:)`` sets it. A host that drives a `Connection` itself must set it. Any thread may
  /// call the function.
  public var makeWaker: (() throws(StreamError) -> @Sendable () -> Void)?
  private var lastNumber: UInt64 = 0
  private var lastSession: UInt64 = 0

  /// Creates a server with these adapters and methods on a ledger's store; of two adapters for one vendor, the first is
  /// used.
  public init(
    adapters: [any RedemptionAdapter], methods: MethodRegistry, store: any LedgerStore,
    configuration: Configuration = Configuration()
  ) {
    self.configuration = configuration
    self.methods = methods
    registry = AdapterRegistry(adapters)
    ledger = Ledger(store: store, adapters: adapters)
    clock = ServerClock(configuration.clock)
    log = configuration.recordsLog ? ActivityLog() : nil
    if log != nil { ledger.onMail = { [unowned self] in record($0, of: $1) } }
  }

  /// Serves one client over a pair of streams until its input ends, then closes the ledger.
  ///
  /// - Parameters:
  ///   - streams: the input and the output.
  ///   - others: returns further clients of the loop; nil serves the streams alone, on one thread.
  ///   - started: called once signals are caught; the place to tell someone that this server runs.
  /// - Throws: `StreamError` if a stream breaks, `LedgerError` if the ledger cannot be closed.
  public func run(
    streams: StandardStreams = StandardStreams(), others: ((ServeLoop) throws -> any ClientSource)? = nil,
    started: () throws(StreamError) -> Void = {}
  ) throws -> StandardStreamServer.Ending {
    makeWaker = { () throws(StreamError) in
      let handle = try streams.makeWakeHandle()
      return { handle.wake() }
    }
    try receiveNotices()
    let loop = ServeLoop(service: self, limits: configuration.limits)
    let server = StandardStreamServer(
      loop: loop, streams: streams, framing: configuration.framing, others: try others?(loop))
    let ending = try server.run(started: started)
    try ledger.close()
    return ending
  }

  /// Returns the id of a new session, counted from `session-1`, so that a written test can name it.
  func nextSessionName() -> String {
    lastSession += 1
    return "session-\(lastSession)"
  }

  /// Takes back a session that did not start.
  func discard(_ session: OpenSession) {
    sessions[session.id] = nil
    removeFromIndex(session)
    if session.id == "session-\(lastSession)" { lastSession -= 1 }
  }

  /// The time on this server's clock.
  public var now: Timestamp { clock.now }

  /// Returns a number that this server has not used before.
  func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Finds an open session.
  ///
  /// - Parameter path: path of the session's id in the params.
  func session(_ id: String, at path: String = "/session") throws(RPCError) -> OpenSession {
    if let session = sessions[id] { return session }
    var error = RPCError.unknownSession
    error.path = path
    throw error
  }
}

extension Server: Service {
  /// Answers one call; see `Methods`. The log has its method and the kind of an error, never what a client sent.
  public func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response {
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
  public var shouldCommit: Bool { ledger.shouldCommit }

  /// Commits the ledger. If that fails, restores the sessions that depend on the transaction.
  public func commit() throws(RPCError) {
    var failure: LedgerError?
    sendNotices()
    do throws(LedgerError) { try ledger.commit() } catch { failure = error }
    let savedSessions = savedSessions
    self.savedSessions.removeAll(keepingCapacity: true)
    defer { beforeReset = nil }
    guard let failure else {
      log?.settle()
      for session in savedSessions { session.forgetSaved() }
      return
    }
    for session in savedSessions { restore(session, because: failure) }
    if let beforeReset { (faults, openCheckouts) = beforeReset }
    configuration.logger.error("\(failure.description)")
    let error = RPCError.ledgerUnavailable(failure.description)
    log?.undo(because: LogEntry.LoggedError(error))
    throw error
  }

  /// Forgets a call that its client has cancelled; what it began continues.
  public func cancel(_ ticket: Ticket, on connection: Connection) {
    let isCancelled = { (request: PendingCall) in request.ticket == ticket && request.connection === connection }
    guard let (call, waiting) = waitingCalls.first(where: { isCancelled($0.value.request) }) else { return }
    _ = removeWaiting(call)
    recordEnd(waiting.entry, .requestCancelled)
    guard let session = sessions[waiting.session] else { return }
    play(.cancelled(call), in: session)
  }

  /// Closes the sessions that this client has opened. Redemptions in progress end with `failed`.
  public func finish(on connection: Connection) {
    subscribers.removeAll { $0.connection === connection || $0.connection == nil }
    let own = sessions.values.filter { $0.owner === connection.client }
    for session in own.sorted(by: { $0.id < $1.id }) { close(session) }
  }

  /// Time until the next wait of a session ends; nil on a virtual clock, which only `clock/advance` moves.
  public var nextWake: Duration? {
    guard clock.isRunning, let due = nextMoments.first?.due else { return nil }
    return .milliseconds(max(0, due.milliseconds - clock.now.milliseconds))
  }

  /// Takes the answers of remote gateways and the notices of other servers, and ends the waits that are due.
  public func wake() {
    takeRemoteAnswers()
    takeNotices()
    endWaits()
  }
}

extension Server {
  /// Returns an answer about a session: provisional if its state depends on the next commit.
  func answer(_ result: any Encodable, about session: OpenSession) -> Response {
    session.isProvisional ? .provisional(result) : .result(result)
  }

  /// Returns an answer from the ledger: provisional if the ledger has uncommitted changes.
  func ledgerAnswer(_ result: any Encodable) -> Response {
    ledger.hasUncommittedChanges ? .provisional(result) : .result(result)
  }

  /// Runs a ledger operation, and turns its error into one of JSON-RPC.
  func withLedger<Value>(_ body: (Ledger) throws(LedgerError) -> Value) throws(RPCError) -> Value {
    do { return try body(ledger) } catch {
      switch error {
      case .unknownPurchase: throw .unknownPurchase
      case .unknownVendor: throw .unknownVendor(known: registry.adapters.map(\.vendor.id))
      case .notALedger, .newerVersion, .damaged, .unavailable: throw .ledgerUnavailable(error.description)
      }
    }
  }
}
