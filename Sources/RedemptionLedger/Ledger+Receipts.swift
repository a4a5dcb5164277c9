public import RedemptionCore

extension Ledger {
  /// Claims a purchase in another store for an app user of a vendor that keeps customers.
  ///
  /// The store is any checkout of this ledger, of any vendor. The vendor's rule of ownership and its transfer policy
  /// decide, as for a code. Creates the customer on first sight. A receipt that is sent again changes nothing.
  ///
  /// - Parameters:
  ///   - vendor: the vendor that keeps the customer.
  ///   - appUserId: the customer's app user id.
  ///   - storeTransactionId: the store's id of the purchase, such as `sub_…` or `cs_…`.
  ///   - now: the time of the receipt.
  public func postReceipt(
    _ vendor: Vendor, appUserId: String, storeTransactionId: String, at now: Timestamp
  ) throws(LedgerError) -> ReceiptAnswer {
    try postReceipt(
      vendor, Redeemer(appUserId: appUserId, deviceId: ""), storeTransactionId: storeTransactionId, at: now)
  }

  func postReceipt(
    _ vendor: Vendor, _ redeemer: Redeemer, storeTransactionId: String, at now: Timestamp
  ) throws(LedgerError) -> ReceiptAnswer {
    try write(vendor, at: now) { vendor throws(LedgerError) in
      guard vendor.adapter.ownership.keepsCustomers,
        let purchase = try vendor.tables.purchase(storeTransactionId: storeTransactionId)
      else { return .unknownToken }
      return try Redemption(vendor: vendor, redeemer: redeemer, policy: try vendor.policy(), hears: false).claim(
        purchase)
    }
  }
}
