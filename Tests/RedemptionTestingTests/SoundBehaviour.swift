import RedemptionCore

extension Platform {
  /// A word of the vendor's own.
  static let desktop = Platform("desktop", like: .ios)
}

enum SoundMethod: Sendable { case redeem, reset, version }

enum SoundChannel {
  private static let everywhere: Set<Platform> = [.android, .desktop]

  static func table(_ mistake: Mistake?) -> ChannelTable<SoundMethod> {
    let redeeming = mistake == .rowNotHere ? [Platform.android] : everywhere
    return ChannelTable(
      package: "sound_flutter", version: "1.0.0",
      rows: [
        ChannelRow(
          ["redeem"], on: redeeming, [.required("code", .string)],
          returns: .value(.object([.required("result", .string)])), SoundMethod.redeem, source: "SoundPlugin.kt"),
        ChannelRow(["reset"], on: everywhere, returns: .nothing, SoundMethod.reset, source: "SoundPlugin.kt"),
        ChannelRow(
          ["version"], on: everywhere, returns: .value(.string), SoundMethod.version, source: "SoundPlugin.kt"),
      ])
  }
}

/// One request for each call; a login only changes the user.
struct SoundBehaviour: SDKBehaviour {
  enum Purpose: Codable { case redemption, link, channel, customer }

  // Not stored: a recording would show it.
  private enum CodingKeys: String, CodingKey { case vendor, platform, last, questions, redeemer, redemptions }

  private(set) var mistake: Mistake?
  let vendor: Vendor
  let platform: Platform
  /// The vendor's own facts of the last redemption.
  private var last: String?
  private var questions = QuestionsInProgress<Purpose>()
  private var redeemer = Redeemer(appUserId: nil, deviceId: "")
  private var redemptions = 0
  /// The customer info since the last redemption, for the mistake that never forgets it.
  private var kept: Grant?

  init(mistake: Mistake?, vendor: Vendor, platform: Platform) {
    (self.mistake, self.vendor, self.platform) = (mistake, vendor, platform)
  }

  var state: SDKState {
    var state = SDKState()
    state.redeemer = redeemer
    state.isAnonymous = redeemer.appUserId == nil || mistake == .userIsAnonymous
    state.redemptionsInProgress = mistake == .countsForever ? redemptions : questions.entries.count
    state.own["last"] = last.map { .string($0) } ?? .null
    if mistake == .stateUndeclared { state.own["seat"] = 1 }
    return state
  }

  var nextWait: SDKWait? { nil }
  var workInProgress: Int { questions.entries.count }

  var stored: SoundBehaviour? {
    var stored = self
    stored.questions = QuestionsInProgress()
    return stored
  }

  func describe(into state: inout StateDescription) {
    for name in ["mistake", "vendor", "platform", "redemptions", "kept"] {
      state.leaveOut(name, because: "It never changes.")
    }
    questions.describe(as: "questions", into: &state) { $0.text("word", "\($1)") }
    state.part("redeemer", redeemer)
    state.text("last", last)
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start):
      let device = start.deviceId ?? RandomText.uuid(using: &turn.random)
      let known = mistake == .ignoresStored ? nil : (start.stored as? SoundBehaviour)?.redeemer.appUserId
      if mistake != .ignoresLast { last = (start.stored as? SoundBehaviour)?.last }
      let isForgotten = mistake == .forgetsDevice && start.stored != nil
      redeemer = Redeemer(appUserId: start.appUserId ?? known, deviceId: isForgotten ? "other" : device)
      turn.finish(start.call, .done)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)
    case .pushed(_, let id): turn.finish(id, .done)  // The service sends nothing.
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: break
    case .cancelled(let call): questions.leave(call)
    case .closed:
      guard mistake != .waitsAfterClosing else { return }
      for entry in questions.takeAll() { finish(entry, .failure(.closed), &turn) }
    }
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case .redeem(.code(let code)):
      if mistake == .quotesCode, code.hasPrefix("0") {
        return turn.finish(
          id, .refused(SDKError(code: "bad", message: "There is no code \(code)."), kind: "invalidCode"))
      }
      redeem(code, for: .redemption, id, &turn)
    case .openLink(let text):
      let link = SoundLinks(mistake: mistake, vendor: vendor).read(text, on: platform, unwrapping: false).link
      guard let link else { return turn.finish(id, .link(isHandled: false, error: nil)) }
      redeem(link.code, for: .link, id, &turn)
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .customerInfo(.cachedOrFetched) where mistake == .infoIsKept && kept != nil:
      turn.finish(id, .customer(kept ?? Grant()))
    case .customerInfo: questions.ask(.customer(vendor, redeemer), for: .customer, call: id, &turn)
    case .logIn(let user):
      if mistake == .loginNeverEnds { return }
      if mistake != .loginKeepsUser { redeemer.appUserId = user.isEmpty ? nil : user }
      turn.finish(id, .done)
    case .own(let tap as TapButton):
      let times = mistake == .ownCallWaits ? 0 : mistake == .ownCallEndsTwice && tap.button == "ok" ? 2 : 1
      for _ in 0..<times { turn.finish(id, .own(["tapped": .string(tap.button)] as JSONValue)) }
    case .own(is Shake): turn.finish(id, .done)
    case .configure, .foreground, .background: turn.finish(id, .done)
    default:
      let error = SDKError(code: "noSuchCall", message: "The SDK has no such call.")
      turn.finish(id, .refused(error, kind: SDKRefusal.noSuchCall.rawValue))
    }
  }

  private mutating func redeem(_ code: String, for purpose: Purpose, _ id: CallID?, _ turn: inout SDKTurn) {
    redemptions += 1
    kept = nil
    if mistake == .joinsOthers, questions.join(id, where: { $0.purpose == .redemption }) { return }
    turn.tell(mistake == .undeclaredEvent ? "redeems" : "redeeming", ["attempt": 1] as JSONValue)
    if mistake == .announcedTwice { turn.tell("redeeming", ["attempt": 1] as JSONValue) }
    let nobody = Redeemer(appUserId: nil, deviceId: "nobody")
    let question = RedemptionQuestion(
      vendor: vendor, code: code, redeemer: mistake == .namelessRedeemer ? nobody : redeemer)
    questions.ask(.redeem(question), for: purpose, call: id, &turn)
  }

  private mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    guard let row = SoundChannel.table(mistake).row(named: call.method, on: platform) else {
      let error = SDKError(code: "unimplemented", message: "There is no such method.")
      return turn.finish(id, .channel(.error(error)))
    }
    if let fault = row.faults(in: call).first { return turn.finish(id, fault.mismatch.result) }
    let version: JSONValue = mistake == .otherType ? 1 : mistake == .versionOfOthers ? "2.0.0" : "1.0.0"
    switch row.action {
    case .version: turn.finish(id, .channel(.value(version)))
    case .reset where mistake == .methodMissing:
      turn.finish(id, .channel(.error(SDKError(code: "unimplemented", message: "There is no such method."))))
    case .reset: turn.finish(id, .channel(.nothing))
    case .redeem where mistake == .channelNeverAnswers: break
    case .redeem where mistake == .channelAsksNothing:
      turn.finish(id, .channel(.value(["result": "redeemed"] as JSONValue)))
    case .redeem: redeem(ChannelArguments(call).value("code", at: 0)?.string ?? "", for: .channel, id, &turn)
    }
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard let entry = questions.take(id) else { return }
    switch answer {
    case .success(let answer): finish(entry, .success(answer), &turn)
    case .failure(.failed) where mistake == .asksForever && entry.purpose == .redemption:
      questions.ask(entry.question, for: .redemption, call: entry.waiting.first, &turn)
    case .failure(.failed(let failure, _)): finish(entry, .failure(failure), &turn)
    case .failure(let error): for call in entry.waiting { turn.abandon(call, error) }
    }
  }

  private mutating func finish(
    _ entry: QuestionsInProgress<Purpose>.Entry, _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    let result: SDKResult
    switch (entry.purpose, answer) {
    case (.redemption, .success(.redemption(let told))): result = .outcome(outcome(answer), own: told.own)
    case (.link, _): result = .link(isHandled: mistake != .handlesNothing, error: nil)
    case (.redemption, _): result = .outcome(outcome(answer))
    case (.channel, _):
      let kind = mistake == .channelSaysSuccess ? "redeemed" : outcome(answer).kind.rawValue
      result = .channel(.value(["result": .string(kind)] as JSONValue))
    case (.customer, .success(.customer(let grant))):
      kept = grant
      result = .customer(grant)
    case (.customer, _):
      result = .refused(SDKError(code: "failed", message: "There is no customer info."), kind: "offline")
    }
    if let own = result.redemption?.own { last = "\(own)" }
    for call in entry.waiting {
      turn.finish(call, result)
      if mistake == .answersTwice { turn.finish(call, result) }
    }
  }

  private func outcome(_ answer: Result<Answer, RedemptionFailure>) -> RedemptionOutcome {
    switch answer {
    case _ where mistake == .alwaysRedeemed: return .redeemed(code: nil, grant: Grant())
    case .success(.redemption(let answer)):
      let outcome = answer.outcome ?? .invalidCode(code: nil)
      if mistake == .ignoresFailure, outcome.kind != .redeemed { return .redeemed(code: outcome.code, grant: Grant()) }
      guard mistake == .otherCode, case .redeemed(_, let grant) = outcome else { return outcome }
      return .redeemed(code: "another", grant: grant)
    case .success: return .failed(code: nil, failure: .otherAnswer)
    case .failure(let failure): return .failed(code: nil, failure: failure)
    }
  }
}

/// A call that only this SDK has.
struct TapButton: VendorCall {
  static let name = "tapButton"
  static let examples = [TapButton(button: "ok")]
  var button: String
}

/// One that no schema describes, if it is listed.
struct Shake: VendorCall {
  static let name = "shake"
}
