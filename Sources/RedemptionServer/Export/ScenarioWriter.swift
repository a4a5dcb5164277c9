import RedemptionCore

/// Writes the calls of a log as the steps of a scenario.
struct ScenarioWriter {
  private let history: LogHistory
  private let isClockRunning: Bool
  /// The sessions whose calls become steps; nil for all.
  private let chosen: Set<String>?
  private var texts: ScenarioTexts
  private var steps: [ExportedStep] = []
  private(set) var omitted: [OmittedEntries] = []

  /// The params of calls that may become steps.
  private var params: [Int: JSONValue] = [:]
  /// How each call ended.
  private var endings: [Int: LogEntry.Ending] = [:]
  /// The steps of calls by sequence.
  private var stepOfCall: [Int: Int] = [:]
  /// The newest entry at each step's own reply; none for a reply that comes with a later step.
  private var replies: [Int: Int] = [:]
  /// Names of replies that come with the step of a later call.
  private var awaited: [Int: [String]] = [:]
  /// Names of replies that come when time passes, by their call.
  private var timed: [Int: String] = [:]
  /// Sessions that steps have opened, and that are open.
  private var open: Set<String> = []
  /// The sessions that were opened last on each device.
  private var running: [String: String] = [:]
  private var live: Set<String> = []
  /// What the clock shows when the scenario is played; nil before the first step.
  private var now: Timestamp?
  private var bytes = 0
  /// True if the params of a step have a date, which is another time ago when the scenario is played.
  private var hasDates = false
  /// The last call whose params were read.
  private var lastRead = 0
  /// Numbers of mails by the step after which they were sent.
  private var mails: [Int: Int] = [:]

  /// - Parameter vocabulary: words that are no secrets.
  init(
    history: LogHistory, adapters: [any RedemptionAdapter], vocabulary: Set<String>, isClockRunning: Bool,
    chosen: Set<String>?
  ) {
    self.history = history
    self.isClockRunning = isClockRunning
    self.chosen = chosen
    texts = ScenarioTexts(
      links: adapters.map(\.links), realCodes: history.realCodes,
      words: KnownWords(contract: vocabulary, adapters: adapters))
  }

  /// Writes all steps.
  mutating func write() {
    if let lost = history.lost {
      omitted.append(
        OmittedEntries(reason: .dropped, method: nil, first: lost.lowerBound, last: lost.upperBound, count: lost.count))
    }
    for entry in history.entries {
      switch entry.fact {
      case .call(let call): endings[entry.sequence] = call.ending
      case .reply(let call, let ending): endings[call] = ending
      default: break
      }
    }
    readParams()
    for entry in history.entries {
      switch entry.fact {
      case .call(let call): write(call, entry)
      case .reply(let call, _): writeReply(to: call, at: entry.at)
      case .mail(_, _, _, let url): if !entry.isUndone { learnMail(url, entry) }
      case .request: omit(.httpRequest, nil, entry.sequence)
      case .event(let session, _, let name, _): expect(name, of: session, entry)
      case .question, .answer: break
      }
    }
  }

  /// Reads the params of as many calls as may become steps, and the names in them.
  private mutating func readParams() {
    var size = 0
    for entry in history.entries {
      guard case .call(let call) = entry.fact else { continue }
      guard params.count < ScenarioExport.limit, size < 2 * ScenarioExport.resultBytes else { return }
      lastRead = entry.sequence
      guard let members = LogHistory.params(of: call), isChosen(call, entry.sequence, members) else { continue }
      params[entry.sequence] = members
      size += call.params?.count ?? 0
      texts.learn(namesIn: members)
    }
  }

  /// Expects an event of the last step.
  ///
  /// Not after something was omitted, nor after a step with a date: other events may come when the scenario is played.
  private mutating func expect(_ event: String, of session: String, _ entry: LogEntry) {
    guard omitted.isEmpty, !hasDates, !isClockRunning, !entry.isUndone, open.contains(session),
      let last = steps.indices.last
    else { return }
    if entry.sequence > replies[last] ?? .max {
      steps[last].eventsAfter.append(ExportedStep.Event(name: event))
    } else {
      steps[last].events.append(ExportedStep.Event(name: event))
    }
    bytes += 40
  }

  /// The scenario with what its steps save for others.
  func scenario(of session: String?) -> ExportedScenario {
    var saves: [Int: [String: String]] = [:]
    var mailboxes: [Int: [String: String]] = [:]
    for known in texts.known.values where known.isUsed {
      switch known.origin {
      case .step(let index, let place): saves[index, default: [:]][known.name] = place
      case .mail(let index, let number): mailboxes[index, default: [:]][known.name] = "/messages/\(number)/url"
      }
    }
    var written: [ExportedStep] = []
    written.reserveCapacity(steps.count + mailboxes.count)
    for (index, step) in steps.enumerated() {
      written.append(step)
      written[written.count - 1].save = saves[index] ?? [:]
      guard let places = mailboxes[index] else { continue }
      written.append(
        ExportedStep(method: StoreMailbox.name, params: ["limit": .integer(Int64(mails[index] ?? 1))], save: places))
    }
    let title = session.map { "The log of \($0)" } ?? "The log"
    return ExportedScenario(
      description: "Exported from the log of a server.",
      cases: written.isEmpty ? [] : [ExportedScenario.Case(description: title, steps: written)])
  }

  private mutating func omit(_ reason: OmittedEntries.Reason, _ method: String?, _ sequence: Int) {
    guard let index = omitted.firstIndex(where: { $0.reason == reason && $0.method == method }) else {
      omitted.append(OmittedEntries(reason: reason, method: method, first: sequence, last: sequence, count: 1))
      return
    }
    omitted[index].last = sequence
    omitted[index].count += 1
  }

  private mutating func write(_ call: LogEntry.Call, _ entry: LogEntry) {
    let members = params[entry.sequence]
    guard members != nil || isChosen(call, entry.sequence, LogHistory.params(of: call)) else { return }
    do throws(ScenarioTexts.Unwritable) {
      try append(try step(call, entry, members), call, entry)
    } catch {
      omit(error.reason, call.method, entry.sequence)
    }
  }

  /// True for a call of a chosen session, and for one that sets up what sessions depend on.
  private func isChosen(_ call: LogEntry.Call, _ sequence: Int, _ params: JSONValue?) -> Bool {
    // It changes nothing, and returns another time when the scenario is played.
    if call.method == ClockNow.name { return false }
    guard let chosen else { return true }
    let named = ["session", "receiptsSession"].compactMap { params?[$0]?.string }
    if !named.isEmpty { return !chosen.isDisjoint(with: named) }
    if call.method == SessionOpen.name {
      return endings[sequence].flatMap(LogHistory.session).map(chosen.contains) ?? false
    }
    if [StoreList.name, StoreMailbox.name].contains(call.method) { return false }
    return ["store/", "device/"].contains(where: call.method.hasPrefix)
      || [ClockAdvance.name, FaultInject.name].contains(call.method)
  }

  /// The step of a call.
  private mutating func step(
    _ call: LogEntry.Call, _ entry: LogEntry, _ params: JSONValue?
  ) throws(ScenarioTexts.Unwritable) -> ExportedStep {
    let ending = endings[entry.sequence]
    let error = ending?.error
    if call.client.hasPrefix("server-") { throw .init(reason: .otherServer) }
    if call.method == "unknown" { throw .init(reason: .unknownMethod) }
    if error?.kind == "resultNotKnown" { throw .init(reason: .resultNotKnown) }
    if entry.isUndone || error?.kind == "ledgerUnavailable" { throw .init(reason: .ledgerUnavailable) }
    if let kind = error?.kind, ScenarioWriter.kindsOfServer.contains(kind) { throw .init(reason: .serverState) }
    let isTooLong = steps.count >= ScenarioExport.limit || bytes >= ScenarioExport.resultBytes
    if isTooLong || entry.sequence > lastRead { throw .init(reason: .tooLong) }
    guard case .object(let members)? = params else { throw .init(reason: .paramsNotKept) }
    if call.method == SessionOpen.name, members["gateway"]?.string == "live" {
      for text in ending?.result?.texts ?? [] where text.name == "session" { live.insert(text.text) }
      throw .init(reason: .liveSession)
    }
    var written = members
    for name in ["session", "receiptsSession"] {
      guard let id = members[name]?.string else { continue }
      if live.contains(id) { throw .init(reason: .liveSession) }
      guard !open.contains(id) else { continue }
      if error?.kind != "unknownSession" {
        if error == nil { throw .init(reason: .unknownSession) }
      } else if !texts.knows(id) {
        // No session has this id: they are counted from 1.
        written[name] = "session-0"
      }
    }
    if let purchase = members["purchase"]?.string ?? members["purchase"]?["id"]?.string, !texts.knows(purchase) {
      if error == nil { throw .init(reason: .unknownPurchase) }
      if error?.kind == "unknownPurchase" { written["purchase"] = "unknown" }
    }
    var step = ExportedStep(method: call.method, params: try texts.params(.object(written), of: call.method))
    if let error, ScenarioWriter.isAboutTexts(error, of: call.method), step.params.hasChanged(from: .object(written)) {
      throw .init(reason: .masked)
    }
    if let error {
      if error.kind != "requestCancelled" { step.expectation = .error(error) }
    } else if let kind = ending?.result?.outcome {
      step.expectation = .contains(["outcome": ["kind": .string(kind.rawValue)]])
    } else if let handled = ending?.result?.handled {
      step.expectation = .contains(["handled": .bool(handled)])
    }
    return step
  }

  private mutating func append(
    _ step: ExportedStep, _ call: LogEntry.Call, _ entry: LogEntry
  ) throws(ScenarioTexts.Unwritable) {
    var step = step
    let ending = endings[entry.sequence]
    let session = params[entry.sequence]?["session"]?.string
    let isWaiting = ending == nil || ending?.error?.kind == "requestCancelled"
    let isHeld = !isClockRunning || history.isHeld(session, since: entry.sequence)
    if isWaiting {
      omit(.underWay, call.method, entry.sequence)
      guard isHeld else { return }
      step.later = "reply\(entry.sequence)"
    } else if let cause = ending?.cause, cause != entry.sequence {
      step.later = "reply\(entry.sequence)"
      awaited[cause, default: []].append("reply\(entry.sequence)")
    } else if ending?.cause == nil, isHeld {
      step.later = "reply\(entry.sequence)"
      timed[entry.sequence] = step.later
    }
    pass(to: entry.at, atLeast: 1_000)
    if let session, open.contains(session), ending?.error?.kind == "unknownSession" { close(session, like: step) }
    step.replies = awaited[entry.sequence] ?? []
    stepOfCall[entry.sequence] = steps.count
    if step.later == nil { replies[steps.count] = ending?.position }
    add(step)
    learn(from: call, params[entry.sequence], ending)
  }

  /// The client of a session has ended, which the log does not say.
  private mutating func close(_ session: String, like step: ExportedStep) {
    guard let saved = step.params["session"] else { return }
    add(ExportedStep(method: SessionClose.name, params: ["session": saved]))
    open.remove(session)
  }

  private mutating func learn(from call: LogEntry.Call, _ params: JSONValue?, _ ending: LogEntry.Ending?) {
    if let ending, [SessionOpen.name, DeviceWipe.name].contains(call.method) { endApp(params, ending) }
    guard let ending, ending.error == nil else { return }
    for text in ending.result?.texts ?? [] {
      texts.learn(text.name, text.text, from: .step(steps.count - 1, place: text.place))
      if text.name == "session" { open.insert(text.text) }
    }
    if call.method == SessionClose.name, let session = params?["session"]?.string {
      open.remove(session)
    }
    if [ClockAdvance.name, SessionBackground.name].contains(call.method), let seconds = params?["seconds"]?.double {
      now = now?.advanced(byMilliseconds: Int64((seconds * 1000).rounded(.up)))
    }
  }

  /// A session ends without a call of its own when its app starts again, or is uninstalled.
  private mutating func endApp(_ params: JSONValue?, _ ending: LogEntry.Ending) {
    let named = params?["deviceId"]?.string
    let device = named ?? ending.result?.texts.first { $0.name == "device" }?.text
    guard let device, let vendor = params?["vendor"]?.string, let platform = params?["platform"]?.string else { return }
    let key = "\(vendor) \(platform) \(device)"
    if named != nil, let ended = running[key] { open.remove(ended) }
    running[key] = LogHistory.session(openedBy: ending)
  }

  private mutating func writeReply(to call: Int, at moment: Timestamp) {
    guard let name = timed.removeValue(forKey: call), stepOfCall[call] != nil else { return }
    pass(to: moment, atLeast: 1)
    guard let last = steps.indices.last, last != stepOfCall[call] else { return }
    steps[last].replies.append(name)
  }

  /// A mail counts if a step has caused it.
  private mutating func learnMail(_ url: String, _ entry: LogEntry) {
    guard entry.cause != 0, entry.cause.map({ stepOfCall[$0] != nil }) ?? !steps.isEmpty else { return }
    if entry.cause == nil { pass(to: entry.at, atLeast: 1) }
    let index = steps.count - 1
    texts.learn("mail", url, from: .mail(index, number: mails[index, default: 0]))
    mails[index, default: 0] += 1
  }

  /// Moves the clock of the scenario, which passes only by `clock/advance`.
  private mutating func pass(to moment: Timestamp, atLeast milliseconds: Int64) {
    let passed = moment.milliseconds - (now ?? moment).milliseconds
    if now == nil { now = moment }
    guard isClockRunning, passed >= milliseconds, !steps.isEmpty else { return }
    add(ExportedStep(method: ClockAdvance.name, params: ["seconds": JSONValue(number: Double(passed) / 1000)]))
    now = moment
  }

  private mutating func add(_ step: ExportedStep) {
    steps.append(step)
    bytes += 100 + step.params.size
    if step.params.hasDate { hasDates = true }
  }

  /// Kinds of errors that do not depend on what was called before.
  private static let kindsOfServer: Set<String> = [
    "resetNotAllowed", "liveUnavailable", "notRecorded", "noNotifications", "clockNotVirtual", "tooManySessions",
    "tooManyFaults", "internalError", "overloaded", "shuttingDown",
  ]

  /// True for an error that another text in the params may not cause, of a call that has changed nothing.
  private static func isAboutTexts(_ error: LogEntry.LoggedError, of method: String) -> Bool {
    error.kind == "invalid"
      || [LinkParse.name, LinkOpen.name, LinkQR.name, ReplyRead.name, ReplyRender.name, EntitlementsMerge.name]
        .contains(method)
  }
}

extension JSONValue {
  /// True if this value has a made-up text. Saved values count as the text that they have.
  fileprivate func hasChanged(from original: JSONValue) -> Bool {
    switch (self, original) {
    case (.string(let text), .string(let before)): text != before && !text.contains("${")
    case (.array(let elements), .array(let before)): zip(elements, before).contains { $0.hasChanged(from: $1) }
    case (.object(let members), .object(let before)):
      members.contains { key, value in before[key].map { value.hasChanged(from: $0) } ?? true }
    default: false
    }
  }

  fileprivate var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// True if a number in it is a date in milliseconds.
  fileprivate var hasDate: Bool {
    switch self {
    case .integer(let number): number > 100_000_000_000
    case .array(let elements): elements.contains(where: \.hasDate)
    case .object(let members): members.values.contains(where: \.hasDate)
    case .null, .bool, .real, .string: false
    }
  }

  /// Bytes of its text, about.
  fileprivate var size: Int {
    switch self {
    case .null, .bool, .integer, .real: 8
    case .string(let text): text.utf8.count + 2
    case .array(let elements): elements.reduce(2) { $0 + $1.size }
    case .object(let members): members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.size }
    }
  }
}
