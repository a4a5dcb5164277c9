/// What the definitions of a model are called in C#, and which are nested in a union.
struct CSharpNames {
  /// The union that an object is a nested class of; nil for a type of its own.
  ///
  /// Where an object is a case of several unions, that is the one whose cases are in all the others
  /// (`RedemptionOutcome`, not `ScriptedAnswer`); the others wrap it. Without such a union it is nested in none.
  let home: [String: String]
  /// The names of each union's nested classes, in the order of its cases.
  let nested: [String: [String]]

  private let model: TypeModel

  init(model: TypeModel) {
    self.model = model
    let unions = model.unions
    var home: [String: String] = [:]
    for object in model.objects { home[object.name] = Self.home(of: object.name, in: unions) }
    self.home = home
    // A nested class must not hide a type of its own.
    let outer = Set(model.definitions.map(\.name).filter { home[$0] == nil })
    nested = Dictionary(
      uniqueKeysWithValues: unions.map { ($0.name, Self.nestedNames(of: $0, reserved: outer)) })
  }

  private static func nestedNames(of union: Union, reserved: Set<String>) -> [String] {
    // A case that is told by a member would have that member's name: `Value.Value`. Its object has a better one.
    let isTold = union.telling == .byMember
    return Identifier.distinct(
      union.cases.map { isTold ? $0.type.names.first ?? $0.name : $0.name },
      reserved: reservedInUnions.union(reserved).union([unknown(union)]),
      spelling: \.upperCamel,
      escaped: { $0 + "Case" })
  }

  /// The class of the case that only a newer server knows; free of the names of the other cases.
  static func unknown(_ union: Union) -> String { Identifier(union.unknownName).upperCamel }

  private static func home(of object: String, in unions: [Union]) -> String? {
    let holders = unions.filter { $0.telling != .byJSON && Self.objects(of: $0).contains(object) }
    return holders.first { holder in
      let cases = Self.objects(of: holder)
      return holders.allSatisfy { cases.isSubset(of: Self.objects(of: $0)) }
    }?.name
  }

  private static func objects(of union: Union) -> Set<String> { Set(union.cases.flatMap(\.type.names)) }

  /// The class of a definition, from anywhere in the namespace: `RedemptionOutcome.Redeemed`.
  func type(_ name: String) -> String {
    guard let union = home[name], let nested = nestedName(of: name, in: union) else { return name }
    return "\(union).\(nested)"
  }

  /// What a union calls the case that is this object.
  func nestedName(of object: String, in union: String) -> String? {
    guard let cases = model.unions.first(where: { $0.name == union })?.cases,
      let index = cases.firstIndex(where: { $0.type == .named(object) })
    else { return nil }
    return nested[union]?[index]
  }

  /// The properties of an object, one for each member in their order.
  func properties(of object: ObjectType) -> [String] {
    var reserved = Self.reservedInObjects.union([object.name])
    if let union = home[object.name] {
      reserved.formUnion(nested[union] ?? [])
      reserved.formUnion(Self.reservedInUnions)
      reserved.formUnion(["Unknown", "Unrecognized"])
    }
    return Identifier.distinct(
      object.members.map(\.name), reserved: reserved, spelling: \.upperCamel, escaped: { $0 + "Value" })
  }

  /// Parameters, one for each name in their order.
  static func parameters(_ names: [String], reserved: Set<String> = []) -> [String] {
    Identifier.distinct(
      names, reserved: reserved.union(keywords), spelling: \.lowerCamel,
      escaped: { keywords.contains($0) ? "@" + $0 : $0 + "Value" })
  }

  private static let reservedInUnions: Set<String> = [
    "Read", "Write", "Match", "Equals", "GetHashCode", "GetType", "ToString", "ReferenceEquals",
  ]
  private static let reservedInObjects: Set<String> = [
    "OtherMembers", "Read", "Write", "Equals", "GetHashCode", "GetType", "ToString", "ReferenceEquals",
  ]

  private static let keywords = Set(
    """
    abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event
    explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null
    object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static
    string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
