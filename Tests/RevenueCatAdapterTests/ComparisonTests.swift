import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

/// Plays random sequences into the old session and into the behaviour. Both must do the same.
@Suite("The behaviour does what the session did")
struct ComparisonTests {
  @Test("for every target", arguments: RevenueCatAdapter().targets.map(\.target))
  func same(target: Target) throws {
    let count = ProcessInfo.processInfo.environment["SEQUENCES"].flatMap { Int($0) } ?? 300
    let seed = SeededGenerator().seed
    var steps = 0
    var kinds: [String: Int] = [:]
    for number in 0..<count {
      var pair = Pair(target: target, seed: seed &+ UInt64(number))
      if let difference = try pair.play() {
        Issue.record("\(target) seed \(seed) sequence \(number): \(difference)")
        return
      }
      steps += pair.steps
      kinds.merge(pair.kinds) { $0 + $1 }
    }
    print("COMPARED \(target.sdk) \(target.platform): \(count) sequences, \(steps) inputs, 0 differ; seed \(seed); \(kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
  }
}

private enum Seen: Equatable {
  case ask(Question)
  case tell(String, String)
  case outcome(CallID, RedemptionOutcome)
  case customer(CallID, Grant)
  case logIn(CallID, Grant, Bool)
  case receipts(CallID, [ReceiptResult], Result<Grant, RedemptionFailure>)
  case text(CallID?, String)
}

private struct Pair {
  let target: Target
  let adapter = RevenueCatAdapter()
  var outcomes: OutcomeGenerator
  var dice: SeededGenerator
  var session: Session?
  var driver: BehaviourDriver<RevenueCatBehaviour>
  var now = Timestamp(milliseconds: 1_700_000_000_000)
  var attempts: [(id: QuestionID, question: Question)] = []
  var ids: [(id: QuestionID, question: Question)] = []
  var waits: [(id: QuestionID, due: Timestamp)] = []
  var channelCalls: [CallID: ChannelCall] = [:]
  var lastCall: UInt64 = 0
  var steps = 0
  var kinds: [String: Int] = [:]
  var grants: [Grant] = []
  var trail: [String] = []

  init(target: Target, seed: UInt64) {
    self.target = target
    dice = SeededGenerator(seed: seed)
    outcomes = OutcomeGenerator(SeededGenerator(seed: seed &+ 1))
    driver = BehaviourDriver(RevenueCatBehaviour(target))
    for _ in 0..<4 { if let grant = outcomes.outcome(of: .redeemed).grant { grants.append(grant) } }
  }

  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }
  mutating func pick<T>(_ values: [T]) -> T { values[roll(0..<values.count)] }

  mutating func play() throws -> String? {
    if let difference = try start() { return difference }
    guard session != nil else { return nil }
    for _ in 0..<roll(5..<60) {
      now = now.advanced(byMilliseconds: Int64(pick([1, 1, 2, 40, 1000, 299_000, 301_000])))
      if let difference = try step() { return "\(difference)\n\(trail.suffix(12).joined(separator: "\n"))" }
      steps += 1
    }
    return try both("close", .closed, .closed)
  }

  mutating func start() throws -> String? {
    let user = pick([nil, nil, "ada", " ada ", "", "  ", "null", "a/b", "$RCAnonymousID:0123456789abcdef0123456789abcdef"])
    let device = pick([nil, "phone"])
    let isConfigured = roll(0..<4) > 0
    var generator = SeededGenerator(seed: 5)
    let deviceId = device ?? adapter.newDeviceId(using: &generator)
    let call = CallID(rawValue: 0)
    driver.now = now
    driver.random = SeededGenerator(seed: 5)
    let effects = driver.feed(
      .began(SDKStart(appUserId: user, deviceId: device, isConfigured: isConfigured, call: call)))
    var redeemer = Redeemer(appUserId: nil, deviceId: deviceId)
    if let user, user.contains(where: { !$0.isWhitespace }) {
      guard let accepted = adapter.acceptedAppUserId(user, for: target) else {
        let refused = Seen.text(call, text(adapter.renderRefusal(.invalidAppUserId, for: target), "invalidAppUserId"))
        return try seen(effects) == [refused] ? nil : "start is not refused"
      }
      redeemer.appUserId = accepted
    } else {
      redeemer.appUserId = adapter.newAppUserId(using: &generator)
    }
    session = Session(
      target: target, profile: adapter.sessionProfile(for: target), redeemer: redeemer,
      isAnonymous: redeemer.appUserId.map { adapter.isAnonymous($0) } ?? true, isConfigured: isConfigured)
    guard try seen(effects) == [.text(call, "done")] else { return "start does not end" }
    return difference()
  }

  mutating func nextCall() -> CallID {
    lastCall += 1
    return CallID(rawValue: lastCall)
  }

  mutating func step() throws -> String? {
    switch roll(0..<20) {
    case 0...2: return try call("redeem", { .redeem(code: $0) }, { .redeem(.code($0)) }, pick(["a", "a", "b", "c"]))
    case 3: return try call(
      "customerInfo", { .customerInfo($0) }, { .customerInfo($0) }, pick(FetchPolicy.allCases))
    case 4: return try logIn()
    case 5:
      var generator = SeededGenerator(seed: UInt64(steps))
      let id = adapter.newAppUserId(using: &generator)
      return try call("logOut", { _ in .logOut(anonymousAppUserId: id) }, { _ in .logOut }, 0)
    case 6: return try openLink()
    case 7: return try call(
      "receipts", { .postReceipts($0) }, { .postReceipts($0) }, pick([[], ["sub_1"], ["sub_1", "sub_2", "cs_3"]]))
    case 8: return try odd()
    case 9...12 where target.sdk != .native: return try channel()
    case 13 where !waits.isEmpty: return try endWait()
    case 14: return try both("cancel", .cancelled(CallID(rawValue: lastCall)), .cancelled(CallID(rawValue: lastCall)))
    case 15 where roll(0..<4) == 0: return try both("close", .closed, .closed)
    default: return try answer()
    }
  }

  mutating func call<T>(
    _ name: String, _ old: (T) -> SessionCall, _ new: (T) -> SDKCall, _ value: T
  ) throws -> String? {
    let id = roll(0..<5) == 0 ? nil : nextCall()
    return try both("\(name) \(value)", .called(old(value), id), .called(new(value), id))
  }

  mutating func logIn() throws -> String? {
    let text = pick(["ada", "bob", " bob ", "", "null", "$RCAnonymousID:0123456789abcdef0123456789abcdef"])
    guard let accepted = adapter.acceptedAppUserId(text, for: target) else {
      let id = nextCall()
      let effects = feed(.called(.logIn(appUserId: text), id))
      let refused = Seen.text(id, self.text(adapter.renderRefusal(.invalidAppUserId, for: target), "invalidAppUserId"))
      return try seen(effects) == [refused] ? difference() : "login is not refused"
    }
    return try call("logIn", { _ in .logIn(appUserId: accepted) }, { _ in .logIn(appUserId: text) }, text)
  }

  mutating func openLink() throws -> String? {
    let url = pick([
      "rc-1://redeem_web_purchase?redemption_token=a", "rc-1://redeem_web_purchase?redemption_token=b", "https://x.example",
      "", "https://x.example/?redeem_url=rc-a%3A%2F%2Fredeem_web_purchase%3Fredemption_token%3Dt",
    ])
    guard session?.profile.links != nil else {
      let id = nextCall()
      guard case .finish(id, .refused(let error, "noSuchCall"))? = feed(.called(.openLink(url), id)).first,
        error.message.hasPrefix("This SDK has no call that takes links")
      else { return "openLink is not refused" }
      return difference()
    }
    let route = adapter.route(url, for: target, options: SessionOptions())
    return try call("openLink", { _ in .openLink(route) }, { _ in .openLink(url) }, url)
  }

  mutating func odd() throws -> String? {
    switch roll(0..<8) {
    case 0: return try call("foreground", { _ in .foreground }, { _ in .foreground }, 0)
    case 1: return try both("configured", .configured, .called(.configure, nil))
    case 2:
      let user: [String: JSONValue]? = pick([nil, ["a": 1], ["a": nil, "b": "x"]])
      let integration: [String: JSONValue]? = pick([nil, ["k": 1], ["k": nil]])
      return try call(
        "attributes", { _ in .setAttributes(user: user, integration: integration) },
        { _ in .setAttributes(user: user, integration: integration) }, 0)
    case 3: return try call("paywall", { _ in .setPaywall(nil) }, { _ in .setPaywall(nil) }, 0)
    case 4: return try call("status", { _ in .setStatus(.inactive) }, { _ in .setStatus(.inactive) }, 0)
    case 5:
      return try call(
        "device", { _ in .setDeviceEntitlements([], after: nil) }, { _ in .setDeviceEntitlements(DeviceEntitlements()) },
        0)
    case 6: return try call("controller", { _ in .setPurchaseController(true) }, { _ in .setPurchaseController(true) }, 0)
    default: return try both("stale", .answered(QuestionID(rawValue: 999_999), .failure(.scriptEnded)), .answered(QuestionID(rawValue: 999_999), .failure(.scriptEnded)))
    }
  }

  mutating func argument(_ parameter: ChannelParameter) -> JSONValue {
    let link: JSONValue = "rc-a://redeem_web_purchase?redemption_token=a"
    let ordinary: JSONValue =
      switch parameter.name {
      case "redemptionLink", "urlString", "url": link
      case "webPurchaseRedemption": ["redemptionLink": link]
      case "redemptionUrl": ["redemptionUrl": link]
      case "listenerToRemove": .string(String(roll(1..<4)))
      default: pick(["ada", "bob", "key", "pro", true, 1, ["x"], ["a": "b"]])
      }
    return roll(0..<6) == 0 ? pick([nil, true, 3, "x", "", ["x"], ["id": "pro"], "{}", "https://x.example"]) : ordinary
  }

  mutating func channel() throws -> String? {
    let all = (RevenueCatAdapter.channelTable(for: target.sdk)?.rows ?? []).filter { $0.platforms.contains(target.platform) }
    let main = all.filter { if case .redemption = $0.action.work { true } else { false } }
    let row = pick(roll(0..<2) == 0 ? main : all)
    let values = row.parameters.map { argument($0) }
    let isObject = target.sdk == .flutter || target.sdk == .capacitor
    let arguments: JSONValue =
      roll(0..<20) == 0
      ? pick([nil, "x", [:], []])
      : isObject
        ? .object(Dictionary(zip(row.parameters.map(\.name), values), uniquingKeysWith: { $1 })) : .array(values)
    let method = roll(0..<30) == 0 ? "nothing" : pick(Array(row.names))
    let call = ChannelCall(method: method, arguments: arguments) { _ in ["id": "pro"] }
    let id = nextCall()
    trail.append("channel \(method) \(arguments.text)")
    kinds["channel", default: 0] += 1
    let new = try seen(feed(.channel(call, id)))
    guard var session else { return nil }
    var generator = SeededGenerator(seed: UInt64(steps))
    let old: [Seen]
    switch adapter.channelStep(for: call, in: session, now: now, using: &generator) {
    case .answer(let answer): old = [.text(id, try text(answer))]
    case .invalidArguments(let path, let expected): old = [.text(id, "invalid /arguments\(path) \(expected)")]
    case .noChannel: return "no channel"
    case .ask(let asked):
      channelCalls[id] = call
      let effects = session.handle(.called(asked, id), at: now)
      self.session = session
      old = try seen(effects)
    }
    return old == new ? difference() : "old \(old)\nnew \(new)"
  }

  mutating func endWait() throws -> String? {
    guard let due = waits.map(\.due).min(), waits.count(where: { $0.due == due }) == 1,
      let index = waits.firstIndex(where: { $0.due == due })
    else { return nil }
    now = max(now, due)
    return try both("due", .waited(waits.remove(at: index).id), .due)
  }

  mutating func answer() throws -> String? {
    guard !attempts.isEmpty, attempts.count == ids.count else {
      return attempts.count == ids.count ? nil : "\(attempts.count) and \(ids.count) questions"
    }
    let index = roll(0..<attempts.count)
    let (old, new) = (attempts.remove(at: index), ids.remove(at: index))
    let answer = self.answer(to: old.question)
    return try both("answer \(index)", .answered(old.id, answer), .answered(new.id, answer))
  }

  mutating func answer(to question: Question) -> Result<Answer, GatewayError> {
    if roll(0..<4) == 0 {
      var failure = RedemptionFailure(
        reason: pick(RedemptionFailure.Reason.allCases), message: "No.", httpStatus: pick([nil, 503, 429, 429, 429]),
        attempts: roll(0..<3))
      failure.retryAdvice = pick([nil, nil, nil, .never, .after(milliseconds: 5000)])
      return pick([.failure(.failed(failure)), .failure(.failed(failure)), .failure(.failed(failure)), .failure(.unavailable("full")), .failure(.scriptEnded)])
    }
    let grant = pick(grants)
    switch question {
    case .redeem:
      if roll(0..<12) == 0 { return .success(.receipt(.unknownToken)) }
      let outcome = roll(0..<12) == 0 ? nil : outcomes.next()
      return .success(
        .redemption(RedemptionAnswer(outcome: outcome, customer: roll(0..<4) == 0 ? nil : outcome?.grant.map { _ in grant })))
    case .customer: return roll(0..<12) == 0 ? .success(.receipt(.unknownToken)) : .success(.customer(grant))
    case .logIn:
      return roll(0..<12) == 0 ? .success(.receipt(.unknownToken)) : .success(.logIn(grant, created: roll(0..<2) == 0))
    case .receipt:
      let verdict = pick([ReceiptVerdict.granted(grant), .unknownToken, .belongsToOtherUser])
      return .success(roll(0..<12) == 0 ? .logIn(grant, created: true) : .receipt(verdict))
    }
  }

  // MARK: Both

  mutating func feed(_ input: SDKInput) -> [SDKEffect] {
    driver.now = now
    driver.random = SeededGenerator(seed: UInt64(steps))
    return driver.feed(input)
  }

  mutating func both(_ name: String, _ old: SessionInput, _ new: SDKInput) throws -> String? {
    trail.append("\(name) at \(now.milliseconds)")
    kinds[String(name.prefix { $0 != " " }), default: 0] += 1
    guard var session else { return nil }
    let oldEffects = session.handle(old, at: now)
    self.session = session
    let newEffects = feed(new)
    if case .closed = old { (attempts, ids, waits) = ([], [], []) }
    let (one, other) = (try seen(oldEffects), try seen(newEffects))
    return one == other ? difference() : "\(name): old \(one)\nnew \(other)"
  }

  func difference() -> String? {
    guard let session else { return nil }
    let behaviour = driver.behaviour
    let state = behaviour.state
    if state.isConfigured != session.isConfigured { return "isConfigured" }
    if state.redeemer != session.redeemer { return "redeemer \(state.redeemer) \(session.redeemer)" }
    if state.isAnonymous != session.isAnonymous { return "isAnonymous" }
    if state.redemptionsInProgress != session.redemptionsUnderWay { return "redemptions" }
    if behaviour.workInProgress != session.attemptsUnderWay.count { return "work" }
    if state.userAttributes != session.userAttributes || state.integrationAttributes != session.integrationAttributes {
      return "attributes"
    }
    let (mine, its) = (state.entitlements, session.entitlements)
    if [mine.active, mine.inactive, mine.all, mine.web, mine.device]
      != [its.active, its.inactive, its.all, its.web, its.device] { return "entitlements" }
    if state.storedCodes != session.storedCodes || state.lastOutcome != session.lastOutcome { return "codes" }
    if state.status != session.status || state.hasPurchaseController != session.hasPurchaseController { return "status" }
    if behaviour.customer.grant != session.customer?.grant { return "customer" }
    if behaviour.customer.fetchedAt != session.customer?.fetchedAt { return "fetchedAt" }
    if behaviour.channel.keptValues != session.keptValues { return "kept values" }
    if behaviour.nextWait?.due != waits.map(\.due).min() { return "wait \(String(describing: behaviour.nextWait)) \(waits)" }
    return nil
  }

  mutating func seen(_ effects: [SessionEffect]) throws -> [Seen] {
    guard let session else { return [] }
    var result: [Seen] = []
    for effect in effects {
      switch effect {
      case .ask(let id, let question):
        attempts.append((id, question))
        result.append(.ask(question))
      case .wait(let id, let milliseconds, let jitter):
        if jitter != 0 { result.append(.text(nil, "jitter")) }
        waits.append((id, now.advanced(byMilliseconds: milliseconds)))
      case .schedule: result.append(.text(nil, "schedule"))
      case .tell(let event):
        let body = adapter.renderEvent(event, for: target, now: now)
        result.append(.tell(event.name, try JSONValue(encoding: body).text))
      case .abandon(let call, let error): result.append(.text(call, "\(error)"))
      case .finish(let call, let end):
        if let channelCall = channelCalls.removeValue(forKey: call) {
          let answer = adapter.channelAnswer(to: channelCall, end, in: session, now: now)
          result.append(.text(call, try text(answer)))
          continue
        }
        switch end {
        case .outcome(let outcome): result.append(.outcome(call, outcome))
        case .customer(let grant): result.append(.customer(call, grant))
        case .logIn(let grant, let created): result.append(.logIn(call, grant, created))
        case .receipts(let receipts, let customer): result.append(.receipts(call, receipts, customer))
        case .state: result.append(.text(call, "done"))
        case .link(let isHandled, let error): result.append(.text(call, "link \(isHandled) \(error ?? "-")"))
        case .listener, .removedListener: result.append(.text(call, "listener"))
        case .failed(let failure):
          result.append(.text(call, text(adapter.renderFailure(failure, for: target), failure.reason.rawValue)))
        case .refused(let refusal):
          result.append(.text(call, text(adapter.renderRefusal(refusal, for: target), refusal.rawValue)))
        }
      }
    }
    return result
  }

  mutating func seen(_ effects: [SDKEffect]) throws -> [Seen] {
    var result: [Seen] = []
    for effect in effects {
      switch effect {
      case .ask(let id, let question, let context):
        ids.append((id, question))
        if context.own != nil { result.append(.text(nil, "own context")) }
        result.append(.ask(question))
      case .tell(let event): result.append(.tell(event.name, try JSONValue(encoding: event.params).text))
      case .abandon(let call, let error): result.append(.text(call, "\(error)"))
      case .finish(let call, let end):
        switch end {
        case .outcome(let outcome): result.append(.outcome(call, outcome))
        case .customer(let grant): result.append(.customer(call, grant))
        case .logIn(let grant, let created): result.append(.logIn(call, grant, created))
        case .receipts(let receipts, let customer): result.append(.receipts(call, receipts, customer))
        case .done: result.append(.text(call, "done"))
        case .link(let isHandled, let error): result.append(.text(call, "link \(isHandled) \(error ?? "-")"))
        case .reissue: result.append(.text(call, "reissue"))
        case .channel(let answer): result.append(.text(call, try text(answer)))
        case .refused(let error, let kind): result.append(.text(call, text(error, kind)))
        case .invalidParams(let path, let expected): result.append(.text(call, "invalid \(path) \(expected)"))
        }
      }
    }
    return result
  }

  func text(_ error: SDKError, _ kind: String) -> String {
    "\(kind): \(error.code) \(error.message) \(error.details.text)"
  }

  func text(_ answer: ChannelAnswer) throws -> String {
    switch answer {
    case .value(let value): "value \(try JSONValue(encoding: value).text)"
    case .text(let value): "text \(try JSONValue(encoding: value).text)"
    case .message(let receiver, let value): "message \(receiver) \(try JSONValue(encoding: value).text)"
    case .error(let error): "error \(text(error, ""))"
    case .silent(let reason): "silent \(reason)"
    }
  }
}
