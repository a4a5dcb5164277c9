import JanssonCoding

/// What a client names a request by (JSON-RPC 2.0, section 4); its reply has an equal one.
public enum RequestID: Hashable, Sendable {
  /// `null`: allowed, though the specification advises against it. Also stands in replies to what has no readable id.
  case null
  /// A number without a fraction, within 64 bits.
  case integer(Int64)
  /// Any other number; `2.0` comes back as `2`, which is the same number.
  case real(Double)
  /// A text; escapes need not come back as they were, the value does.
  case string(String)

  /// The id that an element is; nil when it is an array, an object or a boolean.
  init?(_ value: JanssonValue) {
    switch value.kind {
    case .integer: self = .integer(value.int64 ?? 0)
    case .string: self = .string(value.string ?? "")
    case .real: self = .real(value.double ?? 0)
    case .null: self = .null
    case .object, .array, .boolean: return nil
    }
  }

  /// Whether both are the same JSON value: `2` and `2.0` are.
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
