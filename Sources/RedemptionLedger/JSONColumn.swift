#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A column with JSON that this program wrote itself; for stores.
package enum JSONColumn {
  /// A value as JSON.
  package static func text(of value: some Encodable) throws(LedgerError) -> String {
    let encoder = JSONEncoder()
    // One value has one text.
    encoder.outputFormatting = .sortedKeys
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
      throw .unavailable("a value cannot be written as JSON")
    }
  }

  /// The value that was written.
  package static func read<Value: Decodable>(_ text: String) throws(LedgerError) -> Value {
    do { return try JSONDecoder().decode(Value.self, from: Data(text.utf8)) } catch {
      throw .damaged("a column has no JSON of this program")
    }
  }
}
