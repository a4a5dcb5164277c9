import RedemptionCore

/// The search through the states of one app, as a value: it says what to do next, and is told what came of it.
///
/// Three parts follow each other. The search tries every event in every state, the nearest states first. What is left
/// when the limit of stories is near is searched at random. Then each finding is played again, twice, and once more
/// after another story: only what shows the same each time is a finding.
struct Exploration {
  /// What a client is to do next.
  enum Order: Equatable {
    /// End the app, so that another story can begin.
    case end
    /// Return to a state, of a client that can.
    case go(Int)
    /// Let this event happen.
    case event(StoryEvent)
    case done
  }

  struct Limits: Equatable {
    var stories = 20_000
    var seconds = 600.0
    var depth = 100
    var bytes = 256 << 20
  }

  /// What a client has seen after the app began, or after an event.
  struct Observation {
    let key: SearchGraph.Key
    let situation: Situation
    let events: [StoryEvent]
  }

  /// A violated property with the edge that shows it.
  struct Finding: Hashable {
    let broken: BrokenProperty
    /// The states before each event, and the place of the event in it.
    let story: [Step]
    /// The state at the end.
    let end: Int
  }

  struct Step: Hashable {
    let node: Int
    let event: Int
  }

  /// A difference between two plays of one story.
  struct Difference: Hashable {
    let story: [Step]
    let expected: Int
    let seen: Int
  }

  /// Why a search is not closed.
  enum Gap: Hashable {
    case stories, seconds, depth, memory, unstable, noKey, waits, oneStory, ownDate(String)
    /// An event of the story that was to be told was not possible.
    case impossible(String)
  }

  private enum Phase {
    /// One story alone, by the names of its events.
    case telling(rest: ArraySlice<String>)
    case searching
    case walking(left: Int)
    /// Stories without one of their events, each by the names of its events.
    case shortening(attempts: [[String]], length: Int)
    case confirming
    case done
  }

  /// A story that is played again.
  struct Replay {
    let story: [Step]
    let end: Int
    /// The finding that it confirms.
    let finding: Int
    /// True for another story in between.
    var isOther = false
    var isLast = false
  }

  let limits: Limits
  let properties: Set<Property>
  private(set) var graph = SearchGraph()
  private(set) var findings: [Finding] = []
  private(set) var differences: [Difference] = []
  private(set) var gaps: Set<Gap> = []
  /// The number of events that were played, repetitions included.
  private(set) var played = 0
  /// The number of stories that were begun.
  private(set) var begun = 0
  private(set) var occurred: [String: Int] = [:]
  /// The properties that the last event broke.
  private(set) var violated: [String] = []

  private var phase = Phase.searching
  /// Nil between two stories.
  private var current: Int?
  /// The events, by their place, that lead to the next state that is wanted.
  private var plan: [Int] = []
  private var pending: Int?
  /// The longest stories that the search makes now.
  private var bound = 2
  private var replays: [Replay] = []
  private var steps: [Step] = []
  private var random: RandomSource
  /// The number of stories that did not begin where the first one did: what is behind that state may never be reached.
  private var strays = 0
  private static let mostStrays = 50
  /// Findings that did not show the same again.
  private var refuted: Set<Int> = []

  /// True if the client can return to any state.
  private let jumps: Bool
  /// With ``jumps``: the first state that may have an event that was not tried. States are tried in their order.
  private var nextOpen = 0

  init(limits: Limits, properties: Set<Property>, seed: UInt64, jumps: Bool = false, story: [String]? = nil) {
    self.limits = limits
    self.properties = properties
    self.jumps = jumps
    if jumps { graph.bytesBeside = Exploration.snapshotBytes }
    random = RandomSource(seed: seed)
    guard let story else { return }
    phase = .telling(rest: story[...])
    gaps = [.oneStory]
  }

  /// What a copy of a space has that it does not share with others.
  private static let snapshotBytes = 8_000

  /// True if nothing else can go wrong with the events of the search.
  var isClosed: Bool { gaps.isEmpty && differences.isEmpty }

  var isDone: Bool { if case .done = phase { true } else { false } }

  /// The story that is being played again for the last time; nil for any other.
  var lastReplay: Replay? {
    guard case .confirming = phase, let replay = replays.first, replay.isLast else { return nil }
    return replay
  }

  /// True if all events of a story were played.
  func hasPlayed(_ replay: Replay) -> Bool { steps.count == replay.story.count && current == replay.end }

  // MARK: What happens

  /// The app has begun, or the event that was ordered has happened.
  mutating func observe(_ seen: Observation) {
    let node = graph.node(seen.key, seen.situation, seen.events)
    if let before = current, let event = pending {
      occurred[graph.nodes[before].events[event].name, default: 0] += 1
      played += 1
      steps.append(Step(node: before, event: event))
      if let known = graph.connect(before, event, to: node) {
        differences.append(Difference(story: steps, expected: known, seen: node))
        plan = []
      }
      violated = broken(before, event, node).map(\.property)
    } else {
      begun += 1
      steps = []
      if !graph.begin(at: node), let initial = graph.initial {
        differences.append(Difference(story: [], expected: initial, seen: node))
        plan = []
        strays += 1
      }
      violated = broken(nil, nil, node).map(\.property)
    }
    pending = nil
    current = node
  }

  /// What an edge, or the initial state, breaks.
  private func broken(_ before: Int?, _ event: Int?, _ after: Int) -> [BrokenProperty] {
    let name = before.flatMap { node in event.map { graph.nodes[node].events[$0] } }
    let earlier = before.map { graph.nodes[$0].situation }
    let end = graph.nodes[after].situation
    return Property.allCases.filter(properties.contains).compactMap { $0.violation(earlier, name, end) } + end.broken
  }

  /// Adds a reason why nothing is proved.
  mutating func add(_ gap: Gap) { gaps.insert(gap) }

  // MARK: What to do

  /// What to do next, in the present state.
  ///
  /// - Parameter seconds: how long the search has lasted.
  mutating func next(after seconds: Double) -> Order {
    while true {
      if let event = plan.first, let current {
        plan.removeFirst()
        return order(event, in: current)
      }
      switch phase {
      case .telling(let rest):
        if let order = tell(rest) { return order }
      case .searching:
        checkLimits(seconds)
        guard case .searching = phase else { continue }
        if let order = search() { return order }
      case .walking(let left):
        if let order = walk(left) { return order }
      case .shortening(let attempts, let length):
        if let order = shorten(attempts, length) { return order }
      case .confirming:
        if let order = confirm() { return order }
      case .done: return .done
      }
    }
  }

  private mutating func tell(_ rest: ArraySlice<String>) -> Order? {
    guard let current else { return .end }
    if let name = rest.first {
      if let event = graph.nodes[current].events.firstIndex(where: { $0.name == name }) {
        phase = .telling(rest: rest.dropFirst())
        return order(event, in: current)
      }
      gaps.insert(.impossible(name))
    }
    findings = candidates().filter { finding in finding.story.allSatisfy(steps.contains) }
    phase = .done
    return nil
  }

  private mutating func order(_ event: Int, in node: Int) -> Order {
    pending = event
    return .event(graph.nodes[node].events[event])
  }

  private mutating func restart(_ way: [Int]) -> Order {
    current = nil
    plan = way
    return .end
  }

  private mutating func checkLimits(_ seconds: Double) {
    if graph.tried >= limits.stories - limits.stories / 10 { gaps.insert(.stories) }
    if seconds >= limits.seconds { gaps.insert(.seconds) }
    if graph.bytes >= limits.bytes { gaps.insert(.memory) }
    if strays >= Exploration.mostStrays {
      gaps.insert(.unstable)
      return beginConfirming()
    }
    guard !gaps.isDisjoint(with: [.stories, .seconds, .memory]) else { return }
    if graph.nodes.allSatisfy({ $0.untried == 0 }) {
      gaps.subtract([.stories, .seconds, .memory])
      return beginConfirming()
    }
    if gaps.contains(.stories) { phase = .walking(left: limits.stories / 10) } else { beginConfirming() }
  }

  private func isOpen(_ node: Int) -> Bool { graph.nodes[node].untried > 0 && graph.nodes[node].depth < bound }

  private mutating func search() -> Order? {
    guard !jumps else { return jump() }
    guard let current, let initial = graph.initial else { return .end }
    if isOpen(current), let event = firstUntried(in: current) { return order(event, in: current) }
    let direct = graph.way(from: current, atMost: 2 * bound + 2, to: isOpen)
    if let direct, direct.count <= 4 {
      plan = direct
      return nil
    }
    let again = graph.way(from: initial, to: isOpen)
    if let direct, direct.count <= (again?.count ?? .max - 2) + 1 {
      plan = direct
      return nil
    }
    if let again { return restart(again) }
    deepen()
    return nil
  }

  private mutating func jump() -> Order? {
    while nextOpen < graph.nodes.count {
      guard let event = firstUntried(in: nextOpen), graph.nodes[nextOpen].depth < limits.depth else {
        if graph.nodes[nextOpen].untried > 0 { gaps.insert(.depth) }
        nextOpen += 1
        continue
      }
      if current == nextOpen { return order(event, in: nextOpen) }
      current = nextOpen
      return .go(nextOpen)
    }
    beginConfirming()
    return nil
  }

  private mutating func deepen() {
    let open = graph.nodes.filter { $0.untried > 0 }
    guard let nearest = open.map(\.depth).min() else { return beginConfirming() }
    guard nearest < limits.depth else {
      gaps.insert(nearest == .max ? .unstable : .depth)
      return beginConfirming()
    }
    guard nearest >= bound else {
      // It is open, and no way that leads to the same state each time leads to it.
      gaps.insert(.unstable)
      return beginConfirming()
    }
    bound = nearest + 1
  }

  private func firstUntried(in node: Int) -> Int? {
    graph.nodes[node].edges.firstIndex { if case .untried = $0 { true } else { false } }
  }

  private static let walkLength = 40

  private mutating func walk(_ left: Int) -> Order? {
    guard left > 0 else {
      beginConfirming()
      return nil
    }
    phase = .walking(left: left - 1)
    guard let current, steps.count < Exploration.walkLength, !graph.nodes[current].events.isEmpty else {
      return restart([])
    }
    let event = Int.random(in: graph.nodes[current].events.indices, using: &random)
    return order(event, in: current)
  }

  // MARK: Shortening

  /// Of a search that is not closed, the shortest stories may not be known: each is played without one event after the
  /// other, as a further search. What that leads to is in the graph.
  private mutating func beginShortening(of found: [Finding]) {
    let stories = found.map { finding in finding.story.map { graph.nodes[$0.node].events[$0.event].name } }
    var attempts: [[String]] = []
    for story in stories {
      for left in story.indices {
        var shorter = story
        shorter.remove(at: left)
        attempts.append(shorter)
      }
    }
    (plan, current) = ([], nil)
    phase = .shortening(attempts: attempts, length: stories.reduce(0) { $0 + $1.count })
  }

  private mutating func shorten(_ attempts: [[String]], _ length: Int) -> Order? {
    guard let attempt = attempts.first else {
      let found = candidates()
      if found.reduce(0, { $0 + $1.story.count }) < length {
        beginShortening(of: found)
      } else {
        beginReplays(of: found)
      }
      return nil
    }
    guard let current else { return .end }
    let isNext = { (event: StoryEvent) in event.name == attempt[steps.count] }
    if steps.count < attempt.count, let event = graph.nodes[current].events.firstIndex(where: isNext) {
      return order(event, in: current)
    }
    phase = .shortening(attempts: Array(attempts.dropFirst()), length: length)
    self.current = nil
    return nil
  }

  // MARK: Playing again

  private mutating func beginConfirming() {
    let found = candidates()
    if gaps.isEmpty || jumps { beginReplays(of: found) } else { beginShortening(of: found) }
  }

  private mutating func beginReplays(of found: [Finding]) {
    phase = .confirming
    findings = found
    let other = graph.nodes.indices.max { (graph.nodes[$0].depth, $1) < (graph.nodes[$1].depth, $0) }
    for (index, finding) in findings.enumerated() {
      let again = Replay(story: finding.story, end: finding.end, finding: index)
      replays += [again, again]
      if let other, graph.nodes[other].depth < .max {
        replays.append(Replay(story: story(to: other), end: other, finding: index, isOther: true))
      }
      replays.append(Replay(story: finding.story, end: finding.end, finding: index, isLast: true))
    }
    plan = []
    current = nil
  }

  /// The most findings of one property: others are variations as a rule.
  private static let mostFindings = 3

  private func candidates() -> [Finding] {
    var found = shortest()
    if let initial = graph.initial {
      found += broken(nil, nil, initial).map { Finding(broken: $0, story: [], end: initial) }
    }
    if properties.contains(.paidCanUnlock) { found += deadEnds() }
    let ordered = found.sorted { left, right in
      if left.story.count != right.story.count { return left.story.count < right.story.count }
      if left.broken.property != right.broken.property { return left.broken.property < right.broken.property }
      let places = { (finding: Finding) in finding.story.map(\.event) }
      if places(left) != places(right) { return places(left).lexicographicallyPrecedes(places(right)) }
      return left.broken.seen < right.broken.seen
    }
    var counts: [String: Int] = [:]
    return ordered.filter { finding in
      counts[finding.broken.property, default: 0] += 1
      return counts[finding.broken.property, default: 0] <= Exploration.mostFindings
    }
  }

  /// Of the edges that break a property by the same event and look the same, the one with the shortest story.
  private func shortest() -> [Finding] {
    struct Look: Hashable {
      let event: StoryEvent
      let broken: BrokenProperty
    }
    var found: [Look: (step: Step, end: Int)] = [:]
    for (node, known) in graph.nodes.enumerated() where known.depth < .max {
      for (event, edge) in known.edges.enumerated() {
        guard case .to(let end) = edge else { continue }
        for broken in broken(node, event, end) {
          let look = Look(event: known.events[event], broken: broken)
          if let other = found[look], graph.nodes[other.step.node].depth <= known.depth { continue }
          found[look] = (Step(node: node, event: event), end)
        }
      }
    }
    return found.map { look, edge in
      Finding(broken: look.broken, story: story(to: edge.step.node) + [edge.step], end: edge.end)
    }
  }

  private func deadEnds() -> [Finding] {
    let ends = graph.deadEnds(Property.givesAccess).filter { Property.owesAccess(graph.nodes[$0].situation) }
    guard let nearest = ends.min(by: { (graph.nodes[$0].depth, $0) < (graph.nodes[$1].depth, $1) }) else { return [] }
    let broken = Property.paidCanUnlock.broken("no continuation does; \(graph.nodes[nearest].situation.shown.sentence)")
    return [Finding(broken: broken, story: story(to: nearest), end: nearest)]
  }

  private func story(to node: Int) -> [Step] { graph.story(to: node).map { Step(node: $0.node, event: $0.event) } }

  private mutating func confirm() -> Order? {
    guard let replay = replays.first else {
      findings = findings.enumerated().filter { !refuted.contains($0.offset) }.map(\.element)
      phase = .done
      return nil
    }
    guard let current else { return .end }
    if steps.count < replay.story.count {
      let step = replay.story[steps.count]
      guard step.node == current else { return refute(replay) }
      return order(step.event, in: current)
    }
    if current != replay.end { return refute(replay) }
    replays.removeFirst()
    self.current = nil
    return nil
  }

  private mutating func refute(_ replay: Replay) -> Order? {
    if replay.isOther {
      replays.removeFirst()
    } else {
      refuted.insert(replay.finding)
      replays.removeAll { $0.finding == replay.finding }
    }
    current = nil
    return nil
  }
}
