/// Short texts that the servers on one database send each other with their commits.
///
/// A server that is not connected at the moment misses them: they are for people who watch, never for the ledger's
/// rules.
public protocol LedgerNotices: AnyObject {
  /// The longest text, in bytes of UTF-8.
  var longest: Int { get }

  /// Sends a text to the other servers once the open transaction is committed. An error comes with the commit.
  func send(_ text: String)

  /// Begins to receive what other servers send.
  ///
  /// - Parameter wake: called on another thread when ``takeAll()`` has something to return.
  func receive(_ wake: @escaping @Sendable () -> Void)

  /// Takes what has arrived since the last call, oldest first.
  func takeAll() -> [LedgerNotice]
}

/// A text of another server.
public struct LedgerNotice: Hashable, Sendable {
  /// The id of the server, hexadecimal digits.
  public let sender: String
  /// The text. Whoever may write to the database can send one, so it may be anything.
  public let text: String

  /// Describes a notice.
  public init(sender: String, text: String) {
    self.sender = sender
    self.text = text
  }
}
