import GRDB
import RedemptionCore
import RedemptionLedger
import RedemptionServer
import RedemptionTesting
import SharedCases
import Testing

@Suite("A ledger that another program keeps locked")
struct LockedLedgerTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient
  private let other: DatabaseQueue

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    client = try InProcessClient(ledger: path, busyTimeout: 0.05)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    other = try DatabaseQueue(path: path, configuration: configuration)
  }

  private func lock() throws { try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") } }
  private func unlock() throws { try other.inDatabase { try $0.execute(sql: "ROLLBACK") } }

  @Test("a redemption and a purchase get ledgerUnavailable, and work once it is free")
  func redeem() throws {
    let session = try client.open("superwall", user: "ann")
    let code = try client.buy("superwall")
    let before = try client.state(session)
    try lock()
    let drained = try client.drain(
      .redeem(code, in: session), .purchase("superwall", product: "p"), ServerRequest("clock/now"))
    #expect((0...1).map { drained.replies[$0]?.word } == ["ledgerUnavailable", "ledgerUnavailable"])
    #expect(drained.replies[2]?.result != nil)
    #expect(drained.events.isEmpty)
    #expect(try client.state(session) == before)
    try unlock()
    let later = try client.drain(.redeem(code, in: session))
    #expect(later.replies[0]?.word == "redeemed")
    #expect(later.events.first?["sequence"] == 1)
  }

  @Test("nobody is logged in or out by it", arguments: ["session/logIn", "session/logOut"])
  func identities(method: String) throws {
    let session = try client.open("revenuecat", user: method == "session/logOut" ? "ann" : nil)
    let before = try client.state(session)
    try lock()
    let request = ServerRequest(identity: method, of: session)
    #expect(try client.drain(request).replies[0]?.word == "ledgerUnavailable")
    #expect(try client.state(session) == before)
    try unlock()
    #expect(try client.call(request)["appUserId"] != before["appUserId"])
  }
}
