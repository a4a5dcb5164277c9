/// One of several types.
public struct Union: Hashable, Sendable {
  /// Its name; PascalCase and unique in the model.
  public var name: String
  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String
  /// How a reader finds the case.
  public var telling: Telling
  /// Its cases in the schemas' order; at least two.
  public var cases: [Case]
  /// Which way values of it travel.
  public var direction: Direction

  /// Whether a newer server may send another case: then a language's type needs a case for it that keeps the whole JSON
  /// value, so that it can be written back. A closed one is only ever sent by a client, or has its kinds of JSON fixed
  /// (``Telling/byJSON``), or has an ``Test/otherwise`` case that takes everything.
  public var isOpen: Bool {
    direction.contains(.received) && telling != .byJSON && !cases.contains { $0.test == .otherwise }
  }

  /// What the case for other values is called, lowerCamelCase: `unknown`, or `unrecognized` where `unknown` is one of
  /// its cases.
  public var unknownName: String { cases.contains { $0.name == "unknown" } ? "unrecognized" : "unknown" }

  /// How a reader finds the case.
  public enum Telling: Hashable, Sendable {
    /// By the text of this member, which every case has; all cases are objects, each has ``Test/constant(_:)``, or one
    /// of them ``Test/otherwise``.
    case byConstant(member: String)
    /// By which member is there; all cases are objects, each has ``Test/member(_:)``.
    case byMember
    /// By the kind of JSON value; each case has ``Test/json(_:)``.
    case byJSON
  }

  /// One of its types.
  public struct Case: Hashable, Sendable {
    /// A name for it, lowerCamelCase and unique in the union: of the constant (`redeemed`), of the member (`value`), or
    /// of what it holds (`list`).
    public var name: String
    /// Its type: ``TypeReference/named(_:)`` of an object except in unions told apart ``Telling/byJSON``.
    public var type: TypeReference
    /// What tells it from the others.
    public var test: Test
  }

  /// What tells a case from the others.
  public enum Test: Hashable, Sendable {
    /// The telling member holds this text.
    case constant(String)
    /// The telling member holds any other text.
    case otherwise
    /// The object has this member, which no other case has.
    case member(String)
    /// The value is of this kind.
    case json(JSONKind)
  }

  /// A kind of JSON value.
  public enum JSONKind: String, Hashable, Sendable, CaseIterable {
    case object, array, string, number, boolean, null
  }
}
