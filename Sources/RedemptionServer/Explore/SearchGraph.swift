/// The states that a search has seen, and the events that lead from one to another.
struct SearchGraph {
  /// What a state is known by.
  struct Key: Hashable {
    let low: UInt64
    let high: UInt64
  }

  enum Edge {
    case untried
    case to(Int)
    /// It has led to different states.
    case unstable
  }

  struct Node {
    let situation: Situation
    /// Those that are enabled.
    let events: [StoryEvent]
    var edges: [Edge]
    /// The number of events on the shortest known story.
    var depth: Int
    /// The edge by which that story ends; nil for the initial state.
    var parent: (node: Int, event: Int)?
    /// The number of events that were not tried.
    var untried: Int
  }

  private(set) var nodes: [Node] = []
  private var index: [Key: Int] = [:]
  /// Where all stories begin; nil before the first one.
  private(set) var initial: Int?
  /// The number of events that were tried in states.
  private(set) var tried = 0
  /// The number of events that are enabled in a state and were not tried there.
  private(set) var left = 0
  /// The number of events that have led to different states.
  private(set) var unstable = 0
  /// The bytes of what is kept, about.
  private(set) var bytes = 0
  /// The bytes that are kept elsewhere for each state, about.
  var bytesBeside = 0

  /// The state with this key, added if it is new.
  mutating func node(_ key: Key, _ situation: Situation, _ events: [StoryEvent]) -> Int {
    if let known = index[key] { return known }
    let node = nodes.count
    index[key] = node
    nodes.append(
      Node(
        situation: situation, events: events, edges: Array(repeating: .untried, count: events.count), depth: .max,
        parent: nil, untried: events.count))
    left += events.count
    bytes += 600 + bytesBeside + events.count * 48 + situation.shown.sentence.utf8.count
    return node
  }

  /// Says where stories begin.
  ///
  /// - Returns: false if they have begun elsewhere before.
  mutating func begin(at node: Int) -> Bool {
    guard let initial else {
      initial = node
      nodes[node].depth = 0
      return true
    }
    return initial == node
  }

  /// Adds what an event has led to.
  ///
  /// - Returns: the state to which it has led before, if that is another one.
  mutating func connect(_ node: Int, _ event: Int, to target: Int) -> Int? {
    switch nodes[node].edges[event] {
    case .untried:
      nodes[node].edges[event] = .to(target)
      nodes[node].untried -= 1
      tried += 1
      left -= 1
      relax(node, event, target)
      return nil
    case .to(let known):
      guard known != target else { return nil }
      nodes[node].edges[event] = .unstable
      unstable += 1
      return known
    case .unstable: return nil
    }
  }

  /// Keeps the shortest story to each state.
  private mutating func relax(_ node: Int, _ event: Int, _ target: Int) {
    var queue = [(node, event, target)]
    while let (from, event, to) = queue.popLast() {
      guard nodes[from].depth < .max, nodes[from].depth + 1 < nodes[to].depth else { continue }
      nodes[to].depth = nodes[from].depth + 1
      nodes[to].parent = (from, event)
      for (index, edge) in nodes[to].edges.enumerated() {
        if case .to(let next) = edge { queue.append((to, index, next)) }
      }
    }
  }

  /// The events, by their place, of the shortest way from a state to one that is wanted; nil if there is none.
  ///
  /// - Parameter limit: the longest way.
  func way(from start: Int, atMost limit: Int = .max, to isWanted: (Int) -> Bool) -> [Int]? {
    if isWanted(start) { return [] }
    var reached: [Int: (node: Int, event: Int)] = [:]
    var front = [start]
    var length = 0
    while !front.isEmpty, length < limit {
      length += 1
      var next: [Int] = []
      for node in front {
        for (event, edge) in nodes[node].edges.enumerated() {
          guard case .to(let target) = edge, target != start, reached[target] == nil else { continue }
          reached[target] = (node, event)
          if isWanted(target) { return way(to: target, from: start, by: reached) }
          next.append(target)
        }
      }
      front = next
    }
    return nil
  }

  private func way(to target: Int, from start: Int, by reached: [Int: (node: Int, event: Int)]) -> [Int] {
    var events: [Int] = []
    var node = target
    while node != start, let step = reached[node] {
      events.append(step.event)
      node = step.node
    }
    return events.reversed()
  }

  /// The shortest story that ends in a state: the states before each event, and the event.
  func story(to node: Int) -> [(node: Int, event: Int)] {
    var steps: [(node: Int, event: Int)] = []
    var place = node
    while let parent = nodes[place].parent, steps.count <= nodes.count {
      steps.append(parent)
      place = parent.node
    }
    return steps.reversed()
  }

  /// The states from which every event was tried, and every state behind them as well, so that what can happen there is
  /// known; of these, those from which no good state is reached.
  func deadEnds(_ isGood: (Situation) -> Bool) -> [Int] {
    var before: [[Int]] = Array(repeating: [], count: nodes.count)
    var undecided: [Int] = []
    for (node, known) in nodes.enumerated() {
      var isOpen = false
      for edge in known.edges {
        if case .to(let target) = edge { before[target].append(node) } else { isOpen = true }
      }
      if isOpen || isGood(known.situation) { undecided.append(node) }
    }
    var hasHope = Array(repeating: false, count: nodes.count)
    for node in undecided { hasHope[node] = true }
    while let node = undecided.popLast() {
      for previous in before[node] where !hasHope[previous] {
        hasHope[previous] = true
        undecided.append(previous)
      }
    }
    return nodes.indices.filter { !hasHope[$0] }
  }
}
