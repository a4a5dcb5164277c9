import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import SQLiteStore
import Testing

@testable import MemoryStore

@Suite("A store in memory")
struct MemoryStoreTests {
  private let vendor = Vendor(rawValue: "v")
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)

  private func purchase(_ id: String) -> StoredPurchase {
    StoredPurchase(
      record: PurchaseRecord(
        id: id, vendor: vendor, kind: .subscription, product: "p", store: .stripe, storeCustomerId: "cus",
        storeTransactionId: "sub_\(id)", entitlements: ["a"], buyerId: "buyer", purchasedAt: MemoryStoreTests.now))
  }

  @Test("a store made of another's rows goes on alone")
  func forks() throws {
    let store = MemoryStore()
    try store.write { tables throws(LedgerError) in
      for number in 0..<500 { try tables.save(purchase("\(number)")) }
    }
    try store.commit()
    let fork = MemoryStore(store.rows)
    try fork.write { tables throws(LedgerError) in
      try tables.insertCode("x", purchase: "1", expiresAt: MemoryStoreTests.now)
      try tables.save(purchase("new"))
    }
    try store.write { tables throws(LedgerError) in try tables.deleteAll(of: vendor) }
    #expect(
      try store.read { tables throws(LedgerError) in try tables.purchaseCount(matching: .init(), atMost: .max) } == 0)
    try fork.read { tables throws(LedgerError) in
      #expect(try tables.purchaseCount(matching: .init(), atMost: .max) == 501)
      #expect(try tables.code("x")?.purchase == purchase("1"))
    }
  }

  @Test("ordered blocks hold what a sorted array holds, and copies stay as they were", arguments: [100, 5_000])
  func sortedBlocks(range: Int) {
    var generator = SeededGenerator()
    print("sorted blocks: REDEMPTION_SEED=\(generator.seed)")
    var (blocks, model) = (SortedBlocks<Int>(), Set<Int>())
    var copies: [(SortedBlocks<Int>, Set<Int>)] = []
    for step in 0..<30_000 {
      // Ascending first, then anywhere; at the end everything goes.
      let element = step < range / 2 ? step : Int.random(in: 0..<range, using: &generator)
      if step < 10_000 || (step < 20_000 && Bool.random(using: &generator)) {
        blocks.insert(element)
        model.insert(element)
      } else {
        blocks.remove(element)
        model.remove(element)
      }
      guard step % 1_009 == 0 else { continue }
      copies.append((blocks, model))
      let sorted = model.sorted()
      #expect(blocks.ascending == sorted)
      #expect(blocks.count == sorted.count && blocks.isEmpty == sorted.isEmpty)
      #expect(blocks.first == sorted.first && blocks.last == sorted.last)
      #expect(blocks.greatest(7) { $0 % 2 == 0 } == Array(sorted.reversed().filter { $0 % 2 == 0 }.prefix(7)))
    }
    for (copy, model) in copies { #expect(copy.ascending == model.sorted()) }
  }

  @Test("random writes leave the rows that SQLite has")
  func agrees() throws {
    let seed = SeededGenerator().seed
    print("memory against SQLite: REDEMPTION_SEED=\(seed)")
    var writer = RandomWriter(generator: SeededGenerator(seed: seed))
    let (memory, sqlite) = (MemoryStore(), try SQLiteStore(at: .memory))
    for step in 0..<600 {
      let write = writer.next()
      for store in [memory, sqlite] as [any LedgerStore] {
        try store.write { tables throws(LedgerError) in try write(tables) }
        if step % 7 == 0 { try store.commit() }
      }
      guard step % 60 == 59 else { continue }
      let texts = try [memory, sqlite].map { (store: any LedgerStore) in
        try store.read { tables throws(LedgerError) in try writer.everything(in: tables) }
      }
      for (one, other) in zip(texts[0], texts[1]) where one != other {
        Issue.record("REDEMPTION_SEED=\(seed), step \(step): \(one) in memory, \(other) in SQLite")
        return
      }
    }
  }
}

/// Writes of every kind to a few purchases, customers, devices, users and addresses of two vendors.
private struct RandomWriter {
  typealias Write = (any LedgerTables) throws(LedgerError) -> Void

  var generator: SeededGenerator
  private let vendors = ["v", "w"].map { Vendor(rawValue: $0) }
  private let users = ["ada", "bob", "\u{E9}ve", "e\u{301}ve"]
  private let emails = ["a@b.io", "c@d.io"]
  private let devices = ["d", "e", "f"]
  private var purchases: [StoredPurchase] = []
  private var customers: [(id: Int64, vendor: Vendor)] = []
  private var names: Set<String> = []
  private var codes: [String] = []
  private var number = 0

  init(generator: SeededGenerator) { self.generator = generator }

  private var now: Timestamp { Timestamp(milliseconds: 1_700_000_000_000 + Int64(number / 3) * 1_000) }

  mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &generator) }

  mutating func next() -> Write {
    number += 1
    let (vendor, now) = (pick(vendors) ?? vendors[0], now)
    let kind = Int.random(in: 0..<100, using: &generator)
    switch kind {
    case 0..<20: return save(of: vendor)
    case 20..<35:
      guard let purchase = pick(purchases) else { return { _ in } }
      let code = "code-\(number)"
      codes.append(code)
      let end = now.advanced(byMilliseconds: Int64.random(in: 0...5, using: &generator))
      return { tables throws(LedgerError) in
        try tables.insertCode(code, purchase: purchase.record.id, expiresAt: end)
      }
    case 35..<45:
      guard let code = pick(codes), let user = pick(users) else { return { _ in } }
      let owner = Bool.random(using: &generator) ? Owner.appUser(id: user) : .device(id: user)
      return { tables throws(LedgerError) in try tables.markUsed(code, by: owner, at: now) }
    case 45..<55: return addCustomer(of: vendor)
    case 55..<60:
      guard let purchase = pick(purchases), let customer = pick(customers) else { return { _ in } }
      return { tables throws(LedgerError) in try tables.setCustomer(customer.id, of: purchase.record.id) }
    case 60..<66:
      guard let purchase = pick(purchases) else { return { _ in } }
      let user = pick(users + [nil]) ?? nil
      return { tables throws(LedgerError) in try tables.setAppUser(user, of: purchase.record.id) }
    case 66..<76:
      guard let purchase = pick(purchases)?.record.id, let device = pick(devices) else { return { _ in } }
      return { tables throws(LedgerError) in
        let isHeld = try tables.deviceIds(of: purchase).contains(device)
        if isHeld {
          try tables.removeDevice(device, from: purchase)
        } else {
          try tables.addDevice(device, to: purchase)
        }
      }
    case 76..<80: return merge()
    case 80..<88:
      guard let email = pick(emails) else { return { _ in } }
      return { tables throws(LedgerError) in
        try tables.insertMessage(.reissue, of: vendor, to: email, url: "u\(kind)", at: now)
        try tables.insertReissueRequest(to: email, of: vendor, at: now)
      }
    case 88..<92:
      let code = pick([nil, "x"]) ?? nil
      return { tables throws(LedgerError) in try tables.saveCheckout("checkout-\(kind)", of: vendor, code: code) }
    case 92..<95:
      guard let name = pick(users), let value = pick(emails) else { return { _ in } }
      return { tables throws(LedgerError) in
        try tables.setAttributes(["$email": .string(value), "n": .integer(Int64(kind))], of: name, at: vendor)
      }
    case 95..<98:
      guard let purchase = pick(purchases) else { return { _ in } }
      return { tables throws(LedgerError) in try tables.setLastReissued(purchase.record.id, at: now) }
    case 98: return reset(vendor)
    default:
      return { tables throws(LedgerError) in
        try tables.setPolicy(Policy(linkLifetime: Int64(kind), links: LinkSettings(scheme: "s")), of: vendor)
      }
    }
  }

  private mutating func save(of vendor: Vendor) -> Write {
    let isNew = purchases.isEmpty || Int.random(in: 0..<4, using: &generator) > 0
    // Not all ids ascend: two servers on one database may sell at the same time.
    let id = String(1_000_000 + number + Int.random(in: -3...0, using: &generator) * 100)
    guard !isNew || !purchases.contains(where: { $0.record.id == id }) else { return { _ in } }
    let old = isNew ? nil : pick(purchases)
    let own = customers.filter { $0.vendor == vendor }
    let record = PurchaseRecord(
      id: old?.record.id ?? id, vendor: old?.record.vendor ?? vendor, kind: .subscription,
      product: pick(["p", "q"]) ?? "p", store: .stripe, storeCustomerId: "cus", storeTransactionId: "sub_\(number)",
      entitlements: ["a"], buyerId: pick(users) ?? "", email: pick(emails + [nil]) ?? nil, purchasedAt: now)
    let purchase = StoredPurchase(record: record, customer: pick(own)?.id, appUserId: pick(users + [nil]) ?? nil)
    purchases.removeAll { $0.record.id == purchase.record.id }
    purchases.append(purchase)
    return { tables throws(LedgerError) in try tables.save(purchase) }
  }

  private mutating func addCustomer(of vendor: Vendor) -> Write {
    let (id, name, now) = (Int64(number), "name-\(number)", now)
    customers.append((id, vendor))
    let user = pick(users) ?? name
    let isNew = names.insert("\(vendor.rawValue) \(Array(user.utf8))").inserted
    let isAnonymous = Bool.random(using: &generator)
    return { tables throws(LedgerError) in
      let customer = StoredCustomer(id: id, originalAppUserId: name, firstSeen: now, isIdentified: false)
      try tables.insert(customer, of: vendor)
      try tables.insertAppUser(name, of: vendor, isAnonymous: isAnonymous, customer: id)
      if isNew { try tables.insertAppUser(user, of: vendor, isAnonymous: false, customer: id) }
    }
  }

  private mutating func merge() -> Write {
    guard let kept = pick(customers),
      let gone = pick(customers.filter { $0.id != kept.id && $0.vendor == kept.vendor })
    else { return { _ in } }
    customers.removeAll { $0.id == gone.id }
    return { tables throws(LedgerError) in
      try tables.mergeCustomer(gone.id, into: kept.id)
      if var customer = try tables.customer(id: kept.id) {
        customer.isIdentified = true
        try tables.update(customer)
      }
    }
  }

  private mutating func reset(_ vendor: Vendor) -> Write {
    purchases.removeAll { $0.record.vendor == vendor }
    customers.removeAll { $0.vendor == vendor }
    names = names.filter { !$0.hasPrefix("\(vendor.rawValue) ") }
    return { tables throws(LedgerError) in try tables.deleteAll(of: vendor) }
  }

  /// Every read of the tables, as texts.
  func everything(in tables: any LedgerTables) throws(LedgerError) -> [String] {
    var texts: [String] = []
    for vendor in vendors.map(Optional.some) + [nil] {
      texts.append("counts \(try tables.counts(of: vendor))")
      for before in [nil, 3] as [Int64?] {
        let filter = CustomerFilter(vendor: vendor, before: before)
        texts.append("customers \(try tables.customers(matching: filter, newest: 9))")
        texts.append("number \(try tables.customerCount(matching: filter, atMost: .max))")
      }
      for email in emails.map(Optional.some) + [nil] {
        for user in users.map(Optional.some) + [nil] {
          var filter = PurchaseFilter(vendor: vendor, email: email, appUserId: user)
          for limit in [5, 1_000] {
            let listed = try tables.purchases(matching: filter, newest: limit)
            texts.append("purchases \(listed)")
            texts.append("codes \(try tables.codes(ofPurchases: listed.map(\.record.id)))")
          }
          texts.append("number \(try tables.purchaseCount(matching: filter, atMost: .max))")
          filter.before = purchases.last?.record.id
          texts.append("older \(try tables.purchases(matching: filter, newest: 5))")
          texts.append("number \(try tables.purchaseCount(matching: filter, atMost: .max))")
        }
      }
    }
    for vendor in vendors {
      texts.append("policy \(String(describing: try tables.policy(of: vendor)))")
      texts.append("newest \(try tables.newestPurchases(of: vendor))")
      for user in users {
        texts.append("user \(try tables.purchases(heldBy: .appUser(id: user), at: vendor))")
        let attributes = try tables.attributes(of: user, at: vendor)
        texts.append("attributes \(attributes.sorted { $0.key < $1.key })")
        texts.append("customer \(String(describing: try tables.customer(vendor, appUserId: user)))")
      }
      for device in devices { texts.append("device \(try tables.purchases(heldBy: .device(id: device), at: vendor))") }
      for email in emails {
        texts.append("buyer \(try tables.purchases(boughtBy: email, at: vendor))")
        for age in [0, 20_000, .max / 2] as [Int64] {
          let moment = now.advanced(byMilliseconds: -age)
          texts.append("requests \(try tables.reissueRequests(to: email, of: vendor, since: moment))")
        }
      }
    }
    for email in emails.map(Optional.some) + [nil] {
      texts.append(
        "mail \(try tables.messages(to: email, newest: 5)) \(try tables.messageCount(to: email, atMost: .max))")
    }
    for purchase in purchases {
      let id = purchase.record.id
      let stored = try tables.purchase(id)
      texts.append("purchase \(String(describing: stored)) \(try tables.deviceIds(of: id))")
      texts.append("first code \(String(describing: try tables.firstCode(of: id)))")
      let known = try tables.purchase(storeTransactionId: purchase.record.storeTransactionId)
      texts.append("transaction \(String(describing: known))")
    }
    for customer in customers {
      texts.append(
        "names \(try tables.appUserIds(ofCustomer: customer.id)) \(try tables.hasAnonymousAppUser(customer.id))")
      texts.append("its purchases \(try tables.purchases(ofCustomer: customer.id))")
    }
    for code in codes { texts.append("code \(String(describing: try tables.code(code)))") }
    return texts
  }
}
