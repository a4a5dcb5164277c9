import RedemptionCore
import RedemptionTesting
import Testing

@testable import RedemptionServer

/// An app that is a table: each event leads from each state to one.
private struct Table {
  static let events = ["a", "b", "c"]
  let next: [[Int]]
  let bad: Int

  init(states: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    next = (0..<states).map { _ in Table.events.map { _ in Int.random(in: 0..<states, using: &random) } }
    bad = Int.random(in: 1..<states, using: &random)
  }

  /// The number of events to each state that can be reached.
  var distances: [Int: Int] {
    var distances = [0: 0]
    var front = [0]
    while let state = front.first {
      front.removeFirst()
      for target in next[state] where distances[target] == nil {
        distances[target] = (distances[state] ?? 0) + 1
        front.append(target)
      }
    }
    return distances
  }

  func observation(_ state: Int) -> Exploration.Observation {
    Exploration.Observation(
      key: SearchGraph.Key(low: UInt64(state), high: 0),
      situation: Situation(
        shown: Shown(), truth: Truth(), failed: state == bad ? "it broke" : nil, broken: [], deadline: nil),
      events: Table.events.map { .app($0) })
  }
}

@Suite("The search through the states of an app")
struct ExplorationTests {
  /// Plays a table to the end of the search.
  ///
  /// - Parameter leak: returns another state in place of one, by the number of the story.
  private func explore(
    _ table: Table, stories: Int = 10_000, leak: (Int, Int) -> Int = { _, state in state }
  ) -> Exploration {
    var limits = Exploration.Limits()
    limits.stories = stories
    var search = Exploration(limits: limits, properties: Property.standard, seed: 1)
    var (state, story) = (0, 0)
    search.observe(table.observation(leak(story, state)))
    while true {
      switch search.next(after: 0) {
      case .event(let event):
        state = table.next[state][Table.events.firstIndex(of: event.name) ?? 0]
        search.observe(table.observation(leak(story, state)))
      case .end:
        (state, story) = (0, story + 1)
        search.observe(table.observation(leak(story, state)))
      case .go: Issue.record("a bridge cannot return to a state")
      case .done: return search
      }
    }
  }

  @Test(
    "a closed search has every state that can be reached, and the shortest story to what is wrong", arguments: 0..<40)
  func closed(seed: UInt64) throws {
    let table = Table(states: 60, seed: seed)
    let distances = table.distances
    let search = explore(table)
    #expect(search.isClosed)
    #expect(search.graph.nodes.count == distances.count)
    #expect(search.graph.tried == distances.count * Table.events.count)
    #expect(search.findings.map(\.story.count).min() == distances[table.bad])
    for finding in search.findings {
      var state = 0
      for step in finding.story {
        let name = search.graph.nodes[step.node].events[step.event].name
        state = table.next[state][Table.events.firstIndex(of: name) ?? 0]
      }
      #expect(state == table.bad)
    }
  }

  @Test("a search that reached a limit is not closed, and walks on at random")
  func limited() {
    let table = Table(states: 400, seed: 3)
    let search = explore(table, stories: 200)
    #expect(!search.isClosed)
    #expect(search.gaps == [.stories])
    #expect(search.graph.tried < 400)
    #expect(search.graph.nodes.map(\.depth).max() ?? 0 > 4)
  }

  @Test("no event of a story can be left out, also if the search was not closed", arguments: 0..<10)
  func shortened(seed: UInt64) {
    let table = Table(states: 400, seed: seed)
    for finding in explore(table, stories: 250).findings {
      let events = finding.story.map { step in Table.events.firstIndex(of: ["a", "b", "c"][step.event]) ?? 0 }
      for left in events.indices {
        var state = 0
        for (place, event) in events.enumerated() where place != left { state = table.next[state][event] }
        #expect(state != table.bad)
      }
    }
  }

  @Test("the same search is the same search again")
  func same() {
    let table = Table(states: 300, seed: 4)
    let (one, other) = (explore(table, stories: 500), explore(table, stories: 500))
    #expect(one.findings == other.findings)
    #expect(one.played == other.played)
  }

  @Test("an app that shows something else in a later story has no finding, and the first difference is told")
  func leak() throws {
    let table = Table(states: 12, seed: 6)
    // From the second story on, the bad state is never reached.
    let search = explore(table) { story, state in story > 0 && state == table.bad ? 0 : state }
    #expect(!search.isClosed)
    #expect(search.findings == [])
    #expect(!search.differences.isEmpty)
  }

  @Test("a state is a dead end if no continuation is good, and undecided if one was not tried")
  func deadEnds() {
    var graph = SearchGraph()
    let situation = { (good: Bool) in
      Situation(
        shown: Shown(says: good ? .active : .nothing), truth: Truth(), failed: nil, broken: [], deadline: nil)
    }
    let nodes = (0..<4).map { number in
      graph.node(
        SearchGraph.Key(low: UInt64(number), high: 0), situation(number == 1),
        number == 3 ? [.app("x"), .app("y")] : [.app("x")])
    }
    _ = graph.begin(at: nodes[0])
    _ = graph.connect(nodes[0], 0, to: nodes[1])
    _ = graph.connect(nodes[1], 0, to: nodes[2])
    _ = graph.connect(nodes[2], 0, to: nodes[2])
    _ = graph.connect(nodes[3], 0, to: nodes[2])
    #expect(graph.deadEnds(Property.givesAccess) == [nodes[2]])
  }

  @Test("an app that shows no access owes it until the purchase is redeemed, another one as long as it is paid")
  func owedAccess() {
    let situation = { (access: [String]?, isRedeemed: Bool) in
      var truth = Truth()
      truth.purchases = [
        Truth.Purchase(
          isAlive: true, entitlements: ["pro"], users: [], isHeldHere: isRedeemed, isHeld: isRedeemed,
          hasLink: !isRedeemed)
      ]
      return Situation(shown: Shown(access: access), truth: truth, failed: nil, broken: [], deadline: nil)
    }
    #expect(Property.owesAccess(situation(nil, false)))
    #expect(!Property.owesAccess(situation(nil, true)))
    #expect(Property.owesAccess(situation([], false)))
    #expect(Property.owesAccess(situation([], true)))
  }
}
