import JSONRPC
import JanssonCoding
import RedemptionCore

/// `log/read`: returns what has happened, oldest first.
enum LogRead: Method {
  static let name = "log/read"
  static let mayAskGateway = false

  /// The most entries in one result, and as many unless the client asks for fewer.
  static let limit = 10_000
  /// A result ends with the entry that reaches this size, so that it takes others little time.
  static let resultBytes = 256 << 10

  struct Params: Decodable {
    /// The sequence after which to begin; nil begins with the oldest entry.
    let after: Int?
    /// The sequence before which to end; nil ends with the newest entry.
    let before: Int?
    let limit: Int?
    /// Words that an entry must have.
    let search: String?
    /// The kinds of entries; nil for all.
    let kinds: [String]?
    let details: Bool?
    let reveal: Bool?

    /// True to read from the newest entry back.
    var isBackward: Bool { before != nil || search != nil || kinds != nil }
  }

  struct Result: Encodable {
    let entries: [EncodedJSON]
    /// Where to go on with older entries; nil if there are none, and for a client that reads forward.
    var older: Int?
    /// The newest sequence; 0 for none.
    let last: Int
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let log = try server.recordedLog(after: params.after)
    let limit = params.limit ?? LogRead.limit
    guard (1...LogRead.limit).contains(limit) else {
      throw .invalid("/limit", expected: "an integer from 1 to \(LogRead.limit)")
    }
    let mask = LogMask(reveals: params.reveal ?? false)
    let details = params.details ?? false
    if params.isBackward {
      let search = try search(params, mask, details: details)
      let start = (params.after ?? 0) + 1
      let range = start..<max(start, params.before ?? .max)
      let found = try search.newest(in: range, of: log, limit: limit)
      return server.ledgerAnswer(Result(entries: found.entries, older: found.older, last: log.last))
    }
    var next = (params.after ?? 0) + 1
    var entries: [EncodedJSON] = []
    var bytes = 0
    while entries.count < limit, bytes < LogRead.resultBytes,
      let shown = try log.shown(at: next, mask, details: details)
    {
      entries.append(shown.text)
      bytes += shown.text.text.count
      next = shown.next
    }
    return server.ledgerAnswer(Result(entries: entries, last: log.last))
  }

  private static func search(_ params: Params, _ mask: LogMask, details: Bool) throws(RPCError) -> LogSearch {
    guard params.before ?? 1 >= 1 else { throw .invalid("/before", expected: "a sequence, which are 1 and more") }
    let text = params.search ?? ""
    guard text.count <= LogSearch.longest else {
      throw .invalid("/search", expected: "at most \(LogSearch.longest) characters")
    }
    for (index, kind) in (params.kinds ?? []).enumerated() where !LogEntry.kinds.contains(kind) {
      throw .invalid("/kinds/\(index)", expected: "one of \(LogEntry.kinds.joined(separator: ", "))")
    }
    return LogSearch(text, kinds: params.kinds, mask, details: details)
  }
}

extension Server {
  /// The log, for a client that has read it up to a sequence.
  func recordedLog(after sequence: Int?) throws(RPCError) -> ActivityLog {
    guard let log = space.log else { throw .notRecorded }
    guard (0...log.last).contains(sequence ?? 0) else {
      throw .invalid("/after", expected: "a sequence of this server's log, which are 0 to \(log.last)")
    }
    return log
  }
}
