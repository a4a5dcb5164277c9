import JSONRPC
import RedemptionCore

/// A redemption that an app has asked its SDK for.
struct Redemption {
  /// How it ended.
  enum End {
    /// The SDK has told the app a result.
    case outcome(RedemptionOutcome.Kind, active: [String], Returned)
    /// The call failed, or the SDK never answers.
    case error(String)
  }

  /// What the SDK gave to the app. Its word is only looked up when somebody asks for it.
  ///
  /// Indirect, as an answer is: an outcome is large, and hundreds of redemptions are moved at once.
  indirect enum Returned {
    case body(any Encodable & Sendable)
    case rendered(RedemptionOutcome, own: JSONValue?, any RepliesDoor)
    /// The service has told the SDK: what that tells the app is not known.
    case nothing
  }

  /// Stands in the place of a session for what an SDK has sent over HTTP.
  static let overHTTP = "http"

  /// Counts the redemptions of a space.
  let number: Int64
  let session: String
  let target: Target
  /// As the app passed it; nil for a code alone.
  let url: String?
  /// Nil if the SDK sees no redemption link.
  let code: String?
  let at: Timestamp
  /// The call whose result is the end; nil if the SDK tells it by an event.
  var call: CallID?
  private var answered: Answered?
  /// False if the SDK returns the outcome itself, which needs no other word.
  private(set) var needsAnswer = true
  var end: End?

  private final class Answered: Sendable {
    let outcome: RedemptionOutcome

    init(_ outcome: RedemptionOutcome) { self.outcome = outcome }
  }

  init(
    number: Int64, session: String, target: Target, url: String?, code: String?, at moment: Timestamp, call: CallID?,
    needsAnswer: Bool
  ) {
    self.needsAnswer = needsAnswer
    (self.number, self.session, self.target) = (number, session, target)
    (self.url, self.code, at, self.call) = (url, code, moment, call)
  }

  /// What the service has said about the code.
  var answer: RedemptionOutcome? {
    get { answered?.outcome }
    set { answered = newValue.map(Answered.init) }
  }
}

/// The redemptions of a space in the order in which the apps asked for them, as a value.
struct Redemptions {
  /// The most that are kept.
  static let limit = 1_000

  /// At most twice the limit: the oldest ones are removed together.
  private var kept: [Redemption] = []
  /// Numbers of those without an end.
  private var inProgress: [Int64] = []
  /// Numbers of those whose end depends on the ledger's open transaction.
  private var provisional: [Int64] = []
  /// Numbers of those over HTTP that failed: an SDK repeats them.
  private var failedOverHTTP: [Int64] = []
  private(set) var last: Int64 = 0

  /// Those that are kept, the oldest first.
  var all: ArraySlice<Redemption> { kept.suffix(Redemptions.limit) }
  /// The number of older ones, which are gone.
  var dropped: Int64 { last - Int64(all.count) }
  var hasOpen: Bool { !inProgress.isEmpty }
  /// The number of the last one before the oldest that has no end.
  var settled: Int64 { (inProgress.first ?? last + 1) - 1 }

  /// - Parameter needsAnswer: false if the SDK returns the outcome itself.
  mutating func begin(
    _ session: String, _ target: Target, url: String?, code: String?, at now: Timestamp, call: CallID?,
    needsAnswer: Bool
  ) {
    if kept.count == Redemptions.limit * 2 {
      kept.removeFirst(Redemptions.limit)
      let oldest = last - Int64(Redemptions.limit)
      inProgress.removeAll { $0 <= oldest }
      failedOverHTTP.removeAll { $0 <= oldest }
    }
    last += 1
    kept.append(
      Redemption(
        number: last, session: session, target: target, url: url, code: code, at: now, call: call,
        needsAnswer: needsAnswer))
    inProgress.append(last)
  }

  /// Adds a request that an SDK has sent over HTTP, with what the service said. An SDK repeats one that failed: that is
  /// the same redemption. So is a request of a session whose service is this server.
  mutating func add(_ code: String, _ target: Target, at now: Timestamp, _ end: Redemption.End, isProvisional: Bool) {
    let isOfSession = inProgress.compactMap(position).contains {
      kept[$0].code == code && kept[$0].target.vendor == target.vendor
    }
    guard !isOfSession else { return }
    let failed = failedOverHTTP.compactMap(position).last {
      kept[$0].hasFailed && kept[$0].isOverHTTP(code, of: target.vendor)
    }
    if failed == nil {
      begin(Redemption.overHTTP, target, url: nil, code: code, at: now, call: nil, needsAnswer: false)
    }
    let index = failed ?? kept.count - 1
    self.end(kept[index], end, isProvisional: isProvisional)
    failedOverHTTP.removeAll { $0 == kept[index].number }
    if kept[index].hasFailed { failedOverHTTP.append(kept[index].number) }
  }

  /// True if a service has answered to an SDK that has sent this code over HTTP.
  func hasAnswer(to code: String, of vendor: Vendor) -> Bool {
    kept.last { $0.isOverHTTP(code, of: vendor) }.map { !$0.hasFailed } ?? false
  }

  /// True if somebody will look at what the service says to a session.
  func needAnswer(of session: String) -> Bool { open(of: session).contains { kept[$0].needsAnswer } }

  /// The service has answered for a code.
  mutating func answer(_ outcome: RedemptionOutcome, of session: String) {
    for index in open(of: session) where outcome.code == nil || kept[index].code == outcome.code {
      kept[index].answer = outcome
    }
  }

  /// True if a session has a redemption whose result is an event.
  func awaitsEvent(of session: String) -> Bool { open(of: session).contains { kept[$0].call == nil } }

  /// The redemption that a call began; nil for another call, and once it has ended.
  func begun(by call: CallID, of session: String) -> Redemption? {
    open(of: session).first { kept[$0].call == call }.map { kept[$0] }
  }

  /// The redemption that waits longest for an event; nil for none.
  ///
  /// - Parameter code: that in the event; nil if it has none.
  func waiting(for code: String?, of session: String) -> Redemption? {
    open(of: session).first { kept[$0].call == nil && (code == nil || kept[$0].code == code) }.map { kept[$0] }
  }

  /// The SDK has taken the link, and tells the result by an event.
  mutating func awaitEvent(_ redemption: Redemption) {
    if let index = position(of: redemption.number) { kept[index].call = nil }
  }

  /// The SDK has left the link to the app: there is no redemption.
  mutating func remove(_ redemption: Redemption) {
    guard redemption.number == last, !kept.isEmpty else {
      return end(redemption, .error("The SDK left the link to the app."), isProvisional: false)
    }
    kept.removeLast()
    inProgress.removeLast()
    last -= 1
  }

  mutating func end(_ redemption: Redemption, _ end: Redemption.End, isProvisional: Bool) {
    guard let index = position(of: redemption.number) else { return }
    kept[index].end = end
    kept[index].answer = nil
    inProgress.removeAll { $0 == redemption.number }
    if isProvisional { provisional.append(redemption.number) }
  }

  /// Ends all redemptions of an app that is gone.
  mutating func end(session: String, because text: String) {
    for index in open(of: session) { end(kept[index], .error(text), isProvisional: false) }
  }

  /// Forgets all, or those of one vendor.
  mutating func removeAll(of vendor: Vendor?) {
    guard !kept.isEmpty else { return }
    var rest = Redemptions()
    for var redemption in kept where vendor != nil && redemption.target.vendor != vendor {
      rest.last += 1
      redemption = Redemption(redemption, number: rest.last)
      rest.kept.append(redemption)
      if redemption.end == nil { rest.inProgress.append(rest.last) }
      if redemption.session == Redemption.overHTTP, redemption.hasFailed { rest.failedOverHTTP.append(rest.last) }
    }
    self = rest
  }

  /// What depended on the ledger's transaction holds.
  mutating func settle() { provisional = [] }

  /// The transaction failed: what depended on it ended with this error.
  mutating func undo(because text: String) {
    for index in provisional.compactMap(position) { kept[index].end = .error(text) }
    provisional = []
  }

  /// Indices of a session's redemptions without an end, the oldest first.
  private func open(of session: String) -> [Int] {
    inProgress.compactMap(position).filter { kept[$0].session == session }
  }

  private func position(of number: Int64) -> Int? {
    guard let first = kept.first?.number, first <= number, number <= last else { return nil }
    return Int(number - first)
  }
}

extension Redemption {
  fileprivate var hasFailed: Bool { if case .outcome(.failed, _, _)? = end { true } else { false } }

  fileprivate func isOverHTTP(_ code: String, of vendor: Vendor) -> Bool {
    session == Redemption.overHTTP && self.code == code && target.vendor == vendor
  }

  fileprivate init(_ redemption: Redemption, number: Int64) {
    self.init(
      number: number, session: redemption.session, target: redemption.target, url: redemption.url,
      code: redemption.code, at: redemption.at, call: redemption.call,
      needsAnswer: redemption.needsAnswer)
    (answer, end) = (redemption.answer, redemption.end)
  }
}

extension Redemption.End {
  init(_ outcome: RedemptionOutcome, _ returned: Redemption.Returned) {
    self = .outcome(outcome.kind, active: (outcome.grant?.entitlements ?? []).filter(\.isActive).map(\.id), returned)
  }
}
