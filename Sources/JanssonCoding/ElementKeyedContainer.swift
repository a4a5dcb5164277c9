/// The members of an object.
struct ElementKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ElementDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// A loop, because `compactMap` over a type that is known at run time only took three times as long.
  var allKeys: [Key] {
    decoder.isMap = true
    var keys: [Key] = []
    keys.reserveCapacity(decoder.element.count)
    var members = decoder.value.members
    while let member = members.next() {
      if let key = Key(stringValue: member.name) { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { decoder.find(key.stringValue) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try member(key, "a value").isNull }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decoder.bool(member(key, "a boolean"), key)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder.string(member(key, "a string"), key)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder.double(member(key, "a number"), key)
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try decoder.float(member(key, "a number"), key)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder.integer(member(key, "an integer"), key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.nested(member(key, DecodingError.expectation(of: type)), key.stringValue).decodeTop(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.nestedObject(member(key, "an object"), key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(member(key, "an array"), key.stringValue).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { superDecoder(named: JSONNameKey.super.stringValue) }
  func superDecoder(forKey key: Key) -> any Decoder { superDecoder(named: key.stringValue) }

  /// An absent member is decoded as null, as Foundation's decoder does it.
  private func superDecoder(named name: String) -> ElementDecoder {
    decoder.nestedObject(decoder.find(name) ?? .null ?? decoder.element, name)
  }

  /// - Parameter expected: what the member has to be, for the error if it is missing.
  private func member(_ key: Key, _ expected: @autoclosure () -> String) throws -> JanssonElement {
    guard let value = decoder.find(key.stringValue) else {
      let expectation = JSONExpectation(expected: expected(), found: nil)
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no such member", underlyingError: expectation))
    }
    return value
  }
}
