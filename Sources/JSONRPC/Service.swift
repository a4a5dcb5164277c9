public import JanssonCoding

/// Answers the calls of every client. All of it runs on the thread of the ``ServeLoop``; nothing is called while
/// another call runs, except that ``Connection`` may be used from inside.
///
/// All calls of a drain share one commit: see ``Response/provisional(_:)``. A service counts the work that it does for
/// a client in ``Client/calls`` and ``Client/work``.
public protocol Service: AnyObject {
  /// Answers a call, at once or later. The answer to a notification is dropped.
  func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response

  /// True if a call may be answered later, or may start work that outlasts it. Defaults to true.
  ///
  /// Asked only while ``Limits/pendingRequests`` is reached: such calls are rejected then, all others are handled.
  func mayWait(_ call: Call) -> Bool

  /// Commits the changes behind provisional answers and notifications, or rolls them back and throws.
  ///
  /// Called after the messages at hand were handled and before anything is written; in a long drain also after
  /// ``Limits/provisionalPerCommit`` provisional answers or so many bytes of output as ``Limits`` says. Called also
  /// when no answer was provisional. When it throws, the error takes the place of each provisional answer since the
  /// last commit, inside batches too, and provisional notifications since then are dropped; everything else goes out,
  /// in its order.
  func commit() throws(RPCError)

  /// Tries an empty commit after a failed one; returns true if it succeeded. Nothing is
  /// uncommitted when it is called. Defaults to true.
  func canCommit() -> Bool

  /// True if ``commit()`` should run before the drain ends, because others wait for it. Defaults to false.
  ///
  /// Asked after each message while an answer is provisional.
  var shouldCommit: Bool { get }

  /// Called when a client cancels a pending request. The connection replies; a later answer is ignored.
  func cancel(_ ticket: Ticket, on connection: Connection)

  /// This client sends no more calls. Its requests that wait are to be answered now; the rest end with
  /// ``RPCError/Code/shuttingDown``.
  func finish(on connection: Connection)

  /// Sends notifications that clients have subscribed to. Called once per drain, after its commit.
  ///
  /// - Returns: the connections for which there is more, because their output has reached a limit.
  func notifySubscribers() -> [Connection]

  /// Time from now until ``wake()`` is due; zero or less: now; nil: never.
  var nextWake: Duration? { get }

  /// The time of ``nextWake`` has come, or a ``WakeHandle`` was used. It may come too early.
  func wake()
}

extension Service {
  /// Any call may wait.
  public func mayWait(_ call: Call) -> Bool { true }
  /// There is nothing that could fail.
  public func canCommit() -> Bool { true }
  /// No other client waits for a commit.
  public var shouldCommit: Bool { false }
  /// Nothing to make durable.
  public func commit() throws(RPCError) {}
  /// Nothing waits.
  public func cancel(_ ticket: Ticket, on connection: Connection) {}
  /// Nothing waits.
  public func finish(on connection: Connection) {}
  /// No subscribers.
  public func notifySubscribers() -> [Connection] { [] }
  /// No timer.
  public var nextWake: Duration? { nil }
  /// No timer.
  public func wake() {}
}

/// What ``Service/handle(_:on:)`` returns.
public enum Response {
  /// The result, which holds as it is.
  case result(any Encodable)
  /// The same for a result that writes its own text.
  case text(any JSONTextWritable)
  /// A result that holds only if the next commit succeeds.
  case provisional(any Encodable)
  /// ``Connection/answer(_:with:)`` will be called with the ticket, or was.
  case pending
  /// No result: null for a request, no reply to a notification.
  case none
}

/// The answer to a request that was `pending`.
public enum Completion {
  /// The result, which holds as it is.
  case result(any Encodable)
  /// The same for a result that writes its own text.
  case text(any JSONTextWritable)
  /// A result that holds only if the next commit succeeds.
  case provisional(any Encodable)
  /// The error.
  case failure(RPCError)
}

extension Completion {
  /// The answer to the request; nil if it is pending.
  init?(_ response: Response) {
    switch response {
    case .result(let result): self = .result(result)
    case .text(let result): self = .text(result)
    case .provisional(let result): self = .provisional(result)
    case .none: self = .result(Bool?.none)
    case .pending: return nil
    }
  }
}
