#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Steps through JSON text of the plainest form where it lies, for the few members that every message has.
///
/// jansson takes about 180 instructions for a byte; this takes five. It knows printable ASCII without escapes, and
/// integers of at most 18 digits, and reads them as jansson does; anything else it does not read, and then stands
/// anywhere: the whole text is for ``JanssonTree/reading(_:in:)``. The buffer must not change meanwhile.
public struct PlainScanner {
  private let buffer: ByteBuffer
  private var at: Int
  private let end: Int

  /// A scanner at the start of the text in `buffer` at `range`.
  public init(_ buffer: ByteBuffer, in range: Range<Int>) {
    let range = range.clamped(to: 0..<buffer.count)
    self.buffer = buffer
    at = range.lowerBound
    end = range.upperBound
  }

  /// True if nothing but blanks is left.
  public mutating func isAtEnd() -> Bool {
    skipBlanks()
    return at == end
  }

  /// The byte that is next behind blanks; nil at the end.
  public mutating func peek() -> UInt8? {
    skipBlanks()
    return next
  }

  /// Steps over a byte and the blanks before it; false when another byte is there.
  public mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    at += 1
    return true
  }

  /// Steps over a text and the blanks before it; false when another is there, or only the start of this one.
  public mutating func skip(_ text: StaticString) -> Bool {
    skipBlanks()
    let length = text.utf8CodeUnitCount
    guard text.hasPointerRepresentation, end - at >= length,
      unsafe memcmp(buffer.base + at, text.utf8Start, length) == 0
    else { return false }
    at += length
    return true
  }

  /// The string that is next.
  public mutating func string() -> String? {
    guard skip(UInt8(ascii: "\"")) else { return nil }
    let start = at
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard (0x20...0x7E).contains(byte), byte != UInt8(ascii: "\\") else { return nil }
      at += 1
    }
    guard next != nil else { return nil }
    at += 1
    let bytes = unsafe UnsafeBufferPointer(start: buffer.base + start, count: at - 1 - start)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The integer that is next. What comes behind it has to be looked at: a fraction makes it another number.
  public mutating func integer() -> Int64? {
    let isNegative = skip(UInt8(ascii: "-"))
    let start = at
    var value: Int64 = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      guard at - start < 18 else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
      at += 1
    }
    // No digit, or a zero in front of others: not JSON. A negative zero is left alone as well.
    let isWritten = value > 0 ? buffer[start] != UInt8(ascii: "0") : at - start == 1 && !isNegative
    guard isWritten else { return nil }
    return isNegative ? -value : value
  }

  /// The object or array that is next, read by jansson.
  public mutating func container() -> JanssonValue? {
    skipBlanks()
    guard let (tree, end) = JanssonTree.readingPrefix(buffer, in: at..<end) else { return nil }
    at = end
    return tree.root
  }

  private var next: UInt8? {
    @inline(__always) get { at < end ? unsafe buffer.base[at] : nil }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while let byte = next, byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }
}
