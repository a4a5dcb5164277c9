import GRDB
import GRDBSQLite
import RedemptionCore
import RedemptionLedger
import SharedCases
import Testing

@testable import SQLiteStore

/// What SQLite does for a call is counted in steps of its virtual machine, not in time: on a ledger that is twenty times
/// as large, it has to be the same.
@Suite("The cost of a call")
struct FlatCostTests {
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)
  private static let vendor = Vendor(rawValue: "v")
  /// A vendor of whom the ten oldest rows are.
  private static let rare = Vendor(rawValue: "rare")

  /// A call on the tables.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (SQLiteTables) throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (SQLiteTables) throws -> Void) {
      testDescription = description
      self.run = run
    }
  }

  private static let filters: [(String, PurchaseFilter)] = [
    ("all", PurchaseFilter()), ("vendor", PurchaseFilter(vendor: vendor)), ("rare", PurchaseFilter(vendor: rare)),
    ("email", PurchaseFilter(email: "buyer_3@b.io")), ("unknown email", PurchaseFilter(email: "nobody@b.io")),
    ("email and vendor", PurchaseFilter(vendor: vendor, email: "buyer_3@b.io")),
    ("buyer", PurchaseFilter(appUserId: "buyer_3")), ("owner", PurchaseFilter(appUserId: "owner_3")),
    ("name of a customer", PurchaseFilter(appUserId: "name_17")),
    ("unknown user", PurchaseFilter(appUserId: "nobody")),
    ("user and vendor", PurchaseFilter(vendor: vendor, appUserId: "owner_3")),
    ("before", PurchaseFilter(before: "pur_000000150")),
    ("buyer, before", PurchaseFilter(appUserId: "buyer_3", before: "pur_000000150")),
    ("email, before", PurchaseFilter(email: "buyer_3@b.io", before: "pur_000000150")),
  ]

  // One array for each subject: the compiler takes fifteen seconds for a sum of them with their closures.
  private static let ofPurchases: [Call] = filters.flatMap { name, filter in
    [
      Call("purchases: \(name)") { _ = try $0.purchases(matching: filter, newest: 10) },
      Call("number of purchases: \(name)") { _ = try $0.purchaseCount(matching: filter, atMost: 10) },
    ]
  }

  private static let ofCustomers: [Call] = [vendor, rare, nil].flatMap { (vendor: Vendor?) in
    [
      Call("customers of \(vendor?.rawValue ?? "all")") {
        _ = try $0.customers(matching: CustomerFilter(vendor: vendor), newest: 10)
      },
      Call("number of customers of \(vendor?.rawValue ?? "all")") {
        _ = try $0.customerCount(matching: CustomerFilter(vendor: vendor), atMost: 10)
      },
      Call("older customers of \(vendor?.rawValue ?? "all")") {
        _ = try $0.customerCount(matching: CustomerFilter(vendor: vendor, before: 150), atMost: 10)
      },
      Call("offerings of \(vendor?.rawValue ?? "nobody")") {
        _ = try $0.newestPurchases(of: vendor ?? Vendor(rawValue: "nobody"))
      },
    ]
  }

  private static let ofMail: [Call] = ["buyer_3@b.io", "nobody@b.io", nil].flatMap { (address: String?) in
    [
      Call("mail to \(address ?? "all")") { _ = try $0.messages(to: address, newest: 10) },
      Call("number of mails to \(address ?? "all")") { _ = try $0.messageCount(to: address, atMost: 10) },
    ]
  }

  private static let ofOthers: [Call] = [
    Call("codes of purchases") { _ = try $0.codes(ofPurchases: ["pur_000000030", "pur_000000170"]) },
    Call("first code") { _ = try $0.firstCode(of: "pur_000000170") },
    Call("code") { _ = try $0.code("code_170_1") },
    Call("purchase") { _ = try $0.purchase("pur_000000170") },
    Call("purchase of a store") { _ = try $0.purchase(storeTransactionId: "sub_170") },
    Call("purchases of a customer") { _ = try $0.purchases(ofCustomer: 170) },
    Call("devices of a purchase") { _ = try $0.deviceIds(of: "pur_000000170") },
    Call("purchases of a device") { _ = try $0.purchases(heldBy: .device(id: "device_170"), at: vendor) },
    Call("customer") { _ = try $0.customer(vendor, appUserId: "name_170") },
    Call("names of a customer") { _ = try $0.appUserIds(ofCustomer: 170) },
    Call("free ids of customers") { _ = try $0.freeCustomerIds() },
    Call("requests for mail") { _ = try $0.reissueRequests(to: "nobody@b.io", of: vendor, since: now) },
  ]

  static let calls = ofPurchases + ofCustomers + ofMail + ofOthers

  @Test("does not grow with the ledger", arguments: calls)
  func staysFlat(_ call: Call) throws {
    let (small, large) = (try steps(of: call, purchases: 200), try steps(of: call, purchases: 4_000))
    #expect(large <= small + small / 10 + 20, "\(small) steps with 200 purchases, \(large) with 4,000")
  }

  private func steps(of call: Call, purchases: Int) throws -> Int {
    let queue = try DatabaseQueue()
    return try queue.inDatabase { database in
      try Schema.migrate(database)
      try fill(database, purchases: purchases)
      let tables = SQLiteTables(database: database)
      try call.run(tables)
      let counter = Counter()
      unsafe sqlite3_progress_handler(
        database.sqliteConnection, 1,
        { counter in
          if let counter = unsafe counter {
            let counter = unsafe Unmanaged<Counter>.fromOpaque(counter).takeUnretainedValue()
            counter.count += 1
          }
          return 0
        }, Unmanaged.passUnretained(counter).toOpaque())
      defer { unsafe sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
      try call.run(tables)
      #expect(counter.count > 0)
      return counter.count
    }
  }

  private final class Counter { var count = 0 }

  /// Rows as they are after many purchases: ten buyers and ten owners with more and more of them.
  private func fill(_ database: Database, purchases: Int) throws {
    let numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(purchases))"
    let vendor = "CASE WHEN i <= 10 THEN 'rare' ELSE 'v' END"
    try database.execute(
      sql: """
        \(numbers) INSERT INTO customer SELECT i, \(vendor), 'name_' || i, 0, 1 FROM n;
        \(numbers) INSERT INTO app_user SELECT \(vendor), 'name_' || i, i, 0 FROM n;
        \(numbers) INSERT INTO purchase (id, vendor, kind, product, store, store_customer_id, store_transaction_id,
            entitlements, buyer_id, email, purchased_at, originally_purchased_at, period_type, is_sandbox, customer,
            app_user_id)
          SELECT printf('pur_%09d', i), \(vendor), 'subscription', 'product_' || (i % 7), 'stripe', 'cus', 'sub_' || i,
            'pro', 'buyer_' || (i % 10), 'buyer_' || (i % 10) || '@b.io', i, i, 'normal', 0, i, 'owner_' || (i % 10)
          FROM n;
        \(numbers) INSERT INTO code (code, purchase, expires_at)
          SELECT 'code_' || i || '_' || k.column1, printf('pur_%09d', i), i FROM n, (VALUES (1), (2)) AS k;
        \(numbers) INSERT INTO device (purchase, device_id) SELECT printf('pur_%09d', i), 'device_' || i FROM n;
        \(numbers) INSERT INTO mail (recipient, url, sent_at, reason, vendor)
          SELECT 'buyer_' || (i % 10) || '@b.io', 'x:y', i, 'purchase', \(vendor) FROM n;
        \(numbers) INSERT INTO reissue_request (vendor, recipient, requested_at)
          SELECT \(vendor), 'buyer_' || (i % 10) || '@b.io', i FROM n;
        """)
  }

  @Test("numbers of rows are exact, whoever writes, merges or deletes them")
  func tallies() throws {
    let queue = try DatabaseQueue()
    try queue.inDatabase { database in
      try Schema.migrate(database)
      try fill(database, purchases: 200)
      let tables = SQLiteTables(database: database)
      func counts(of vendor: Vendor?) throws -> [Int] {
        [
          try tables.purchaseCount(matching: PurchaseFilter(vendor: vendor), atMost: .max),
          try tables.customerCount(matching: CustomerFilter(vendor: vendor), atMost: .max),
        ]
      }
      #expect(try counts(of: nil) == [200, 200])
      #expect(try counts(of: FlatCostTests.vendor) == [190, 190])
      #expect(try counts(of: FlatCostTests.rare) == [10, 10])
      #expect(try tables.messageCount(to: nil, atMost: .max) == 200)
      try tables.mergeCustomer(12, into: 11)
      // Saving a purchase again adds none.
      let purchase = try #require(try tables.purchase("pur_000000030"))
      try tables.save(purchase)
      #expect(try counts(of: FlatCostTests.vendor) == [190, 189])
      try tables.deleteAll(of: FlatCostTests.rare)
      #expect(try counts(of: nil) == [190, 189])
      #expect(try counts(of: FlatCostTests.rare) == [0, 0])
      try tables.deleteAll(of: nil)
      #expect(try counts(of: nil) == [0, 0])
      #expect(try tables.messageCount(to: nil, atMost: .max) == 0)
    }
  }
}
