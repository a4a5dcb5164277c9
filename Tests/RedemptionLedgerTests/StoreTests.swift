import MemoryStore
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SQLiteStore
import SharedCases
import SuperwallAdapter
import TestStores
import Testing

/// A kind of store that the tests run on.
enum StoreKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory, sqlite
  #if PostgreSQL
    case postgresql
  #endif

  /// Those that can be had here: PostgreSQL under `make test-postgresql`.
  static var available: [StoreKind] {
    #if PostgreSQL
      allCases.filter { $0 != .postgresql || TestDatabase.isWanted }
    #else
      allCases
    #endif
  }

  var testDescription: String { rawValue }

  /// Opens one store again and again; nil for plain memory.
  func makePersistent() throws -> (() throws -> any LedgerStore)? {
    switch self {
    case .memory: return nil
    case .sqlite:
      let folder = try TemporaryFolder()
      return { try SQLiteStore(at: .file(path: folder.path("ledger.sqlite"))) }
    #if PostgreSQL
      case .postgresql: return TestDatabase.open(try TestDatabase())
    #endif
    }
  }

  func make() throws -> any LedgerStore {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: try SQLiteStore(at: .memory)
    #if PostgreSQL
      case .postgresql: try TestStores.make { throw Unavailable() }
    #endif
    }
  }
}

#if PostgreSQL
  private struct Unavailable: Error {}
#endif

@Suite("A ledger's store")
struct StoreTests {
  static let now = Timestamp(milliseconds: 1_700_000_000_000)
  let vendor = Vendor(rawValue: "v")

  func purchase(_ id: String, customer: Int64? = nil, appUserId: String? = nil) -> StoredPurchase {
    let record = PurchaseRecord(
      id: id, vendor: vendor, kind: .subscription, product: "p", store: .stripe, storeCustomerId: "cus",
      storeTransactionId: "sub_\(id)", entitlements: ["a", "b"], buyerId: "buyer", purchasedAt: StoreTests.now)
    return StoredPurchase(record: record, customer: customer, appUserId: appUserId)
  }

  func customer(_ id: Int64, _ name: String) -> StoredCustomer {
    StoredCustomer(id: id, originalAppUserId: name, firstSeen: StoreTests.now, isIdentified: false)
  }

  @Test("returns a purchase as it was saved, by both ids", arguments: StoreKind.available)
  func keepsPurchases(kind: StoreKind) throws {
    let store = try kind.make()
    var saved = purchase("1", appUserId: "ada")
    try store.write { tables throws(LedgerError) in try tables.save(saved) }
    saved.record.refundedAt = StoreTests.now
    saved.lastReissuedAt = StoreTests.now
    try store.write { tables throws(LedgerError) in try tables.save(saved) }
    try store.read { tables throws(LedgerError) in
      #expect(try tables.purchase("1") == saved)
      #expect(try tables.purchase(storeTransactionId: "sub_1") == saved)
      #expect(try tables.purchase("2") == nil)
      #expect(try tables.purchase(storeTransactionId: "sub_2") == nil)
    }
  }

  @Test("finds purchases by user and device, oldest first", arguments: StoreKind.available)
  func findsHolders(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      for id in ["2", "1"] {
        try tables.save(purchase(id, appUserId: "ada"))
        try tables.addDevice("d", to: id)
      }
      try tables.addDevice("e", to: "1")
      try tables.setAppUser(nil, of: "2")
      try tables.removeDevice("d", from: "1")
    }
    try store.read { tables throws(LedgerError) in
      #expect(try tables.purchases(heldBy: .appUser(id: "ada"), at: vendor).map(\.record.id) == ["1"])
      #expect(try tables.purchases(heldBy: .device(id: "d"), at: vendor).map(\.record.id) == ["2"])
      #expect(try tables.purchases(heldBy: .device(id: "d"), at: Vendor(rawValue: "w")).isEmpty)
      #expect(try tables.deviceIds(of: "1") == ["e"])
    }
  }

  @Test("keeps codes and who used them", arguments: StoreKind.available)
  func keepsCodes(kind: StoreKind) throws {
    let store = try kind.make()
    let end = StoreTests.now.advanced(byMilliseconds: 1)
    try store.write { tables throws(LedgerError) in
      try tables.save(purchase("1"))
      for code in ["x", "y", "z"] { try tables.insertCode(code, purchase: "1", expiresAt: end) }
      try tables.markUsed("y", by: .device(id: "d"), at: StoreTests.now)
      try tables.markUsed("z", by: .appUser(id: "ada"), at: StoreTests.now)
    }
    try store.read { tables throws(LedgerError) in
      #expect(try tables.code("x") == StoredCode(expiresAt: end, usedBy: nil, purchase: purchase("1")))
      #expect(try tables.code("y")?.usedBy == .device(id: "d"))
      #expect(try tables.code("z")?.usedBy == .appUser(id: "ada"))
      #expect(try tables.code("w") == nil)
    }
  }

  @Test("returns a code with the customer of its purchase", arguments: StoreKind.available)
  func keepsCodeWithCustomer(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      try tables.insert(customer(7, "ada"), of: vendor)
      try tables.save(purchase("1", customer: 7))
      try tables.insertCode("x", purchase: "1", expiresAt: StoreTests.now)
    }
    try store.read { tables throws(LedgerError) in #expect(try tables.code("x")?.customer == customer(7, "ada")) }
  }

  @Test("returns the same whether a read was announced or not", arguments: StoreKind.available)
  func announcesReads(kind: StoreKind) throws {
    let store = try kind.make()
    // More than a store sends together.
    let codes = (0..<70).map { "code-\($0)" }
    try store.write { tables throws(LedgerError) in
      try tables.insert(customer(7, "ada"), of: vendor)
      try tables.insertAppUser("ada", of: vendor, isAnonymous: false, customer: 7)
      try tables.save(purchase("1", customer: 7, appUserId: "ada"))
      try tables.addDevice("d", to: "1")
      for code in codes { try tables.insertCode(code, purchase: "1", expiresAt: StoreTests.now) }

      try tables.expect(codes.flatMap { [.code($0), .deviceIds(code: $0)] }, of: vendor)
      for code in codes { #expect(try tables.code(code)?.purchase.record.id == "1") }
      #expect(try tables.code("other") == nil)
      #expect(try tables.deviceIds(of: "1") == ["d"])
      #expect(try tables.deviceIds(of: "2") == [])

      try tables.expect([.customer(appUserId: "ada"), .purchases(appUserId: "ada")], of: vendor)
      #expect(try tables.customer(vendor, appUserId: "ada") == customer(7, "ada"))
      #expect(try tables.customer(vendor, appUserId: "bob") == nil)
      #expect(try tables.purchases(ofCustomer: 7).map(\.record.id) == ["1"])
      #expect(try tables.purchases(ofCustomer: 8).isEmpty)

      try tables.expect([.code("none"), .deviceIds(code: "none"), .customer(appUserId: "bob")], of: vendor)
      #expect(try tables.code("none") == nil)
      #expect(try tables.customer(vendor, appUserId: "bob") == nil)

      let owners: [Owner] = [.appUser(id: "ada"), .device(id: "d"), .device(id: "e")]
      try tables.expect(owners.map { .purchasesHeld(by: $0) }, of: vendor)
      let held = try owners.map { owner throws(LedgerError) in try tables.purchases(heldBy: owner, at: vendor).count }
      #expect(held == [1, 1, 0])
    }
  }

  @Test("returns what was written after a read was announced", arguments: StoreKind.available)
  func writesAfterAnnouncing(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      try tables.insert(customer(7, "ada"), of: vendor)
      try tables.insertAppUser("ada", of: vendor, isAnonymous: false, customer: 7)
      try tables.save(purchase("1"))
      try tables.insertCode("x", purchase: "1", expiresAt: StoreTests.now)
      let reads: [LedgerRead] = [
        .code("x"), .deviceIds(code: "x"), .customer(appUserId: "ada"), .purchases(appUserId: "ada"),
        .purchasesHeld(by: .device(id: "d")),
      ]
      try tables.expect(reads, of: vendor)
      try tables.setCustomer(7, of: "1")
      #expect(try tables.purchases(ofCustomer: 7).map(\.record.id) == ["1"])
      #expect(try tables.code("x")?.customer == customer(7, "ada"))
      try tables.expect(reads, of: vendor)
      try tables.addDevice("d", to: "1")
      #expect(try tables.deviceIds(of: "1") == ["d"])
      #expect(try tables.purchases(heldBy: .device(id: "d"), at: vendor).count == 1)
      try tables.expect(reads, of: vendor)
      try tables.markUsed("x", by: .appUser(id: "ada"), at: StoreTests.now)
      #expect(try tables.code("x")?.usedBy == .appUser(id: "ada"))
    }
  }

  @Test("returns what another server wrote between two transactions", arguments: StoreKind.available)
  func announcesAgain(kind: StoreKind) throws {
    guard let open = try kind.makePersistent() else { return }
    let (one, two) = (try open(), try open())
    try one.write { tables throws(LedgerError) in
      try tables.save(purchase("1"))
      try tables.insertCode("x", purchase: "1", expiresAt: StoreTests.now)
      try tables.expect([.code("x")], of: vendor)
      #expect(try tables.code("x")?.usedBy == nil)
    }
    try one.commit()
    try two.write { tables throws(LedgerError) in
      try tables.markUsed("x", by: .appUser(id: "ada"), at: StoreTests.now)
    }
    try two.commit()
    try one.write { tables throws(LedgerError) in
      #expect(try tables.code("x")?.usedBy == .appUser(id: "ada"))
    }
    try one.commit()
  }

  @Test("finds the newest purchase of each product, and the first code of a purchase", arguments: StoreKind.available)
  func webCheckout(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      for id in ["1", "2", "3"] {
        var saved = purchase(id)
        saved.record.product = id == "3" ? "a" : "p"
        try tables.save(saved)
      }
      for (code, offset) in [("x", 2), ("z", 1), ("y", 1)] as [(String, Int64)] {
        try tables.insertCode(code, purchase: "1", expiresAt: StoreTests.now.advanced(byMilliseconds: offset))
      }
    }
    try store.read { tables throws(LedgerError) in
      #expect(try tables.newestPurchases(of: vendor).map(\.record.id) == ["3", "2"])
      #expect(try tables.newestPurchases(of: Vendor(rawValue: "w")).isEmpty)
      #expect(try tables.firstCode(of: "1") == "y")
      #expect(try tables.firstCode(of: "2") == nil)
    }
  }

  @Test(
    "lists purchases and customers from any place on, newest first, and counts the rest", arguments: StoreKind.available
  )
  func lists(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    try store.write { tables throws(LedgerError) in
      for number in Int64(1)...9 {
        try tables.insert(customer(number, "name-\(number)"), of: number == 2 ? other : vendor)
        try tables.insertAppUser(
          "name-\(number)", of: number == 2 ? other : vendor, isAnonymous: false, customer: number)
        var saved = purchase("\(number)", customer: number == 5 ? 2 : nil, appUserId: number == 7 ? "ada" : nil)
        saved.record.buyerId = number.isMultiple(of: 3) ? "ada" : "buyer"
        saved.record.email = number > 6 ? "a@b.io" : nil
        try tables.save(saved)
      }
      for (code, purchase) in [("x", "3"), ("y", "1"), ("z", "3")] {
        try tables.insertCode(code, purchase: purchase, expiresAt: StoreTests.now)
      }
      try tables.markUsed("z", by: .device(id: "d"), at: StoreTests.now)
    }
    try store.read { tables throws(LedgerError) in
      func ids(_ filter: PurchaseFilter, _ limit: Int = 3) throws(LedgerError) -> [String] {
        let listed = try tables.purchases(matching: filter, newest: limit).map(\.record.id)
        let count = try tables.purchaseCount(matching: filter, atMost: 1_000)
        #expect(try count == tables.purchases(matching: filter, newest: .max).count)
        return listed
      }
      #expect(try ids(PurchaseFilter()) == ["9", "8", "7"])
      #expect(try ids(PurchaseFilter(before: "7")) == ["6", "5", "4"])
      #expect(try ids(PurchaseFilter(vendor: vendor, before: "2")) == ["1"])
      #expect(try ids(PurchaseFilter(vendor: other)) == [])
      #expect(try ids(PurchaseFilter(appUserId: "ada")) == ["9", "7", "6"])
      #expect(try ids(PurchaseFilter(appUserId: "ada", before: "6")) == ["3"])
      #expect(try ids(PurchaseFilter(appUserId: "name-2")) == ["5"])
      #expect(try ids(PurchaseFilter(email: "a@b.io", appUserId: "ada")) == ["9", "7"])
      #expect(try ids(PurchaseFilter(email: "a@b.io", before: "9")) == ["8", "7"])
      func customers(_ filter: CustomerFilter) throws(LedgerError) -> [Int64] {
        #expect(
          try tables.customerCount(matching: filter, atMost: 1_000)
            == tables.customers(matching: filter, newest: .max).count)
        return try tables.customers(matching: filter, newest: 2).map(\.customer.id)
      }
      #expect(try customers(CustomerFilter()) == [9, 8])
      #expect(try customers(CustomerFilter(before: 3)) == [2, 1])
      #expect(try customers(CustomerFilter(vendor: vendor, before: 3)) == [1])
      #expect(try customers(CustomerFilter(vendor: other)) == [2])
      #expect(try tables.codes(ofPurchases: ["3", "1", "2"]).map(\.code) == ["y", "z", "x"])
      #expect(try tables.codes(ofPurchases: []).isEmpty)
    }
  }

  @Test("keeps the latest end of each checkout, per vendor, until its vendor is reset", arguments: StoreKind.available)
  func keepsCheckouts(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    try store.write { tables throws(LedgerError) in
      try tables.saveCheckout("1", of: vendor, code: "x")
      try tables.saveCheckout("2", of: vendor, code: "x")
      try tables.saveCheckout("2", of: vendor, code: nil)
      try tables.saveCheckout("1", of: other, code: "y")
      #expect(try tables.checkout("1", of: vendor) == EndedCheckout(code: "x"))
      #expect(try tables.checkout("2", of: vendor) == EndedCheckout(code: nil))
      #expect(try tables.checkout("2", of: other) == nil)
      try tables.deleteAll(of: vendor)
      #expect(try tables.checkout("1", of: vendor) == nil)
      #expect(try tables.checkout("1", of: other) == EndedCheckout(code: "y"))
    }
  }

  @Test("keeps each customer's attributes, per vendor, until its vendor is reset", arguments: StoreKind.available)
  func keepsAttributes(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    // Two names that look alike are two customers.
    let names = ["caf\u{E9}", "cafe\u{301}", "a\0b"]
    try store.write { tables throws(LedgerError) in
      for (number, name) in names.enumerated() {
        try tables.setAttributes(["n": .integer(0), "old": "x"], of: name, at: vendor)
        try tables.setAttributes(["n": .integer(Int64(number)), "$email": ["value": "\0é"]], of: name, at: vendor)
      }
      try tables.setAttributes(["w": true], of: names[0], at: other)
    }
    try store.commit()
    try store.write { tables throws(LedgerError) in
      for (number, name) in names.enumerated() {
        let expected: [String: JSONValue] = ["n": .integer(Int64(number)), "$email": ["value": "\0é"]]
        #expect(try tables.attributes(of: name, at: vendor) == expected)
      }
      #expect(try tables.attributes(of: names[1], at: other) == [:])
      try tables.deleteAll(of: vendor)
      #expect(try tables.attributes(of: names[0], at: vendor) == [:])
      #expect(try tables.attributes(of: names[0], at: other) == ["w": true])
    }
  }

  @Test("merges customers with their names and purchases", arguments: StoreKind.available)
  func mergesCustomers(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      for (id, name, isAnonymous) in [(Int64(1), "ada", false), (2, "anonymous", true)] {
        #expect(try tables.freeCustomerIds().lowerBound == id)
        try tables.insert(customer(id, name), of: vendor)
        try tables.insertAppUser(name, of: vendor, isAnonymous: isAnonymous, customer: id)
      }
      try tables.save(purchase("1", customer: 2))
      #expect(try !tables.hasAnonymousAppUser(1))
      try tables.mergeCustomer(2, into: 1)
      var kept = customer(1, "ada")
      kept.isIdentified = true
      try tables.update(kept)
      #expect(try tables.customer(vendor, appUserId: "anonymous") == kept)
      #expect(try tables.customer(Vendor(rawValue: "w"), appUserId: "ada") == nil)
      #expect(try tables.customer(id: 2) == nil)
      #expect(try tables.hasAnonymousAppUser(1))
      #expect(try tables.purchases(ofCustomer: 1).map(\.record.id) == ["1"])
    }
  }

  @Test("counts and deletes the rows of one vendor", arguments: StoreKind.available)
  func deletes(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    try store.write { tables throws(LedgerError) in
      try tables.save(purchase("1"))
      try tables.addDevice("d", to: "1")
      try tables.insertCode("x", purchase: "1", expiresAt: StoreTests.now)
      try tables.insert(customer(1, "ada"), of: other)
      try tables.insertMessage(.purchase, of: vendor, to: "a@b.io", url: "u", at: StoreTests.now)
      try tables.insertMessage(.reissue, of: other, to: "c@d.io", url: "u", at: StoreTests.now)
      try tables.setPolicy(Policy(linkLifetime: 5, links: LinkSettings(scheme: "s")), of: vendor)
      #expect(try tables.policy(of: vendor)?.linkLifetime == 5)
      let counts = Ledger.Deleted(customers: 0, purchases: 1, codes: 1, messages: 1)
      #expect(try tables.counts(of: vendor) == counts)
      try tables.deleteAll(of: vendor)
      #expect(try tables.policy(of: vendor) == nil)
      #expect(try tables.counts(of: nil) == Ledger.Deleted(customers: 1, purchases: 0, codes: 0, messages: 1))
      #expect(try tables.messages(to: nil, newest: 10).map(\.reason) == [.reissue])
      #expect(try tables.messages(to: "a@b.io", newest: 10).isEmpty)
      try tables.deleteAll(of: nil)
      #expect(try tables.counts(of: nil) == Ledger.Deleted(customers: 0, purchases: 0, codes: 0, messages: 0))
    }
  }

  @Test("keeps the rows of a vendor's own by their keys, until its vendor is reset", arguments: StoreKind.available)
  func keepsVendorRows(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    try store.write { tables throws(LedgerError) in
      let keys = ["a/\0", "a/\u{9}", "a/", "a/é", "a%", "b"]
      for key in keys { try tables.save(VendorRow(key, ["of": .string(key)], due: StoreTests.now), of: vendor) }
      try tables.save(VendorRow("a/", ["of": nil, "n": .real(0.5)]), of: vendor)
      try tables.save(VendorRow("a/", "other"), of: other)
      #expect(try tables.row("a/", of: vendor) == VendorRow("a/", ["of": nil, "n": .real(0.5)]))
      #expect(try tables.row("a/é", of: vendor)?.due == StoreTests.now)
      #expect(try tables.row("A/", of: vendor) == nil)
      #expect(try tables.rows(of: vendor, startingWith: "a/").map(\.key) == ["a/", "a/\0", "a/\u{9}", "a/é"])
      #expect(try tables.rows(of: vendor, startingWith: "").map(\.key) == ["a%", "a/", "a/\0", "a/\u{9}", "a/é", "b"])
      try tables.deleteRow("a/é", of: vendor)
      try tables.deleteRow("none", of: vendor)
      #expect(try tables.row("a/é", of: vendor) == nil)
      try tables.deleteAll(of: vendor)
      #expect(try tables.rows(of: vendor, startingWith: "") == [])
      #expect(try tables.row("a/", of: other)?.value == "other")
    }
    try store.commit()
  }

  @Test("finds what goes on until a moment, the earliest first", arguments: StoreKind.available)
  func goesOn(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      #expect(try tables.nextMoment() == nil)
      for (id, seconds) in [("1", Int64(30)), ("2", 10), ("3", 20)] {
        var stored = purchase(id)
        stored.record.expiresAt = StoreTests.now.advanced(bySeconds: seconds)
        stored.record.renewal = Renewal(period: 5, gracePeriod: 6, billing: .fails)
        stored.record.metadata = ["note": "ä\u{0}", "seats": 3, "share": .real(0.5), "beta": true, "none": .null]
        try tables.save(stored)
        #expect(try tables.purchase(id) == stored)
      }
      #expect(try tables.nextMoment() == StoreTests.now.advanced(bySeconds: 10))
      let due = try tables.purchases(goingOnUntil: StoreTests.now.advanced(bySeconds: 20), limit: 9)
      #expect(due.map(\.record.id) == ["2", "3"])
      #expect(try tables.purchases(goingOnUntil: StoreTests.now.advanced(bySeconds: 30), limit: 1).count == 1)
      try tables.save(purchase("2"))
      #expect(try tables.nextMoment() == StoreTests.now.advanced(bySeconds: 20))
    }
    try store.commit()
  }

  @Test("keeps webhooks and their events until they are deleted", arguments: StoreKind.available)
  func keepsEvents(kind: StoreKind) throws {
    let store = try kind.make()
    let webhook = Webhook(
      id: "wh", vendor: vendor, url: nil, secrets: WebhookSecrets(secret: "s\0"), environment: .both,
      createdAt: StoreTests.now)
    let subject = PurchaseEvent.Subject(appUserId: "a\0", originalAppUserId: "a", aliases: ["a"])
    func event(_ id: String, of purchase: String, dueIn seconds: Int64?) -> StoredEvent {
      let event = PurchaseEvent(
        id: id, kind: .renewal, at: StoreTests.now, purchase: self.purchase(purchase).record, subject: subject)
      return StoredEvent(
        id: id, webhook: "wh", event: event, dueAt: seconds.map { StoreTests.now.advanced(bySeconds: $0) })
    }
    try store.write { tables throws(LedgerError) in
      try tables.save(webhook)
      #expect(try tables.webhooks() == [webhook])
      for (id, purchase, seconds) in [("1", "p", Int64?(9)), ("2", "q", 5), ("3", "p", nil)] {
        try tables.save(event(id, of: purchase, dueIn: seconds))
      }
      #expect(try tables.event("2") == event("2", of: "q", dueIn: 5))
      #expect(try tables.events(matching: EventFilter(), limit: 2).map(\.id) == ["1", "2"])
      #expect(try tables.events(matching: EventFilter(vendor: vendor, after: "1"), limit: 9).map(\.id) == ["2", "3"])
      #expect(try tables.events(matching: EventFilter(purchase: "p"), limit: 9).map(\.id) == ["1", "3"])
      let other = Vendor(rawValue: "w")
      #expect(try tables.events(matching: EventFilter(vendor: other, purchase: "p"), limit: 9).isEmpty)
      #expect(try tables.events(dueUntil: StoreTests.now.advanced(bySeconds: 9), limit: 9).map(\.id) == ["2", "1"])
      var sent = event("2", of: "q", dueIn: nil)
      sent.attempts = [DeliveryAttempt(at: StoreTests.now, status: 500, failure: "é")]
      try tables.save(sent.delivery)
      #expect(try tables.event("2") == sent)
      #expect(try tables.delivery(ofEvent: "2") == sent.delivery)
      #expect(try tables.delivery(ofEvent: "4") == nil)
      #expect(try tables.events(dueUntil: StoreTests.now.advanced(bySeconds: 9), limit: 9).map(\.id) == ["1"])
      try tables.deleteAll(of: other)
      #expect(try tables.events(matching: EventFilter(), limit: 9).count == 3)
      try tables.deleteAll(of: vendor)
      #expect(try tables.events(matching: EventFilter(), limit: 9).isEmpty)
      #expect(try tables.webhooks().isEmpty)
    }
    try store.commit()
  }

  @Test("a refusal leaves the transaction intact", arguments: StoreKind.available)
  func refusal(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in try tables.save(purchase("1")) }
    #expect(store.hasUncommittedChanges)
    #expect(throws: LedgerError.unknownPurchase) {
      try store.write { _ throws(LedgerError) -> Void in throw .unknownPurchase }
    }
    try store.commit()
    #expect(!store.hasUncommittedChanges)
    #expect(try store.read { tables throws(LedgerError) in try tables.purchase("1") } != nil)
  }

  @Test("a failed write breaks the transaction, which the commit rolls back", arguments: StoreKind.available)
  func failure(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in try tables.save(purchase("1")) }
    try store.commit()
    try store.write { tables throws(LedgerError) in try tables.save(purchase("2")) }
    let orphan = { (tables: any LedgerTables) throws(LedgerError) in
      try tables.insertCode("x", purchase: "none", expiresAt: StoreTests.now)
    }
    // A store over a network may notice with the next statement that returns something.
    #expect(throws: LedgerError.self) {
      try store.write(orphan)
      try store.write { tables throws(LedgerError) in _ = try tables.purchase("2") }
    }
    #expect(throws: LedgerError.self) {
      try store.write { tables throws(LedgerError) in try tables.save(purchase("3")) }
    }
    #expect(throws: LedgerError.self) { try store.read { tables throws(LedgerError) in try tables.purchase("1") } }
    #expect(throws: LedgerError.self) { try store.commit() }
    let left = try store.read { tables throws(LedgerError) in try tables.counts(of: nil) }
    #expect(left.purchases == 1)
    try store.write { tables throws(LedgerError) in try tables.save(purchase("2")) }
    try store.commit()
  }
}
