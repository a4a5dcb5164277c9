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

  /// A moment as a label: only where else it occurs counts.
  struct DateLabel: Hashable {
    let moment: Timestamp
    let kind: DateKind

    /// Few moments have two kinds.
    func hash(into hasher: inout Hasher) { hasher.combine(moment.milliseconds) }
  }

  let members: [StateDescription.Member]
  /// The index of each label, by its text.
  private(set) var labels: [String: Int] = [:]
  /// The index of each date, among the labels.
  private(set) var dates: [DateLabel: Int] = [:]
  /// Of each part, equal for parts that differ at most in their labels.
  private(set) var looks: [UInt64] = []

  /// The number of labels, dates included.
  var labelCount: Int { labels.count + dates.count }

  /// The pieces of all parts, in their order, and where those of each part end.
  private var allPieces: [Piece] = []
  private var pieceEnds: [Int] = []
  /// How each part looks by itself, without its labels.
  private(set) var ownLooks: [UInt64] = []
  /// The group of each part; -1 for none.
  private var groups: [Int]
  /// The place of each part in its group, from 1; 0 in a set.
  private var positions: [UInt64]
  /// Whether each part has a label in it. One that has none is what it looks like.
  private(set) var isLabelled: [Bool] = []
  /// The parts with a label in them, groups before their members: only their looks are refined.
  private var labelled: [Int] = []
  private var colours: [UInt64] = []
  /// The present second: a date that a rule sets now is equal to one of this second, and to no older one.
  private let second: Timestamp
  /// False if neither the order of deadlines nor what dates coincide with counts: what begins later may fall on a
  /// date, or beside it.
  private let ranksDeadlines: Bool

  init(_ state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    members = state.members
    second = now.wholeSecond
    self.ranksDeadlines = ranksDeadlines
    groups = Array(repeating: -1, count: members.count)
    positions = Array(repeating: 0, count: members.count)
    let ranks = StateGraph.ranks(of: members, after: now)
    for member in members { if case .label(let text) = member.part { _ = label(text) } }
    pieceEnds.reserveCapacity(members.count)
    allPieces.reserveCapacity(members.count)
    for member in members {
      addPieces(of: member.part, ranks)
      pieceEnds.append(allPieces.count)
    }
    colours = Array(repeating: 1, count: labelCount)
    ownLooks = members.indices.map { ownLook(of: $0) }
    setPlaces()
    looks = ownLooks
    for index in members.indices.reversed() { setLook(of: index) }
    refine()
  }

  // MARK: The tree

  /// The index behind a part and all that is in it.
  func end(of index: Int) -> Int { if case .group(_, let end) = members[index].part { end } else { index + 1 } }

  /// The places in ``allPieces`` of those of a part; none for most.
  private func places(of index: Int) -> Range<Int> { (index == 0 ? 0 : pieceEnds[index - 1])..<pieceEnds[index] }

  /// What is written for a part that is an identifier, a link or a moment.
  func pieces(of index: Int) -> ArraySlice<Piece> { allPieces[places(of: index)] }

  private mutating func setPlaces() {
    for index in members.indices {
      guard case .group(let grouping, let end) = members[index].part else { continue }
      var (child, position) = (index + 1, 1 as UInt64)
      while child < end {
        groups[child] = index
        positions[child] = grouping == .set ? 0 : position
        child = self.end(of: child)
        position += 1
      }
    }
    isLabelled = Array(repeating: false, count: members.count)
    for index in members.indices.reversed() {
      for piece in pieces(of: index) { if case .label = piece { isLabelled[index] = true } }
      if isLabelled[index], groups[index] >= 0 { isLabelled[groups[index]] = true }
    }
    labelled = members.indices.filter { isLabelled[$0] }
  }

  // MARK: Labels and deadlines

  private static func ranks(of members: [StateDescription.Member], after now: Timestamp) -> [Timestamp: Int] {
    var moments: Set<Timestamp> = []
    for member in members { if case .deadline(let at, _) = member.part, now < at { moments.insert(at) } }
    return Dictionary(uniqueKeysWithValues: moments.sorted().enumerated().map { ($1, $0 + 1) })
  }

  private mutating func label(_ text: String) -> Int {
    if let known = labels[text] { return known }
    let index = labelCount
    labels[text] = index
    return index
  }

  private mutating func label(_ date: DateLabel) -> Int {
    if let known = dates[date] { return known }
    let index = labelCount
    dates[date] = index
    return index
  }

  private mutating func addPieces(of part: StateDescription.Part, _ ranks: [Timestamp: Int]) {
    switch part {
    case .nothing, .flag, .number, .text, .group, .leftOut: return
    case .label(let text): allPieces.append(.label(label(text)))
    case .name(let text): addName(text)
    case .link(let text): addLink(text)
    case .deadline(let moment, _):
      let rank = ranks[moment] ?? 0
      allPieces.append(.rank(ranksDeadlines ? rank : min(rank, 1)))
    case .date(let moment, let kind):
      if ranksDeadlines, let rank = ranks[moment] { return allPieces.append(.rank(rank)) }
      if moment == second, kind.isSetLater { allPieces.append(.text("now")) }
      if ranksDeadlines { allPieces.append(.label(label(DateLabel(moment: moment, kind: kind)))) }
    }
  }

  /// A random identifier is a label behind its prefix, also where nobody issued it.
  private mutating func addName(_ text: String) {
    if let prefix = StateGraph.randomEnd(of: text) {
      allPieces.append(.text(prefix))
      allPieces.append(.label(label(text)))
    } else {
      allPieces.append(labels[text].map { .label($0) } ?? .text(text))
    }
  }

  /// The part of a text before its random end: 24 hexadecimal digits or more, with dashes between them.
  /// Nil if there is no such end.
  private static func randomEnd(of text: String) -> String? {
    guard text.utf8.count >= 24 else { return nil }
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
  private mutating func addLink(_ text: String) {
    var rest = text.utf8[...]
    while let first = rest.first {
      let isWord = first.isOfIdentifier
      let run = rest.prefix { $0.isOfIdentifier == isWord }
      rest = rest.dropFirst(run.count)
      let word = String(Substring(run))
      if isWord { addName(word) } else { allPieces.append(.text(word)) }
    }
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
      for piece in pieces(of: index) {
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
    refineColours()
    var choices = 0
    while StateGraph.distinct(colours) < colours.count, choices < StateGraph.mostChoices { singleOut(&choices) }
  }

  private static func distinct(_ colours: [UInt64]) -> Int {
    let sorted = colours.sorted()
    return zip(sorted, sorted.dropFirst()).reduce(min(1, sorted.count)) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private mutating func refineColours() {
    var distinct = StateGraph.distinct(colours)
    while distinct < colours.count {
      setColours()
      let now = StateGraph.distinct(colours)
      guard now > distinct else { break }
      distinct = now
      refineLooks()
    }
  }

  /// Singles out one of the labels that look the same: the one after which the state looks the least. Of several, any
  /// will do: as a rule the state is the same from each of them.
  private mutating func singleOut(_ choices: inout Int) {
    let sorted = colours.sorted()
    guard let shared = zip(sorted, sorted.dropFirst()).first(where: { $0 == $1 })?.0 else { return }
    var least: (look: UInt64, graph: StateGraph)?
    for label in colours.indices where colours[label] == shared {
      choices += 1
      var graph = self
      graph.colours[label] = mix(13, shared)
      graph.refineLooks()
      graph.refineColours()
      let look = graph.colours.reduce(0) { $0 &+ mix(14, $1) }
      if least.map({ look < $0.look }) ?? true { least = (look, graph) }
    }
    if let least { self = least.graph }
  }

  /// From the inside out: a look has the colours of the labels in it.
  private mutating func refineLooks() {
    for index in labelled.reversed() {
      looks[index] = ownLooks[index]
      setLook(of: index)
    }
  }

  /// Adds to a part's own look those of what is in it.
  private mutating func setLook(of index: Int) {
    guard case .group(let grouping, let end) = members[index].part else {
      for place in places(of: index) {
        if case .label(let label) = allPieces[place] { looks[index] = mix(looks[index], colours[label]) }
      }
      return
    }
    var look = grouping == .set ? 0 : looks[index]
    var child = index + 1
    while child < end {
      look = grouping == .set ? look &+ mix(11, looks[child]) : mix(look, looks[child])
      child = self.end(of: child)
    }
    looks[index] = grouping == .set ? mix(looks[index], look) : look
  }

  /// From the outside in: a colour has all places where its label occurs.
  private mutating func setColours() {
    var insides = Array(repeating: 0 as UInt64, count: members.count)
    var next = colours
    for index in labelled {
      let outside = groups[index] < 0 ? 12 : mix(insides[groups[index]], positions[index])
      let place = mix(outside, ownLooks[index])
      insides[index] = mix(place, looks[index])
      let pieces = places(of: index)
      for piece in pieces {
        guard case .label(let label) = allPieces[piece] else { continue }
        next[label] = next[label] &+ mix(place, UInt64(piece - pieces.lowerBound))
      }
    }
    colours = next
  }

  /// Mixed eight bytes at a time: most texts are the names of members.
  private func hashed(_ text: String) -> UInt64 {
    var (hash, word, shift) = (UInt64(text.utf8.count), 0 as UInt64, 0 as UInt64)
    for byte in text.utf8 {
      word |= UInt64(byte) << shift
      shift += 8
      guard shift == 64 else { continue }
      hash = mix(hash, word)
      (word, shift) = (0, 0)
    }
    return mix(hash, word)
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
