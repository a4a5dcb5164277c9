/// The limits of a connection. Each refusal is an error reply with a `data.kind` of its own.
public struct Limits: Hashable, Sendable {
  /// The longest message in bytes, framing not counted. A longer one is skipped unread:
  /// ``RPCError/Code/messageTooLarge``, `messageTooLarge`. A parsed message takes about ten times its size.
  public var messageBytes = 4 << 20

  /// The longest block of header lines before a message. A longer one ends the connection: `headerTooLarge`.
  public var headerBytes = 8 << 10

  /// The most calls in one batch. A longer one is refused whole: ``RPCError/Code/invalidRequest``, `batchTooLong`.
  public var batchCalls = 1_000

  /// The most bytes of replies to one batch. Once they are reached, each further call of the batch is rejected before
  /// the service sees it: ``RPCError/Code/batchRepliesTooLarge``, `batchRepliesTooLarge`. The last reply may exceed it,
  /// and so may replies to calls that were waiting by then.
  public var batchReplyBytes = 8 << 20

  /// The most requests of one client that wait for their answer, and the most ``Client/calls`` and ``Client/work``.
  /// While one is reached, each call that may wait is rejected before the service sees it:
  /// ``RPCError/Code/tooManyPending``, `tooManyPending`. A notification is dropped then.
  public var pendingRequests = 1_024

  /// How many provisional answers may depend on one commit; then ``Service/commit()`` is called early.
  public var provisionalPerCommit = 256

  /// How many bytes of replies may gather before they are committed and written, though more input is there.
  public var outputBytes = 64 << 10

  /// The same while replies wait for a commit: a commit costs more than memory, so more of them share one.
  public var provisionalOutputBytes = 1 << 20

  /// The most bytes that wait for a client to read them while other clients are served. The client is then cut off.
  public var unreadBytes = 16 << 20

  /// The default limits.
  public init() {}
}
