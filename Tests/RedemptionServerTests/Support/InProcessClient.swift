import Foundation
import GRDB
import JSONRPC
import JanssonCoding
import QonversionAdapter
import RedemptionCore
import RedemptionLedger
import RedemptionServer
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter

/// A server and its connection in this process: a test decides what one drain is.
final class InProcessClient {
  let server: Server
  let loop: ServeLoop
  let connection: Connection
  private var sent = 0
  /// The id of the latest request.
  var lastID: Int { sent - 1 }

  /// What came of a drain.
  struct Drained {
    /// The replies by the place of their request in the drain.
    var replies: [Int: ServerReply] = [:]
    /// The replies to requests of earlier drains.
    var late: [ServerReply] = []
    /// The params of the events.
    var events: [JSONValue] = []
  }

  /// - Parameter isVirtual: whether `clock/advance` moves the clock.
  init(
    ledger: String, isVirtual: Bool = true, busyTimeout: Double = 10, allowsReset: Bool = false,
    recordsLog: Bool = false
  ) throws {
    var configuration = Server.Configuration(hasVirtualClock: isVirtual, framing: .line)
    configuration.allowsReset = allowsReset
    configuration.recordsLog = recordsLog
    server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()], methods: .all,
      store: try SQLiteStore(at: .file(path: ledger), busyTimeout: busyTimeout), configuration: configuration)
    loop = ServeLoop(service: server)
    connection = Connection(loop: loop, framing: .line)
  }

  /// Sends requests in one drain.
  func drain(_ requests: ServerRequest...) throws -> Drained {
    let first = sent
    sent += requests.count
    return try drain(requests.enumerated().map { $1.line(id: first + $0) }.joined(), first: first)
  }

  /// All output of a drain.
  func bytes(of text: String) throws -> String {
    connection.input.append(text: text)
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    defer { connection.output.removeAll() }
    return String(decoding: connection.output.bytes, as: UTF8.self)
  }

  /// Sends a text in one drain.
  private func drain(_ text: String, first: Int) throws -> Drained {
    var drained = Drained()
    for line in try bytes(of: text).split(separator: "\n") {
      let reply = try JSONDecoder().decode(ServerReply.self, from: Data(line.utf8))
      if let id = reply.id, id >= first {
        drained.replies[id - first] = reply
      } else if let params = reply.params {
        drained.events.append(params)
      } else {
        drained.late.append(reply)
      }
    }
    return drained
  }

  /// Sends one request in a drain of its own, and takes the result.
  func call(_ request: ServerRequest) throws -> JSONValue {
    let reply = try drain(request).replies[0]
    if let error = reply?.error { throw ServerProcess.Failure.refused(method: request.method, error) }
    return reply?.result ?? .null
  }

  /// Opens a session and gives its name.
  func open(_ vendor: String, user: String? = nil, script: JSONValue? = nil) throws -> String {
    try call(.open(vendor, user: user, script: script))["session"]?.string ?? ""
  }

  /// Buys something and gives the code.
  func buy(_ vendor: String, product: String = "pro_monthly") throws -> String {
    try call(.purchase(vendor, product: product, email: "jane@example.com"))["link"]?["code"]?.string ?? ""
  }

  /// A session's state.
  func state(_ session: String) throws -> JSONValue { try call(.describe(session)) }
}

extension ServerRequest {
  static func describe(_ session: String) -> ServerRequest {
    ServerRequest("session/describe", ["session": .string(session)])
  }
}

/// Makes every commit of a ledger file that has used a code or sold something fail: for real, by SQLite itself.
///
/// Triggers break a foreign key that SQLite looks at only when the transaction is committed.
struct CommitTrap {
  let path: String

  func set() throws {
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE trap_target (id INTEGER PRIMARY KEY);
          CREATE TABLE trap (id INTEGER REFERENCES trap_target (id) DEFERRABLE INITIALLY DEFERRED);
          CREATE TRIGGER trap_code AFTER UPDATE ON code BEGIN INSERT INTO trap VALUES (1); END;
          CREATE TRIGGER trap_sale AFTER INSERT ON code BEGIN INSERT INTO trap VALUES (1); END;
          CREATE TRIGGER trap_user AFTER INSERT ON app_user BEGIN INSERT INTO trap VALUES (1); END;
          """)
    }
  }

  func clear() throws {
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          DROP TRIGGER trap_code; DROP TRIGGER trap_sale; DROP TRIGGER trap_user; DROP TABLE trap; DROP TABLE trap_target
          """)
    }
  }
}
