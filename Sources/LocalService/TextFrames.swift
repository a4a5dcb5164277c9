import NIOCore

/// Messages as WebSocket text frames, many of them in one buffer.
///
/// NIO's encoder makes one or two writes and a promise of each frame. A subscriber of the log gets thousands of small
/// ones a second, and those writes cost more than their bytes. Frames of a server are not masked (RFC 6455, 5.1), so
/// the header is two to ten bytes.
struct TextFrames {
  /// Bytes to write.
  struct Piece {
    let buffer: NIOCore.ByteBuffer
    /// How many bytes of the messages it has.
    let size: Int
  }

  /// A buffer with more bytes takes no further frame: a slow client is written to in pieces.
  private static let pieceBytes = 64 << 10
  /// FIN and the opcode of text.
  private static let firstByte: UInt8 = 0x81

  private var rest: ArraySlice<UInt8>
  private var constants: ArraySlice<(offset: Int, buffer: NIOCore.ByteBuffer)>
  /// What is left of a message that has constants or is large: buffers, written in pieces.
  private var parts: [NIOCore.ByteBuffer] = []

  /// - Parameter lines: messages, each ended by a line feed.
  init(_ lines: OutgoingText) {
    rest = lines.bytes[...]
    constants = lines.constants[...]
  }

  /// Returns what is to be written next; nil if there is nothing left.
  mutating func next(_ allocator: ByteBufferAllocator) -> Piece? {
    if let piece = nextPart() { return piece }
    guard !rest.isEmpty else { return nil }
    let start = rest.startIndex
    var frames = allocator.buffer(capacity: min(rest.count, TextFrames.pieceBytes) + 1_024)
    while frames.readableBytes < TextFrames.pieceBytes, !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if end - rest.startIndex > TextFrames.pieceBytes || (constants.first.map { $0.offset < end } ?? false) {
        if frames.readableBytes > 0 { break }
        split(upTo: end, allocator)
        return nextPart()
      }
      TextFrames.writeHeader(length: end - rest.startIndex, into: &frames)
      frames.writeBytes(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return Piece(buffer: frames, size: rest.startIndex - start)
  }

  /// Makes one message the parts to write: its header, its own bytes, and the constants between them.
  private mutating func split(upTo end: Int, _ allocator: ByteBufferAllocator) {
    var length = end - rest.startIndex
    for constant in constants.prefix(while: { $0.offset < end }) { length += constant.buffer.readableBytes }
    var part = allocator.buffer(capacity: min(length, TextFrames.pieceBytes))
    TextFrames.writeHeader(length: length, into: &part)
    while let constant = constants.first, constant.offset < end {
      part.writeBytes(rest[..<constant.offset])
      parts += [part, constant.buffer]
      part = allocator.buffer(capacity: 256)
      rest = rest[constant.offset...]
      constants = constants.dropFirst()
    }
    part.writeBytes(rest[..<end])
    parts = (parts + [part]).reversed()
    rest = rest[end...].dropFirst()
  }

  private mutating func nextPart() -> Piece? {
    while var part = parts.popLast() {
      guard let piece = part.readSlice(length: min(part.readableBytes, TextFrames.pieceBytes)) else { continue }
      if part.readableBytes > 0 { parts.append(part) }
      if piece.readableBytes > 0 { return Piece(buffer: piece, size: piece.readableBytes) }
    }
    return nil
  }

  private static func writeHeader(length: Int, into frames: inout NIOCore.ByteBuffer) {
    frames.writeInteger(firstByte)
    switch length {
    case ..<126: frames.writeInteger(UInt8(length))
    case ...Int(UInt16.max):
      frames.writeInteger(126 as UInt8)
      frames.writeInteger(UInt16(length))
    default:
      frames.writeInteger(127 as UInt8)
      frames.writeInteger(UInt64(length))
    }
  }
}
