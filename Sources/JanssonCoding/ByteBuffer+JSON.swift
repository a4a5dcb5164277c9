#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// How single JSON values are written. Strings are escaped as jansson does it: `"` and `\`, the five short
// escapes, and other control characters as \u00XX in upper case; everything else stands as it is.

extension ByteBuffer {
  /// Appends `text` as a JSON string with its quotes.
  public func append(jsonString text: String) { putJSON(text) }

  /// Appends an integer in decimal digits.
  public func append(decimal value: Int64) { putJSON(value) }

  /// Appends `text` as a JSON string with its quotes.
  @inline(__always)
  func putJSON(_ text: String) {
    let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe putJSON($0) }
    if done == nil {
      var copy = text
      copy.withUTF8 { unsafe putJSON($0) }
    }
  }

  /// Appends UTF-8 bytes as a JSON string with its quotes.
  func putJSON(_ text: UnsafeBufferPointer<UInt8>) {
    let length = text.count
    guard let start = text.baseAddress, length > 0 else { return append("\"\"") }
    var next = unsafe Self.firstEscape(in: start, from: 0, count: length)
    reserve(length + 2)
    let at = count
    unsafe base[at] = Self.quote
    unsafe memcpy(base + at + 1, start, next)
    count = at + 1 + next
    while next < length {
      unsafe putEscape(start[next])
      let done = next + 1
      next = unsafe Self.firstEscape(in: start, from: done, count: length)
      unsafe put(start + done, next - done)
    }
    put(Self.quote)
  }

  /// Appends an integer in decimal digits.
  func putJSON(_ value: some FixedWidthInteger) {
    if let value = Int64(exactly: value) {
      if value < 0 { put(UInt8(ascii: "-")) }
      putDigits(value.magnitude)
    } else if let value = UInt64(exactly: value) {
      putDigits(value)
    } else {
      append(text: String(value))
    }
  }

  /// Appends a finite number: whole ones below 2^53 as an integer, others in the shortest form that reads back equal.
  func putJSON(_ value: Double) {
    if value.magnitude < 0x1p53, let whole = Int64(exactly: value) {
      putJSON(whole)
    } else {
      append(text: value.description)
    }
  }

  /// The same for `Float`, whose shortest form has fewer digits.
  func putJSON(_ value: Float) {
    if value.magnitude < 0x1p24, let whole = Int64(exactly: value) {
      putJSON(whole)
    } else {
      append(text: value.description)
    }
  }

  func putJSON(_ value: Bool) {
    if value { append("true") } else { append("false") }
  }

  private static let quote = UInt8(ascii: "\"")

  private func putDigits(_ value: UInt64) {
    var digits = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    reserve(digits)
    rest = value
    var at = count + digits
    repeat {
      at -= 1
      unsafe base[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    count += digits
  }

  private func putEscape(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0D: put(UInt8(ascii: "r"))
    case 0x09: put(UInt8(ascii: "t"))
    default:
      append("u00")
      put(Self.hexDigit(byte >> 4))
      put(Self.hexDigit(byte & 15))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// The first byte from `start` on that needs an escape, or `count`; looks at eight bytes at a time.
  @inline(__always)
  private static func firstEscape(in bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var at = start
    // The last word may overlap the one before it, whose bytes are known to need none.
    while at < count, count - start >= 8 {
      at = min(at, count - 8)
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self))
      let quotes = word ^ 0x2222_2222_2222_2222
      let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let ones: UInt64 = 0x0101_0101_0101_0101
      let controls = (word &- (ones &* 0x20)) & ~word
      let found = controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      let marks = found & (ones &* 0x80)
      if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, unsafe !needsEscape(bytes[at]) { at += 1 }
    return at
  }

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }
}
