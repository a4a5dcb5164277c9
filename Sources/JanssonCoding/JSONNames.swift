/// Reads names of members back from text that ``ByteBuffer/putJSON(_:)`` wrote.
struct JSONNames {
  let buffer: ByteBuffer

  /// True if the name whose quote is at `left` comes before the one at `right`, by their UTF-8 bytes.
  func precedes(_ left: Int, _ right: Int) -> Bool {
    var left = left + 1
    var right = right + 1
    while true {
      guard let other = nextByte(&right) else { return false }
      guard let own = nextByte(&left) else { return true }
      if own != other { return own < other }
    }
  }

  /// The name whose quote is at `offset`.
  func name(at offset: Int) -> String {
    var at = offset + 1
    var bytes: [UInt8] = []
    while let byte = nextByte(&at) { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The byte at `offset` with its escape undone, or nil at the closing quote; steps over it.
  private func nextByte(_ offset: inout Int) -> UInt8? {
    guard let byte = buffer[offset], byte != UInt8(ascii: "\"") else { return nil }
    offset += 1
    guard byte == UInt8(ascii: "\\"), let escaped = buffer[offset] else { return byte }
    offset += 1
    switch escaped {
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      let digits = String(decoding: buffer.bytes(in: offset..<offset + 4), as: UTF8.self)
      offset += 4
      return UInt8(digits, radix: 16)
    default: return escaped
    }
  }
}
