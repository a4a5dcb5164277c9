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

  /// ``parts`` in pieces of at most 64 KiB, so that it can be seen whether a client reads them.
  var pieces: [NIOCore.ByteBuffer] {
    parts.flatMap { part in
      var part = part
      var pieces: [NIOCore.ByteBuffer] = []
      while let piece = part.readSlice(length: min(part.readableBytes, 64 << 10)), piece.readableBytes > 0 {
        pieces.append(piece)
      }
      return pieces
    }
  }

  /// What is to be written, in its order.
  private var parts: [NIOCore.ByteBuffer] {
    var parts: [NIOCore.ByteBuffer] = []
    var start = 0
    for constant in constants {
      if constant.offset > start { parts.append(NIOCore.ByteBuffer(bytes: bytes[start..<constant.offset])) }
      parts.append(constant.buffer)
      start = constant.offset
    }
    if start < bytes.count { parts.append(NIOCore.ByteBuffer(bytes: bytes[start...])) }
    return parts
  }
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

  private func buffer(of text: JSONText) -> NIOCore.ByteBuffer {
    if let buffer = known.first(where: { $0.text == text })?.buffer { return buffer }
    let buffer = NIOCore.ByteBuffer(bytes: text.bytes)
    known.append((text, buffer))
    return buffer
  }
}
