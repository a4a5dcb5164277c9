public import RedemptionCore

extension Ledger {
  /// Mails a new link for each purchase of the buyer with this address.
  ///
  /// The answer does not tell whether the address is known, and the limit counts unknown addresses too.
  public func reissue(_ vendor: Vendor, to email: String, at now: Timestamp) throws(LedgerError) -> ReissueAnswer {
    let rule = try adapter(vendor).ownership.reissue
    guard rule.trigger == .appRequest, EmailAddress.isValid(email) else { return .invalidAddress }
    return try write(vendor, at: now) { vendor throws(LedgerError) in
      let since = now.advanced(byMilliseconds: 1 - rule.limit.period)
      let requests = try vendor.tables.reissueRequests(to: email, of: vendor.vendor, since: since)
      guard requests < rule.limit.requests else { return .tooMany }
      try vendor.tables.insertReissueRequest(to: email, of: vendor.vendor, at: now)
      let policy = try vendor.policy()
      for purchase in try vendor.tables.purchases(boughtBy: email, at: vendor.vendor) {
        let link = try vendor.issueLink(to: purchase.record, under: policy, using: &random)
        try vendor.mail(link, to: email, because: .reissue)
        try vendor.tables.setLastReissued(purchase.record.id, at: now)
      }
      return .accepted
    }
  }
}
