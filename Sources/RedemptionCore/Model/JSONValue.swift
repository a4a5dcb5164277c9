/// Any JSON value, where a shape is the caller's own: placement params, user attributes, an unknown store's
/// identifiers.
///
/// A number that is whole and within ±2^53 is always ``integer(_:)``, so that `5` and `5.0` are one value.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// Not whole, or beyond ±2^53. Make it with ``init(number:)``, which keeps that promise.
  case real(Double)
  case string(String)
  case array([JSONValue])
  /// Written by ascending key.
  case object([String: JSONValue])

  /// The integer case for a whole number that a double holds exactly, the real one for any other.
  public init(number: Double) {
    if let whole = Int64(exactly: number), whole.magnitude <= 1 << 53 {
      self = .integer(whole)
    } else {
      self = .real(number)
    }
  }
}

extension JSONValue: Codable {
  /// Reads whatever stands there.
  ///
  /// A decoder does not say what that is, and each wrong guess costs an error. Strings and objects are the most
  /// frequent.
  public init(from decoder: any Decoder) throws {
    let scalar = try decoder.singleValueContainer()
    if scalar.decodeNil() {
      self = .null
    } else if let text = try? scalar.decode(String.self) {
      self = .string(text)
    } else if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
      var members: [String: JSONValue] = [:]
      for key in keyed.allKeys { members[key.stringValue] = try keyed.decode(JSONValue.self, forKey: key) }
      self = .object(members)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
      self = .array(elements)
    } else if let value = try? scalar.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? scalar.decode(Int64.self) {
      self = .integer(value)
    } else {
      self = JSONValue(number: try scalar.decode(Double.self))
    }
  }

  /// Writes the value itself.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in members.sorted(by: { $0.key < $1.key }) { try container.encode(value, forKey: AnyKey(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(into: &container)
    }
  }

  private func encodeScalar(into container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .null, .array, .object: try container.encodeNil()
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object; of equal keys the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue {
  /// False for an array and an object.
  public var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .real, .string: true
    }
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements of an array of strings; nil for all else.
  public var texts: [String]? {
    guard case .array(let values) = self else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }

  /// A member of an object; nil when there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

/// A coding key that is any text, for maps whose keys are data.
public struct AnyKey: CodingKey, Hashable, Sendable {
  /// The key as written.
  public let stringValue: String
  /// Nil: JSON has no integer keys.
  public var intValue: Int? { nil }

  /// Takes the text as the key.
  public init(_ text: String) { stringValue = text }
  /// Takes the text as the key.
  public init?(stringValue: String) { self.stringValue = stringValue }
  /// Nil: JSON has no integer keys.
  public init?(intValue: Int) { nil }
}

extension [String: JSONValue] {
  /// Sets values; null removes one.
  public mutating func apply(_ changes: [String: JSONValue]) {
    merge(changes) { $1 }
    self = filter { $0.value != .null }
  }
}
