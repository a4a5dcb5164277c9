package import JanssonCoding
package import RedemptionCore

extension JSONValue {
  /// A value that was read. A decoder would find out what it is by errors, and each takes longer than the value.
  ///
  /// - Parameter depth: how deep it may be nested; what is nested deeper becomes null.
  package init(_ value: JanssonValue, nestedAtMost depth: Int = .max) {
    guard depth > 0 else {
      self = .null
      return
    }
    switch value.kind {
    case .null: self = .null
    case .array: self = .array(value.elements.map { JSONValue($0, nestedAtMost: depth - 1) })
    case .object:
      var members: [String: JSONValue] = [:]
      for (name, inner) in value.members { members[name] = JSONValue(inner, nestedAtMost: depth - 1) }
      self = .object(members)
    default:
      if let text = value.string {
        self = .string(text)
      } else if let flag = value.bool {
        self = .bool(flag)
      } else if let number = value.int64 {
        self = .integer(number)
      } else {
        self = value.double.map { JSONValue(number: $0) } ?? .null
      }
    }
  }

  /// Reads JSON.
  ///
  /// - Throws: `UnreadableJSON` for a text that is none.
  package static func reading(_ text: [UInt8]) throws(UnreadableJSON) -> JSONValue {
    JSONValue(try JanssonTree.reading(text).root)
  }
}
