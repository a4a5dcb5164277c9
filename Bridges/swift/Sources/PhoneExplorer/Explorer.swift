import Foundation
import RedemptionCore
import SimulatedPhone

/// Plays the stories of a search: carries out each event that the server names, and reports what the app shows.
@MainActor final class Explorer {
  /// The most jobs between two events.
  nonisolated static let mostJobs = 100_000
  /// The events that end the app and start it.
  private static let restarts = ["relaunch", "reinstall", "linkStartsApp"]

  private let phone: Phone
  private let start: @MainActor () async throws -> any ExploredApp
  private let server = ExplorationServer()
  private let stage = Stage()
  /// The number of times that an app was started.
  private var starts = 0
  private var app: (any ExploredApp)?
  /// The app that was started last: it makes the next one.
  private var lastApp: (any ExploredApp)?
  private var failure: String?
  /// The number of jobs since the last event.
  private var jobs = 0

  init(_ phone: Phone, _ start: @escaping @MainActor () async throws -> any ExploredApp) {
    (self.phone, self.start) = (phone, start)
  }

  /// Plays the search with these params of `explore/start`.
  func play(_ params: [String: JSONValue]) throws -> ExploreReport {
    let before = phone.clock.now
    phone.place = server
    stage.begin()
    defer {
      end()
      stage.end()
      phone.place = nil
      phone.clock.set(before)
      phone.install()
    }
    var step = try server.start(params)
    let exploration = JSONValue.string(step.exploration)
    while step.do != .done {
      var seen = try follow(step)
      seen["exploration"] = exploration
      step = try server.call("explore/observed", seen)
    }
    guard !stage.hasForeignJob else { throw NeverSettled.outside }
    return try server.call("explore/report", ["exploration": exploration])
  }

  private func follow(_ step: Step) throws -> [String: JSONValue] {
    let now = PhoneClock.Instant(milliseconds: step.now)
    jobs = 0
    switch step.do {
    case .end, .done:
      end()
      return ["ended": true]
    case .begin: try begin(at: now)
    case .event: if let event = step.event { try happen(event, until: now) }
    }
    return try observed()
  }

  private func begin(at now: PhoneClock.Instant) throws {
    end()
    lastApp = nil
    server.forgetApps()
    phone.clock.set(now)
    phone.install()
    run { [start] in try await start() }
    try settle()
    guard app != nil || failure != nil else { throw NeverSettled.notStarted }
  }

  private func happen(_ event: Step.Event, until now: PhoneClock.Instant) throws {
    if event.kind == .world, Explorer.restarts.contains(event.name) { try restart(isNew: event.name == "reinstall") }
    try pass(until: now)
    if event.kind == .world, event.name == "background" { act { [phone] in phone.leave() } }
    if event.kind == .world, event.name == "comesBack" { act { [phone] in phone.comeBack() } }
    if let url = event.url { act { [phone] in phone.open(url) } }
    if event.kind == .app, let action = app?.events[event.name] { act(action) }
    try settle()
  }

  /// Kills the app and starts it again.
  private func restart(isNew: Bool) throws {
    end()
    if isNew { phone.reinstall() } else { phone.relaunch() }
    if let lastApp { run { try await lastApp.restart(isNew: isNew) } }
    try settle()
  }

  /// Ends the app: its SDKs, waits and jobs.
  private func end() {
    (app, failure) = (nil, nil)
    starts += 1
    server.endApps()
    phone.clock.endWaits()
    stage.clear()
  }

  // MARK: In the app

  private func run(_ start: @escaping @MainActor () async throws -> any ExploredApp) {
    let number = starts
    act { [weak self] in
      let app = try await start()
      guard let self, number == starts else { return }
      (self.app, lastApp) = (app, app)
    }
  }

  /// Starts an action without awaiting it. An error that it throws counts as the app's.
  private func act(_ action: @escaping @MainActor () async throws -> Void) {
    let start = starts
    Task { @MainActor [weak self] in
      do { try await action() } catch {
        guard let self, start == starts else { return }
        failure = failure ?? "\(error)"
      }
    }
  }

  /// Lets time pass, with a rest of the app at each of its waits' ends.
  private func pass(until now: PhoneClock.Instant) throws {
    while let due = phone.clock.dues.first, due <= now {
      phone.clock.set(due)
      try settle()
    }
    phone.clock.set(now)
  }

  private func settle() throws {
    while stage.runOne() {
      jobs += 1
      guard jobs < Explorer.mostJobs else { throw NeverSettled.restless }
    }
    guard !stage.hasForeignJob else { throw NeverSettled.outside }
  }

  // MARK: What is seen

  private func observed() throws -> [String: JSONValue] {
    let now = phone.clock.now
    var seen: [String: JSONValue] = [
      "timers": .array(phone.clock.dues.map { .integer($0.milliseconds - now.milliseconds) })
    ]
    if let app {
      seen["shows"] = JSONValue(app.shows)
      seen["enabled"] = .array(app.events.keys.sorted().map { .string($0) })
      seen["key"] = try app.key.map(JSONValue.init(encoding:))
    }
    if let failure { seen["failed"] = .string(failure) }
    failure = nil
    return seen
  }
}

extension JSONValue {
  fileprivate init(_ shown: Shown) {
    var members: [String: JSONValue] = [:]
    if let says = shown.says { members["says"] = .string(says.rawValue) }
    if let access = shown.access { members["access"] = .array(access.map { .string($0) }) }
    if let user = shown.user { members["user"] = .string(user) }
    if let text = shown.text { members["text"] = .string(text) }
    self = .object(members)
  }

  fileprivate init(encoding value: any Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }
}
