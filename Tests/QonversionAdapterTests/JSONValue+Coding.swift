import Foundation
import RedemptionCore

extension JSONValue {
  /// The value of something that writes itself.
  init(encoding value: any Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// A value as a type reads it.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }
}
