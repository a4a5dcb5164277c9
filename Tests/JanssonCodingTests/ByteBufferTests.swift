import JanssonCoding
import Testing

@Suite("Growing bytes")
struct ByteBufferTests {
  private func buffer(_ text: String) -> ByteBuffer {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append(text: text)
    return buffer
  }

  @Test("bytes survive growth, insertion and removal")
  func keepsBytes() {
    let bytes = buffer(String(repeating: "0123456789", count: 30))
    bytes.insert(contentsOf: buffer("head"), at: 0)
    bytes.removeFirst(2)
    bytes.truncate(to: 5)
    bytes.append(UInt8(ascii: "!"))
    #expect(bytes.bytes == Array("ad012!".utf8))
    #expect(bytes.firstOffset(of: UInt8(ascii: "0"), from: 0) == 2)
    #expect(bytes.firstOffset(of: UInt8(ascii: "0"), from: 3) == nil)
  }

  @Test("offsets out of range are brought into range")
  func toleratesAnyOffset() {
    let bytes = buffer("abc")
    #expect(bytes[-1] == nil)
    #expect(bytes[3] == nil)
    #expect(bytes.firstOffset(of: 0x61, from: -5) == 0)
    #expect(bytes.firstOffset(of: 0x61, from: 99) == nil)
    #expect(bytes.bytes(in: 2..<99) == [0x63])
    bytes.append(contentsOf: buffer("xyz"), in: 5..<9)
    bytes.insert(contentsOf: buffer("-"), at: 99)
    bytes.removeFirst(-1)
    bytes.truncate(to: 99)
    #expect(bytes.bytes == Array("abc-".utf8))
    bytes.removeFirst(99)
    #expect(bytes.isEmpty)
  }
}
