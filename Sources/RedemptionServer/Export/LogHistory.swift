import JanssonCoding
import RedemptionCore

/// The entries of the log from a sequence on, as `scenario/export` looks at them.
struct LogHistory {
  let entries: [LogEntry]
  /// Sequences that the log has lost; nil for none.
  let lost: ClosedRange<Int>?
  /// Codes that a ledger knew: it answered with another outcome than `invalidCode`.
  private(set) var realCodes: Set<String> = []
  /// The newest question of each session that a fault held back.
  private var delayed: [String: Int] = [:]

  init(_ log: ActivityLog, after: Int) {
    entries = log.all(after: after)
    lost = after + 1 < log.first ? (after + 1)...(log.first - 1) : nil
    let scripted = scriptedSessions
    for entry in entries where !entry.isUndone {
      switch entry.fact {
      case .question(let asked, let fault?) where fault == Fault.Kind.delay.rawValue:
        if let session = asked.session { delayed[session] = entry.sequence }
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
        guard LogHistory.tree(of: call)?.member("gateway" as StaticString)?.kind == .object else { continue }
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
    session.flatMap { delayed[$0] } ?? 0 > sequence
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
    var groups = SessionGroups()
    for entry in entries {
      switch entry.fact {
      case .call(let call):
        guard let params = LogHistory.tree(of: call) else { continue }
        let ids = [
          params.string(of: "session"), params.string(of: "receiptsSession"), LogHistory.session(openedBy: call),
        ].compactMap(\.self)
        guard let first = ids.first else { continue }
        for id in ids.dropFirst() { groups.join(first, id) }
        if let user = params.string(of: "appUserId") { groups.join(first, markedBy: "user \(user)") }
        for text in call.ending?.result?.texts ?? [] where text.name == "device" {
          groups.join(first, markedBy: "device \(text.text)")
        }
      case .answer(let asked, let answered):
        guard let session = asked.session else { continue }
        for code in answered.outcomes.compactMap(\.code) { groups.join(session, markedBy: "code \(code)") }
      case .question(let asked, _?):
        if let session = asked.session { groups.join(session, markedBy: "fault") }
      default: continue
      }
    }
    return groups.group(of: session)
  }

  /// The session that a call opened; nil for any other call.
  static func session(openedBy call: LogEntry.Call) -> String? { call.ending.flatMap(session) }

  /// The session that the call with this end opened.
  static func session(openedBy ending: LogEntry.Ending) -> String? {
    ending.result?.texts.first { $0.name == "session" }?.text
  }

  /// The params of a call; nil if they were not kept. Absent ones are an empty object.
  static func params(of call: LogEntry.Call) -> JSONValue? {
    guard call.params != nil else { return [:] }
    return tree(of: call).map { JSONValue($0, nestedAtMost: 100) }
  }

  private static func tree(of call: LogEntry.Call) -> JanssonValue? {
    guard let text = call.params, !text.isEmpty else { return nil }
    return try? JanssonTree.reading(text).root
  }
}

/// Sessions that depend on each other.
private struct SessionGroups {
  private var next: [String: [String]] = [:]
  private var first: [String: String] = [:]

  mutating func join(_ one: String, _ other: String) {
    guard one != other else { return }
    next[one, default: []].append(other)
    next[other, default: []].append(one)
  }

  /// Joins a session with all that have the same mark.
  mutating func join(_ session: String, markedBy mark: String) {
    if let other = first[mark] { join(session, other) } else { first[mark] = session }
  }

  func group(of session: String) -> Set<String> {
    var found: Set<String> = [session]
    var new = [session]
    while let last = new.popLast() {
      for other in next[last] ?? [] where found.insert(other).inserted { new.append(other) }
    }
    return found
  }
}
