/// A short text that two states share if, and only if, their futures are the same up to identifiers and dates.
///
/// Identifiers that the space issued are renamed in the order in which they occur, and sets are ordered by what is in
/// them, so that neither random texts nor the order of independent events count. A deadline is its rank among those to
/// come, or over. So two states are the same although the distances of their deadlines differ: time has to pass by
/// steps from one deadline to the next, and a deadline that begins later may fall on either side of one that runs.
///
/// The text is the same in every process and on every machine.
public struct StateDigest: Hashable, Sendable {
  /// 32 hexadecimal digits.
  public let text: String
  /// The number of each label, from 1, by its text: the same for two states with one digest.
  public let labels: [String: Int]

  /// Computes the digest.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - now: the time in this state.
  public init(of state: StateDescription, at now: Timestamp) { self.init(of: state, at: now, ranksDeadlines: true) }

  /// - Parameter ranksDeadlines: false if it only counts whether a deadline is over.
  package init(of state: StateDescription, at now: Timestamp, ranksDeadlines: Bool) {
    var form = CanonicalForm(StateGraph(state, at: now, ranksDeadlines: ranksDeadlines))
    form.write()
    let (low, high) = form.hash.finished()
    text = RandomText.hexadecimal(low, digits: 16) + RandomText.hexadecimal(high, digits: 16)
    labels = form.namedLabels
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
    var found: Set<Deadline> = []
    for member in members {
      if case .deadline(let at, let name) = member.part, now < at { found.insert(Deadline(at: at, name: name)) }
    }
    return found.sorted { ($0.at, $0.name.rawValue) < ($1.at, $1.name.rawValue) }
  }
}

/// The writing of a state with numbers for its labels.
private struct CanonicalForm {
  private let graph: StateGraph
  private let members: [StateDescription.Member]
  /// The number of each label; 0 for one that has not occurred yet.
  private var numbers: [Int]
  private var lastNumber = 0
  private(set) var hash = SipHash()

  init(_ graph: StateGraph) {
    self.graph = graph
    members = graph.members
    numbers = Array(repeating: 0, count: graph.labels.count)
  }

  var namedLabels: [String: Int] { graph.labels.mapValues { numbers[$0] } }

  mutating func write() { writeInOrder(graph.topLevel) }

  private mutating func writeInOrder(_ indices: [Int]) {
    hash.add(UInt64(indices.count))
    for index in indices { write(index) }
  }

  private mutating func write(_ index: Int) {
    hash.add(members[index].name)
    switch members[index].part {
    case .nothing, .leftOut: hash.add(0 as UInt8)
    case .flag(let value): hash.add(value ? 2 : 1 as UInt8)
    case .number(let value):
      hash.add(3 as UInt8)
      hash.add(UInt64(bitPattern: value))
    case .text(let text):
      hash.add(4 as UInt8)
      hash.add(text)
    case .name, .label, .link, .deadline, .date:
      hash.add(5 as UInt8)
      for piece in graph.pieces[index] ?? [] { write(piece) }
    case .group(.set, _): writeSet(graph.children(of: index))
    case .group(.list, _), .group(.record, _): writeInOrder(graph.children(of: index))
    }
  }

  private mutating func write(_ piece: StateGraph.Piece) {
    switch piece {
    case .text(let text):
      hash.add(6 as UInt8)
      hash.add(text)
    case .rank(let rank):
      hash.add(7 as UInt8)
      hash.add(UInt64(rank))
    case .label(let label):
      if numbers[label] == 0 {
        lastNumber += 1
        numbers[label] = lastNumber
      }
      hash.add(8 as UInt8)
      hash.add(UInt64(numbers[label]))
    }
  }

  /// Elements that look the same are the same, but for labels beyond ``StateGraph/mostChoices``.
  private mutating func writeSet(_ elements: [Int]) {
    writeInOrder(elements.sorted { graph.looks[$0] < graph.looks[$1] })
  }
}
