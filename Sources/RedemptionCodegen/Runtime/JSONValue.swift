// swift-format-ignore-file

/// Any JSON value.
public enum JSONValue: Codable, Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number without a fraction, within 64 bits.
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try Dictionary(uniqueKeysWithValues: container.allKeys.map { ($0.stringValue, try container.decode(JSONValue.self, forKey: $0)) }))
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .object(let members) = self {
      var container = encoder.container(keyedBy: AnyKey.self)
      for (name, value) in members.sorted(by: { $0.key < $1.key }) { try container.encode(value, forKey: AnyKey(name)) }
      return
    }
    if case .array(let elements) = self {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .array, .object: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}

/// Null and nothing else.
public struct JSONNull: Codable, Hashable, Sendable {
  public init() {}

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard container.decodeNil() else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected null.")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// A member that may be left out, and be null where it is not.
public enum Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case null
  case value(Value)

  /// The value; nil for null.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .value(let value): try container.encode(value)
    }
  }
}

/// The name of a member.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
  /// Reads a member that may be left out and may be null.
  func decodeNullable<Value: Codable & Hashable & Sendable>(_ key: Key) throws -> Nullable<Value>? {
    guard contains(key) else { return nil }
    return try decodeNil(forKey: key) ? .null : .value(try decode(Value.self, forKey: key))
  }

  /// Reads a member that may be left out and holds any JSON: null is a value of it.
  func decodeIfPresent(_ type: JSONValue.Type, forKey key: Key) throws -> JSONValue? {
    contains(key) ? try decode(type, forKey: key) : nil
  }

  /// Makes sure that a member has its one value.
  func expect(_ value: String, forKey key: Key) throws {
    let found = try decode(String.self, forKey: key)
    guard found == value else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "Expected \"\(value)\", found \"\(found)\".")
    }
  }
}
