/// Finds the key type that the standard library's `Dictionary` encodes its members with.
///
/// It is no public type, so an empty dictionary is asked once. Telling dictionaries by it costs one comparison per
/// object; a cast of every value to a protocol would cost more than writing most of them.
enum DictionaryKeys {
  static let type: ObjectIdentifier? = {
    let probe = Probe()
    try? [String: Int]().encode(to: probe)
    return probe.keyType
  }()

  private final class Probe: Encoder {
    var keyType: ObjectIdentifier?
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private let writer = JSONTextWriter(buffer: ByteBuffer(), userInfo: [:])

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      keyType = ObjectIdentifier(type)
      return KeyedEncodingContainer(
        TextKeyedContainer(writer: writer, depth: 1, start: TextUnkeyedContainer.nowhere))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      TextUnkeyedContainer(writer: writer, depth: 1, start: TextUnkeyedContainer.nowhere)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
      TextEncoder(writer: writer, depth: 0, start: TextUnkeyedContainer.nowhere)
    }
  }
}
