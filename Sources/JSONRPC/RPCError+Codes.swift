extension RPCError {
  /// The number of an error.
  ///
  /// -32768 to -32000 are reserved by JSON-RPC 2.0 (section 5.1). Of these an application has -32000 to -32089 for its
  /// own; -32099 to -32090 are this module's.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    public let rawValue: Int

    /// A code by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    // Of the specification, section 5.1.

    /// The text is not JSON that can be read.
    public static let parseError = Code(rawValue: -32700)
    /// The JSON is no request object.
    public static let invalidRequest = Code(rawValue: -32600)
    /// There is no such method.
    public static let methodNotFound = Code(rawValue: -32601)
    /// The method does not take these params.
    public static let invalidParams = Code(rawValue: -32602)
    /// The server failed.
    public static let internalError = Code(rawValue: -32603)

    // Of the Language Server Protocol, which `$/cancelRequest` is taken from.

    /// The client cancelled the request.
    public static let requestCancelled = Code(rawValue: -32800)

    // Of this module.

    /// A message is longer than ``Limits/messageBytes``.
    public static let messageTooLarge = Code(rawValue: -32099)
    /// ``Limits/pendingRequests`` is reached; the request had no effect.
    public static let tooManyPending = Code(rawValue: -32098)
    /// The server ends and the request was not done.
    public static let shuttingDown = Code(rawValue: -32097)
    /// ``Limits/batchReplyBytes`` is reached; the call had no effect.
    public static let batchRepliesTooLarge = Code(rawValue: -32096)
  }
}
