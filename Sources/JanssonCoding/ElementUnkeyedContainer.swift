/// The elements of an array, one after the other.
struct ElementUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: ElementDecoder
  private let size: Int
  private(set) var currentIndex = 0

  init(decoder: ElementDecoder) {
    self.decoder = decoder
    size = decoder.element.count
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { size }
  var isAtEnd: Bool { currentIndex >= size }

  mutating func decodeNil() throws -> Bool {
    guard try element(Any?.self).isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.bool($1, $2) } }
  mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.string($1, $2) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.double($1, $2) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { try $0.float($1, $2) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.integer($1, $2) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.integer($1, $2) } }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.nested($1, $2).decodeTop(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next([String: Any].self) { try $0.nested($1, $2).container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.nested($1, $2).unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next((any Decoder).self) { $0.nested($1, $2) }
  }

  /// Steps on only when the element could be decoded, as the protocol has it.
  private mutating func next<Value>(
    _ type: any Any.Type, _ body: (ElementDecoder, JanssonElement, JSONIndexKey) throws -> Value
  ) throws -> Value {
    let value = try body(decoder, element(type), JSONIndexKey(index: currentIndex))
    currentIndex += 1
    return value
  }

  private func element(_ type: any Any.Type) throws -> JanssonElement {
    guard let element = decoder.element[currentIndex] else {
      let path = decoder.path(JSONIndexKey(index: currentIndex))
      throw DecodingError.valueNotFound(type, .init(codingPath: path, debugDescription: "no more elements"))
    }
    return element
  }
}
