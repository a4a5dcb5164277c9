#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that grow at the end and are given up at the start: what was read and not yet handled, or what is to be
/// written.
///
/// One object, so that a reader, a splitter and an encoder share the same memory and nothing is copied on the way.
/// Offsets count bytes from the start. An offset out of range is brought into range; it never traps.
/// For one thread at a time.
@safe
public final class ByteBuffer {
  @safe
  private struct Memory {
    var base: UnsafeMutablePointer<UInt8>
    var capacity: Int
    var count = 0
  }

  private let memory: Cell<Memory>

  var base: UnsafeMutablePointer<UInt8> {
    @inline(__always) get { unsafe memory.value.base }
  }

  private var capacity: Int {
    @inline(__always) get { memory.value.capacity }
  }

  /// How many bytes are held.
  public internal(set) var count: Int {
    @inline(__always) get { memory.value.count }
    @inline(__always) set { memory.value.count = newValue }
  }

  /// An empty buffer with room for `capacity` bytes (16 at least) before it has to grow.
  public init(capacity: Int = 256) {
    let capacity = max(capacity, 16)
    memory = unsafe Cell(Memory(base: .allocate(capacity: capacity), capacity: capacity))
  }

  deinit { unsafe base.deallocate() }

  /// True if no byte is held.
  public var isEmpty: Bool { count == 0 }

  /// Makes room for `extra` more bytes.
  @inline(__always)
  func reserve(_ extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
  }

  @inline(never)
  private func grow(to needed: Int) {
    move(toCapacity: max(needed, capacity * 2))
  }

  private func move(toCapacity newCapacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    unsafe larger.initialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe memory.value.base = larger
    memory.value.capacity = newCapacity
  }

  /// Appends one byte.
  @inline(__always)
  func put(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count += 1
  }

  @inline(__always)
  func put(_ start: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    unsafe memcpy(base + count, start, length)
    count += length
  }

  /// The last byte, or nil if nothing is held.
  public var last: UInt8? { count > 0 ? unsafe base[count - 1] : nil }

  /// The byte at `offset`, or nil if there is none.
  public subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? unsafe base[offset] : nil
  }

  /// Appends one byte.
  public func append(_ byte: UInt8) { put(byte) }

  /// Appends the UTF-8 bytes of a literal.
  public func append(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return append(text: text.description) }
    unsafe put(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends the UTF-8 bytes of a text. Labelled, because a literal is better appended as a `StaticString`.
  public func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { unsafe put(start, bytes.count) }
    }
  }

  /// Appends bytes.
  public func append(contentsOf bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe put(start, bytes.count) }
    }
  }

  /// Appends the bytes that another buffer holds at `range`; what lies outside of it is left out.
  public func append(contentsOf other: ByteBuffer, in range: Range<Int>) {
    let range = range.clamped(to: 0..<other.count)
    reserve(range.count)
    unsafe memcpy(base + count, other.base + range.lowerBound, range.count)
    count += range.count
  }

  /// Puts the bytes of another buffer in front of the byte at `offset`; the later bytes move back.
  public func insert(contentsOf other: ByteBuffer, at offset: Int) {
    let offset = min(max(offset, 0), count)
    let length = other.count
    reserve(length)
    unsafe memmove(base + offset + length, base + offset, count - offset)
    unsafe memcpy(base + offset, other.base, length)
    count += length
  }

  /// Drops all bytes from `newCount` on.
  public func truncate(to newCount: Int) {
    count = min(max(newCount, 0), count)
  }

  /// Drops the first `length` bytes; the others move to the start.
  public func removeFirst(_ length: Int) {
    let length = min(max(length, 0), count)
    if length > 0, length < count { unsafe memmove(base, base + length, count - length) }
    count -= length
  }

  /// Drops all bytes. Memory above `limit` bytes is given back.
  public func removeAll(keepingCapacity limit: Int = 1 << 20) {
    count = 0
    if capacity > limit { move(toCapacity: max(limit, 16)) }
  }

  /// The offset of the first `byte` at or after `start`, or nil if there is none.
  public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    let start = max(start, 0)
    guard start < count, let found = unsafe memchr(base + start, Int32(byte), count - start) else { return nil }
    return unsafe UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - UnsafePointer(base)
  }

  /// A copy of the bytes at `range`; what lies outside of it is left out.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return unsafe [UInt8](UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// A copy of all bytes.
  public var bytes: [UInt8] { bytes(in: 0..<count) }

  /// Lends the bytes at `range`, for the time of the call, without a copy.
  public func withSpan<Result, Failure: Error>(
    of range: Range<Int>, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = range.clamped(to: 0..<count)
    return unsafe try body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count).span)
  }

  /// Lends all bytes to a system call, for the time of the call.
  @unsafe
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Lends room for at least `minimum` bytes behind the held ones to a system call that fills it.
  ///
  /// - Returns: what `body` returned; that many bytes, when it is positive, now belong to the buffer.
  @unsafe
  public func fill(atLeast minimum: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    reserve(minimum)
    let filled = unsafe body(UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count))
    count += min(max(filled, 0), capacity - count)
    return filled
  }
}
