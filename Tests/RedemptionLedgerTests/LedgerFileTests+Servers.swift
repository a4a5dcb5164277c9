import Foundation
import GRDB
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import SQLiteStore

/// Several servers on one file.
extension LedgerFileTests {
  @Test("a server that writes marks the file until it has closed it; one that only reads does not")
  func marksWriters() throws {
    try makeLedger()
    #expect(try writers() == 0)
    let (one, two) = (try open(), try open())
    #expect(try one.mailbox(of: nil).count == 1)
    #expect(try writers() == 0)
    for ledger in [one, two, one] {
      _ = try buy(ledger)
      try ledger.commit()
    }
    #expect(try writers() == 2)
    // What was not committed has no mark either.
    let three = try open()
    _ = try buy(three)
    try three.close()
    try one.close()
    #expect(try writers() == 1)
    try two.close()
    #expect(try writers() == 0)
  }

  @Test("the mark of a server that was killed stays until a server that is alone has checked the file")
  func killedBesideOthers() throws {
    try makeLedger(isKilled: true)
    let one = try open()
    #expect(try writers() == 0)
    _ = try buy(one)
    try one.commit()
    // Another one is killed while this one goes on.
    try change("UPDATE usage SET writers = writers + 1")
    try open().close()
    try one.close()
    #expect(try writers() == 1)
    try open().close()
    #expect(try writers() == 0)
  }

  @Test("what another server or a rollback has changed about a held code is seen by the next redemption")
  func heldCodesAreCurrent() throws {
    let (one, two) = (try open(), try open())
    let redeemer = Redeemer(appUserId: "ada", deviceId: "d")
    var codes: [String] = []
    var purchases: [String] = []
    for number in 0..<4 {
      let order = Order(vendor: .superwall, product: "p\(number)", entitlements: ["pro"])
      let sale = try one.purchase(order, at: now)
      codes.append(sale.link.code)
      purchases.append(sale.purchase.id)
    }
    try one.commit()
    func kinds(_ ledger: Ledger, _ user: Redeemer) throws -> [RedemptionOutcome.Kind] {
      let question = RedemptionQuestion(vendor: .superwall, code: nil, storedCodes: codes, redeemer: user)
      guard case .redemption(let answer) = try ledger.answer(.redeem(question), at: now) else { return [] }
      return answer.storedOutcomes.map(\.kind)
    }
    #expect(try kinds(one, redeemer) == [.redeemed, .redeemed, .redeemed, .redeemed])
    try one.commit()
    _ = try two.refund(purchases[1], at: now)
    try two.commit()
    #expect(try kinds(one, redeemer) == [.redeemed, .subscriptionExpired, .redeemed, .redeemed])
    try one.commit()
    // This server's own change, and one that is not committed.
    _ = try one.refund(purchases[2], at: now)
    #expect(try kinds(one, redeemer) == [.redeemed, .subscriptionExpired, .subscriptionExpired, .redeemed])
    let unknown = Order(vendor: Vendor(rawValue: "nobody"), product: "p", entitlements: [])
    #expect(throws: LedgerError.unknownVendor) { _ = try one.purchase(unknown, at: now) }
    try one.close()
    let three = try open()
    #expect(try kinds(three, redeemer) == [.redeemed, .subscriptionExpired, .redeemed, .redeemed])
  }

  @Test("a server that has the lock and wants it again lets the one that waits go first")
  func turns() throws {
    try makeLedger()
    let (busy, waiting) = (try open(busyTimeout: 120), try open(busyTimeout: 120))
    let probe = try LogLocks(ofDatabase: path)
    for round in 1...5 {
      _ = try buy(busy)
      let names = Names()
      let group = DispatchGroup()
      group.enter()
      let other = Passed(ledger: waiting)
      let order = Order(vendor: .revenueCat, product: "p", entitlements: ["pro"])
      let now = now
      // A thread of its own: other tests may keep the threads of all tasks busy.
      Thread.detachNewThread {
        defer { group.leave() }
        #expect(throws: Never.self) {
          _ = try other.ledger.purchase(order, at: now)
          names.add("waiting")
          try other.ledger.commit()
        }
      }
      // Until it waits.
      while probe.take(.turn, isExclusive: false) {
        probe.release(.turn)
        Thread.sleep(forTimeInterval: 0.001)
      }
      try busy.commit()
      _ = try buy(busy)
      names.add("busy")
      try busy.commit()
      group.wait()
      #expect(names.all == ["waiting", "busy"], "round \(round)")
    }
  }
}

/// Names in the order in which threads have added them.
private final class Names: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  var all: [String] { lock.withLock { names } }

  func add(_ name: String) { lock.withLock { names.append(name) } }
}

/// A ledger that another thread uses.
private struct Passed: @unchecked Sendable { let ledger: Ledger }
