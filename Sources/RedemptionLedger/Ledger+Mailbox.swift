public import RedemptionCore

extension Ledger {
  /// The newest mail, oldest first: of all mail, or of what went to one address.
  public func mailbox(of email: String?, newest limit: Int = .max) throws(LedgerError) -> [MailMessage] {
    try store.read { tables throws(LedgerError) in try tables.messages(to: email, newest: limit) }
  }

  /// The number of messages beside the newest ones; at most ``countLimit`` of those to one address are counted.
  ///
  /// - Parameters:
  ///   - email: the address; nil for all mail.
  ///   - count: how many the newest ones are.
  public func omittedMessages(of email: String?, listed count: Int) throws(LedgerError) -> Int {
    try store.read { tables throws(LedgerError) in
      let limit = email == nil ? Int.max : count + Ledger.countLimit
      return min(limit, try tables.messageCount(to: email, atMost: limit)) - count
    }
  }

  /// The vendor's policy.
  public func policy(of vendor: Vendor) throws(LedgerError) -> Policy {
    let adapter = try adapter(vendor)
    let policy = try store.read { tables throws(LedgerError) in try tables.policy(of: vendor) }
    return policy ?? Policy(defaultOf: adapter)
  }

  /// Sets the vendor's policy; links that were issued earlier keep their lifetime.
  public func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError) {
    _ = try adapter(vendor)
    policies.forget()
    try store.write { tables throws(LedgerError) in try tables.setPolicy(policy, of: vendor) }
  }

  /// What the vendor's checkout is set to do.
  public func checkoutSettings(of vendor: Vendor) throws(LedgerError) -> CheckoutSettings {
    let adapter = try adapter(vendor)
    let stored = try store.read { tables throws(LedgerError) in try tables.checkoutSettings(of: vendor) }
    return adapter.checkout.settings(storedAs: stored)
  }

  /// Sets what the vendor's checkout does from now on.
  public func setCheckoutSettings(_ settings: CheckoutSettings, of vendor: Vendor) throws(LedgerError) {
    _ = try adapter(vendor)
    try store.write { tables throws(LedgerError) in try tables.setCheckoutSettings(settings, of: vendor) }
  }
}
