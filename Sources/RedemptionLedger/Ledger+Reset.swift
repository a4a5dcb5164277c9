public import RedemptionCore

extension Ledger {
  /// What ``reset(_:)`` deleted.
  public struct Deleted: Hashable, Sendable {
    /// Customers that the ledger had met, under one or several app user ids.
    public let customers: Int
    /// Purchases, with who owned them.
    public let purchases: Int
    /// Codes, used or not.
    public let codes: Int
    /// Messages in the mailbox.
    public let messages: Int
  }

  /// Deletes everything that was bought, mailed and redeemed, and puts policies back to their defaults.
  ///
  /// - Parameter vendor: whose; nil for every vendor's.
  public func reset(_ vendor: Vendor? = nil) throws(LedgerError) -> Deleted {
    if let vendor { _ = try adapter(vendor) }
    return try storage.write { try $0.deleteAll(of: vendor) }
  }
}
