/// `decodeIfPresent` with one look-up of a member. The standard library's default looks it up three times.
extension ElementKeyedContainer {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(key).map { try decoder.bool($0, key) }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key).map { try decoder.string($0, key) }
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(key).map { try decoder.double($0, key) }
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try present(key).map { try decoder.integer($0, key) }
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try present(key).map { try decoder.integer($0, key) }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = present(key) else { return nil }
    return try decoder.nested(value, key.stringValue).decodeTop(type)
  }

  private func present(_ key: Key) -> JanssonElement? {
    guard let value = decoder.find(key.stringValue), !value.isNull else { return nil }
    return value
  }
}
