import JanssonCoding

/// The replies to one batch (JSON-RPC 2.0, section 6) until all are there. They go out in the order of the requests.
final class Batch {
  private struct Slot {
    /// The range of the reply in `text`; nil while the request waits.
    var range: Range<Int>?
    /// The id of a reply that depends on the next commit.
    var provisionalID: RequestID?
    /// A text that the transport inserts, and the number of the reply's bytes before it.
    var constant: (offset: Int, text: JSONText)?
  }

  private let text = ByteBuffer(capacity: 1 << 10)
  private var slots: [Slot] = []
  private var waiting = 0
  private var constantBytes = 0

  /// True if all calls were handled; before that the batch is not complete.
  var isRead = false

  /// True if every request has its reply.
  var isComplete: Bool { isRead && waiting == 0 }

  /// True if no call of the batch wants a reply.
  var isEmpty: Bool { slots.isEmpty }

  /// Size of the replies so far, in bytes.
  var replyBytes: Int { text.count + constantBytes }

  /// Keeps the place of the next request's reply.
  func reserveSlot() -> Int {
    slots.append(Slot())
    waiting += 1
    return slots.count - 1
  }

  /// Writes the reply that belongs into a slot.
  func fill(_ slot: Int, provisionalID: RequestID?, _ write: (ByteBuffer) -> Void) {
    let start = text.count
    write(text)
    slots[slot].range = start..<text.count
    slots[slot].provisionalID = provisionalID
    waiting -= 1
  }

  /// Writes the reply that belongs into a slot, without its result.
  ///
  /// - Parameter write: returns where the constant belongs.
  func fill(_ slot: Int, constant: JSONText, _ write: (ByteBuffer) -> Int) {
    let start = text.count
    var offset = start
    fill(slot, provisionalID: nil) { offset = write($0) }
    slots[slot].constant = (offset - start, constant)
    constantBytes += constant.count
  }

  /// The commit has succeeded.
  func confirm() {
    for index in slots.indices { slots[index].provisionalID = nil }
  }

  /// The commit has failed: provisional replies become `error`.
  func fail(with error: RPCError, writer: ReplyWriter) {
    for index in slots.indices {
      guard let id = slots[index].provisionalID else { continue }
      let start = text.count
      writer.write(error, id: id, into: text)
      slots[index] = Slot(range: start..<text.count, provisionalID: nil)
    }
  }

  /// Writes the array of all replies.
  ///
  /// - Returns: the provisional ones, their ranges counted from the array's start; and the constants that the transport
  ///   inserts. There are never both.
  func write(into buffer: ByteBuffer) -> (provisional: [Outbox.ProvisionalReply], constants: [Outbox.Constant]) {
    var provisional: [Outbox.ProvisionalReply] = []
    var constants: [Outbox.Constant] = []
    let copiesConstants = slots.contains { $0.provisionalID != nil }
    let start = buffer.count
    buffer.append("[")
    for (index, slot) in slots.enumerated() {
      guard let range = slot.range else { continue }
      if index > 0 { buffer.append(",") }
      let at = buffer.count - start
      var rest = range
      if let constant = slot.constant {
        rest = range.lowerBound + constant.offset..<range.upperBound
        buffer.append(contentsOf: text, in: range.lowerBound..<rest.lowerBound)
        if copiesConstants {
          buffer.append(contentsOf: constant.text.bytes)
        } else {
          constants.append(Outbox.Constant(offset: buffer.count, text: constant.text))
        }
      }
      buffer.append(contentsOf: text, in: rest)
      if let id = slot.provisionalID { provisional.append(.init(range: at..<buffer.count - start, id: id)) }
    }
    buffer.append("]")
    return (provisional, constants)
  }
}
