public import RedemptionCore

extension Ledger {
  /// Numbers of rows, as ``reset(_:)`` returns them.
  public struct Deleted: Hashable, Sendable {
    /// Customers, each with one or several app user ids.
    public let customers: Int
    /// Purchases, with who owned them.
    public let purchases: Int
    /// Codes, used or not.
    public let codes: Int
    /// Messages in the mailbox.
    public let messages: Int

    /// Describes numbers of rows.
    public init(customers: Int, purchases: Int, codes: Int, messages: Int) {
      self.customers = customers
      self.purchases = purchases
      self.codes = codes
      self.messages = messages
    }
  }

  /// Deletes purchases, codes, customers and mail, and puts policies back to their defaults.
  ///
  /// - Parameter vendor: whose; nil for every vendor's.
  /// - Returns: what was deleted.
  public func reset(_ vendor: Vendor? = nil) throws(LedgerError) -> Deleted {
    if let vendor { _ = try adapter(vendor) }
    policies.forget()
    webhooks.forget()
    nextMoments.forget()
    return try store.write { tables throws(LedgerError) in
      let counts = try tables.counts(of: vendor)
      try tables.deleteAll(of: vendor)
      return counts
    }
  }
}
