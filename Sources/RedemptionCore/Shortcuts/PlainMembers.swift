// Synthesised code takes these methods for members in place of the library's, which look up the metadata of an
// `Optional`, and make a container for each date, word and place.

extension KeyedEncodingContainer {
  mutating func encode(_ date: Timestamp, forKey key: Key) throws { try encode(date.milliseconds, forKey: key) }

  mutating func encode(_ place: JSONPointer, forKey key: Key) throws { try encode(place.description, forKey: key) }

  mutating func encode<Word: RawRepresentable<String> & Encodable>(_ word: Word, forKey key: Key) throws {
    try encode(word.rawValue, forKey: key)
  }

  mutating func encodeIfPresent(_ date: Timestamp?, forKey key: Key) throws {
    if let date { try encode(date, forKey: key) }
  }

  mutating func encodeIfPresent<Word: RawRepresentable<String> & Encodable>(_ word: Word?, forKey key: Key) throws {
    if let word { try encode(word, forKey: key) }
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: Timestamp.Type, forKey key: Key) throws -> Timestamp {
    Timestamp(milliseconds: try decode(Int64.self, forKey: key))
  }

  func decodeIfPresent(_ type: Timestamp.Type, forKey key: Key) throws -> Timestamp? {
    try decodeIfPresent(Int64.self, forKey: key).map(Timestamp.init(milliseconds:))
  }
}
