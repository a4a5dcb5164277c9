public import RedemptionCore

extension Ledger {
  /// Claims a purchase in another store.
  ///
  /// The store is any checkout of this ledger, of any vendor; users of a vendor that keeps no customers can claim that
  /// vendor's alone. The vendor's rule of ownership and its transfer policy decide, as for a code. Creates the customer
  /// on first sight. A receipt that is sent again changes nothing.
  ///
  /// - Parameters:
  ///   - vendor: the vendor whose user claims it.
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
      guard let purchase = try vendor.tables.purchase(storeTransactionId: storeTransactionId),
        vendor.adapter.ownership.keepsCustomers || purchase.record.vendor == vendor.vendor
      else { return .unknownToken }
      return try Redemption(vendor: vendor, redeemer: redeemer, policy: try vendor.policy(), hears: false).claim(
        purchase)
    }
  }
}
