/// A short text that two states share if, and only if, their futures are the same up to identifiers and dates.
///
/// Identifiers that the space issued are renamed in the order in which they occur, and sets are ordered by what is in
/// them, so that neither random texts nor the order of independent events count. A deadline is its rank among those to
/// come, or over. So two states are the same although the distances of their deadlines differ: time has to pass by
/// steps from one deadline to the next, and a deadline that begins later may fall on either side of one that runs, or
/// on it, or on a date.
///
/// The text is the same in every process and on every machine.
public struct StateDigest: Hashable, Sendable {
  /// 32 hexadecimal digits.
  public let text: String
  private let table: LabelTable
  private let numbers: [Int]

  /// True if their texts are the same: the identifiers behind them may differ.
  public static func == (left: StateDigest, right: StateDigest) -> Bool { left.text == right.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Computes the digest.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - now: the time in this state.
  public init(of state: StateDescription, at now: Timestamp) { self.init(of: state, at: now, ranksDeadlines: true) }

  /// The number of each label, from 1, by its text: the same for two states with one digest.
  public var labels: [String: Int] {
    var labels: [String: Int] = [:]
    for (label, number) in zip(table.all, numbers) {
      switch label {
      case .text(let text): labels[text] = number
      case .date(let moment, let kind): labels["\(kind) \(moment.milliseconds)"] = number
      }
    }
    return labels
  }

  /// - Parameter ranksDeadlines: false if it only counts whether a deadline is over, and of a date whether it is now.
  package init(of state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    let graph = StateGraph(StateTree(state, at: now, ranksDeadlines: ranksDeadlines))
    var form = CanonicalForm(graph)
    form.write()
    let (low, high) = form.hash.finished()
    text = RandomText.hexadecimal(low, digits: 16) + RandomText.hexadecimal(high, digits: 16)
    (table, numbers) = (graph.tree.labels, form.numbers)
  }
}

/// A moment at which a state changes by itself, or a rule its answer.
public struct Deadline: Hashable, Sendable {
  /// The first moment at which it holds.
  public let at: Timestamp
  /// The rule.
  public let name: DeadlineName
}

extension StateDescription {
  /// The deadlines after a moment, the next one first, each once.
  public func deadlines(after now: Timestamp) -> [Deadline] {
    var found: [Deadline] = []
    for member in members {
      if case .deadline(let at, let name) = member.part, now < at { found.append(Deadline(at: at, name: name)) }
    }
    found.sort { ($0.at, $0.name.rawValue) < ($1.at, $1.name.rawValue) }
    return found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// The writing of a state with numbers for its labels.
private struct CanonicalForm {
  private let tree: StateTree
  private let looks: [UInt64]
  /// The number of each label; 0 for one that has not occurred yet.
  private(set) var numbers: [Int]
  private var lastNumber = 0
  private(set) var hash = SipHash()

  init(_ graph: StateGraph) {
    (tree, looks) = (graph.tree, graph.looks)
    numbers = Array(repeating: 0, count: tree.labels.all.count)
  }

  mutating func write() { writeInOrder(from: 0, to: tree.nodes.count) }

  private mutating func writeInOrder(from first: Int, to end: Int) {
    var (index, count) = (first, 0 as UInt64)
    while index < end { (index, count) = (tree.nodes[index].end, count + 1) }
    hash.add(count)
    index = first
    while index < end {
      write(index)
      index = tree.nodes[index].end
    }
  }

  /// What has no label is written by how it looks, and what has one by how it looks without them, and their numbers.
  private mutating func write(_ index: Int) {
    let node = tree.nodes[index]
    guard node.isLabelled else { return hash.add(looks[index]) }
    hash.add(node.look)
    switch node.kind {
    case .set: writeSet(from: index + 1, to: node.end)
    case .inOrder: writeInOrder(from: index + 1, to: node.end)
    case .single:
      for place in node.pieces {
        if case .label(let label) = tree.pieces[place] { hash.add(UInt64(number(of: label))) }
      }
    }
  }

  /// The number of a label, the next one where it occurs first.
  private mutating func number(of label: Int) -> Int {
    if numbers[label] == 0 {
      lastNumber += 1
      numbers[label] = lastNumber
    }
    return numbers[label]
  }

  /// Elements that look the same are the same, but for labels beyond ``StateGraph/mostChoices``.
  private mutating func writeSet(from first: Int, to end: Int) {
    var (elements, index): ([Int], Int) = ([], first)
    while index < end {
      elements.append(index)
      index = tree.nodes[index].end
    }
    hash.add(UInt64(elements.count))
    for element in elements.sorted(by: { looks[$0] < looks[$1] }) { write(element) }
  }
}
