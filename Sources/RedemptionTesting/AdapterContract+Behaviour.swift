import Foundation
import RedemptionCore

extension AdapterContract {
  /// Every behaviour finishes each call once, whatever its gateway answers, and a cancelled one never; ends each wait
  /// when it is due; names each question by its own id; does the same as a copy for the same input; has nothing
  /// left to do when the app has closed; and starts again with what it stored, on the same device.
  ///
  /// - Parameter rounds: number of apps for each target.
  public func behaviourViolations(rounds: Int = 40) -> [String] {
    playedViolations(rounds, checksDescription: false) + offlineViolations()
  }

  /// Every behaviour describes each stored member of its state, or says why it has no effect, and is the same after it
  /// was saved and read.
  ///
  /// - Parameter rounds: number of apps for each target.
  public func stateViolations(rounds: Int = 2) -> [String] { playedViolations(rounds, checksDescription: true) }

  /// The first violation on each target.
  private func playedViolations(_ rounds: Int, checksDescription: Bool) -> [String] {
    adapter.targets.map(\.target).compactMap { target in
      for round in 0..<rounds {
        do {
          var app = try PlayedApp(
            adapter: adapter, target: target, seed: seed &+ UInt64(round), checksDescription: checksDescription)
          if let found = app.violation(calls: 12) { return "\(name(target)): \(found); seed \(seed)." }
        } catch {
          return "\(name(target)): has no behaviour without options: \(error); seed \(seed)."
        }
      }
      return nil
    }
  }

  /// A redemption without a connection ends.
  private func offlineViolations() -> [String] {
    adapter.targets.map(\.target).compactMap { target in
      var app = try? PlayedApp(adapter: adapter, target: target, seed: seed)
      return app?.violationOffline().map { "\(name(target)), a code without a connection: \($0)." }
    }
  }

  /// Every method of every channel answers once, with something that can be written, whatever its arguments are: on an
  /// app that has configured its SDK and on one that has not.
  ///
  /// - Parameter rounds: number of arguments drawn for each method.
  public func channelViolations(rounds: Int = 40) -> [String] {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    var violations: [String] = []
    for target in adapter.targets.map(\.target) {
      guard let channel = adapter.channel(for: target) else { continue }
      for method in channel.names(on: target.platform) + ["", "noSuchCall"] {
        for _ in 0..<rounds {
          let call = ChannelCall(method: method, arguments: values.channelArguments()) { _ in ["id": "pro"] }
          do {
            var app = try PlayedApp(adapter: adapter, target: target, seed: seed, isConfigured: values.flip())
            if let found = app.violation(of: call) {
              violations.append("\(name(target)), \(method): \(found); seed \(seed).")
            }
          } catch {
            violations.append("\(name(target)) has no behaviour without options: \(error)")
          }
        }
      }
    }
    return violations
  }
}

/// An app of generated calls, with a gateway of generated answers.
struct PlayedApp {
  private var behaviour: any SDKBehaviour
  private var generator: SeededGenerator
  private var outcomes: OutcomeGenerator
  private var now = Timestamp(milliseconds: 1_700_000_000_000)
  private var open: [QuestionID: Question] = [:]
  private var waiting: Set<CallID> = []
  private var asked: Set<QuestionID> = []
  private var lastCall: UInt64 = 0
  /// An app that has not started.
  private let installed: any SDKBehaviour
  private let questions: (any QuestionsDoor)?
  /// The vendor's own facts of a redemption.
  private let ownFacts: JSONValue?
  /// The vendor's own calls, with the params that it gives as examples.
  private let ownCalls: [SDKCall]
  private var rows: [String: VendorRow] = [:]
  private let isConfigured: Bool
  private let checksDescription: Bool
  private var inputs = 0
  private var isOnChannel = false
  private var broken: String?
  /// What the app and its gateway were told, if that is recorded.
  private var told: [String]?

  init(
    adapter: any RedemptionAdapter, target: Target, seed: UInt64, isConfigured: Bool = true,
    checksDescription: Bool = false
  ) throws {
    installed = try adapter.behaviour(for: target, options: .none)
    behaviour = installed
    questions = adapter.questions
    ownFacts = adapter.ownership.decide(.fresh(by: adapter.ownership)).own
    ownCalls = adapter.ownCalls(at: target).flatMap { $0.examples as [any VendorCall] }.map { .own($0) }
    generator = SeededGenerator(seed: seed)
    outcomes = OutcomeGenerator(SeededGenerator(seed: seed))
    self.isConfigured = isConfigured
    self.checksDescription = checksDescription
  }

  /// Plays calls, answers and waits in a drawn order, then closes the app.
  mutating func violation(calls: Int) -> String? {
    begin()
    for _ in 0..<calls where broken == nil {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...3: call { .called($0.anyCall(), $1) }
      case 4, 5: answerOne()
      case 6: cancelOne()
      default: endWait()
      }
    }
    let stored = behaviour.stored
    // Half of the apps end while their questions are open.
    let isCutOff = Bool.random(using: &generator)
    while broken == nil, !isCutOff, !open.isEmpty { answerOne() }
    close()
    // The other check starts it again.
    if broken == nil, !checksDescription, let stored { restart(with: stored) }
    return broken
  }

  /// Starts the app again with what it had stored in the middle of its work.
  private mutating func restart<Stored: SDKBehaviour>(with stored: Stored) {
    if stored.workInProgress != 0 || stored.nextWait != nil {
      return broken = "what is stored has questions or waits of a running app"
    }
    if stored.stored?.described != stored.described { return broken = "what is stored of a start is not stored whole" }
    if let violation = savedViolation(of: stored) { return broken = "what is stored " + violation }
    behaviour = installed
    begin(SDKStart(deviceId: "device", isConfigured: isConfigured, stored: stored))
    if broken == nil, behaviour.state.redeemer.deviceId != "device" {
      broken = "the device is another one after a restart"
    }
    if broken == nil, !affectsStart(stored) { broken = "what is stored changes nothing when the app starts again" }
    if broken == nil, let name = forgotten(of: stored) {
      broken = "\(name) is stored, and forgotten when the app starts again"
    }
    close()
  }

  /// False if an app that has stored something else than a new one starts as a new one does.
  private func affectsStart(_ stored: any SDKBehaviour) -> Bool {
    let new = started(with: nil)
    return stored.described == new.stored?.described || started(with: stored).described != new.described
  }

  /// A member of what is stored that a start ignores: it is as in a new app, whether the app configures its SDK or not.
  private func forgotten(of stored: any SDKBehaviour) -> String? {
    func parts(with stored: (any SDKBehaviour)?, isConfigured: Bool) -> [String: [String]] {
      var app = installed
      var turn = SDKTurn(now: now, random: RandomSource(seed: 1))
      app.handle(.began(SDKStart(deviceId: "device", isConfigured: isConfigured, stored: stored)), &turn)
      return app.parts
    }
    let (before, kept) = (installed.parts, stored.parts)
    let starts = [true, false].map {
      (new: parts(with: nil, isConfigured: $0), again: parts(with: stored, isConfigured: $0))
    }
    return kept.keys.sorted().first { name in
      kept[name] != before[name] && starts.allSatisfy { $0.again[name] == $0.new[name] && $0.new[name] != kept[name] }
    }
  }

  private func started(with stored: (any SDKBehaviour)?) -> any SDKBehaviour {
    var app = self
    app.behaviour = installed
    app.generator = SeededGenerator(seed: 1)
    app.begin(SDKStart(deviceId: "device", isConfigured: isConfigured, stored: stored))
    return app.behaviour
  }

  /// Plays calls, answers, waits and the passing of time in a drawn order, and returns all that was told.
  mutating func record(calls: Int) -> [String] {
    told = []
    begin()
    for _ in 0..<calls {
      switch Int.random(in: 0..<11, using: &generator) {
      case 0...4: call { .called($0.anyCall(), $1) }
      case 5...7: answerOne()
      case 8: cancelOne()
      case 9: endWait()
      default: passTime()
      }
    }
    while !open.isEmpty { answerOne() }
    close()
    return told ?? []
  }

  /// The same for one call of a channel, without a connection.
  mutating func record(of channelCall: ChannelCall) -> [String] {
    told = []
    _ = violation(of: channelCall)
    return told ?? []
  }

  /// Moves the clock to the next deadline, to the moment before it, or after it.
  private mutating func passTime() {
    var state = StateDescription()
    behaviour.describe(into: &state)
    guard let next = state.deadlines(after: now).first else { return now = now.advanced(bySeconds: 86_400) }
    now = max(now, next.at.advanced(byMilliseconds: Int64.random(in: -1...1, using: &generator)))
  }

  /// Plays one call of a channel to its end, without a connection.
  mutating func violation(of channelCall: ChannelCall) -> String? {
    begin()
    isOnChannel = true
    return violationOffline { .channel(channelCall, $0) }
  }

  /// Redeems a code without a connection.
  mutating func violationOffline() -> String? {
    begin()
    return violationOffline { .called(.redeem(.code("code")), $0) }
  }

  private mutating func violationOffline(_ input: (CallID) -> SDKInput) -> String? {
    call { input($1) }
    var steps = 0
    while broken == nil, !waiting.isEmpty, steps < 100 {
      steps += 1
      if let id = open.keys.min(by: { $0.rawValue < $1.rawValue }) {
        answer(id, .failure(.failed(RedemptionFailure(reason: .offline, message: "No connection."))))
      } else {
        endWait()
      }
    }
    if broken == nil, !waiting.isEmpty { broken = "nobody answers, after 100 requests and waits" }
    return broken
  }

  // MARK: Inputs

  private mutating func begin() {
    begin(SDKStart(appUserId: "ada", deviceId: "device", isConfigured: isConfigured))
  }

  private mutating func begin(_ start: SDKStart) {
    lastCall += 1
    let call = CallID(rawValue: lastCall)
    waiting.insert(call)
    var start = start
    start.call = call
    open = [:]
    asked = []
    feed(.began(start))
    while broken == nil, let id = open.keys.min(by: { $0.rawValue < $1.rawValue }) {
      answer(id, .success(.customer(Grant())))
    }
    if broken == nil, waiting.contains(call) { broken = "the call that starts the app is not finished" }
  }

  private mutating func call(_ input: (inout PlayedApp, CallID) -> SDKInput) {
    lastCall += 1
    let call = CallID(rawValue: lastCall)
    waiting.insert(call)
    feed(input(&self, call))
  }

  private mutating func cancelOne() {
    guard let call = waiting.min(by: { $0.rawValue < $1.rawValue }) else { return }
    waiting.remove(call)
    feed(.cancelled(call))
  }

  private mutating func answerOne() {
    guard let id = open.keys.min(by: { $0.rawValue < $1.rawValue }), let question = open[id] else { return }
    let failure = RedemptionFailure(reason: .offline, message: "No connection.")
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: answer(id, .failure(.failed(failure)))
    case 1: answer(id, .failure(.unavailable("The ledger is gone.")))
    default: answer(id, .success(anyAnswer(to: question)))
    }
  }

  private mutating func answer(_ id: QuestionID, _ answer: Result<Answer, GatewayError>) {
    open[id] = nil
    feed(.answered(id, answer))
  }

  private mutating func endWait() {
    guard let wait = behaviour.nextWait else { return }
    now = max(now, wait.due)
    // Waits of several calls may be due at one moment, and each input ends one of them.
    for _ in 0...lastCall where behaviour.nextWait == wait { feed(.due) }
    if behaviour.nextWait == wait { broken = broken ?? "a wait that is due does not end" }
  }

  private mutating func close() {
    feed(.closed)
    if broken == nil, !waiting.isEmpty { broken = "a call still waits after the app has closed" }
    if broken == nil, behaviour.workInProgress != 0 { broken = "work is left after the app has closed" }
  }

  // MARK: Effects

  private mutating func feed(_ input: SDKInput) {
    var copy = behaviour
    var turn = SDKTurn(now: now, random: generator.source)
    var twin = SDKTurn(now: now, random: generator.source)
    behaviour.handle(input, &turn)
    copy.handle(input, &twin)
    if turn.effects.map(\.summary) != twin.effects.map(\.summary) {
      broken = broken ?? "a copy does something else for the same input"
    }
    inputs += 1
    if checksDescription, inputs % 3 == 0 { broken = broken ?? DescriptionCheck.violation(of: behaviour) }
    if checksDescription, inputs % 3 == 1 { broken = broken ?? savedViolation(of: behaviour) }
    for effect in turn.effects {
      told?.append(effect.text)
      take(effect)
    }
    if told != nil { told?.append(AnswerRecord.text(of: behaviour.state(at: now))) }
  }

  /// Compares a behaviour without waiting calls with what is read from its saved form.
  private func savedViolation<Behaviour: SDKBehaviour>(of behaviour: Behaviour) -> String? {
    var copy = behaviour
    var turn = SDKTurn(now: now, random: generator.source)
    for call in waiting { copy.handle(.cancelled(call), &turn) }
    do {
      let saved = try JSONDecoder().decode(Behaviour.self, from: JSONEncoder().encode(copy))
      return saved.described == copy.described ? nil : "is another one after it was saved and read"
    } catch { return "cannot be saved and read: \(error)" }
  }

  private mutating func take(_ effect: SDKEffect) {
    switch effect {
    case .ask(let id, let question, let context):
      if asked.insert(id).inserted != (context.retries == 0) { broken = broken ?? "the id of a question repeats" }
      open[id] = question
    case .tell(let event):
      if (try? JSONEncoder().encode(AnyEncodable(value: event.params))) == nil {
        broken = broken ?? "the event \(event.name) cannot be written"
      }
    case .abandon(let call, _): finish(call)
    case .finish(let call, let result):
      finish(call)
      if isOnChannel { checkChannel(result) }
      if case .channel(let answer) = result { broken = broken ?? answer.violation }
      if case .invalidParams(let path, let expected) = result, JSONPointer(path) == nil || expected.isEmpty {
        broken = broken ?? "the place \(path) or what was expected is not told"
      }
    }
  }

  private mutating func checkChannel(_ result: SDKResult) {
    switch result {
    case .channel, .invalidParams: break
    default: broken = broken ?? "a call of the channel ends with \(result)"
    }
  }

  private mutating func finish(_ call: CallID) {
    if waiting.remove(call) == nil { broken = broken ?? "a call is finished twice" }
  }

  // MARK: Generated values

  private mutating func anyCall() -> SDKCall {
    let calls: [SDKCall] = [
      .redeem(.code("code_\(Int.random(in: 0..<4, using: &generator))")), .redeem(.code("code")),
      .openLink("https://example.com"), .customerInfo(.cachedOrFetched), .customerInfo(.fetchCurrent),
      .logIn(appUserId: "bob"), .logIn(appUserId: ""), .logOut, .foreground, .background, .configure,
      .setAttributes(user: ["a": 1], integration: ["b": 2]), .postReceipts(["sub_1", "sub_2"]),
      .reissue(email: "ada@example.com"),
    ]
    return (calls + ownCalls).randomElement(using: &generator) ?? .foreground
  }

  /// What the user has: nothing, unless all that is told is recorded.
  private mutating func anyGrant() -> Grant {
    guard told != nil else { return Grant() }
    return outcomes.outcome(of: .redeemed).grant ?? Grant()
  }

  private mutating func anyAnswer(to question: Question) -> Answer {
    switch question {
    case .redeem(let request):
      let kinds = RedemptionOutcome.Kind.allCases
      let outcome = outcomes.outcome(of: kinds.randomElement(using: &generator) ?? .invalidCode)
      return .redemption(
        RedemptionAnswer(
          outcome: outcome.with(code: request.code), customer: outcome.grant,
          own: outcome.kind == .redeemed ? ownFacts : nil))
    case .customer: return .customer(anyGrant())
    case .logIn: return .logIn(anyGrant(), created: told == nil || Bool.random(using: &generator))
    case .receipt: return .receipt(.unknownToken)
    case .reissue: return .reissue(.accepted)
    case .own(_, let redeemer, let question):
      let service = PlayedService(app: self)
      defer { self = service.app }
      return .own((try? questions?.answer(question, of: redeemer, in: service)) ?? OwnAnswer([:]))
    }
  }

  /// A vendor's service that has anything.
  private final class PlayedService: VendorService {
    var app: PlayedApp

    init(app: PlayedApp) { self.app = app }

    var now: Timestamp { app.now }

    func answer(_ question: Question) -> Answer { app.anyAnswer(to: question) }

    func endedCheckout(_ id: String) -> EndedCheckout? {
      let code = Int.random(in: 0..<4, using: &app.generator)
      return code == 0 ? nil : EndedCheckout(code: code == 1 ? nil : "code_\(code)")
    }

    func row(_ key: String) -> VendorRow? { app.rows[key] }

    func rows(startingWith prefix: String) -> [VendorRow] {
      app.rows.values.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    func save(_ row: VendorRow) { app.rows[row.key] = row }

    func deleteRow(_ key: String) { app.rows[key] = nil }
  }
}

/// Any value as one that can be encoded.
struct AnyEncodable: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension SDKEffect {
  /// All of an effect.
  var text: String {
    switch self {
    case .ask(let id, let question, let context):
      "ask \(id.rawValue) \(AnswerRecord.text(of: question)) \(context.retries)"
    case .tell(let event): "tell \(AnswerRecord.text(of: event))"
    case .finish(let call, .channel(.value(let value))): "finish \(call.rawValue) \(AnswerRecord.text(of: value))"
    case .finish(let call, let result): "finish \(call.rawValue) \(AnswerRecord.text(of: result))"
    case .abandon(let call, let error): "abandon \(call.rawValue) \(AnswerRecord.text(of: error))"
    }
  }

  /// Enough of an effect to compare two runs.
  fileprivate var summary: String {
    switch self {
    case .ask(let id, let question, let context): "ask \(id) \(question) \(context.retries)"
    case .tell(let event): "tell \(event.name)"
    case .finish(let call, _): "finish \(call)"
    case .abandon(let call, _): "abandon \(call)"
    }
  }
}

extension DescribedState {
  /// What is described of each stored member, by its name.
  fileprivate var parts: [String: [String]] {
    var (parts, name, end): ([String: [String]], String, Int) = ([:], "", 0)
    for (index, member) in described.enumerated() {
      if index >= end { (name, end) = (member.name, index + 1) }
      if case .group(let grouping, let last) = member.part {
        end = max(end, last)
        parts[name, default: []].append("\(member.name) \(grouping) \(last - index)")
      } else {
        parts[name, default: []].append("\(member.name) \(member.part)")
      }
    }
    return parts
  }

  fileprivate var described: [StateDescription.Member] {
    var state = StateDescription()
    describe(into: &state)
    return state.members
  }
}

extension ChannelAnswer {
  fileprivate var violation: String? {
    switch self {
    case .value(let value), .text(let value), .message(_, let value):
      (try? JSONEncoder().encode(AnyEncodable(value: value))) == nil ? "the answer cannot be written" : nil
    case .error(let error): error.message.isEmpty ? "an error says nothing" : nil
    case .silent(let reason): reason.isEmpty ? "silence has no reason" : nil
    }
  }
}
