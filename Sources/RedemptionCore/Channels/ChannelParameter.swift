/// One argument that a channel method takes.
public struct ChannelParameter: Hashable, Sendable {
  /// The key in an object of arguments, or the name that the source gives it in a list.
  public let name: String
  /// What it must be if it is there.
  public let type: ChannelType
  /// Whether it may be missing or null; no channel treats the two differently.
  public let isOptional: Bool

  /// An argument that must be there and not null.
  public static func required(_ name: String, _ type: ChannelType) -> ChannelParameter {
    ChannelParameter(name: name, type: type, isOptional: false)
  }

  /// An argument that may be missing or null.
  public static func optional(_ name: String, _ type: ChannelType) -> ChannelParameter {
    ChannelParameter(name: name, type: type, isOptional: true)
  }
}

/// The JSON type of an argument or a result.
public indirect enum ChannelType: Hashable, Sendable {
  case any, bool, integer, number, string
  /// An array whose elements have this type.
  case list(ChannelType)
  /// An object whose values have this type or are null.
  case map(ChannelType)
  /// An object with at least these members; others are free.
  case object([ChannelParameter])
  /// A string that is the JSON of such a value.
  case json(ChannelType)

  /// An object with any members.
  public static let object = ChannelType.object([])

  /// The type in words, as errors name it.
  public var words: String {
    switch self {
    case .any: "any value"
    case .bool: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .list(let element): "a list, each element \(element.words)"
    case .map(let value): "an object, each value \(value.words)"
    case .object: "an object"
    case .json(let value): "a string with the JSON of \(value.words)"
    }
  }
}
