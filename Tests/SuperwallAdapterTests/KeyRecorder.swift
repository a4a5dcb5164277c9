import RedemptionCore

/// An encoder that keeps nothing but the keys, each with the keys on its way, in the order in which they are written.
final class KeyRecorder: Encoder {
  private(set) var keys: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The keys that stand directly below a place, such as `redemptionInfo/ownership`; list elements have no key.
  static func keys(of value: any Encodable, at place: String = "") throws -> [String] {
    let recorder = KeyRecorder()
    try value.encode(to: recorder)
    let prefix = place.isEmpty ? "" : place + "/"
    var seen: Set<String> = []
    return recorder.keys.filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
      .map { String($0.dropFirst(prefix.count)) }.filter { seen.insert($0).inserted }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Object<Key>(recorder: self, path: ""))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { List(recorder: self, path: "") }
  func singleValueContainer() -> any SingleValueEncodingContainer { List(recorder: self, path: "") }

  fileprivate func write(_ key: String) { keys.append(key) }

  private struct Object<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: KeyRecorder
    let path: String
    var codingPath: [any CodingKey] { [] }

    private func note(_ key: Key) -> String {
      recorder.write(path + key.stringValue)
      return path + key.stringValue + "/"
    }

    mutating func encodeNil(forKey key: Key) { _ = note(key) }

    /// What a value of its own writes is left out: every object of a reply is a nested container.
    mutating func encode(_ value: some Encodable, forKey key: Key) { _ = note(key) }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(Object<Nested>(recorder: recorder, path: note(key)))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      List(recorder: recorder, path: note(key))
    }

    mutating func superEncoder() -> any Encoder { recorder }
    mutating func superEncoder(forKey key: Key) -> any Encoder { recorder }
  }

  private struct List: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let recorder: KeyRecorder
    let path: String
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    mutating func encodeNil() {}
    mutating func encode(_ value: some Encodable) {}
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    mutating func superEncoder() -> any Encoder { recorder }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(Object<Nested>(recorder: recorder, path: path))
    }
  }
}
