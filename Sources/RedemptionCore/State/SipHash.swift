/// SipHash-2-4 with 128 bits and a key of zeros: the same in every process, unlike Swift's `Hasher`.
///
/// Source: the reference implementation, https://github.com/veorq/SipHash, and its `vectors.h`.
package struct SipHash: Sendable {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  private var tail: UInt64 = 0
  private var count: UInt64 = 0

  package init(key: (UInt64, UInt64) = (0, 0)) {
    v0 = 0x736f_6d65_7073_6575 ^ key.0
    v1 = 0x646f_7261_6e64_6f6d ^ key.1 ^ 0xee
    v2 = 0x6c79_6765_6e65_7261 ^ key.0
    v3 = 0x7465_6462_7974_6573 ^ key.1
  }

  package mutating func add(_ byte: UInt8) {
    tail |= UInt64(byte) << (8 * (count & 7))
    count &+= 1
    guard count & 7 == 0 else { return }
    compress(tail)
    tail = 0
  }

  package mutating func add(_ number: UInt64) {
    let shift = 8 * (count & 7)
    count &+= 8
    guard shift != 0 else { return compress(number) }
    compress(tail | number << shift)
    tail = number >> (64 - shift)
  }

  /// Adds the bytes of a text, and their number, so that two texts in a row are not one.
  package mutating func add(_ text: String) {
    let length = UInt64(text.utf8.count)
    add(length)
    // Eight bytes at a time, in a variable of this function.
    var (word, shift) = (tail, 8 * (count & 7))
    text.withBytes { bytes in
      for index in bytes.indices {
        word |= UInt64(bytes[index]) << shift
        shift += 8
        guard shift == 64 else { continue }
        compress(word)
        (word, shift) = (0, 0)
      }
    }
    tail = word
    count &+= length
  }

  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func round() {
    v0 = v0 &+ v1
    v1 = (v1 << 13 | v1 >> 51) ^ v0
    v0 = v0 << 32 | v0 >> 32
    v2 = v2 &+ v3
    v3 = (v3 << 16 | v3 >> 48) ^ v2
    v0 = v0 &+ v3
    v3 = (v3 << 21 | v3 >> 43) ^ v0
    v2 = v2 &+ v1
    v1 = (v1 << 17 | v1 >> 47) ^ v2
    v2 = v2 << 32 | v2 >> 32
  }

  /// The hash of what was added so far.
  package func finished() -> (low: UInt64, high: UInt64) {
    var end = self
    end.compress(tail | count << 56)
    end.v2 ^= 0xee
    for _ in 0..<4 { end.round() }
    let low = end.v0 ^ end.v1 ^ end.v2 ^ end.v3
    end.v1 ^= 0xdd
    for _ in 0..<4 { end.round() }
    return (low, end.v0 ^ end.v1 ^ end.v2 ^ end.v3)
  }
}
