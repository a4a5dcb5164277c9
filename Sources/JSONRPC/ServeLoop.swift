/// Any number of clients of one ``Service``: one thread, one drain, one commit.
///
/// A drain is everything that the clients have sent. Its one commit confirms or fails each provisional answer of each
/// client: a client's own commit would lose another client's answered call. For one thread at a time.
public final class ServeLoop {
  let service: any Service
  let limits: Limits
  /// True if a client was served since the last commit.
  var needsCommit = false
  /// Provisional answers since the last commit, of all clients.
  var provisionalCount = 0
  /// True if the last commit that answers depended on has failed.
  public private(set) var hasFailedCommit = false {
    didSet { if hasFailedCommit != oldValue { noteCommit(hasFailedCommit) } }
  }
  /// Hears whether commits fail now, before any client reads an answer that depends on it.
  public var noteCommit: (_ failed: Bool) -> Void = { _ in }
  /// When a commit last failed, or was tried for its own sake.
  private var lastFailure: ContinuousClock.Instant?
  private var unsettled: [any CommitParticipant] = []

  /// A loop without clients. Each ``Connection`` names its loop when it is created.
  public init(service: any Service, limits: Limits = Limits()) {
    self.service = service
    self.limits = limits
  }

  /// Adds what the next commit must settle. A participant calls it once per commit.
  func add(_ participant: any CommitParticipant) { unsettled.append(participant) }

  /// Adds one provisional answer that does not belong to a ``Connection``, and commits if there are many.
  public func addProvisionalAnswer(of participant: any CommitParticipant) {
    needsCommit = true
    provisionalCount += 1
    unsettled.append(participant)
    commitWhenMany()
  }

  /// Commits the service if a client was served since the last commit, then settles what every client has.
  public func commit() {
    guard needsCommit else { return }
    needsCommit = false
    let hasChanges = provisionalCount > 0
    provisionalCount = 0
    var failure: RPCError?
    do { try service.commit() } catch { failure = error }
    // A commit of nothing succeeds also on a full disk.
    if hasChanges || failure != nil { hasFailedCommit = failure != nil }
    if failure != nil { lastFailure = .now }
    let participants = unsettled
    unsettled.removeAll(keepingCapacity: true)
    for participant in participants { participant.settle(failure) }
  }

  /// Finds out whether commits succeed again, if the last one has failed, every ten seconds. To be called after
  /// ``commit()``.
  public func retryCommit() {
    guard hasFailedCommit, !needsCommit, lastFailure.map({ $0.duration(to: .now) >= .seconds(10) }) ?? true else {
      return
    }
    hasFailedCommit = !service.canCommit()
    lastFailure = .now
  }

  /// Lets the service do what is due: see ``Service/wake()``.
  public func wake() {
    needsCommit = true
    service.wake()
    commitWhenMany()
  }

  /// Sends what clients have subscribed to: see ``Service/notifySubscribers()``.
  func notifySubscribers() -> [Connection] { service.notifySubscribers() }

  /// Time until ``wake()`` is due; zero or less: now; nil: never.
  public var nextWake: Duration? { service.nextWake }

  /// Keeps a long drain from resting on one commit. Not called while the service runs.
  func commitWhenMany() {
    guard provisionalCount > 0 else { return }
    if provisionalCount >= limits.provisionalPerCommit || service.shouldCommit { commit() }
  }
}

/// Holds answers that depend on the next commit.
public protocol CommitParticipant: AnyObject {
  /// The commit has succeeded, or failed with `failure`.
  func settle(_ failure: RPCError?)
}

/// A client of a service, for as long as it is there. What it opens belongs to it.
public final class Client {
  /// Where its notifications go; nil drops them.
  public internal(set) weak var connection: Connection?
  /// Its name in the log.
  public let name: String
  /// Calls of this client that have no answer yet, notifications included. The service counts them.
  public var calls = 0
  /// Work that outlasts its call, such as a request to another service. The service counts it.
  ///
  /// ``Limits/pendingRequests`` is the limit of both counts.
  public var work = 0
  /// What the service keeps for this client; nil at first.
  public var context: AnyObject?

  /// A client without a connection: it receives no notification.
  public init(name: String = "stdio") { self.name = name }
}

/// What a client says beside its calls. The service gives it a meaning.
public struct ClientScope: Hashable, Sendable {
  /// What it names, such as the value of a header field; nil for nothing.
  public var named: String?
  /// The only thing that it may name; nil for all.
  public var limit: String?
  /// True if what it names is its own, and ends with the last client that names it so.
  public var isOwn: Bool

  /// Describes a client.
  public init(named: String? = nil, limit: String? = nil, isOwn: Bool = false) {
    self.named = named
    self.limit = limit
    self.isOwn = isOwn
  }
}

/// Counts what was handed to a client's transport and was not read yet.
public protocol UnreadBytes: AnyObject, Sendable {
  /// Bytes that the client has not read.
  var count: Int { get }
  /// Asks for a drain once the client has read enough.
  ///
  /// - Returns: false if fewer bytes than `limit` are unread already; no drain follows then.
  func wake(whenBelow limit: Int) -> Bool
}

/// Clients of a ``ServeLoop``. ``EventLoop/serve(_:_:started:)`` serves them.
public protocol ClientSource: AnyObject {
  /// The descriptors that it waits for. Those of another thread use a ``WakeHandle`` instead and have none, which is
  /// the default.
  var descriptors: ClientDescriptors { get }
  /// Handles messages that have arrived; does not commit.
  ///
  /// - Returns: true if more have arrived than one drain should handle.
  func handleArrivals() throws(StreamError) -> Bool
  /// Sends replies that the last commit has settled, before notifications are made. Defaults to nothing.
  func sendReplies() throws(StreamError)
  /// Sends what the last commit has settled. Must not wait for a client.
  func send() throws(StreamError)
  /// True if messages that have arrived can be handled now, after ``send()``. Defaults to false.
  var hasMore: Bool { get }
  /// Why the service ends, with the end of this client; nil while it does not, which is the default.
  var ending: ServiceEnding? { get }
  /// Ends every client. A commit and ``send()`` follow.
  func finish()
  /// Closes what was opened; nothing is sent after it.
  func close() throws(StreamError)
}

extension ClientSource {
  /// None.
  public var descriptors: ClientDescriptors { ClientDescriptors() }
  /// Everything waits for ``send()``.
  public func sendReplies() throws(StreamError) {}
  /// Nothing.
  public var hasMore: Bool { false }
  /// The service outlives its clients.
  public var ending: ServiceEnding? { nil }
}

/// What a client waits for.
public struct ClientDescriptors: Hashable, Sendable {
  /// A descriptor to read; nil for none.
  public var input: Int32?
  /// A descriptor to write; nil for none.
  public var output: Int32?

  /// Names descriptors.
  public init(input: Int32? = nil, output: Int32? = nil) {
    self.input = input
    self.output = output
  }
}

/// Why serving has ended. All that was read has been answered and written.
public enum ServiceEnding: Hashable, Sendable {
  /// The client closed the input.
  case endOfInput
  /// A signal, by its number.
  case signal(Int32)
  /// No later message can be found in the input; the client was told.
  case unreadable(FramingError)
}
