#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    func policy(of vendor: Vendor) throws(LedgerError) -> Policy? {
      let sql = "SELECT transfer, link_lifetime, scheme, host FROM policy WHERE vendor = $1"
      return try first(sql, [.string(vendor)]) { row throws(LedgerError) in
        Policy(
          transfer: TransferPolicy(rawValue: try row.string(0)) ?? .transfer, linkLifetime: try row.integer(1),
          links: LinkSettings(scheme: try row.string(2), host: row.text(3)))
      }
    }

    func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError) {
      let sql = """
        INSERT INTO policy (vendor, transfer, link_lifetime, scheme, host) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (vendor) DO UPDATE SET transfer = excluded.transfer, link_lifetime = excluded.link_lifetime,
          scheme = excluded.scheme, host = excluded.host
        """
      try execute(
        sql,
        [
          .string(vendor), .string(policy.transfer.rawValue), .number(policy.linkLifetime),
          .string(policy.links.scheme), .string(policy.links.host),
        ])
    }

    func checkoutSettings(of vendor: Vendor) throws(LedgerError) -> CheckoutSettings? {
      try first("SELECT settings FROM checkout_settings WHERE vendor = $1", [.string(vendor)]) {
        row throws(LedgerError) in try JSONColumn.read(try row.string(0))
      }
    }

    func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) throws(LedgerError) {
      let sql = """
        INSERT INTO checkout_settings (vendor, settings) VALUES ($1, $2)
        ON CONFLICT (vendor) DO UPDATE SET settings = excluded.settings
        """
      try execute(sql, [.string(vendor), .string(try JSONColumn.text(of: settings))])
    }
  }
#endif
