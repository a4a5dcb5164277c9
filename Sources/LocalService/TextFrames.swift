import NIOCore

/// Messages as WebSocket text frames, many of them in one buffer.
///
/// NIO's encoder makes one or two writes and a promise of each frame. A subscriber of the log gets thousands of small
/// ones a second, and those writes cost more than their bytes. Frames of a server are not masked (RFC 6455, 5.1), so
/// the header is two to ten bytes.
struct TextFrames {
  /// A buffer with more bytes takes no further frame: a slow client is written to in pieces.
  private static let bufferBytes = 64 << 10
  /// FIN and the opcode of text.
  private static let firstByte: UInt8 = 0x81

  private var rest: ArraySlice<UInt8>

  /// - Parameter lines: messages, each ended by a line feed.
  init(_ lines: [UInt8]) { rest = lines[...] }

  /// Returns the next frames, and how many bytes of the lines they hold; nil if there are none left.
  mutating func next(_ allocator: ByteBufferAllocator) -> (frames: NIOCore.ByteBuffer, size: Int)? {
    guard !rest.isEmpty else { return nil }
    let start = rest.startIndex
    var frames = allocator.buffer(capacity: min(rest.count, TextFrames.bufferBytes) + 1_024)
    while frames.readableBytes < TextFrames.bufferBytes, !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      TextFrames.write(rest[..<end], into: &frames)
      rest = rest[end...].dropFirst()
    }
    return (frames, rest.startIndex - start)
  }

  private static func write(_ message: ArraySlice<UInt8>, into frames: inout NIOCore.ByteBuffer) {
    frames.writeInteger(firstByte)
    switch message.count {
    case ..<126: frames.writeInteger(UInt8(message.count))
    case ...Int(UInt16.max):
      frames.writeInteger(126 as UInt8)
      frames.writeInteger(UInt16(message.count))
    default:
      frames.writeInteger(127 as UInt8)
      frames.writeInteger(UInt64(message.count))
    }
    frames.writeBytes(message)
  }
}
