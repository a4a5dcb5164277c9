import JSONRPC
import JanssonCoding

/// A client that gets the log, and how far it has got.
final class LogSubscriber {
  /// Bytes that wait for a subscriber to read them. It gets more once it has read half of them.
  private static let unreadBytes = 256 << 10

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
  /// - Parameter texts: what this drain has encoded for subscribers with the same mask.
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
      guard let (notification, following) = try texts.notification(at: next, of: log, mask) else { return false }
      connection.notify(notification)
      next = following
    }
    return false
  }
}

/// Notifications that were encoded for one subscriber, for the others of the same drain.
struct LogTexts {
  /// The notification with an entry.
  private static let method = "log/entry"

  private struct Params: Encodable {
    let entry: EncodedJSON
  }

  private struct Key: Hashable {
    let sequence: Int
    let reveals: Bool
  }

  /// Beyond, subscribers are too far apart to share.
  private static let limit = 4_096
  private var known: [Key: (notification: EncodedNotification, next: Int)] = [:]

  /// The notification with the entry at a sequence, and the sequence that follows; nil if there is no entry yet.
  mutating func notification(
    at sequence: Int, of log: ActivityLog, _ mask: LogMask
  ) throws(RPCError) -> (notification: EncodedNotification, next: Int)? {
    let key = Key(sequence: sequence, reveals: mask.reveals)
    if let known = known[key] { return known }
    guard let shown = try log.shown(at: sequence, mask) else { return nil }
    let found = (try EncodedNotification(LogTexts.method, Params(entry: shown.text)), shown.next)
    if known.count < LogTexts.limit { known[key] = found }
    return found
  }
}
