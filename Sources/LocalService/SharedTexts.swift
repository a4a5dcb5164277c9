import JSONRPC
import JanssonCoding
import NIOCore

/// A text to write: bytes of its own, and large constants that all clients share.
struct OutgoingText: Sendable {
  var bytes: [UInt8]
  /// Constants, and the number of bytes before each, in their order.
  var constants: [(offset: Int, buffer: NIOCore.ByteBuffer)] = []

  /// Its length with the constants.
  var count: Int { constants.reduce(bytes.count) { $0 + $1.buffer.readableBytes } }
}

/// The constants, each once.
final class SharedTexts {
  private var known: [(text: JSONText, buffer: NIOCore.ByteBuffer)] = []

  /// Takes a connection's output.
  func takeOutput(of connection: Connection) -> OutgoingText {
    defer { connection.removeOutput() }
    return OutgoingText(
      bytes: connection.output.bytes, constants: connection.constants.map { ($0.offset, buffer(of: $0.text)) })
  }

  /// Takes the output of a connection that has had one message, without the line feed behind its reply.
  func takeReply(of connection: Connection) -> [NIOCore.ByteBuffer] {
    defer { connection.removeOutput() }
    if connection.output.last == UInt8(ascii: "\n") { connection.output.truncate(to: connection.output.count - 1) }
    return SharedTexts.parts(
      of: connection.output, constants: connection.constants.map { ($0.offset, buffer(of: $0.text)) })
  }

  /// A text in parts of at most ``partBytes``: large ones are copied once, and it can be seen whether a client reads
  /// them.
  static func parts(
    of text: JanssonCoding.ByteBuffer, constants: [(offset: Int, buffer: NIOCore.ByteBuffer)]
  ) -> [NIOCore.ByteBuffer] {
    var parts: [NIOCore.ByteBuffer] = []
    var start = 0
    for (offset, constant) in constants + [(text.count, NIOCore.ByteBuffer())] {
      while start < offset {
        let end = min(start + partBytes, offset)
        parts.append(NIOCore.ByteBuffer(bytes: text.bytes(in: start..<end)))
        start = end
      }
      parts += SharedTexts.parts(of: constant)
    }
    return parts
  }

  /// The same of a text that is not copied.
  static func parts(of text: NIOCore.ByteBuffer) -> [NIOCore.ByteBuffer] {
    var rest = text
    var parts: [NIOCore.ByteBuffer] = []
    while let part = rest.readSlice(length: min(rest.readableBytes, partBytes)), part.readableBytes > 0 {
      parts.append(part)
    }
    return parts
  }

  private static let partBytes = 64 << 10

  private func buffer(of text: JSONText) -> NIOCore.ByteBuffer {
    if let buffer = known.first(where: { $0.text == text })?.buffer { return buffer }
    let buffer = NIOCore.ByteBuffer(bytes: text.bytes)
    known.append((text, buffer))
    return buffer
  }
}
