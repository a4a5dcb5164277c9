/// A named type of the contract.
public enum Definition: Hashable, Sendable {
  /// An object with known members.
  case object(ObjectType)
  /// A list of words, or of named numbers.
  case enumeration(Enumeration)
  /// One of several types.
  case union(Union)
  /// Another name for a type: any JSON, a map, text, null.
  case alias(Alias)

  /// Its name; PascalCase and unique in the model.
  public var name: String {
    switch self {
    case .object(let object): object.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .alias(let alias): alias.name
    }
  }

  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String {
    switch self {
    case .object(let object): object.doc
    case .enumeration(let enumeration): enumeration.doc
    case .union(let union): union.doc
    case .alias(let alias): alias.doc
    }
  }

  /// Which way values of it travel.
  public var direction: Direction {
    switch self {
    case .object(let object): object.direction
    case .enumeration(let enumeration): enumeration.direction
    case .union(let union): union.direction
    case .alias(let alias): alias.direction
    }
  }
}

/// Which way values of a type travel, found by following every reference from params, results, errors, events and
/// replies.
public struct Direction: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: Int

  /// Directions of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A client sends it: it is in the params of a method, or is a message of a client.
  public static let sent = Direction(rawValue: 1)

  /// The server sends it: it is in a result, an error, an event or a reply. A newer server may say more there than the
  /// schemas know, so reading is lenient. What nothing leads to counts as going both ways.
  public static let received = Direction(rawValue: 2)
}

/// Another name for a type.
public struct Alias: Hashable, Sendable {
  /// Its name; PascalCase and unique in the model.
  public var name: String
  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String
  /// What it stands for: any JSON (`JSONValue`), null (`Nothing`), text (`Store`), or a map (`Reply`).
  public var target: TypeReference
  /// Which way values of it travel.
  public var direction: Direction
}
