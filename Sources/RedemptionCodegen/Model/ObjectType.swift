/// An object with known members.
public struct ObjectType: Hashable, Sendable {
  /// Its name; PascalCase and unique in the model.
  public var name: String
  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String

  /// All members in the schemas' order, those of ``bases`` first. May be empty (`NoParams`, `EmptyEvent`).
  public var members: [Member]

  /// The objects whose members it takes over (`allOf`), such as `SessionFacts` for `SessionState`. They are in
  /// ``members`` already: a language with interfaces may also say that it is one.
  public var bases: [String]

  /// The type of members beside the known ones, where the contract has such; nil almost everywhere. They
  /// must be kept when read and written back.
  ///
  /// Without it a client that reads passes over members that it does not know, and never writes them.
  public var otherMembers: TypeReference?

  /// The fewest members that may be there, where the schema says so: `RedemptionRedeemParams` is `session` and one
  /// more.
  public var leastMembers: Int?
  /// The most members that may be there, where the schema says so.
  public var mostMembers: Int?

  /// The names of the unions that it is a case of; some objects are a case of several.
  public var unions: [String]

  /// Which way values of it travel.
  public var direction: Direction

  /// The members with one fixed value, such as the `kind` that tells a union's cases apart. A constructor does not ask
  /// for them.
  public var constants: [Member] { members.filter { $0.constant != nil } }

  /// The members that a constructor asks for, required ones first.
  public var settable: [Member] {
    let free = members.filter { $0.constant == nil }
    return free.filter(\.isRequired) + free.filter { !$0.isRequired }
  }
}

/// A member of an object.
public struct Member: Hashable, Sendable {
  /// Its name on the wire; lowerCamelCase nearly everywhere, `snake_case` in some SDKs' bodies. May be a reserved word;
  /// two of one object may differ in spelling only (`readableErrorCode`, `readable_error_code`).
  public var name: String
  /// What it holds: units, meaning of absence and of null; from the schema.
  public var doc: String
  /// Its type, with ``TypeReference/nullable(_:)`` where null may stand there.
  public var type: TypeReference
  /// Whether it is always there. An optional member that is not set is left out, never written as null; one that is
  /// required and null is written as null. A few members are optional and nullable (`code` of an outcome): there
  /// absence and null mean the same, but a value that was read has to be written back as it came.
  public var isRequired: Bool
  /// Its one value, where it has one; then ``type`` is a string.
  public var constant: String?
  /// What the server takes when it is left out, where the schema says so.
  public var defaultValue: DefaultValue?
  /// What the schema says further about its value. Writers put it into doc comments; the server checks it.
  public var constraints: Constraints

  /// Whether null may stand there.
  public var isNullable: Bool { type.isNullable }
  /// The type without null.
  public var valueType: TypeReference { type.withoutNull }
}

/// What a member is taken for when it is left out.
public enum DefaultValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case string(String)

  /// As JSON text.
  public var json: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    }
  }
}

/// Limits of a value.
public struct Constraints: Hashable, Sendable {
  /// The least number, that one included.
  public var minimum: Double?
  /// What a number has to be greater than.
  public var exclusiveMinimum: Double?
  /// The greatest number, that one included.
  public var maximum: Double?
  /// The fewest characters (Unicode scalars) of a text.
  public var leastLength: Int?
  /// The most elements of a list.
  public var mostElements: Int?
  /// A regular expression (ECMA 262) that a text matches.
  public var pattern: String?
  /// Words that a text must not be.
  public var excludedWords: [String] = []

  /// The limits in words, such as `greater than 0, at most 3155760000`; nil without any. Patterns are left out: they
  /// are for programs.
  public var phrase: String? {
    var parts: [String] = []
    if let exclusiveMinimum { parts.append("greater than \(Self.text(exclusiveMinimum))") }
    if let minimum { parts.append("at least \(Self.text(minimum))") }
    if let maximum { parts.append("at most \(Self.text(maximum))") }
    if let leastLength { parts.append("at least \(leastLength) character\(leastLength == 1 ? "" : "s")") }
    if let mostElements { parts.append(mostElements == 0 ? "always empty" : "at most \(mostElements) elements") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A limit without a fraction that says nothing.
  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
