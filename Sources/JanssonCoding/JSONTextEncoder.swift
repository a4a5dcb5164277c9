/// Encodes values as compact JSON directly into a ``ByteBuffer``: no tree, no copy.
///
/// - Members have the order of encoding. Those of a `Dictionary` are sorted by the UTF-8 bytes of their names.
/// - Integers are exact. Whole doubles below 2^53 have no fraction (`5`). Others have the shortest text that parses to
///   the same number (`13.64`). Infinities and NaN throw `EncodingError.invalidValue`.
/// - A value that encodes nothing becomes `{}`, as with Foundation's encoder, and so does an unused `superEncoder()`.
/// - Foundation's types use their own `encode(to:)`: a `Date` is a number of seconds since 2001.
///
/// One restriction follows: writing to a container closes all containers that were opened inside it. Writing to a
/// closed container throws `EncodingError.invalidValue`. So siblings must be written one after the other.
public struct JSONTextEncoder {
  /// Passed to each `encode(to:)`.
  public let userInfo: [CodingUserInfoKey: any Sendable]

  /// Creates an encoder that passes `userInfo` to each `encode(to:)`.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Appends `value` to `buffer`. If it throws, nothing of the value is left there.
  ///
  /// May be called from inside an `encode(to:)` that this encoder runs, with another buffer.
  public func encode(_ value: some Encodable, into buffer: ByteBuffer) throws {
    let start = buffer.count
    do {
      try JSONTextWriter(buffer: buffer, userInfo: userInfo).write(value)
    } catch {
      buffer.truncate(to: start)
      throw error
    }
  }

  /// Returns the bytes of one value.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let buffer = ByteBuffer()
    try encode(value, into: buffer)
    return buffer.bytes
  }
}
