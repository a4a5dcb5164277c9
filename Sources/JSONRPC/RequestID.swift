import JanssonCoding

/// The id of a request (JSON-RPC 2.0, section 4) and of its reply.
public enum RequestID: Hashable, Sendable {
  /// `null`: allowed, though the specification advises against it. Also the id of replies
  /// to requests without a readable one.
  case null
  /// A number without a fraction, within 64 bits.
  case integer(Int64)
  /// Any other number; `2.0` comes back as `2`, which is the same number.
  case real(Double)
  /// A text. Its escapes may differ in the reply, its value does not.
  case string(String)

  /// The id that an element is; nil if it is an array, an object or a boolean.
  init?(_ value: JanssonValue) {
    switch value.kind {
    case .integer: self = .integer(value.int64 ?? 0)
    case .string: self = .string(value.string ?? "")
    case .real: self = .real(value.double ?? 0)
    case .null: self = .null
    case .object, .array, .boolean: return nil
    }
  }

  /// True if both are the same JSON value: `2` and `2.0` are.
  func matches(_ other: RequestID) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .real(let real)), (.real(let real), .integer(let whole)): Int64(exactly: real) == whole
    default: self == other
    }
  }
}

extension RequestID: Encodable {
  /// Writes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}
