public import RedemptionCore

extension Ledger {
  /// The mail that was sent, oldest first: all of it, or what went to one address.
  public func mailbox(of email: String?) throws(LedgerError) -> [MailMessage] {
    try storage.read { try $0.messages(to: email) }
  }

  /// How a vendor's side behaves now.
  public func policy(of vendor: Vendor) throws(LedgerError) -> Policy {
    let adapter = try adapter(vendor)
    return try storage.read { try $0.policy(of: adapter) }
  }

  /// Sets how a vendor's side behaves from now on; links that were given out keep the life they have.
  public func setPolicy(_ policy: Policy, of vendor: Vendor) throws(LedgerError) {
    _ = try adapter(vendor)
    try storage.write { try $0.setPolicy(policy, of: vendor) }
  }
}
