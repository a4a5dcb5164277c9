public import JanssonCoding

/// What answers the calls of one connection. All of it runs on the connection's thread; nothing is called while another
/// call runs, except that ``Connection`` may be used from inside.
///
/// Changes that a commit makes durable are shared by all calls of a drain: see ``Response/provisional(_:)``.
public protocol Service: AnyObject {
  /// Answers a call, at once or later. For a notification whatever it gives or throws is dropped.
  func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response

  /// Whether a call may be answered later, or may start work that outlasts it. Defaults to true.
  ///
  /// Asked only while ``Limits/pendingRequests`` is reached: such calls are rejected then, all others are handled.
  func mayWait(_ call: Call) -> Bool

  /// How much work goes on after its calls, that of notifications and of cancelled requests included. Defaults to 0.
  ///
  /// ``Limits/pendingRequests`` is its limit too.
  var workUnderWay: Int { get }

  /// Makes what provisional answers and notifications rest on hold, or takes it all back and throws.
  ///
  /// Called after the messages at hand were handled and before anything is written; in a long drain also after
  /// ``Limits/provisionalPerCommit`` provisional answers or so many bytes of output as ``Limits`` says. Called also
  /// when no answer was provisional. When it throws, the error takes the place of each provisional answer since the
  /// last commit, inside batches too, and provisional notifications since then are dropped; everything else goes out,
  /// in its order.
  func commit() throws(RPCError)

  /// The client has cancelled a request that waits; its reply is given by the connection, an answer comes too late.
  func cancel(_ ticket: Ticket, on connection: Connection)

  /// No more calls will come. Requests that wait are to be answered now; what is left ends with
  /// ``RPCError/Code/shuttingDown``.
  func finish(on connection: Connection)

  /// How long from now until ``wake(on:)`` is wanted; zero or less: at once; nil: not at all.
  var nextWake: Duration? { get }

  /// The time of ``nextWake`` has come, or a ``WakeHandle`` was used. It may come too early.
  func wake(on connection: Connection)
}

extension Service {
  /// Any call may wait.
  public func mayWait(_ call: Call) -> Bool { true }
  /// No work outlasts its call.
  public var workUnderWay: Int { 0 }
  /// Nothing to make durable.
  public func commit() throws(RPCError) {}
  /// Nothing waits.
  public func cancel(_ ticket: Ticket, on connection: Connection) {}
  /// Nothing waits.
  public func finish(on connection: Connection) {}
  /// No timer.
  public var nextWake: Duration? { nil }
  /// No timer.
  public func wake(on connection: Connection) {}
}

/// What ``Service/handle(_:on:)`` makes of a call.
public enum Response {
  /// The result, which holds as it is.
  case result(any Encodable)
  /// The same for a result that writes its own text.
  case text(any JSONTextWritable)
  /// A result that holds only if the next commit succeeds.
  case provisional(any Encodable)
  /// ``Connection/answer(_:with:)`` will be called with the ticket.
  case pending
  /// Nothing to say: no reply to a notification, the result null for a request.
  case none
}

/// How a request ends that was answered `pending`.
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
  /// How a request ends that was answered like this; nil for one that waits.
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
