/// Writes `Encodable` values as compact JSON straight into a ``ByteBuffer``: no tree, no second copy.
///
/// - Members stand in the order of encoding; those of a `Dictionary` ascend by the UTF-8 bytes of their names.
/// - Integers are exact. Whole doubles below 2^53 have no fraction (`5`), others have the shortest text that reads back
///   equal (`13.64`). Infinities and NaN throw `EncodingError.invalidValue`.
/// - A value that encodes nothing becomes `{}`, as with Foundation's encoder; so does a `superEncoder()` that is not
///   used.
/// - Foundation's types are written as they describe themselves: a `Date` is a number of seconds since 2001.
///
/// One restriction follows from writing at once: when a container is written to, all containers that were opened inside
/// it are closed. To write to a closed one again throws `EncodingError.invalidValue`; so two siblings can be written
/// one after the other but not by turns.
public final class JSONTextEncoder {
  /// Handed to each `encode(to:)`.
  public let userInfo: [CodingUserInfoKey: any Sendable]
  private var writer: JSONTextWriter?

  /// An encoder that hands `userInfo` to each `encode(to:)`. It keeps its working memory, and
  /// the buffer it wrote to last, from value to value.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Appends `value` to `buffer`. When it throws, nothing of the value stays there.
  ///
  /// May be called from inside an `encode(to:)` that this encoder runs, with another buffer.
  public func encode(_ value: some Encodable, into buffer: ByteBuffer) throws {
    let start = buffer.count
    let writer = takeWriter(for: buffer)
    defer { self.writer = writer }
    do {
      try writer.write(value)
    } catch {
      buffer.truncate(to: start)
      throw error
    }
  }

  /// The writer is kept out of reach while it works.
  private func takeWriter(for buffer: ByteBuffer) -> JSONTextWriter {
    defer { writer = nil }
    if let writer = writer, writer.buffer === buffer { return writer }
    return JSONTextWriter(buffer: buffer, userInfo: userInfo)
  }

  /// The bytes of one value.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let buffer = ByteBuffer()
    try encode(value, into: buffer)
    return buffer.bytes
  }
}
