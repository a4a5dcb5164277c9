/// A state as what can affect its future: named parts, in groups.
///
/// What a part is decides when two states are the same, see ``StateDigest``. An SDK or a space writes each stored
/// member under the member's own name, or says with ``leaveOut(_:because:)`` why it has no effect:
///
/// ```swift
/// func describe(into state: inout StateDescription) {
///   state.flag("isConfigured", isConfigured)
///   state.name("appUserId", appUserId)
///   state.deadline("freshUntil", freshUntil, .cacheGoesStale)
///   state.leaveOut("lastNumber", because: "It only keeps numbers apart.")
/// }
/// ```
public struct StateDescription: Sendable {
  /// A part of a state.
  public enum Part: Sendable, Hashable {
    /// Nil.
    case nothing
    /// A truth value, a number or a text that counts as it is.
    case flag(Bool), number(Int64), text(String)
    /// An identifier. One that the space issued is a label: only where else it occurs counts.
    case name(String)
    /// An identifier that the space issued: a label.
    case label(String)
    /// A text that may contain labels, such as a link.
    case link(String)
    /// The first moment at which a rule changes its answer. A past one is over; of the others the order counts.
    case deadline(Timestamp, DeadlineName)
    /// A moment that is compared with others of its kind: where else it occurs counts.
    case date(Timestamp, DateKind)
    /// A group of parts, whose members end before the index.
    case group(Grouping, end: Int)
    /// A member without effect on the future, and why. Only written if a test wants to know.
    case leftOut(because: String)
  }

  /// The kinds of groups.
  public enum Grouping: Sendable, Hashable {
    /// Named parts.
    case record
    /// Parts whose order counts.
    case list
    /// Parts whose order does not count.
    case set
  }

  /// A part with its name; elements of lists and sets have none.
  public struct Member: Sendable, Hashable {
    /// The name of the stored member.
    public let name: String
    /// What it is.
    public fileprivate(set) var part: Part
  }

  /// The parts in the order in which they were written, each group before its members.
  public private(set) var members: [Member] = []
  /// The owner of the labels that are written with ``own(_:_:_:)``, such as the id of a session.
  public var owner = ""
  /// Milliseconds by which the clock that the following deadlines are read on is ahead of the space's.
  public var clockAhead: Int64 = 0
  private let keepsLeftOut: Bool

  /// Starts empty.
  ///
  /// - Parameter keepsLeftOut: true for a test that wants to see the members without effect.
  public init(keepsLeftOut: Bool = false) {
    self.keepsLeftOut = keepsLeftOut
    // A space with one app and one purchase has 285.
    members.reserveCapacity(512)
  }

  private mutating func add(_ name: String, _ part: Part) { members.append(Member(name: name, part: part)) }

  // MARK: Values

  /// Writes a truth value.
  public mutating func flag(_ name: String, _ value: Bool?) { add(name, value.map { .flag($0) } ?? .nothing) }

  /// Writes a number.
  public mutating func number(_ name: String, _ value: (some BinaryInteger)?) {
    add(name, value.map { .number(Int64(truncatingIfNeeded: $0)) } ?? .nothing)
  }

  /// Writes a text that counts as it is.
  public mutating func text(_ name: String, _ value: String?) { add(name, value.map { .text($0) } ?? .nothing) }

  /// Writes a value of an enumeration.
  @inlinable public mutating func word<Word: RawRepresentable<String>>(_ name: String, _ value: Word?) {
    text(name, value?.rawValue)
  }

  /// Writes an identifier, which may be one that the space issued.
  public mutating func name(_ name: String, _ value: String?) { add(name, value.map { .name($0) } ?? .nothing) }

  /// Writes an identifier that the space issued.
  public mutating func label(_ name: String, _ value: String?) { add(name, value.map { .label($0) } ?? .nothing) }

  /// Writes a number that is a name within its ``owner``, such as that of a call.
  public mutating func own(_ name: String, _ kind: String, _ number: UInt64?) {
    label(name, number.map { "\(owner)/\(kind)/\($0)" })
  }

  /// Writes a text that may contain identifiers, such as a link.
  public mutating func link(_ name: String, _ value: String?) { add(name, value.map { .link($0) } ?? .nothing) }

  /// Writes the first moment at which a rule changes its answer.
  public mutating func deadline(_ name: String, _ moment: Timestamp?, _ rule: DeadlineName) {
    add(name, moment.map { .deadline($0.advanced(byMilliseconds: -clockAhead), rule) } ?? .nothing)
  }

  /// Writes a moment that is compared with others of its kind.
  public mutating func date(_ name: String, _ moment: Timestamp?, _ kind: DateKind) {
    add(name, moment.map { .date($0, kind) } ?? .nothing)
  }

  /// Says that a member has no effect on the future.
  public mutating func leaveOut(_ name: String, because reason: StaticString) {
    if keepsLeftOut { add(name, .leftOut(because: "\(reason)")) }
  }

  /// Writes JSON.
  public mutating func json(_ name: String, _ value: JSONValue) {
    switch value {
    case .null: add(name, .nothing)
    case .bool(let value): flag(name, value)
    case .integer(let value): number(name, value)
    case .real(let value): number(name, value.bitPattern)
    case .string(let value): link(name, value)
    case .array(let elements): list(name, elements) { $0.json("", $1) }
    case .object(let members): object(name, members)
    }
  }

  /// Writes a JSON object.
  public mutating func object(_ name: String, _ members: [String: JSONValue]) {
    record(name) { state in
      for (key, value) in members.sorted(by: { $0.key.precedes($1.key) }) { state.json(key, value) }
    }
  }

  // MARK: Groups

  /// Writes named parts.
  @inlinable public mutating func record(_ name: String, _ describe: (inout StateDescription) -> Void) {
    group(name, .record, describe)
  }

  /// Writes a value that describes itself.
  @inlinable public mutating func part(_ name: String, _ value: (some DescribedState)?) {
    guard let value else { return text(name, nil) }
    record(name) { value.describe(into: &$0) }
  }

  /// Writes elements whose order counts. Each is one part without a name.
  @inlinable public mutating func list<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ describe: (inout StateDescription, Element) -> Void
  ) {
    group(name, .list) { state in for element in elements { describe(&state, element) } }
  }

  /// Writes elements whose order does not count. Each is one part without a name.
  @inlinable public mutating func set<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ describe: (inout StateDescription, Element) -> Void
  ) {
    group(name, .set) { state in for element in elements { describe(&state, element) } }
  }

  /// Writes values that describe themselves, whose order counts.
  @inlinable public mutating func parts(_ name: String, _ values: some Sequence<some DescribedState>) {
    list(name, values) { $0.part("", $1) }
  }

  /// The identifiers that may be ones of the space: those written with ``name(_:_:)``.
  public var names: Set<String> {
    var found: Set<String> = []
    for member in members { if case .name(let text) = member.part { found.insert(text) } }
    return found
  }

  @usableFromInline mutating func group(
    _ name: String, _ grouping: Grouping, _ describe: (inout StateDescription) -> Void
  ) {
    let index = members.count
    add(name, .group(grouping, end: 0))
    describe(&self)
    members[index].part = .group(grouping, end: members.count)
  }
}

/// A value that can say what of it affects the future.
public protocol DescribedState {
  /// Writes every stored member, under its name.
  func describe(into state: inout StateDescription)
}

/// The kinds of moments that rules compare: news for an app is a grant with another date of a kind.
public enum DateKind: String, Hashable, Sendable {
  /// Latest purchase or renewal, and the first one.
  case purchase, firstPurchase
  /// The same of access that is told by its dates alone: another sale of this second gives the same.
  case sale
  /// End of the paid time, and of a grace period.
  case end, gracePeriodEnd
  /// When a store saw a cancellation, a failed payment or a refund, and when a pause ends.
  case cancellation, billingIssue, refund, resumption
}

/// The name of a rule that changes its answer at a moment.
///
/// An adapter adds names for rules of its own.
public struct DeadlineName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as `space/digest` tells it.
  public let rawValue: String
  /// Takes the name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes the name.
  public init(stringLiteral value: String) { rawValue = value }

  /// A code stops working.
  public static let linkExpires: DeadlineName = "linkExpires"
  /// A purchase's paid time, or its grace period, ends.
  public static let subscriptionLapses: DeadlineName = "subscriptionLapses"
  /// A subscription is charged, a failed charge is tried again, or a pause ends.
  public static let subscriptionGoesOn: DeadlineName = "subscriptionGoesOn"
  /// An address or a purchase may be sent another mail.
  public static let reissueIsAllowed: DeadlineName = "reissueIsAllowed"
  /// What an SDK has cached is old from now on.
  public static let cacheGoesStale: DeadlineName = "cacheGoesStale"
  /// What an SDK has cached gives no access any more.
  public static let cachedAccessEnds: DeadlineName = "cachedAccessEnds"
  /// An SDK sends a failed request again.
  public static let retryIsDue: DeadlineName = "retryIsDue"
  /// An SDK asks again by itself.
  public static let pollIsDue: DeadlineName = "pollIsDue"
  /// A row of the vendor's own is due.
  public static let vendorRowIsDue: DeadlineName = "vendorRowIsDue"
  /// A question that a fault delays reaches the service.
  public static let answerArrives: DeadlineName = "answerArrives"
}
