import RedemptionCore

/// The tables with one vendor's rules, at one moment.
struct VendorTables {
  let tables: any LedgerTables
  let adapter: any RedemptionAdapter
  let vendor: Vendor
  let now: Timestamp
  let customerIds: CustomerIDs
  /// Nil outside a transaction: other servers may change them.
  let policies: PolicyCache?
  let onMail: ((MailMessage, Vendor) -> Void)?

  /// The vendor's policy; the adapter's defaults if `store/policy` has not changed it.
  func policy() throws(LedgerError) -> Policy {
    if let known = policies?[vendor] { return known }
    let policy = try tables.policy(of: vendor) ?? Policy(defaultOf: adapter)
    policies?[vendor] = policy
    return policy
  }

  /// What the vendor's checkout is set to do: the adapter's defaults, changed by `store/policy`.
  func checkoutSettings() throws(LedgerError) -> CheckoutSettings {
    adapter.checkout.settings(storedAs: try tables.checkoutSettings(of: vendor))
  }

  /// Writes a new code for a purchase.
  func issueLink(
    to purchase: PurchaseRecord, under policy: Policy, using generator: inout RandomSource
  ) throws(LedgerError) -> IssuedLink {
    let code = adapter.links.newCode(using: &generator)
    let link = IssuedLink(
      url: adapter.links.link(to: code, for: purchase, under: policy.links), code: code,
      expiresAt: now.advanced(byMilliseconds: policy.linkLifetime))
    try tables.insertCode(code, purchase: purchase.id, expiresAt: link.expiresAt)
    return link
  }

  /// Mails a link.
  func mail(_ link: IssuedLink, to address: String, because reason: MailMessage.Reason) throws(LedgerError) {
    try tables.insertMessage(reason, of: vendor, to: address, url: link.url, at: now)
    onMail?(MailMessage(to: address, url: link.url, sentAt: now, reason: reason), vendor)
  }
}

extension CheckoutDoor {
  /// The defaults, changed by what is stored.
  func settings(storedAs stored: CheckoutSettings?) -> CheckoutSettings {
    stored.map(defaultSettings.changed(by:)) ?? defaultSettings
  }
}

/// The policies that were read in the open transaction.
final class PolicyCache {
  private var policies: [Vendor: Policy] = [:]

  subscript(vendor: Vendor) -> Policy? {
    get { policies[vendor] }
    set { policies[vendor] = newValue }
  }

  /// Drops them: one was changed, or the transaction has ended.
  func forget() { policies.removeAll(keepingCapacity: true) }
}

/// The ids that the ledger assigns to new customers.
final class CustomerIDs {
  private var free: ClosedRange<Int64>?
  /// How many ids were assigned since the ledger was opened.
  private(set) var assigned = 0

  /// An id that no customer has, higher than all before it.
  func next(in tables: any LedgerTables) throws(LedgerError) -> Int64 {
    let range = if let free { free } else { try tables.freeCustomerIds() }
    free = range.lowerBound < range.upperBound ? range.lowerBound + 1...range.upperBound : nil
    assigned += 1
    return range.lowerBound
  }

  /// Drops the reserved ids, which are free for others once the transaction has ended.
  func forget() { free = nil }
}
