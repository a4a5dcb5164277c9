/// The type of a member, an element or a result.
public indirect enum TypeReference: Hashable, Sendable {
  /// Text.
  case string
  /// `true` or `false`.
  case boolean
  /// A whole number within 64 bits. Times are milliseconds since 1970 and do not fit 32 bits.
  case integer
  /// A number that may have a fraction.
  case number
  /// Null and nothing else.
  case null
  /// Any JSON value, null included.
  case any
  /// A definition of the model, by its name.
  case named(String)
  /// A list of elements.
  case array(of: TypeReference)
  /// An object used as a map: any keys, values of one type.
  case map(of: TypeReference)
  /// A value of this type, or null. Never stands around itself, ``any`` or ``null``.
  case nullable(TypeReference)

  /// The type without ``nullable(_:)`` around it.
  public var withoutNull: TypeReference {
    if case .nullable(let type) = self { type } else { self }
  }

  /// Whether it is a ``nullable(_:)``.
  public var isNullable: Bool { withoutNull != self }

  /// The names of the definitions in it.
  public var names: [String] {
    switch self {
    case .named(let name): [name]
    case .array(let type), .map(let type), .nullable(let type): type.names
    case .string, .boolean, .integer, .number, .null, .any: []
    }
  }
}
