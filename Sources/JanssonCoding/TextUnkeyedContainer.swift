/// Writes the elements of the array that starts at the offset `start`.
struct TextUnkeyedContainer: UnkeyedEncodingContainer {
  let writer: JSONTextWriter
  let depth: Int
  let start: Int

  /// The start of a container that could not be opened: nothing is ever written at it.
  static let nowhere = -1

  var codingPath: [any CodingKey] { writer.codingPath(depth: depth - 1) }

  var count: Int {
    writer.start(at: depth) == start ? writer.elementCount(at: depth) : 0
  }

  @inline(__always)
  private func begin() -> Bool { writer.beginElement(depth: depth, start: start) }

  @inline(__always)
  private func write(_ body: (ByteBuffer) -> Void) {
    if begin() { body(writer.buffer) }
  }

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
    if begin() { try writer.double(value) }
  }

  func encode(_ value: Float) throws {
    if begin() { try writer.float(value) }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    if begin() { try writer.value(value, depth: depth) }
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    let opened = begin() ? writer.begin("{") : Self.nowhere
    return KeyedEncodingContainer(TextKeyedContainer<Nested>(writer: writer, depth: depth + 1, start: opened))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    TextUnkeyedContainer(writer: writer, depth: depth + 1, start: begin() ? writer.begin("[") : Self.nowhere)
  }

  func superEncoder() -> any Encoder {
    TextEncoder(writer: writer, depth: depth, start: begin() ? writer.expectValue() : Self.nowhere)
  }
}
