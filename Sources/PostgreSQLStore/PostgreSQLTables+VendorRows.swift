#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    func row(_ key: String, of vendor: Vendor) throws(LedgerError) -> VendorRow? {
      let sql = "SELECT key, value, due_at FROM vendor_row WHERE vendor = $1 AND key = $2"
      return try first(sql, [.string(vendor), .string(key)], VendorRow.init)
    }

    func rows(of vendor: Vendor, startingWith prefix: String) throws(LedgerError) -> [VendorRow] {
      let sql = """
        SELECT key, value, due_at FROM vendor_row WHERE vendor = $1 AND key >= $2 AND starts_with(key, $2)
        """
      return try all(sql, [.string(vendor), .string(prefix)], VendorRow.init).ascending
    }

    func save(_ row: VendorRow, of vendor: Vendor) throws(LedgerError) {
      try execute(
        """
        INSERT INTO vendor_row (vendor, key, value, due_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (vendor, key) DO UPDATE SET value = excluded.value, due_at = excluded.due_at
        """,
        [.string(vendor), .string(row.key), .string(try JSONColumn.text(of: row.value)), .time(row.due)])
    }

    func deleteRow(_ key: String, of vendor: Vendor) throws(LedgerError) {
      try execute("DELETE FROM vendor_row WHERE vendor = $1 AND key = $2", [.string(vendor), .string(key)])
    }
  }

  extension VendorRow {
    fileprivate init(_ row: Row) throws(LedgerError) {
      self.init(
        try row.string(0), try JSONColumn.read(try row.string(1)), due: row.number(2).map(Timestamp.init(milliseconds:))
      )
    }
  }
#endif
