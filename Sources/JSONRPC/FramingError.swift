/// Bytes that are not a message.
public struct FramingError: Error, Hashable, Sendable {
  /// The reasons, without text of the client.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A line or a `Content-Length` above ``Limits/messageBytes``. The message is skipped.
    case messageTooLarge
    /// A `Content-Type` whose charset is not UTF-8 (Language Server Protocol 3.17, header part). The message is
    /// skipped.
    case charsetUnsupported
    /// The header block is longer than ``Limits/headerBytes``.
    case headerTooLarge
    /// A header line that is not `Name: value`.
    case headerMalformed
    /// A header block without `Content-Length`.
    case contentLengthMissing
    /// A `Content-Length` that is not a number of at most 18 decimal digits.
    case contentLengthInvalid
    /// Two `Content-Length` headers in one block, equal or not.
    case contentLengthDuplicate
    /// The input ended within a message.
    case truncated
  }

  /// What is wrong.
  public let kind: Kind

  /// True if no later message can be found, because the end of this one is unknown.
  public var isFatal: Bool { kind != .messageTooLarge && kind != .charsetUnsupported }

  /// An error of `kind`.
  public init(_ kind: Kind) { self.kind = kind }

  /// The error sent to the client, with id null.
  var reply: RPCError {
    switch kind {
    case .messageTooLarge: RPCError(.messageTooLarge, "The message is too large.", kind: kind.rawValue)
    case .charsetUnsupported:
      RPCError(
        .parseError, "The message must be in UTF-8.", kind: kind.rawValue, expected: "charset=utf-8 or no charset")
    case .truncated: RPCError(.parseError, "The input ended within a message.", kind: kind.rawValue)
    default: RPCError(.parseError, "The header of a message cannot be read.", kind: kind.rawValue)
    }
  }
}
