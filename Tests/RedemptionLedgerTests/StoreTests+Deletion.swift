import RedemptionCore
import RedemptionLedger
import Testing

extension StoreTests {
  @Test(
    "deletes a customer with names, purchases, codes and devices, and nothing of others",
    arguments: StoreKind.available)
  func deletesCustomers(kind: StoreKind) throws {
    let store = try kind.make()
    try store.write { tables throws(LedgerError) in
      for (id, name) in [(Int64(1), "ada"), (2, "bob")] {
        try tables.insert(customer(id, name), of: vendor)
        for alias in [name, "\(name)-2"] {
          try tables.insertAppUser(alias, of: vendor, isAnonymous: false, customer: id)
        }
        try tables.save(purchase(name, customer: id))
        try tables.insertCode("code-\(name)", purchase: name, expiresAt: StoreTests.now)
        try tables.addDevice("phone", to: name)
      }
      var foreign = purchase("foreign", customer: 1)
      foreign.record.vendor = Vendor(rawValue: "w")
      try tables.save(foreign)
    }
    try store.commit()
    try store.write { tables throws(LedgerError) in try tables.deleteCustomer(1, of: vendor) }
    try store.commit()
    try store.read { tables throws(LedgerError) in
      for name in ["ada", "ada-2"] { #expect(try tables.customer(vendor, appUserId: name) == nil) }
      #expect(try tables.purchase("ada") == nil)
      #expect(try tables.code("code-ada") == nil)
      #expect(try tables.purchase("foreign").map { $0.customer == nil } == true)
      for name in ["bob", "bob-2"] { #expect(try tables.customer(vendor, appUserId: name) == customer(2, "bob")) }
      #expect(try tables.purchase("bob")?.customer == 2)
      #expect(try tables.code("code-bob")?.customer == customer(2, "bob"))
      #expect(try tables.deviceIds(of: "bob") == ["phone"])
    }
    // The name is free again.
    try store.write { tables throws(LedgerError) in
      try tables.insert(customer(3, "ada"), of: vendor)
      try tables.insertAppUser("ada", of: vendor, isAnonymous: false, customer: 3)
      #expect(try tables.purchases(ofCustomer: 3).isEmpty)
    }
    try store.commit()
  }

  @Test("deletes a webhook with its events, and nothing of others", arguments: StoreKind.available)
  func deletesWebhooks(kind: StoreKind) throws {
    let store = try kind.make()
    let subject = PurchaseEvent.Subject(appUserId: "a", originalAppUserId: "a", aliases: ["a"])
    try store.write { tables throws(LedgerError) in
      for id in ["one", "two"] {
        try tables.save(Webhook(id: id, vendor: vendor, url: nil, createdAt: StoreTests.now))
        let event = PurchaseEvent(
          id: id, kind: .renewal, at: StoreTests.now, purchase: purchase("p").record, subject: subject)
        try tables.save(StoredEvent(id: "evt_" + id, webhook: id, event: event, dueAt: StoreTests.now))
      }
    }
    try store.commit()
    try store.write { tables throws(LedgerError) in try tables.deleteWebhook("one") }
    try store.commit()
    try store.read { tables throws(LedgerError) in
      #expect(try tables.webhooks().map(\.id) == ["two"])
      #expect(try tables.event("evt_one") == nil)
      #expect(try tables.events(matching: EventFilter(purchase: "p"), limit: 9).map(\.id) == ["evt_two"])
      #expect(try tables.events(dueUntil: StoreTests.now, limit: 9).map(\.id) == ["evt_two"])
    }
  }

  @Test("finds customers by the value of an attribute", arguments: StoreKind.available)
  func findsByAttribute(kind: StoreKind) throws {
    let store = try kind.make()
    let other = Vendor(rawValue: "w")
    let address = "ada+\"é/\u{1}\"@example.com"
    try store.write { tables throws(LedgerError) in
      try tables.setAttributes(["$email": ["value": .string(address)]], of: "ada", at: vendor)
      try tables.setAttributes(["$email": ["value": .string(address)]], of: "ada", at: other)
      try tables.setAttributes(["$name": ["value": .string(address)]], of: "bob", at: vendor)
      try tables.setAttributes(["$email": ["value": .string(address + "x")]], of: "eve", at: vendor)
    }
    try store.commit()
    try store.read { tables throws(LedgerError) in
      #expect(try tables.customers(of: vendor, with: "$email", of: address) == ["ada"])
      #expect(try tables.customers(of: vendor, with: "$email", of: "%").isEmpty)
    }
  }
}
