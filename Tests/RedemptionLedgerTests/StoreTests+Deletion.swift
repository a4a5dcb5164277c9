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
}
