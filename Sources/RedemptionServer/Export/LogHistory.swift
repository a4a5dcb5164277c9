import JanssonCoding
import RedemptionCore

/// The entries of the log from a sequence on, as `scenario/export` looks at them.
struct LogHistory {
  let entries: ArraySlice<LogEntry>
  /// Sequences that the log has lost; nil for none.
  let lost: ClosedRange<Int>?
  /// Codes that a ledger knew: it answered with another outcome than `invalidCode`.
  private(set) var realCodes: Set<String> = []
  /// Questions that a fault held back, in their order.
  private var delayed: [(sequence: Int, session: String)] = []

  init(_ log: ActivityLog, after: Int) {
    entries = log.all.drop { $0.sequence <= after }
    lost = after + 1 < log.first ? (after + 1)...(log.first - 1) : nil
    let scripted = scriptedSessions
    for entry in entries where !entry.isUndone {
      switch entry.fact {
      case .question(let asked, let fault?) where fault == Fault.Kind.delay.rawValue:
        if let session = asked.session { delayed.append((entry.sequence, session)) }
      case .answer(let asked, let answered):
        if let session = asked.session, scripted.contains(session) { continue }
        for outcome in answered.outcomes where outcome.kind != .invalidCode && outcome.kind != .failed {
          if let code = outcome.code { realCodes.insert(code) }
        }
      default: break
      }
    }
  }

  /// Sessions that play a script: their codes are in no ledger.
  private var scriptedSessions: Set<String> {
    var scripted: Set<String> = []
    var openings: Set<Int> = []
    for entry in entries {
      switch entry.fact {
      case .call(let call) where call.method == SessionOpen.name:
        guard case .object? = LogHistory.params(of: call)?["gateway"] else { continue }
        openings.insert(entry.sequence)
        if let session = LogHistory.session(openedBy: call) { scripted.insert(session) }
      case .reply(let call, let ending) where openings.contains(call):
        if let session = LogHistory.session(openedBy: ending) { scripted.insert(session) }
      default: continue
      }
    }
    return scripted
  }

  /// True if a fault held back a question of this session since an entry.
  func isHeld(_ session: String?, since sequence: Int) -> Bool {
    delayed.contains { $0.sequence > sequence && $0.session == session }
  }

  /// True if a call or an event names this session.
  func names(_ session: String) -> Bool {
    entries.contains { entry in
      switch entry.fact {
      case .event(let other, _, _, _): other == session
      case .call(let call): LogHistory.session(openedBy: call) == session
      case .reply(_, let ending): LogHistory.session(openedBy: ending) == session
      case .question(let asked, _), .answer(let asked, _): asked.session == session
      case .mail, .request: false
      }
    }
  }

  /// The session with all others on which its results may depend: those that a call names together with it, that asked
  /// for the same code, that had the same user, or that took a fault which any session takes.
  func sessions(around session: String) -> Set<String> {
    var groups: [Set<String>] = []
    var byMark: [String: Set<String>] = [:]
    for entry in entries {
      switch entry.fact {
      case .call(let call):
        guard case .object(let members)? = LogHistory.params(of: call) else { continue }
        let named = ["session", "receiptsSession"].compactMap { members[$0]?.string }
        let ids = Set(named + [LogHistory.session(openedBy: call)].compactMap(\.self))
        if ids.count > 1 { groups.append(ids) }
        for key in ["appUserId", "deviceId"] {
          if let user = members[key]?.string { byMark["\(key) \(user)", default: []].formUnion(ids) }
        }
      case .answer(let asked, let answered):
        guard let session = asked.session else { continue }
        for outcome in answered.outcomes {
          if let code = outcome.code { byMark["code \(code)", default: []].insert(session) }
        }
      case .question(let asked, _?):
        if let other = asked.session { byMark["fault", default: []].insert(other) }
      default: continue
      }
    }
    groups += byMark.values.filter { $0.count > 1 }
    var chosen: Set<String> = [session]
    while true {
      let more = groups.filter { !$0.isDisjoint(with: chosen) && !$0.isSubset(of: chosen) }
      guard !more.isEmpty else { return chosen }
      for group in more { chosen.formUnion(group) }
    }
  }

  /// The session that a call opened; nil for any other call.
  static func session(openedBy call: LogEntry.Call) -> String? { call.ending.flatMap(session) }

  /// The session that the call with this end opened.
  static func session(openedBy ending: LogEntry.Ending) -> String? {
    ending.result?.texts.first { $0.name == "session" }?.text
  }

  /// The params of a call; nil if they were not kept. Absent ones are an empty object.
  static func params(of call: LogEntry.Call) -> JSONValue? {
    guard let text = call.params else { return [:] }
    guard !text.isEmpty, let tree = try? JanssonTree.reading(text) else { return nil }
    return try? JanssonDecoder().decode(JSONValue.self, from: tree.root)
  }
}
