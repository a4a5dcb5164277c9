import JSONRPC
import JanssonCoding

/// A client that gets the log, and how far it has got.
final class LogSubscriber {
  /// The notification with an entry.
  private static let notification = "log/entry"
  /// Bytes that wait for a subscriber to read them. It gets more once it has read half of them.
  private static let unreadBytes = 1 << 20

  private struct Params: Encodable {
    let entry: EncodedJSON
  }

  /// Nil once the client has gone.
  private(set) weak var connection: Connection?
  private let mask: LogMask
  private var next: Int

  init(_ connection: Connection, next: Int, _ mask: LogMask) {
    self.connection = connection
    self.next = next
    self.mask = mask
  }

  /// Sends what the subscriber has not got, up to the limit of what it has not read.
  ///
  /// - Parameter texts: entries that this drain has rendered for subscribers with the same mask.
  /// - Returns: true if there is more to send, and nothing will start a drain for it.
  func send(_ log: ActivityLog, _ texts: inout LogTexts) throws(RPCError) -> Bool {
    guard let connection else { return false }
    while next <= log.settled {
      if connection.output.count >= LogSubscriber.unreadBytes { return true }
      if let unread = connection.unread, unread.count >= LogSubscriber.unreadBytes,
        unread.wake(whenBelow: LogSubscriber.unreadBytes / 2)
      {
        return false
      }
      guard let (text, following) = try texts.text(at: next, of: log, mask) else { return false }
      try connection.notify(LogSubscriber.notification, Params(entry: text))
      next = following
    }
    return false
  }
}

/// Entries that were rendered for one subscriber, for the others of the same drain.
struct LogTexts {
  private struct Key: Hashable {
    let sequence: Int
    let reveals: Bool
  }

  /// Beyond, subscribers are too far apart to share.
  private static let limit = 4_096
  private var texts: [Key: (text: EncodedJSON, next: Int)] = [:]

  mutating func text(
    at sequence: Int, of log: ActivityLog, _ mask: LogMask
  ) throws(RPCError) -> (text: EncodedJSON, next: Int)? {
    let key = Key(sequence: sequence, reveals: mask.reveals)
    if let known = texts[key] { return known }
    guard let shown = try log.shown(at: sequence, mask) else { return nil }
    if texts.count < LogTexts.limit { texts[key] = shown }
    return shown
  }
}
