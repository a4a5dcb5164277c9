/// Encodes the one value that is due in the text: `depth` containers deep, from the offset `start` on.
///
/// Three words, so that it fits into `any Encoder` without an allocation.
struct TextEncoder: Encoder {
  let writer: JSONTextWriter
  let depth: Int
  let start: Int

  var codingPath: [any CodingKey] { writer.codingPath(depth: depth) }
  var userInfo: [CodingUserInfoKey: Any] { writer.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let sorted = ObjectIdentifier(type) == DictionaryKeys.type
    let start = begin("{", UInt8(ascii: "{"), sorted: sorted)
    return KeyedEncodingContainer(TextKeyedContainer(writer: writer, depth: depth + 1, start: start))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    TextUnkeyedContainer(writer: writer, depth: depth + 1, start: begin("[", UInt8(ascii: "[")))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Writes text that is one JSON value.
  func encode(json text: StaticString) { write { $0.append(text) } }

  /// Opens a container, or goes on with the one that was opened here before (a class and its superclass share one).
  private func begin(_ bracket: StaticString, _ byte: UInt8, sorted: Bool = false) -> Int {
    if mayWrite { return writer.begin(bracket, sorted: sorted) }
    let isOpen = writer.start(at: depth + 1) == start && writer.buffer[start] == byte
    if !isOpen { writer.refuse() }
    return start
  }

  /// True if nothing was written yet where this value belongs.
  @inline(__always)
  private var mayWrite: Bool { writer.buffer.count == start }

  @inline(__always)
  private func write(_ body: (ByteBuffer) -> Void) {
    if mayWrite { body(writer.buffer) } else { writer.refuse() }
  }
}

extension TextEncoder: SingleValueEncodingContainer {
  func encodeNil() { write { $0.append("null") } }
  func encode(_ value: Bool) { write { $0.putJSON(value) } }
  func encode(_ value: String) { write { $0.putJSON(value) } }
  func encode(_ value: Int) { write { $0.putJSON(value) } }
  func encode(_ value: Int8) { write { $0.putJSON(value) } }
  func encode(_ value: Int16) { write { $0.putJSON(value) } }
  func encode(_ value: Int32) { write { $0.putJSON(value) } }
  func encode(_ value: Int64) { write { $0.putJSON(value) } }
  func encode(_ value: UInt) { write { $0.putJSON(value) } }
  func encode(_ value: UInt8) { write { $0.putJSON(value) } }
  func encode(_ value: UInt16) { write { $0.putJSON(value) } }
  func encode(_ value: UInt32) { write { $0.putJSON(value) } }
  func encode(_ value: UInt64) { write { $0.putJSON(value) } }

  func encode(_ value: Double) throws {
    if mayWrite { try writer.double(value) } else { writer.refuse() }
  }

  func encode(_ value: Float) throws {
    if mayWrite { try writer.float(value) } else { writer.refuse() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    if mayWrite { try writer.value(value, depth: depth) } else { writer.refuse() }
  }
}
