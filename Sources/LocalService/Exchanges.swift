import DequeModule
import NIOCore

/// Who awaits deliveries. Only for the loop's thread.
final class Exchanges {
  /// One that awaits deliveries.
  protocol Receiver: AnyObject {
    func receive(_ delivery: Delivery)
  }

  /// One whose client has not read everything.
  protocol Writer: AnyObject {
    /// When its client has last read something.
    var lastRead: NIODeadline { get }
    /// Ends the connection at once.
    func disconnect()
  }

  var connections = 0
  /// Bytes of bodies and messages that are not whole, or not handled yet.
  var bodyBytes = 0
  /// Bytes of deliveries to these that are not written yet.
  var unwrittenBytes = 0
  let patience = PatienceLines()
  private var receivers: [ExchangeID: any Receiver] = [:]
  private var writers: [ObjectIdentifier: any Writer] = [:]
  private var last: ExchangeID = 0
  private var resuming: [ObjectIdentifier: HTTPHandler] = [:]
  private var order: Deque<ObjectIdentifier> = []

  func add(_ receiver: any Receiver) -> ExchangeID {
    last += 1
    receivers[last] = receiver
    return last
  }

  func remove(_ id: ExchangeID) { receivers[id] = nil }

  /// - Returns: false if its client has gone.
  func deliver(_ delivery: Delivery) -> Bool {
    switch delivery {
    case .response(let id, _), .messages(let id, _, handled: _, bytes: _):
      guard let receiver = receivers[id] else { return false }
      receiver.receive(delivery)
    case .forgotten(let bytes): bodyBytes -= bytes
    case .close: for receiver in receivers.values { receiver.receive(delivery) }
    }
    return true
  }

  /// Notes that the response of a client that has sent further requests already ends in a later turn.
  func resumeLater(_ handler: HTTPHandler) {
    resuming[ObjectIdentifier(handler)] = handler
    order.append(ObjectIdentifier(handler))
  }

  func isToResume(_ handler: HTTPHandler) -> Bool { resuming[ObjectIdentifier(handler)] != nil }

  /// True if a turn has responses to end.
  var hasToResume: Bool { !order.isEmpty }

  func forget(_ handler: HTTPHandler) { resuming[ObjectIdentifier(handler)] = nil }

  /// Ends responses of clients that have waited longest: of all clients together a few in each turn, so that they do
  /// not keep the loop's thread from others.
  func resume() {
    for _ in 0..<Exchanges.resumedInTurn {
      guard let id = order.popFirst() else { return }
      resuming.removeValue(forKey: id)?.endResponse()
    }
  }

  private static let resumedInTurn = 4

  func beginWriting(_ writer: any Writer) { writers[ObjectIdentifier(writer)] = writer }

  func endWriting(_ writer: any Writer) { writers[ObjectIdentifier(writer)] = nil }

  /// Takes the writer whose client has read nothing for the longest time.
  func longestUnread() -> (any Writer)? {
    guard let longest = writers.values.min(by: { $0.lastRead < $1.lastRead }) else { return nil }
    endWriting(longest)
    return longest
  }
}
