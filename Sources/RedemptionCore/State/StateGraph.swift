/// A described state with its labels and deadlines, and how each part looks without the texts of labels.
///
/// Looks are refined until labels that occur in different places look different (the colours of Weisfeiler and Leman).
/// Of labels that look the same then, one is singled out, and all is refined again.
struct StateGraph {
  /// What is written for an identifier, a link or a moment.
  enum Piece {
    case text(String)
    /// The rank of a deadline among those to come; 0 for one that is over.
    case rank(Int)
    case label(Int)
  }

  let members: [StateDescription.Member]
  /// The index of each label, by its text.
  private(set) var labels: [String: Int] = [:]
  /// The pieces of each part that has any, by its index.
  private(set) var pieces: [Int: [Piece]] = [:]
  /// Of each part, equal for parts that differ at most in their labels.
  private(set) var looks: [UInt64] = []

  /// How each part looks by itself.
  private var ownLooks: [UInt64] = []
  private var colours: [UInt64] = []
  /// The present second: a date that a rule sets now is equal to one of this second, and to no older one.
  private let second: Timestamp

  init(_ state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    members = state.members
    second = now.wholeSecond
    var ranks = StateGraph.ranks(of: members, after: now)
    if !ranksDeadlines { ranks = ranks.mapValues { _ in 1 } }
    for member in members { if case .label(let text) = member.part { _ = label(text) } }
    for (index, member) in members.enumerated() {
      if let found = pieces(of: member.part, ranks) { pieces[index] = found }
    }
    colours = Array(repeating: 1, count: labels.count)
    ownLooks = members.indices.map { ownLook(of: $0) }
    refine()
  }

  // MARK: The tree

  /// The parts that are in no group.
  var topLevel: [Int] { siblings(from: 0, to: members.count) }

  /// The parts of a group.
  func children(of index: Int) -> [Int] { siblings(from: index + 1, to: end(of: index)) }

  /// The index behind a part and all that is in it.
  func end(of index: Int) -> Int { if case .group(_, let end) = members[index].part { end } else { index + 1 } }

  private func siblings(from first: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = first
    while index < end {
      found.append(index)
      index = self.end(of: index)
    }
    return found
  }

  // MARK: Labels and deadlines

  private static func ranks(of members: [StateDescription.Member], after now: Timestamp) -> [Timestamp: Int] {
    var moments: Set<Timestamp> = []
    for member in members { if case .deadline(let at, _) = member.part, now < at { moments.insert(at) } }
    return Dictionary(uniqueKeysWithValues: moments.sorted().enumerated().map { ($1, $0 + 1) })
  }

  private mutating func label(_ text: String) -> Int {
    if let known = labels[text] { return known }
    labels[text] = labels.count
    return labels.count - 1
  }

  private mutating func pieces(of part: StateDescription.Part, _ ranks: [Timestamp: Int]) -> [Piece]? {
    switch part {
    case .nothing, .flag, .number, .text, .group, .leftOut: return nil
    case .label(let text): return [.label(label(text))]
    case .name(let text): return name(text)
    case .link(let text): return link(text)
    case .deadline(let moment, _): return [.rank(ranks[moment] ?? 0)]
    case .date(let moment, let kind):
      if let rank = ranks[moment] { return [.rank(rank)] }
      let date = Piece.label(label("\(kind) \(moment.milliseconds)"))
      return moment == second && kind.isSetLater ? [.text("now"), date] : [date]
    }
  }

  /// A random identifier is a label behind its prefix, also where nobody issued it.
  private mutating func name(_ text: String) -> [Piece] {
    let prefix = StateGraph.randomEnd(of: text)
    if let prefix { return [.text(prefix), .label(label(text))] }
    return [labels[text].map { .label($0) } ?? .text(text)]
  }

  /// The part of a text before its random end: 24 hexadecimal digits or more, with dashes between them.
  /// Nil if there is no such end.
  private static func randomEnd(of text: String) -> String? {
    var digits = 0
    var start = text.utf8.endIndex
    while start > text.utf8.startIndex {
      let before = text.utf8.index(before: start)
      let byte = text.utf8[before]
      guard byte.isHexadecimalDigit || byte == UInt8(ascii: "-") else { break }
      if byte.isHexadecimalDigit { digits += 1 }
      start = before
    }
    return digits >= 24 ? String(text[..<start]) : nil
  }

  /// The words of a link, of which some are labels.
  private mutating func link(_ text: String) -> [Piece] {
    var found: [Piece] = []
    var rest = text.utf8[...]
    while let first = rest.first {
      let isWord = first.isOfIdentifier
      let run = rest.prefix { $0.isOfIdentifier == isWord }
      rest = rest.dropFirst(run.count)
      let word = String(Substring(run))
      found += isWord ? name(word) : [.text(word)]
    }
    return found
  }

  // MARK: Looks

  private func ownLook(of index: Int) -> UInt64 {
    var look = mix(1, hashed(members[index].name))
    switch members[index].part {
    case .nothing, .leftOut: break
    case .flag(let value): look = mix(look, value ? 2 : 1)
    case .number(let value): look = mix(look, mix(3, UInt64(bitPattern: value)))
    case .text(let text): look = mix(look, mix(4, hashed(text)))
    case .name, .label, .link, .deadline, .date:
      for piece in pieces[index] ?? [] {
        switch piece {
        case .text(let text): look = mix(look, mix(5, hashed(text)))
        case .rank(let rank): look = mix(look, mix(6, UInt64(rank)))
        case .label: look = mix(look, 7)
        }
      }
    case .group(.record, _): look = mix(look, 8)
    case .group(.list, _): look = mix(look, 9)
    case .group(.set, _): look = mix(look, 10)
    }
    return look
  }

  /// The most labels that are tried when one is singled out. Beyond them, two states that are the same may get two
  /// digests.
  static let mostChoices = 512

  private mutating func refine() {
    setLooks()
    refineColours()
    var choices = 0
    while Set(colours).count < colours.count, choices < StateGraph.mostChoices { singleOut(&choices) }
  }

  private mutating func refineColours() {
    var distinct = Set(colours).count
    while distinct < colours.count {
      setColours()
      let now = Set(colours).count
      guard now > distinct else { break }
      distinct = now
      setLooks()
    }
  }

  /// Singles out one of the labels that look the same: the one after which the state looks the least. Of several, any
  /// will do: as a rule the state is the same from each of them.
  private mutating func singleOut(_ choices: inout Int) {
    var counts: [UInt64: Int] = [:]
    for colour in colours { counts[colour, default: 0] += 1 }
    guard let shared = counts.filter({ $0.value > 1 }).keys.min() else { return }
    var least: (look: UInt64, graph: StateGraph)?
    for label in colours.indices where colours[label] == shared {
      choices += 1
      var graph = self
      graph.colours[label] = mix(13, shared)
      graph.setLooks()
      graph.refineColours()
      let look = graph.colours.reduce(0) { $0 &+ mix(14, $1) }
      if least.map({ look < $0.look }) ?? true { least = (look, graph) }
    }
    if let least { self = least.graph }
  }

  /// From the inside out: a look has the colours of the labels in it.
  private mutating func setLooks() {
    looks = ownLooks
    for index in members.indices.reversed() {
      switch members[index].part {
      case .group(.set, _):
        var sum: UInt64 = 0
        forEachChild(of: index) { child, _ in sum = sum &+ mix(11, looks[child]) }
        looks[index] = mix(looks[index], sum)
      case .group: forEachChild(of: index) { child, _ in looks[index] = mix(looks[index], looks[child]) }
      default: for case .label(let label) in pieces[index] ?? [] { looks[index] = mix(looks[index], colours[label]) }
      }
    }
  }

  /// From the outside in: a colour has all places where its label occurs.
  private mutating func setColours() {
    var places = Array(repeating: 12 as UInt64, count: members.count)
    var next = colours
    for index in members.indices {
      places[index] = mix(places[index], ownLooks[index])
      let place = mix(places[index], looks[index])
      if case .group(let grouping, _) = members[index].part {
        forEachChild(of: index) { child, position in places[child] = mix(place, grouping == .set ? 0 : position) }
      }
      for (position, piece) in (pieces[index] ?? []).enumerated() {
        if case .label(let label) = piece { next[label] = next[label] &+ mix(places[index], UInt64(position)) }
      }
    }
    colours = next
  }

  private func forEachChild(of index: Int, _ visit: (Int, UInt64) -> Void) {
    var (child, position) = (index + 1, 1 as UInt64)
    let end = end(of: index)
    while child < end {
      visit(child, position)
      child = self.end(of: child)
      position += 1
    }
  }

  private func hashed(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }

  private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var mixed = (left << 23 | left >> 41) &+ right &* 0x9e37_79b9_7f4a_7c15
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
