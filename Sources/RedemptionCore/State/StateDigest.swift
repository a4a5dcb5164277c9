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
  private let indices: [String: Int]
  private let dates: [StateGraph.DateLabel: Int]
  private let numbers: [Int]

  /// Computes the digest.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - now: the time in this state.
  public init(of state: StateDescription, at now: Timestamp) { self.init(of: state, at: now, ranksDeadlines: true) }

  /// The number of each label, from 1, by its text: the same for two states with one digest.
  public var labels: [String: Int] {
    var labels = indices.mapValues { numbers[$0] }
    for (date, index) in dates { labels["\(date.kind) \(date.moment.milliseconds)"] = numbers[index] }
    return labels
  }

  /// - Parameter ranksDeadlines: false if it only counts whether a deadline is over, and of a date whether it is now.
  package init(of state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    let graph = StateGraph(state, at: now, ranksDeadlines: ranksDeadlines)
    var form = CanonicalForm(graph)
    form.write()
    let (low, high) = form.hash.finished()
    text = RandomText.hexadecimal(low, digits: 16) + RandomText.hexadecimal(high, digits: 16)
    (indices, dates, numbers) = (graph.labels, graph.dates, form.numbers)
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
  private let graph: StateGraph
  /// The number of each label; 0 for one that has not occurred yet.
  private(set) var numbers: [Int]
  private var lastNumber = 0
  private(set) var hash = SipHash()

  init(_ graph: StateGraph) {
    self.graph = graph
    numbers = Array(repeating: 0, count: graph.labelCount)
  }

  mutating func write() { writeInOrder(from: 0, to: graph.members.count) }

  private mutating func writeInOrder(from first: Int, to end: Int) {
    var (index, count) = (first, 0 as UInt64)
    while index < end { (index, count) = (graph.end(of: index), count + 1) }
    hash.add(count)
    index = first
    while index < end {
      write(index)
      index = graph.end(of: index)
    }
  }

  /// What has no label is written by how it looks, and what has one by how it looks without them, and their numbers.
  private mutating func write(_ index: Int) {
    guard graph.isLabelled[index] else { return hash.add(graph.looks[index]) }
    hash.add(graph.ownLooks[index])
    switch graph.members[index].part {
    case .group(.set, let end): writeSet(from: index + 1, to: end)
    case .group(_, let end): writeInOrder(from: index + 1, to: end)
    default: for case .label(let label) in graph.pieces(of: index) { hash.add(UInt64(number(of: label))) }
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
      index = graph.end(of: index)
    }
    hash.add(UInt64(elements.count))
    for element in elements.sorted(by: { graph.looks[$0] < graph.looks[$1] }) { write(element) }
  }
}
