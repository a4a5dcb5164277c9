/// Everything that the contract says about types, ready to be written in any language.
///
/// It is made of the bundled OpenRPC document by ``init(openRPC:)``. All lists keep an order that does not change as
/// long as the document does not: definitions by name, members, words, cases and methods as the schemas have them.
public struct TypeModel: Hashable, Sendable {
  /// The contract's version; `server/describe` returns the server's as `contractVersion`. 1 if the document has none.
  public var version: Int64

  /// Every named type, by ascending name. Names are PascalCase and unique.
  public var definitions: [Definition]

  /// Every method that a client may send, in the document's order.
  public var methods: [Method]

  /// Every notification that the server sends, in the document's order.
  public var notifications: [Notification]

  /// What the params of `session/event` are, by the event's name. Of two entries with one name, the one that names the
  /// SDK holds.
  public var events: [EventShape]

  /// Which shape a reply has at which target: one table each for `CustomerReply`, `Reply` and `StatusReply`, by
  /// ascending name.
  public var targetTables: [TargetTable]

  /// The vendors by ascending id, with the types that are theirs.
  public var vendors: [VendorTypes]

  /// Definitions that nothing refers to and that clients of an SDK read, such as messages of its native side: names by
  /// SDK, from `x-sdks`.
  public var ownTypes: [String: [String]]

  /// What a client does with the values of each definition; nil if it reads and writes all of them.
  var uses: [String: Direction]?

  /// The definition with this name. Writers ask for each member of each type, so it is found by halving.
  public func definition(_ name: String) -> Definition? {
    var (first, end) = (definitions.startIndex, definitions.endIndex)
    while end - first > 1 {
      let middle = (first + end) / 2
      if name < definitions[middle].name { end = middle } else { first = middle }
    }
    return definitions[first..<end].first { $0.name == name }
  }

  /// What stands behind a reference in the end: the alias's target for an alias, else the reference itself.
  public func resolved(_ type: TypeReference) -> TypeReference {
    guard case .named(let name) = type, case .alias(let alias)? = definition(name) else { return type }
    return resolved(alias.target)
  }

  /// The objects, by ascending name.
  public var objects: [ObjectType] {
    definitions.compactMap { if case .object(let object) = $0 { object } else { nil } }
  }

  /// The enumerations, by ascending name.
  public var enumerations: [Enumeration] {
    definitions.compactMap { if case .enumeration(let enumeration) = $0 { enumeration } else { nil } }
  }

  /// The unions, by ascending name.
  public var unions: [Union] {
    definitions.compactMap { if case .union(let union) = $0 { union } else { nil } }
  }

  /// The aliases, by ascending name.
  public var aliases: [Alias] {
    definitions.compactMap { if case .alias(let alias) = $0 { alias } else { nil } }
  }
}
