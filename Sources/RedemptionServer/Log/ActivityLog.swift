import RedemptionCore

/// What has happened, newest last: a ring, so that a server that runs for weeks keeps a bounded amount of it.
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
  private var entries: [LogEntry] = []
  /// Index of the oldest entry that is still kept.
  private var head = 0
  private var bytes = 0
  /// The newest sequence.
  private(set) var last = 0
  /// The entry of the call that is being handled; 0 for an HTTP request, nil for none.
  var current: Int?
  /// The newest sequence that no commit can change any more.
  private(set) var settled = 0

  init(entryLimit: Int = ActivityLog.entryLimit, byteLimit: Int = ActivityLog.byteLimit) {
    self.entryLimit = entryLimit
    self.byteLimit = byteLimit
  }

  /// The oldest sequence that is still kept.
  var first: Int { last - (entries.count - head) + 1 }

  /// The sequences of the answers about each code, up to the entry ``indexed``.
  private var answersByCode: [String: [Int]] = [:]
  private var indexed = 0

  /// Adds an entry, and drops the oldest ones beyond the limits.
  ///
  /// - Returns: its sequence.
  @discardableResult
  func add(_ fact: LogEntry.Fact, at now: Timestamp, isProvisional: Bool = false) -> Int {
    last += 1
    let entry = LogEntry(sequence: last, at: now, cause: current, fact: fact, isProvisional: isProvisional)
    entries.append(entry)
    bytes += entry.size
    while entries.count - head > entryLimit || (bytes > byteLimit && entries.count - head > 1) {
      bytes -= entries[head].size
      // The place stays until the next compaction, its texts do not.
      entries[head].fact = .reply(to: 0, LogEntry.Ending(error: nil))
      head += 1
    }
    if head > 1_024, head > entries.count / 2 {
      entries.removeFirst(head)
      head = 0
    }
    return last
  }

  /// The entry with this sequence; nil if it is not kept any more, or not there yet.
  func entry(_ sequence: Int) -> LogEntry? {
    guard sequence >= first, sequence <= last else { return nil }
    return entries[head + sequence - first]
  }

  /// Entries that are kept, oldest first.
  var all: ArraySlice<LogEntry> { entries[head...] }

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
  var open: ArraySlice<LogEntry> { entries.suffix(min(last - settled, entries.count - head)) }

  /// Records how a call ended: in its entry while that is open, otherwise in an entry of its own.
  func end(
    _ call: Int, _ error: LogEntry.LoggedError?, _ result: LoggedResult?, at now: Timestamp, isProvisional: Bool
  ) {
    let ending = LogEntry.Ending(error: error, result: result, cause: current)
    guard call > settled else {
      add(.reply(to: call, ending), at: now, isProvisional: isProvisional)
      return
    }
    guard call >= first, case .call(var logged) = entries[head + call - first].fact else { return }
    logged.ending = ending
    entries[head + call - first].fact = .call(logged)
    entries[head + call - first].isProvisional = isProvisional
    bytes += result?.size ?? 0
  }

  /// The commit has succeeded, or nothing depended on one.
  func settle() {
    settled = last
  }

  /// The commit has failed: what depended on it did not happen.
  func undo(because error: LogEntry.LoggedError) {
    for index in entries.indices.suffix(min(last - settled, entries.count - head)) where entries[index].isProvisional {
      switch entries[index].fact {
      case .call(var call):
        call.ending = LogEntry.Ending(error: error, result: call.ending?.result, cause: call.ending?.cause)
        entries[index].fact = .call(call)
      case .reply(let call, let ending):
        entries[index].fact = .reply(
          to: call, LogEntry.Ending(error: error, result: ending.result, cause: ending.cause))
      case .question, .answer, .event, .mail, .request: entries[index].isUndone = true
      }
    }
    settled = last
  }
}
