import CJansson

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Owns one tree of jansson's. Its elements live as long as this object; they are never changed.
@safe
public final class JanssonTree {
  let element: UnsafeMutablePointer<json_t>
  /// Where the tree lies; nil for a large one, which is freed piece by piece.
  private let memory: TreeMemory?

  /// Takes over the reference that a `json_load…` call returns.
  private init(adopting element: UnsafeMutablePointer<json_t>, in memory: TreeMemory?) {
    unsafe self.element = element
    self.memory = memory
  }

  deinit {
    if let memory { memory.release() } else { unsafe json_decref(element) }
  }

  /// Reads one JSON text (RFC 8259), a scalar at the top included.
  ///
  /// - Parameter text: UTF-8 without a byte order mark. It is parsed in place and not needed afterwards.
  /// - Throws: ``UnreadableJSON`` with the byte offset from the start of `text`. Names that come twice in an object,
  ///   NUL bytes, integers beyond 64 bits and nesting beyond 2048 are rejected.
  public static func reading(_ text: Span<UInt8>) throws(UnreadableJSON) -> JanssonTree {
    var end = 0
    switch unsafe text.withUnsafeBufferPointer({ unsafe load($0, flags: flags, end: &end) }) {
    case .success(let tree): return tree
    case .failure(let error): throw error
    }
  }

  /// Reads the JSON text that lies in `buffer` at `range`; see `reading(_:)`.
  public static func reading(_ buffer: ByteBuffer, in range: Range<Int>) throws(UnreadableJSON) -> JanssonTree {
    try buffer.withSpan(of: range) { text throws(UnreadableJSON) in try reading(text) }
  }

  /// Parses the object or array that begins `buffer` at `range`, and returns its end. Ignores what follows.
  ///
  /// - Returns: nil if there is none, or if it cannot be parsed; ``reading(_:in:)`` throws the reason.
  public static func readingPrefix(_ buffer: ByteBuffer, in range: Range<Int>) -> (tree: JanssonTree, end: Int)? {
    let first = buffer[range.lowerBound]
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    var length = 0
    let result = buffer.withSpan(of: range) { text in
      unsafe text.withUnsafeBufferPointer { unsafe load($0, flags: flags | Int(JSON_DISABLE_EOF_CHECK), end: &length) }
    }
    guard case .success(let tree) = result else { return nil }
    return (tree, range.lowerBound + length)
  }

  /// Reads bytes; see ``reading(_:)``.
  public static func reading(_ bytes: [UInt8]) throws(UnreadableJSON) -> JanssonTree {
    try reading(bytes.span)
  }

  /// The element at the top.
  public var root: JanssonValue { unsafe JanssonValue(tree: self, element: JanssonElement(element)) }

  /// The tree in jansson's own compact text.
  ///
  /// An oracle for ``JSONTextEncoder``; not for replies, since jansson 2.14 writes 13.64 as 13.640000000000001.
  public func dump() -> [UInt8] {
    let flags = Int(JSON_COMPACT | JSON_ENCODE_ANY)
    let size = unsafe json_dumpb(element, nil, 0, flags)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      count = unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe json_dumpb(element, $0.baseAddress, size, flags) }
    }
  }

  private static let flags = Int(JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL)

  /// - Parameter end: where reading has ended, in bytes from the start.
  private static func load(
    _ text: UnsafeBufferPointer<UInt8>, flags: Int, end: inout Int
  ) -> Result<JanssonTree, UnreadableJSON> {
    guard let start = text.baseAddress, unsafe !isBlank(text) else {
      return .failure(UnreadableJSON(kind: .empty, utf8Offset: text.count))
    }
    // jansson drops a NUL that follows a number or a literal: `[1<NUL>]` would be read as `[1]`.
    if let nul = unsafe memchr(start, 0, text.count) {
      return .failure(UnreadableJSON(kind: .nul, utf8Offset: unsafe UnsafeRawPointer(nul) - UnsafeRawPointer(start)))
    }
    var error = json_error_t()
    func load() -> UnsafeMutablePointer<json_t>? {
      unsafe start.withMemoryRebound(to: CChar.self, capacity: text.count) {
        unsafe json_loadb($0, text.count, flags, &error)
      }
    }
    let memory = text.count <= TreeMemory.largestText ? TreeMemory(forText: text.count) : nil
    let new = unsafe memory.map { unsafe $0.serving(load) } ?? load()
    end = min(max(Int(error.position), 0), text.count)
    if let new = unsafe new { return .success(unsafe JanssonTree(adopting: new, in: memory)) }
    memory?.release()
    let code = unsafe JanssonErrorCode(rawValue: UInt32(json_error_code(&error).rawValue))
    return .failure(UnreadableJSON(kind: code.kind, utf8Offset: end))
  }

  /// True if there is no value at all; stops at the first byte that is not JSON white space.
  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }
}
