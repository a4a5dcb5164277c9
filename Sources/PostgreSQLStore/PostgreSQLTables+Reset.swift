#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    /// Condition on the tables that name a purchase and no vendor.
    private static let ofPurchase = "purchase IN (SELECT id FROM purchase WHERE vendor = $1)"

    func counts(of vendor: Vendor?) throws(LedgerError) -> Ledger.Deleted {
      Ledger.Deleted(
        customers: try count("customer", of: vendor), purchases: try count("purchase", of: vendor),
        codes: try count("code", of: vendor, where: PostgreSQLTables.ofPurchase),
        messages: try count("mail", of: vendor))
    }

    /// Deletes rows that refer to others first.
    func deleteAll(of vendor: Vendor?) throws(LedgerError) {
      try delete(from: "device", of: vendor, where: PostgreSQLTables.ofPurchase)
      try delete(from: "code", of: vendor, where: PostgreSQLTables.ofPurchase)
      if let vendor { try releasePurchases(of: vendor) }
      for table in [
        "mail", "reissue_request", "checkout", "purchase", "app_user", "customer", "policy", "checkout_settings",
      ] {
        try delete(from: table, of: vendor)
      }
    }

    /// Takes purchases of other vendors, which a receipt gave to a customer of this one, from that customer.
    private func releasePurchases(of vendor: Vendor) throws(LedgerError) {
      try execute(
        "UPDATE purchase SET customer = NULL WHERE customer IN (SELECT id FROM customer WHERE vendor = $1)",
        [.string(vendor)])
    }

    private func count(
      _ table: String, of vendor: Vendor?, where condition: String = "vendor = $1"
    ) throws(LedgerError) -> Int {
      let sql = "SELECT count(*) FROM \(table)"
      guard let vendor else { return try count(sql, []) }
      return try count("\(sql) WHERE \(condition)", [.string(vendor)])
    }

    private func delete(
      from table: String, of vendor: Vendor?, where condition: String = "vendor = $1"
    ) throws(LedgerError) {
      guard let vendor else { return try execute("DELETE FROM \(table)", []) }
      try execute("DELETE FROM \(table) WHERE \(condition)", [.string(vendor)])
    }
  }
#endif
