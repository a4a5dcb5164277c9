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
    let limit: Int?
    let reveal: Bool?
  }

  struct Result: Encodable {
    let entries: [EncodedJSON]
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
    var next = (params.after ?? 0) + 1
    var entries: [EncodedJSON] = []
    var bytes = 0
    while entries.count < limit, bytes < LogRead.resultBytes, let shown = try log.shown(at: next, mask) {
      entries.append(shown.text)
      bytes += shown.text.text.count
      next = shown.next
    }
    return server.ledgerAnswer(Result(entries: entries, last: log.last))
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
