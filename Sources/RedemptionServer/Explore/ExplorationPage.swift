import JanssonCoding
import RedemptionCore

/// A report as one HTML file that needs nothing else: the graph of states, each finding as a path in it, and the
/// coverage as a picture.
struct ExplorationPage {
  /// What the page draws. States are numbered by their place; texts that many of them have are told once.
  private struct Content: Encodable {
    struct App: Encodable {
      let vendor: String
      let sdk: String
      let platform: String
    }

    struct Event: Encodable {
      let name: String
      let text: String
      /// True if the server lets it happen.
      let isOfWorld: Bool
    }

    /// What an app shows; states with the same look have the same colour and the same text.
    struct Look: Encodable, Hashable {
      let says: String?
      let text: String
    }

    struct Path: Encodable {
      let property: String
      let expected: String
      let seen: String
      let texts: [String]
      /// The states of the story, the one at its end included.
      let states: [Int]
    }

    struct Coverage: Encodable {
      /// How often each event was played; 0 for those that were never possible.
      let events: [String: Int]
      /// All outcomes, and whether they have occurred.
      let outcomes: [String: Bool]
      let failures: [String: Bool]
      let sdkEvents: [String]
    }

    let app: App
    let isClosed: Bool
    let gaps: [String]
    let limits: String
    let tried: Int
    let left: Int
    let played: Int
    let events: [Event]
    let looks: [Look]
    let truths: [String]
    /// For each state, the number of events of the shortest story to it; -1 where no story leads to it each time.
    let depth: [Int]
    /// For each state, the place of its look and of its truth.
    let look: [Int]
    let truth: [Int]
    /// For each state, the state before it on that story; -1 for none.
    let parent: [Int]
    /// For each state, the places of its events, each followed by the state to which it leads: -1 if it was not tried,
    /// -2 if it has led to several.
    let edges: [[Int]]
    let paths: [Path]
    let coverage: Coverage
  }

  let html: String

  init(_ running: RunningExploration, _ findings: [ExplorationReport.Finding], gaps: [String], isClosed: Bool) {
    let content = ExplorationPage.content(running, findings, gaps, isClosed)
    // In a script, only `<` could end it.
    let data = ((try? JSONTextEncoder().encode(content)) ?? []).reduce(into: [UInt8]()) { bytes, byte in
      if byte == UInt8(ascii: "<") { bytes += Array(#"\u003c"#.utf8) } else { bytes.append(byte) }
    }
    html = "\(ExplorationPage.head)\(String(decoding: data, as: UTF8.self))\(ExplorationPage.tail)"
  }

  private static func content(
    _ running: RunningExploration, _ findings: [ExplorationReport.Finding], _ gaps: [String], _ isClosed: Bool
  ) -> Content {
    let (setup, graph) = (running.setup, running.search.graph)
    var (looks, truths, events) = (Numbers<Content.Look>(), Numbers<String>(), Numbers<StoryEvent>())
    for event in setup.world.map(StoryEvent.world) + setup.events.map({ StoryEvent.app($0.name) }) {
      _ = events.number(of: event)
    }
    var (look, truth, edges) = ([Int](), [Int](), [[Int]]())
    for node in graph.nodes {
      let situation = node.situation
      let text = situation.failed.map { "\(situation.shown.sentence); it failed: \($0)" } ?? situation.shown.sentence
      look.append(looks.number(of: Content.Look(says: situation.shown.says?.rawValue, text: text)))
      truth.append(truths.number(of: situation.truth.sentence))
      edges.append(zip(node.events, node.edges).flatMap { event, edge in [events.number(of: event), edge.number] })
    }
    return Content(
      app: Content.App(
        vendor: setup.target.vendor.rawValue, sdk: setup.target.sdk.rawValue, platform: setup.target.platform.rawValue),
      isClosed: isClosed, gaps: gaps, limits: ReportWords(running).limits, tried: graph.tried, left: graph.left,
      played: running.search.played,
      events: events.all.map { event in
        var isOfWorld = true
        if case .app = event { isOfWorld = false }
        let text = event == .world(.timePasses) ? "Time passes." : setup.words.sentence(of: event, before: nil)
        return Content.Event(name: event.name, text: text, isOfWorld: isOfWorld)
      },
      looks: looks.all, truths: truths.all, depth: graph.nodes.map { $0.depth == .max ? -1 : $0.depth }, look: look,
      truth: truth, parent: graph.nodes.map { $0.parent?.node ?? -1 }, edges: edges,
      paths: zip(running.search.findings, findings).map { found, finding in
        Content.Path(
          property: finding.property, expected: finding.expected, seen: finding.seen, texts: finding.story.map(\.text),
          states: found.story.map(\.node) + [found.end])
      },
      coverage: coverage(running))
  }

  private static func coverage(_ running: RunningExploration) -> Content.Coverage {
    let (setup, seen) = (running.setup, running.coverage)
    let names = setup.world.map(\.rawValue) + setup.events.map(\.name)
    let known = { (all: [String], seen: Set<String>) in
      Dictionary(seen.union(all).map { ($0, seen.contains($0)) }, uniquingKeysWith: { first, _ in first })
    }
    return Content.Coverage(
      events: Dictionary(
        names.map { ($0, running.search.occurred[$0] ?? 0) }, uniquingKeysWith: { first, _ in first }),
      outcomes: known(RedemptionOutcome.Kind.allCases.map(\.rawValue), seen.outcomes),
      failures: known(RedemptionFailure.Reason.allCases.map(\.rawValue), seen.failures), sdkEvents: seen.told.sorted())
  }
}

/// Numbers values by the order in which they are met.
private struct Numbers<Value: Hashable> {
  private(set) var all: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}

extension SearchGraph.Edge {
  /// The state to which it leads; -1 if it was not tried, -2 if it has led to several.
  fileprivate var number: Int {
    switch self {
    case .untried: -1
    case .unstable: -2
    case .to(let node): node
    }
  }
}

extension Truth {
  /// What is true, as the page tells it.
  fileprivate var sentence: String {
    var parts = purchases.map(\.sentence)
    if purchases.isEmpty { parts.append("nothing was bought") }
    parts.append(sdkUser.map { "the SDK's user is \($0)" } ?? "the SDK's user is anonymous")
    let active = sdkActive.isEmpty ? "nothing" : sdkActive.joined(separator: ", ")
    parts.append("active by the SDK: \(active)")
    if told != sdkActive { parts.append("told to the app: \(told.isEmpty ? "nothing" : told.joined(separator: ", "))") }
    if !isQuiet { parts.append("something is in progress") }
    if !isReachable { parts.append("the next request fails") }
    return parts.joined(separator: "; ")
  }
}

extension Truth.Purchase {
  fileprivate var sentence: String {
    let state = isAlive ? "paid" : "over"
    let holder =
      if !users.isEmpty { "held by \(users.joined(separator: ", "))" } else if isHeldHere {
        "held by this phone"
      } else if isHeld { "held by somebody else" } else { "held by nobody" }
    return "a purchase is \(state), \(holder)\(hasLink ? ", with a link that works" : "")"
  }
}
