import Foundation
import GRDB
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@Suite("A server whose file cannot be used", .serialized)
struct UnusableLedgerTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("ledger.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  /// Makes a ledger with a purchase in it, and gives the code.
  private func makeLedger() throws -> String {
    let server = try ServerProcess(ledger: path)
    let sale = try server.call(
      "store/purchase", ServerRequest.purchase("superwall", product: "p", email: "a@b.io").params)
    #expect(try server.finish().status == 0)
    return sale["link"]?["code"]?.string ?? ""
  }

  /// Starts a server that has to refuse its file: with one line, and without a change.
  private func expectRefusal(_ words: String, wrapper: [String] = []) throws {
    let before = try folder.contents()
    let server = try ServerProcess(ledger: path, wrapper: wrapper)
    #expect(try server.nextLine() == nil, "stdout carries protocol only")
    let (status, log) = try server.waitForExit()
    #expect(status != 0)
    #expect(log.contains(words), "\(log)")
    #expect(log.split(separator: "\n").count == 1, "\(log)")
    #expect(try folder.contents() == before)
  }

  @Test("says that text is no ledger")
  func text() throws {
    try Data("these are no purchases".utf8).write(to: URL(fileURLWithPath: path))
    try expectRefusal("not a RedemptionKit ledger")
  }

  @Test("says that another program's database is no ledger")
  func foreign() throws {
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: "CREATE TABLE theirs (x)") }
    try queue.close()
    try expectRefusal("another program's database")
  }

  @Test("says that a file is newer")
  func newer() throws {
    _ = try makeLedger()
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = 77") }
    try queue.close()
    try expectRefusal("schema version 77")
  }

  @Test("says that a file is damaged which a server has not closed")
  func damaged() throws {
    _ = try makeLedger()
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: "UPDATE usage SET writers = 1") }
    try queue.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(8192..<12288, with: Data(repeating: 0x5A, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    try expectRefusal("damaged")
  }

  @Test("says that there is no such folder")
  func missingFolder() throws {
    let server = try ServerProcess(ledger: folder.path("missing/ledger.sqlite"))
    #expect(try server.nextLine() == nil)
    let (status, log) = try server.waitForExit()
    #expect(status != 0)
    #expect(log.contains("its folder does not exist; create it first"), "\(log)")
  }

  /// Runs a server as somebody who may read and not write; root may write everything, so root becomes nobody first.
  private static let asNobody: [String]? =
    geteuid() != 0
    ? []
    : FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
      ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : nil

  @Test("says that a file may only be read", .enabled(if: asNobody != nil))
  func readOnly() throws {
    _ = try makeLedger()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
    try expectRefusal("read-only", wrapper: UnusableLedgerTests.asNobody ?? [])
  }
}

@Suite("A server whose disk is full", .serialized)
struct FullDiskTests {
  private static let prlimit = "/usr/bin/prlimit"

  @Test(
    "answers ledgerUnavailable, forgets nothing that it answered, and goes on once there is space",
    .enabled(if: FileManager.default.isExecutableFile(atPath: prlimit)))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    // No file may grow beyond the limit. The kernel reports that by SIGXFSZ unless the server ignores it.
    let server = try ServerProcess(ledger: path, shell: "ulimit -S -f 600")
    let session = try #require(
      try server.call("session/open", ServerRequest.open("superwall", user: "ann").params)["session"]?.string)
    let mine = try server.call("store/purchase", ServerRequest.purchase("superwall", product: "mine").params)
    let code = try #require(mine["link"]?["code"]?.string)
    var codes: [String] = []
    var failure: ServerReply.Failure?
    while failure == nil, codes.count < 5_000 {
      let (replies, _) = try server.drain((0..<20).map { .purchase("revenuecat", product: "p\(codes.count + $0)") })
      for reply in replies {
        if let code = reply.result?["link"]?["code"]?.string {
          codes.append(code)
        } else {
          failure = failure ?? reply.error
        }
      }
    }
    #expect(failure?.kind == "ledgerUnavailable")
    // Small transactions may still fit: a link to a purchase needs fewer pages than any of the requests below.
    let purchase = try #require(mine["purchase"]?["id"]?.string)
    var failures = 0
    while failures < 10 {
      let link = try? server.call("store/issueLink", ["purchase": .string(purchase)])
      failures = link == nil ? failures + 1 : 0
    }
    let before = try server.call("session/describe", ["session": .string(session)])
    let (refused, events) = try server.drain([
      .redeem(code, in: session), .purchase("superwall", product: "q"), ServerRequest("clock/now"),
    ])
    #expect(refused[0].word == "ledgerUnavailable")
    #expect(refused[1].word == "ledgerUnavailable")
    #expect(refused[2].result != nil)
    #expect(events.isEmpty)
    #expect(try server.call("session/describe", ["session": .string(session)]) == before)

    try run(FullDiskTests.prlimit, "--pid", "\(server.id)", "--fsize=unlimited")
    let (redeemed, told) = try server.drain([.redeem(code, in: session)])
    #expect(redeemed[0].word == "redeemed")
    #expect(told.first?["sequence"] == 1)
    let customer = try #require(
      try server.call("session/open", ServerRequest.open("revenuecat", user: "bob").params)["session"]?.string)
    for code in codes.suffix(30) {
      #expect(try server.drain([.redeem(code, in: customer)]).replies[0].word == "redeemed")
    }
    #expect(try server.finish().status == 0)
    let finding = try DatabaseQueue(path: path).read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    #expect(finding == "ok")
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
