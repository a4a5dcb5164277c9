import Foundation
public import RedemptionCore

/// What every behaviour promises.
extension AdapterContract {
  /// Plays random inputs into the behaviour of every target, then closes it.
  ///
  /// Every call must be finished once, every question must have its own id, and a copy must do the same as the original.
  ///
  /// - Parameter rounds: number of apps for each target.
  public func behaviourViolations(
    rounds: Int = 40, _ behaviour: (Target) throws -> any SDKBehaviour
  ) rethrows -> [String] {
    var violations: [String] = []
    for target in adapter.targets.map(\.target) {
      for round in 0..<rounds {
        let roundSeed = seed &+ UInt64(round)
        var play = RandomPlay(try behaviour(target), seed: roundSeed)
        violations += play.violations(of: target).map {
          "\(target.sdk.rawValue) × \(target.platform): \($0); seed \(roundSeed)"
        }
      }
    }
    return violations
  }

  /// Calls every target's channel by each of these names with random arguments, in an app that has configured its SDK
  /// and in one that has not, without a service.
  ///
  /// A call must be finished with an answer that can be written, or with the place of a wrong argument.
  ///
  /// - Parameter rounds: number of calls for each name.
  public func channelViolations(
    calling names: [String], rounds: Int = 40, _ behaviour: (Target) throws -> any SDKBehaviour
  ) rethrows -> [String] {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    var violations: [String] = []
    for target in adapter.targets.map(\.target) where target.sdk != .native {
      for name in names + ["", "noSuchCall"] {
        for _ in 0..<rounds {
          let call = ChannelCall(method: name, arguments: values.channelArguments()) { _ in ["id": "pro"] }
          var driver = AnyBehaviourDriver(try behaviour(target))
          driver.begin(SDKStart(appUserId: "ada", isConfigured: values.flip()))
          guard let violation = driver.violation(of: call) else { continue }
          violations.append("\(target.sdk.rawValue) × \(target.platform), \(name): \(violation); seed \(seed)")
        }
      }
    }
    return violations
  }
}

private struct AnyBehaviour: SDKBehaviour {
  var behaviour: any SDKBehaviour
  var state: SDKState { behaviour.state }
  var nextWait: SDKWait? { behaviour.nextWait }
  var workInProgress: Int { behaviour.workInProgress }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) { behaviour.handle(input, &turn) }
}

private struct AnyBehaviourDriver {
  private var driver: BehaviourDriver<AnyBehaviour>

  init(_ behaviour: any SDKBehaviour) { driver = BehaviourDriver(AnyBehaviour(behaviour: behaviour)) }

  mutating func begin(_ start: SDKStart) { driver.begin(start) }

  /// Plays a call to its end without a service.
  mutating func violation(of call: ChannelCall) -> String? {
    let offline = RedemptionFailure(reason: .offline, message: "No connection.")
    var effects = driver.channel(call)
    for _ in 0..<100 where !driver.questions.isEmpty { effects += driver.answer(.failure(.failed(offline))) }
    let results = effects.compactMap { if case .finish(_, let result) = $0 { result } else { nil } }
    guard results.count == 1 else { return "\(results.count) answers" }
    switch results[0] {
    case .channel(let answer): return unwritable(answer)
    case .invalidParams(let path, let expected):
      return JSONPointer(path) == nil || expected.isEmpty ? "does not say what is wrong with an argument" : nil
    default: return "a channel's call ends with \(results[0])"
    }
  }

  private func unwritable(_ answer: ChannelAnswer) -> String? {
    switch answer {
    case .value(let value), .text(let value), .message(_, let value):
      (try? JSONEncoder().encode(value)) == nil ? "the answer cannot be written" : nil
    case .error(let error): error.message.isEmpty ? "an error has no message" : nil
    case .silent(let reason): reason.isEmpty ? "silence has no reason" : nil
    }
  }
}

/// Random inputs of one app.
private struct RandomPlay {
  private var driver: BehaviourDriver<AnyBehaviour>
  private var outcomes: OutcomeGenerator
  private let seed: UInt64
  private var finished: [CallID: Int] = [:]
  private var cancelled: Set<CallID> = []
  private var asked: Set<QuestionID> = []
  private var lastCall: UInt64 = 0
  private var violations: [String] = []

  init(_ behaviour: any SDKBehaviour, seed: UInt64) {
    driver = BehaviourDriver(AnyBehaviour(behaviour: behaviour), random: SeededGenerator(seed: seed))
    outcomes = OutcomeGenerator(SeededGenerator(seed: seed))
    self.seed = seed
  }

  mutating func violations(of target: Target) -> [String] {
    feed(.began(SDKStart(appUserId: outcomes.values.maybe { _ in "ada" }, isConfigured: outcomes.values.flip())))
    for _ in 0..<30 { step() }
    feed(.closed)
    for number in stride(from: 1, through: lastCall, by: 1) {
      let call = CallID(rawValue: number)
      let count = finished[call] ?? 0
      if count != (cancelled.contains(call) ? 0 : 1) { violations.append("call \(number) has \(count) results") }
    }
    if driver.behaviour.workInProgress != 0 { violations.append("work is left after closing") }
    return violations
  }

  private mutating func step() {
    driver.now = driver.now.advanced(byMilliseconds: Int64(outcomes.values.whole(0...400_000)))
    switch outcomes.values.whole(0...9) {
    case 0, 1: call(.redeem(.code(outcomes.values.any(of: ["a", "b", "c"], else: "a"))))
    case 2: call(.customerInfo(outcomes.values.any(of: FetchPolicy.allCases, else: .fetchCurrent)))
    case 3: call(outcomes.values.flip() ? .logIn(appUserId: outcomes.values.text()) : .logOut)
    case 4: call(.openLink(outcomes.values.url()))
    case 5: call(outcomes.values.flip() ? .configure : .foreground)
    case 6: call(.postReceipts(["sub_1", "sub_2"]))
    case 7: endWait()
    case 8 where lastCall > 0:
      let call = CallID(rawValue: UInt64(outcomes.values.whole(1...Int(lastCall))))
      if finished[call] == nil { cancelled.insert(call) }
      feed(.cancelled(call))
    default: answer()
    }
  }

  private mutating func call(_ call: SDKCall) {
    lastCall += 1
    feed(.called(call, CallID(rawValue: lastCall)))
  }

  private mutating func endWait() {
    guard let wait = driver.behaviour.nextWait else { return }
    driver.now = max(driver.now, wait.due)
    feed(.due)
  }

  private mutating func answer() {
    guard let asked = driver.questions.first else { return }
    let outcome = outcomes.next()
    let grant = outcome.grant ?? Grant()
    let answer: Answer =
      switch asked.question {
      case .redeem: .redemption(RedemptionAnswer(outcome: outcome, customer: outcome.grant))
      case .customer: .customer(grant)
      case .logIn: .logIn(grant, created: outcomes.values.flip())
      case .receipt: .receipt(.granted(grant))
      }
    let busy = RedemptionFailure(reason: .http, message: "Busy.", httpStatus: 429)
    let failures: [GatewayError] = [.failed(busy), .failed(busy), .unavailable("full")]
    let isFailure = outcomes.values.whole(0...3) == 0
    note(
      driver.answer(isFailure ? .failure(outcomes.values.any(of: failures, else: .scriptEnded)) : .success(answer)))
  }

  /// Feeds an input, to a copy too.
  private mutating func feed(_ input: SDKInput) {
    var copy = driver
    copy.random = SeededGenerator(seed: seed)
    driver.random = SeededGenerator(seed: seed)
    let effects = driver.feed(input)
    if words(copy.feed(input)) != words(effects) { violations.append("a copy does something else") }
    note(effects)
  }

  private mutating func note(_ effects: [SDKEffect]) {
    for effect in effects {
      switch effect {
      case .finish(let call, _), .abandon(let call, _): finished[call, default: 0] += 1
      case .ask(let id, _, let context):
        if asked.insert(id).inserted != (context.retries == 0) { violations.append("the id of a question repeats") }
      case .tell: continue
      }
    }
  }
}
