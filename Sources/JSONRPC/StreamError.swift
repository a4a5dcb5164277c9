/// An error of a stream of the process, which ends it. `errno` is the system's number.
public enum StreamError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The client no longer reads.
  case outputClosed
  /// The client reads no more output after a signal; the rest is lost.
  case outputStalled(signal: Int32)
  /// The client has stopped reading while others were served, and more waits for it than ``Limits/unreadBytes``.
  case outputUnread(bytes: Int)
  /// The input cannot be read.
  case readFailed(errno: Int32)
  /// The output cannot be written.
  case writeFailed(errno: Int32)
  /// The system has no pipe for wake-ups.
  case pipeFailed(errno: Int32)

  /// One line for stderr.
  public var description: String {
    switch self {
    case .outputClosed: "the output was closed by its reader"
    case .outputStalled(let signal):
      "ended by signal \(signal) before its client had read all replies; what they confirm is in the ledger"
    case .outputUnread(let bytes): "the client does not read: \(bytes) bytes wait for it"
    case .readFailed(let number): "the input cannot be read: \(systemMessage(number))"
    case .writeFailed(let number): "the output cannot be written: \(systemMessage(number))"
    case .pipeFailed(let number): "no pipe can be made: \(systemMessage(number))"
    }
  }
}
