import RedemptionCore

/// What has happened, newest last: the newest entries, so that a server that runs for weeks keeps a bounded amount.
///
/// Entries of a drain are open until its commit. Readers of this drain see them, subscribers do not.
final class ActivityLog {
  /// Entries that are kept at most.
  static let entryLimit = 100_000
  /// Bytes that are kept at most.
  static let byteLimit = 64 << 20
  /// Params and bodies that are longer are not kept.
  static let textLimit = 64 << 10

  private let entryLimit: Int
  private let byteLimit: Int
  private var entries = LogEntries()
  /// The entry of the call that is being handled; 0 for an HTTP request, nil for none.
  var current: Int?
  /// The newest sequence that no commit can change any more.
  private(set) var settled = 0

  /// - Parameter origin: the log whose entries this one begins with; nil for an empty log.
  init(
    entryLimit: Int = ActivityLog.entryLimit, byteLimit: Int = ActivityLog.byteLimit, copying origin: ActivityLog? = nil
  ) {
    self.entryLimit = entryLimit
    self.byteLimit = byteLimit
    guard let origin else { return }
    entries = origin.entries
    entries.trim(to: entryLimit, byteLimit)
    settled = last
  }

  /// The newest sequence.
  var last: Int { entries.last }

  /// The oldest sequence that is still kept.
  var first: Int { entries.first }

  /// The sequences of the answers about each code, up to the entry ``indexed``.
  private var answersByCode: [String: [Int]] = [:]
  private var indexed = 0

  /// Adds an entry, and drops the oldest ones beyond the limits.
  ///
  /// - Returns: its sequence.
  @discardableResult
  func add(_ fact: LogEntry.Fact, at now: Timestamp, by user: String? = nil, isProvisional: Bool = false) -> Int {
    entries.append(
      LogEntry(sequence: last + 1, at: now, cause: current, fact: fact, user: user, isProvisional: isProvisional))
    entries.trim(to: entryLimit, byteLimit)
    return last
  }

  /// The entry with this sequence; nil if it is not kept any more, or not there yet.
  func entry(_ sequence: Int) -> LogEntry? { entries[sequence] }

  /// Entries that are kept, oldest first.
  ///
  /// - Parameter sequence: the one after which to begin.
  func all(after sequence: Int = 0) -> [LogEntry] { entries.from(sequence + 1) }

  /// The answers that have an outcome of this code and were not undone, oldest first.
  ///
  /// The index grows when it is asked: only readers pay for it, and each entry is read once.
  func answers(about code: String) -> [LogEntry] {
    if answersByCode.count > 2 * entryLimit {
      answersByCode = [:]
      indexed = 0
    }
    for sequence in max(indexed + 1, first)..<(last + 1) {
      guard let entry = entry(sequence), case .answer(_, let answered) = entry.fact else { continue }
      for code in Set(answered.outcomes.compactMap(\.code)) { answersByCode[code, default: []].append(sequence) }
    }
    indexed = last
    guard let known = answersByCode[code] else { return [] }
    let kept = known.drop { $0 < first }
    if kept.count < known.count { answersByCode[code] = kept.isEmpty ? nil : Array(kept) }
    return kept.compactMap(entry).filter { !$0.isUndone }
  }

  /// Entries that the next commit confirms or undoes, oldest first.
  var open: [LogEntry] { all(after: settled) }

  /// Records whose call is being handled.
  func note(user: String?) {
    guard let current, let user else { return }
    entries.change(current) { $0.user = user }
  }

  /// Records how a call ended: in its entry while that is open, otherwise in an entry of its own.
  func end(
    _ call: Int, _ error: LogEntry.LoggedError?, _ result: LoggedResult?, at now: Timestamp, isProvisional: Bool
  ) {
    let ending = LogEntry.Ending(error: error, result: result, cause: current, position: last)
    guard call > settled else {
      add(.reply(to: call, ending), at: now, by: entry(call)?.user, isProvisional: isProvisional)
      return
    }
    guard case .call(var logged)? = entry(call)?.fact else { return }
    logged.ending = ending
    entries.change(call) { ($0.fact, $0.isProvisional) = (.call(logged), isProvisional) }
  }

  /// The commit has succeeded, or nothing depended on one.
  func settle() {
    settled = last
  }

  /// The commit has failed: what depended on it did not happen.
  func undo(because error: LogEntry.LoggedError) {
    for entry in open where entry.isProvisional {
      entries.change(entry.sequence) { $0.undo(because: error) }
    }
    settled = last
  }
}

extension LogEntry {
  fileprivate mutating func undo(because error: LoggedError) {
    switch fact {
    case .call(var call):
      call.ending = call.ending?.failing(because: error) ?? Ending(error: error)
      fact = .call(call)
    case .reply(let call, let ending): fact = .reply(to: call, ending.failing(because: error))
    case .question, .answer, .event, .mail, .request: isUndone = true
    }
  }
}
