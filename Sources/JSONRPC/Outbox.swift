import JanssonCoding

/// The framed messages of a drain, and which of them depend on the next commit.
struct Outbox {
  /// A reply that becomes an error when the commit fails.
  struct ProvisionalReply {
    /// The range of its object.
    var range: Range<Int>
    let id: RequestID
  }

  private struct ProvisionalFrame {
    /// The message with its framing.
    let whole: Range<Int>
    /// The replies in it that are provisional, in their order; none: the whole message is dropped.
    let replies: [ProvisionalReply]
    let body: Range<Int>
  }

  /// A large text of the program that belongs into a reply. It is not copied into the buffer.
  struct Constant {
    /// Its position: the number of bytes before it in ``Outbox/buffer``.
    var offset: Int
    let text: JSONText
  }

  let buffer = ByteBuffer(capacity: 64 << 10)
  /// In their order, none inside a provisional message.
  var constants: [Constant] = []
  private var provisional: [ProvisionalFrame] = []
  private let header = ByteBuffer(capacity: 64)

  /// Ends the message that begins at `start` and ends the buffer.
  ///
  /// - Parameter replies: the provisional ones, their ranges counted from the start of the message; empty for a
  ///   provisional notification, nil for a message that holds as it is.
  mutating func endMessage(from start: Int, framed: Bool, replies: [ProvisionalReply]? = nil) {
    let length = buffer.count - start
    let bodyStart = endFrame(from: start, framed: framed, in: buffer)
    guard let replies = replies else { return }
    provisional.append(
      ProvisionalFrame(whole: start..<buffer.count, replies: replies, body: bodyStart..<bodyStart + length))
  }

  /// Adds the framing of a message that begins at `start` and ends the buffer; returns its new start.
  private func endFrame(from start: Int, framed: Bool, in buffer: ByteBuffer) -> Int {
    guard framed else {
      buffer.append(UInt8(ascii: "\n"))
      return start
    }
    header.removeAll()
    header.append("Content-Length: ")
    header.append(decimal: Int64(buffer.count - start))
    header.append("\r\n\r\n")
    buffer.insert(contentsOf: header, at: start)
    return start + header.count
  }

  /// Called after a commit: keeps everything.
  mutating func confirm() {
    provisional.removeAll(keepingCapacity: true)
  }

  /// Called after a failed commit: provisional replies become `error`, provisional notifications are dropped.
  mutating func fail(with error: RPCError, framed: Bool, writer: ReplyWriter) {
    guard let first = provisional.first else { return }
    let rewritten = ByteBuffer(capacity: buffer.count)
    var done = first.whole.lowerBound
    var moved = constants.firstIndex { $0.offset >= done } ?? constants.endIndex
    for frame in provisional {
      move(from: &moved, before: frame.whole.lowerBound, by: first.whole.lowerBound + rewritten.count - done)
      rewritten.append(contentsOf: buffer, in: done..<frame.whole.lowerBound)
      done = frame.whole.upperBound
      if frame.replies.isEmpty { continue }
      let start = rewritten.count
      var at = frame.body.lowerBound
      for reply in frame.replies {
        let range = frame.body.lowerBound + reply.range.lowerBound..<frame.body.lowerBound + reply.range.upperBound
        rewritten.append(contentsOf: buffer, in: at..<range.lowerBound)
        writer.write(error, id: reply.id, into: rewritten)
        at = range.upperBound
      }
      rewritten.append(contentsOf: buffer, in: at..<frame.body.upperBound)
      _ = endFrame(from: start, framed: framed, in: rewritten)
    }
    move(from: &moved, before: .max, by: first.whole.lowerBound + rewritten.count - done)
    rewritten.append(contentsOf: buffer, in: done..<buffer.count)
    buffer.truncate(to: first.whole.lowerBound)
    buffer.append(contentsOf: rewritten, in: 0..<rewritten.count)
    confirm()
  }

  private mutating func move(from index: inout Int, before end: Int, by distance: Int) {
    while index < constants.endIndex, constants[index].offset < end {
      constants[index].offset += distance
      index += 1
    }
  }
}
