import JSONRPC
import MemoryStore
import RedemptionCore
import RedemptionLedger

extension Server {
  /// When the clock of an exploration starts, so that every exploration of an app is the same: 2027-01-15, 08:00 UTC.
  private static let startOfStories = Timestamp(milliseconds: 1_800_000_000_000)

  /// Begins an exploration, in a space with a virtual clock and random numbers of the seed.
  ///
  /// It begins with what the client's space has, if that is not `main`: policies, and what was sold before. An earlier
  /// exploration of the client ends.
  func explore(
    _ setup: RunningExploration.Setup, _ adapter: any RedemptionAdapter, _ search: Exploration, seed: Int64,
    for client: Client
  ) throws(RPCError) -> RunningExploration {
    for earlier in explorations.values where earlier.client === client {
      if client.context === earlier.open { client.context = earlier.spaceBefore }
      end(earlier)
    }
    let before = client.context as? OpenSpace
    lastExploration += 1
    let id = "exploration-\(lastExploration)"
    // Where others could predict the codes, the report is the same but for the random texts of its scenarios.
    var random = configuration.acceptsSeeds ? RandomSource(seed: UInt64(seed)) : .system
    lastGeneration += 1
    var value = Space(
      ServerClock(startingAt: Server.startOfStories, isVirtual: true), generation: lastGeneration,
      random: random.split())
    var rows = MemoryRows()
    if let before, !before.isMain {
      guard before.value.sessions.isEmpty else {
        throw .invalid("", expected: "a space without sessions: close those that were opened before")
      }
      rows = try self.rows(of: before)
      (value.faults, value.openCheckouts) = (before.value.faults, before.value.openCheckouts)
      value.clock = ServerClock(startingAt: before.now, isVirtual: true)
      // Its random numbers go on: those of the seed may have made what is there.
      (value.random, random) = (before.value.random, before.ledger.random)
    }
    let open = try addSpace(named: id, at: "/app", value, rows)
    open.log = nil
    open.ledger.random = before.map { $0.isMain } ?? true ? random.split() : random
    // What is sold at the moment of the last sale before is newer than that one.
    if let before { open.ledger.sales = before.ledger.sales }
    let running = RunningExploration(
      id: id, setup: setup, adapter: adapter, search: search, in: open, of: client, on: self)
    running.spaceBefore = before
    explorations[id] = running
    client.context = open
    return running
  }

  /// Forgets an exploration and its space.
  func end(_ running: RunningExploration) {
    explorations[running.id] = nil
    delete(running.open)
  }
}

/// What a client of an exploration is to do.
struct ExplorationStep: Encodable {
  enum Task: String, Encodable { case begin, event, end, done, `continue` }

  let exploration: String
  let `do`: Task
  /// Only with ``Task/event``.
  var event: RunningExploration.Happening?
  /// The time on the clock.
  let now: Timestamp
  /// The properties that the last event broke.
  let violated: [String]
  /// What is true now; only if the client asked for nothing else.
  var truth: Truth?
  /// The number of states so far, and of the events that were tried in them.
  let states: Int
  let stories: Int
  /// The number of events that are known and were not tried.
  let left: Int
  /// The number of properties that were broken so far.
  let broken: Int
}

extension RunningExploration {
  func step(_ task: ExplorationStep.Task, _ event: Happening? = nil) -> ExplorationStep {
    ExplorationStep(
      exploration: id, do: task, event: event, now: open.now, violated: search.violated,
      states: search.graph.nodes.count, stories: search.graph.tried, left: search.graph.left, broken: broken.count)
  }

  /// Takes what the app shows, and decides what is next.
  func observe(_ params: ExploreObserved.Params) throws(RPCError) -> ExplorationStep {
    guard !search.isDone else { return step(.done) }
    enabled = params.enabled.map(Set.init)
    story.timers = (params.timers ?? []).map {
      open.now.advanced(byMilliseconds: Int64(max(0, min($0, Seconds.longest * 1000)).rounded(.up)))
    }
    if params.peek == true {
      var step = step(.continue)
      step.truth = try truth()
      return step
    }
    let shown = params.shows ?? Shown()
    search.observe(
      try observation(params.key, shown, params.failed, params.broken ?? [], sdk, stored: params.stored))
    broken.formUnion(search.violated)
    keepScenario()
    return try proceed()
  }

  private func proceed() throws(RPCError) -> ExplorationStep {
    switch search.next(after: seconds) {
    case .event(let event): return step(.event, try happen(event))
    case .end:
      isEnding = true
      return step(.end)
    case .go, .done:
      finish()
      return step(.done)
    }
  }

  private func finish() {
    server.closeSessions(of: open)
    snapshots = [:]
    if client.context === open { client.context = spaceBefore }
  }

  /// Writes the scenario of a finding once its story has been played to its end.
  private func keepScenario() {
    guard let replay = search.lastReplay, search.hasPlayed(replay), let log = open.log else { return }
    var writer = ScenarioWriter(
      history: LogHistory(log, after: 0), adapters: server.registry.adapters,
      vocabulary: server.vocabulary, isClockRunning: false, chosen: nil)
    writer.write()
    scenarios[search.findings[replay.finding]] = writer.scenario(of: nil)
  }

  // MARK: An app that only calls its SDK

  /// The most events of one call, so that other clients wait for a moment alone.
  private static let eventsAtOnce = 500

  /// Plays on without a bridge, for a while.
  func playAlone() throws(RPCError) -> ExplorationStep {
    if search.graph.initial == nil { try beginStory() }
    for _ in 0..<RunningExploration.eventsAtOnce {
      switch search.next(after: seconds) {
      case .event(let event):
        model.begin(session)
        doAlone(try happen(event))
        try look(after: event)
      case .go(let node): if let state = snapshots[node] { restore(state) }
      case .end:
        reset()
        try beginStory()
      case .done:
        finish()
        return step(.done)
      }
    }
    return step(.continue)
  }

  private func beginStory() throws(RPCError) {
    model.begin(nil)
    try beginAlone()
    try look(after: nil)
  }

  private func look(after event: StoryEvent?) throws(RPCError) {
    let states = search.graph.nodes.count
    let sdk = sdk
    let violations = model.broken(event, session, sdk, waiting: open.waitingCalls.count)
    let shown = Shown(access: sdk?.entitlements.active.map(\.id) ?? [])
    search.observe(try observation(nil, shown, nil, violations, sdk))
    broken.formUnion(search.violated)
    if search.graph.nodes.count > states { snapshots[states] = snapshot() }
    keepScenario()
  }
}
