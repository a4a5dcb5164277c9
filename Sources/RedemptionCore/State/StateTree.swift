/// A described state as a tree of its parts, with how each one looks by itself, without the texts of labels.
struct StateTree {
  /// What is written for an identifier, a link or a moment.
  enum Piece {
    /// What a text looks like.
    case text(UInt64)
    /// The rank of a deadline among those to come; 0 for one that is over.
    case rank(Int)
    case label(Int)
  }

  enum Kind {
    case single
    /// Named parts, or parts whose order counts.
    case inOrder
    case set
  }

  struct Node {
    let kind: Kind
    /// The index behind the part and all that is in it.
    let end: Int
    /// How the part looks by itself, without its labels.
    let look: UInt64
    /// The places of its pieces; none for most.
    let pieces: Range<Int>
    /// Whether it has a label in it. A part that has none is what it looks like.
    fileprivate(set) var isLabelled: Bool
    /// Its group; -1 for none.
    fileprivate(set) var group = -1
    /// Its place in its group, from 1; 0 in a set.
    fileprivate(set) var position: UInt64 = 0
  }

  /// The parts, groups before their members.
  private(set) var nodes: [Node] = []
  /// The parts with a label in them.
  private(set) var labelled: [Int] = []
  /// The pieces of all parts, in their order.
  private(set) var pieces: [Piece] = []
  /// The identifiers of the space, and the dates.
  private(set) var labels = LabelTable()
  /// The rank of each deadline to come, from 1.
  private let ranks: [Timestamp: Int]
  /// The present second: a date that a rule sets now is equal to one of this second, and to no older one.
  private let second: Timestamp
  /// False if neither the order of deadlines nor what dates coincide with counts: what begins later may fall on a
  /// date, or beside it.
  private let ranksDeadlines: Bool

  init(_ state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    ranks = StateTree.ranks(of: state.members, after: now)
    second = now.wholeSecond
    self.ranksDeadlines = ranksDeadlines
    nodes.reserveCapacity(state.members.count)
    pieces.reserveCapacity(state.members.count)
    // A span copies no texts.
    let members = state.members.span
    for index in members.indices {
      if case .label(let text) = members[index].part { _ = labels.add(.text(text), .look(of: text)) }
    }
    for index in members.indices { add(members[index]) }
    setPlaces()
  }

  private mutating func add(_ member: borrowing StateDescription.Member) {
    let first = pieces.count
    var (look, kind, end) = (UInt64.look(of: member.name).mixed(after: 1), Kind.single, nodes.count + 1)
    switch member.part {
    case .nothing, .leftOut: break
    case .flag(let value): look = look.mixed(with: value ? 2 : 1)
    case .number(let value): look = look.mixed(with: UInt64(bitPattern: value).mixed(after: 3))
    case .text(let text): look = look.mixed(with: .look(of: text).mixed(after: 4))
    case .label(let text): pieces.append(.label(labels.add(.text(text), .look(of: text))))
    case .name(let text): addName(text)
    case .link(let text): addLink(text)
    case .deadline(let moment, _): addDeadline(moment)
    case .date(let moment, let kind): addDate(moment, kind)
    case .group(.record, let last): (look, kind, end) = (look.mixed(with: 8), .inOrder, last)
    case .group(.list, let last): (look, kind, end) = (look.mixed(with: 9), .inOrder, last)
    case .group(.set, let last): (look, kind, end) = (look.mixed(with: 10), .set, last)
    }
    var isLabelled = false
    for place in first..<pieces.count {
      switch pieces[place] {
      case .text(let text): look = look.mixed(with: text.mixed(after: 5))
      case .rank(let rank): look = look.mixed(with: UInt64(rank).mixed(after: 6))
      case .label: (look, isLabelled) = (look.mixed(with: 7), true)
      }
    }
    nodes.append(Node(kind: kind, end: end, look: look, pieces: first..<pieces.count, isLabelled: isLabelled))
  }

  private mutating func setPlaces() {
    for index in nodes.indices where nodes[index].kind != .single {
      var (child, position) = (index + 1, 1 as UInt64)
      while child < nodes[index].end {
        nodes[child].group = index
        nodes[child].position = nodes[index].kind == .set ? 0 : position
        child = nodes[child].end
        position += 1
      }
    }
    for index in nodes.indices.reversed() where nodes[index].isLabelled && nodes[index].group >= 0 {
      nodes[nodes[index].group].isLabelled = true
    }
    for index in nodes.indices where nodes[index].isLabelled { labelled.append(index) }
  }

  // MARK: Labels and deadlines

  private static func ranks(of members: [StateDescription.Member], after now: Timestamp) -> [Timestamp: Int] {
    var moments: Set<Timestamp> = []
    for member in members { if case .deadline(let at, _) = member.part, now < at { moments.insert(at) } }
    return Dictionary(uniqueKeysWithValues: moments.sorted().enumerated().map { ($1, $0 + 1) })
  }

  private mutating func addDeadline(_ moment: Timestamp) {
    let rank = ranks[moment] ?? 0
    pieces.append(.rank(ranksDeadlines ? rank : min(rank, 1)))
  }

  private mutating func addDate(_ moment: Timestamp, _ kind: DateKind) {
    if ranksDeadlines, let rank = ranks[moment] { return pieces.append(.rank(rank)) }
    if moment == second, kind.isSetLater { pieces.append(.text(.look(of: "now"))) }
    guard ranksDeadlines else { return }
    pieces.append(.label(labels.add(.date(moment, kind), UInt64(bitPattern: moment.milliseconds).mixed(after: 15))))
  }

  /// Adds a random identifier as a label behind its prefix, even if the space did not issue it.
  private mutating func addName(_ text: String) {
    let look = UInt64.look(of: text)
    if let prefix = StateTree.randomEnd(of: text) {
      pieces.append(.text(.look(of: prefix)))
      pieces.append(.label(labels.add(.text(text), look)))
    } else {
      pieces.append(labels.index(of: .text(text), look).map { .label($0) } ?? .text(look))
    }
  }

  /// The part of a text before its random end: 24 hexadecimal digits or more, with dashes between them.
  /// Nil if there is no such end.
  private static func randomEnd(of text: String) -> String? {
    let start = text.withBytes { bytes -> Int? in
      var (digits, start) = (0, bytes.count)
      while start > 0, bytes[start - 1].isHexadecimalDigit || bytes[start - 1] == UInt8(ascii: "-") {
        start -= 1
        if bytes[start] != UInt8(ascii: "-") { digits += 1 }
      }
      return digits >= 24 ? start : nil
    }
    return start.map { String(Substring(text.utf8.prefix($0))) }
  }

  /// The words of a link, of which some are labels.
  private mutating func addLink(_ text: String) {
    var rest = text.utf8[...]
    while let first = rest.first {
      let isWord = first.isOfIdentifier
      let run = rest.prefix { $0.isOfIdentifier == isWord }
      rest = rest.dropFirst(run.count)
      let word = String(Substring(run))
      if isWord { addName(word) } else { pieces.append(.text(.look(of: word))) }
    }
  }
}

extension UInt64 {
  /// How a text looks, mixed eight bytes at a time: most texts are the names of members.
  static func look(of text: String) -> UInt64 {
    text.withBytes { bytes in
      var (look, word, shift) = (UInt64(bytes.count), 0 as UInt64, 0 as UInt64)
      for index in bytes.indices {
        word |= UInt64(bytes[index]) << shift
        shift += 8
        guard shift == 64 else { continue }
        look = look.mixed(with: word)
        (word, shift) = (0, 0)
      }
      return look.mixed(with: word)
    }
  }

  /// A look to which this one is added.
  func mixed(after look: UInt64) -> UInt64 { look.mixed(with: self) }

  /// A look that both decide, and their order.
  func mixed(with next: UInt64) -> UInt64 {
    var mixed = (self << 23 | self >> 41) &+ next &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ mixed >> 32) &* 0xd6e8_feb8_6659_fd93
    return mixed ^ mixed >> 32
  }
}

extension DateKind {
  /// False for when something was bought, which no later event sets.
  fileprivate var isSetLater: Bool { self != .purchase && self != .firstPurchase }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// True for what identifiers in links consist of.
  fileprivate var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
