import Foundation
import RedemptionLedger

/// A column with JSON that this program wrote itself.
enum JSONColumn {
  static func text(of value: some Encodable) throws(LedgerError) -> String {
    do { return String(decoding: try JSONEncoder().encode(value), as: UTF8.self) } catch {
      throw .unavailable("a value cannot be written as JSON")
    }
  }

  static func read<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
