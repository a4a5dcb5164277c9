import JSONRPC
import JanssonCoding

/// Messages are the same however the bytes come: all at once, or in pieces.
///
/// The first byte says the mode, the second how long the pieces are; the rest is the stream. The limits are small, so
/// that they are met.
enum FramingTarget {
  private enum Found: Equatable {
    case message([UInt8])
    case refused(FramingError)
  }

  static func run(_ input: [UInt8]) throws {
    guard input.count >= 2 else { return }
    let mode = MessageFraming.Mode.allCases[Int(input[0]) % MessageFraming.Mode.allCases.count]
    let stream = Array(input.dropFirst(2))
    let whole = try messages(of: stream, mode: mode, piece: max(stream.count, 1))
    let pieces = try messages(of: stream, mode: mode, piece: Int(input[1]) % 13 + 1)
    guard whole == pieces else { throw Broken("the messages depend on how the bytes are split") }
  }

  private static func messages(of stream: [UInt8], mode: MessageFraming.Mode, piece: Int) throws -> [Found] {
    var limits = Limits()
    limits.messageBytes = 64
    limits.headerBytes = 96
    var framing = MessageFraming(mode: mode, limits: limits)
    let buffer = ByteBuffer()
    var found: [Found] = []
    var rest = stream[...]
    while !rest.isEmpty {
      buffer.append(contentsOf: Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      if try take(&found, from: buffer, limit: stream.count, { framing.next(in: buffer) }) { return found }
      framing.reclaim(buffer)
      guard buffer.count <= limits.messageBytes + limits.headerBytes + piece else {
        throw Broken("\(buffer.count) bytes are kept of a message that is too large")
      }
    }
    _ = try take(&found, from: buffer, limit: stream.count, { framing.last(in: buffer) })
    return found
  }

  /// Takes messages until more bytes are needed; true when nothing can come any more.
  private static func take(
    _ found: inout [Found], from buffer: ByteBuffer, limit: Int, _ next: () -> MessageFraming.Event
  ) throws -> Bool {
    while true {
      switch next() {
      case .needsMore: return false
      case .message(let range):
        guard range.lowerBound >= 0, range.upperBound <= buffer.count else {
          throw Broken("a message lies outside of the buffer")
        }
        found.append(.message(buffer.bytes(in: range)))
      case .refused(let error):
        found.append(.refused(error))
        if error.isFatal { return true }
      }
      guard found.count <= limit + 1 else { throw Broken("more messages than bytes") }
    }
  }
}
