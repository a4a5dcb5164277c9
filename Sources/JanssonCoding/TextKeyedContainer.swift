/// Writes the members of the object that starts at the offset `start`.
struct TextKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONTextWriter
  let depth: Int
  let start: Int

  var codingPath: [any CodingKey] { writer.codingPath(depth: depth - 1) }

  /// Writes a name; false when this object was closed.
  @inline(__always)
  private func begin(_ key: Key) -> Bool {
    writer.beginMember(key.stringValue, depth: depth, start: start)
  }

  @inline(__always)
  private func write(_ key: Key, _ body: (ByteBuffer) -> Void) {
    if begin(key) { body(writer.buffer) }
  }

  func encodeNil(forKey key: Key) { write(key) { $0.append("null") } }
  func encode(_ value: Bool, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: String, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: Int, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: Int8, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: Int16, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: Int32, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: Int64, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: UInt, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: UInt8, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: UInt16, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: UInt32, forKey key: Key) { write(key) { $0.putJSON(value) } }
  func encode(_ value: UInt64, forKey key: Key) { write(key) { $0.putJSON(value) } }

  func encode(_ value: Double, forKey key: Key) throws {
    if begin(key) { try writer.double(value) }
  }

  func encode(_ value: Float, forKey key: Key) throws {
    if begin(key) { try writer.float(value) }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if begin(key) { try writer.value(value, depth: depth) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    let opened = begin(key) ? writer.begin("{") : TextUnkeyedContainer.nowhere
    return KeyedEncodingContainer(TextKeyedContainer<Nested>(writer: writer, depth: depth + 1, start: opened))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let opened = begin(key) ? writer.begin("[") : TextUnkeyedContainer.nowhere
    return TextUnkeyedContainer(writer: writer, depth: depth + 1, start: opened)
  }

  func superEncoder() -> any Encoder { superEncoder(named: JSONNameKey.super.stringValue) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(named: key.stringValue) }

  private func superEncoder(named name: String) -> any Encoder {
    let begun = writer.beginMember(name, depth: depth, start: start)
    return TextEncoder(
      writer: writer, depth: depth, start: begun ? writer.expectValue() : TextUnkeyedContainer.nowhere)
  }
}
