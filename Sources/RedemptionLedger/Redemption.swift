import GRDB
import RedemptionCore

/// One redeemer's codes against the open transaction: facts, decision, changes, answer.
struct Redemption {
  let database: Database
  let adapter: any RedemptionAdapter
  let redeemer: Redeemer
  let now: Timestamp

  /// - Parameter isFirst: false for a code that the SDK sends along once more, for which nobody gets mail.
  func redeem(
    _ text: String, isFirst: Bool = true, using generator: inout SystemRandomNumberGenerator
  ) throws -> RedemptionOutcome {
    let code = try database.code(text).flatMap { $0.purchase.record.vendor == adapter.vendor ? $0 : nil }
    let policy = try database.policy(of: adapter)
    let customer = try redeemerCustomer()
    let decision = adapter.ownership.decide(try facts(of: code, customer: customer, policy: policy))
    guard let code else { return .invalidCode(code: text) }
    switch decision.verdict {
    case .invalidCode: return .invalidCode(code: text)
    case .purchaseBelongsToOtherUser: return .purchaseBelongsToOtherUser(code: text)
    case .linkExpired(let mailsNewLink):
      return try expired(text, code.purchase, mailsNewLink: mailsNewLink && isFirst, policy: policy, using: &generator)
    case .granted:
      let holder = try apply(decision, to: code.purchase, customer: customer)
      if decision.usesCode, let owner = decision.owner { try database.markUsed(text, by: owner, at: now) }
      let grant = try grant(of: code.purchase.record, owner: decision.owner, customer: holder)
      return code.purchase.record.isActive(at: now)
        ? .redeemed(code: text, grant: grant) : .subscriptionExpired(code: text, grant: grant)
    }
  }

  /// The redeemer's customer where the vendor knows customers; nil for one that the ledger has not met.
  private func redeemerCustomer() throws -> CustomerRow? {
    guard let appUserId = adapter.ownership.customerName(of: redeemer) else { return nil }
    return try database.customer(adapter.vendor, appUserId: appUserId)
  }

  private func facts(of code: CodeRow?, customer: CustomerRow?, policy: Policy) throws -> RedemptionFacts {
    RedemptionFacts(
      now: now, code: try code.map { try codeFacts($0) }, redeemer: redeemer,
      customer: customer?.facts ?? unmetCustomer, transfer: policy.transfer, reissue: adapter.ownership.reissue)
  }

  /// A customer that the ledger would have to make; no stored one has the number 0.
  private var unmetCustomer: CustomerFacts? {
    guard let appUserId = adapter.ownership.customerName(of: redeemer) else { return nil }
    return CustomerFacts(id: 0, isIdentified: !adapter.isAnonymous(appUserId))
  }

  private func codeFacts(_ code: CodeRow) throws -> CodeFacts {
    let purchase = code.purchase
    let isActive = purchase.record.isActive(at: now)
    return CodeFacts(
      expiresAt: code.expiresAt, usedBy: code.usedBy,
      purchase: PurchaseFacts(
        isActive: isActive, isActiveSubscription: isActive && purchase.record.kind == .subscription,
        customer: try purchase.customer.flatMap { try database.customer(id: $0)?.facts },
        appUserId: purchase.appUserId,
        deviceIds: adapter.ownership.keepsCustomers ? [] : try database.deviceIds(of: purchase.record.id),
        hasEmail: purchase.record.email != nil, lastReissuedAt: purchase.lastReissuedAt))
  }

  private func expired(
    _ code: String, _ purchase: PurchaseRow, mailsNewLink: Bool, policy: Policy,
    using generator: inout SystemRandomNumberGenerator
  ) throws -> RedemptionOutcome {
    guard let email = purchase.record.email, adapter.ownership.reissue.trigger == .openedLink else {
      return .linkExpired(code: code, reissued: false, obfuscatedEmail: nil)
    }
    if mailsNewLink {
      let link = try database.issueLink(to: purchase.record.id, by: adapter, under: policy, at: now, using: &generator)
      try database.send(.reissue, of: adapter.vendor, to: email, url: link.url, at: now)
      try database.setLastReissued(purchase.record.id, at: now)
    }
    return .linkExpired(code: code, reissued: mailsNewLink, obfuscatedEmail: EmailMask.mask(email))
  }

  /// Writes the changes of ownership.
  ///
  /// - Returns: the customer who holds the purchase after them, where the vendor knows customers.
  private func apply(
    _ decision: RedemptionDecision, to purchase: PurchaseRow, customer: CustomerRow?
  ) throws -> CustomerRow? {
    guard adapter.ownership.keepsCustomers else {
      try write(decision.changes, to: purchase)
      return nil
    }
    var holder = try customer ?? purchase.customer.flatMap { try database.customer(id: $0) }
    for change in decision.changes {
      switch change {
      case .aliasCustomers: holder = try alias(customer, with: purchase.customer)
      case .moveToCustomer:
        holder = try customer ?? newCustomer()
        if let holder { try database.setCustomer(holder.id, of: purchase.record.id) }
      case .setAppUser, .addDevice, .removeDevice: try write([change], to: purchase)
      }
    }
    return holder
  }

  /// Writes who of users and devices holds a purchase; of a vendor that knows them, it may be a customer's elsewhere too.
  private func write(_ changes: [OwnershipChange], to purchase: PurchaseRow) throws {
    for change in changes {
      switch change {
      case .aliasCustomers, .moveToCustomer: break
      case .setAppUser(let id): try database.setAppUser(id, of: purchase.record.id)
      case .addDevice(let id): try database.addDevice(id, to: purchase.record.id)
      case .removeDevice(let id): try database.removeDevice(id, from: purchase.record.id)
      }
    }
  }

  /// A receipt: the same rule of ownership as for a code that never expires and cannot be used up.
  func claim(_ purchase: PurchaseRow) throws -> ReceiptVerdict {
    let customer = try redeemerCustomer()
    let policy = try database.policy(of: adapter)
    let row = CodeRow(expiresAt: now.advanced(byMilliseconds: 1), usedBy: nil, purchase: purchase)
    let decision = adapter.ownership.decide(try facts(of: row, customer: customer, policy: policy))
    guard decision.verdict == .granted else { return .belongsToOtherUser }
    guard let holder = try apply(decision, to: purchase, customer: customer) else { return .unknownToken }
    return .granted(try database.grant(of: holder, redeemer, at: now))
  }

  /// Joins the redeemer to the purchase's customer; a redeemer that the ledger has not met becomes one more name of it.
  private func alias(_ redeemerCustomer: CustomerRow?, with owner: Int64?) throws -> CustomerRow? {
    guard let owner = try owner.flatMap({ try database.customer(id: $0) }) else { return try newCustomer() }
    if let redeemerCustomer { return try database.merge(redeemerCustomer, owner) }
    guard let appUserId = redeemer.appUserId else { return owner }
    try database.addAppUser(
      adapter.vendor, appUserId: appUserId, isAnonymous: adapter.isAnonymous(appUserId), to: owner.id)
    return try database.customer(id: owner.id)
  }

  private func newCustomer() throws -> CustomerRow? {
    guard let appUserId = redeemer.appUserId else { return nil }
    return try database.addCustomer(
      adapter.vendor, appUserId: appUserId, isAnonymous: adapter.isAnonymous(appUserId), at: now)
  }

  private func grant(of purchase: PurchaseRecord, owner: Owner?, customer: CustomerRow?) throws -> Grant {
    let purchases = try customer.map { try database.purchases(ofCustomer: $0.id).map(\.record) } ?? [purchase]
    return Grant(
      purchases: purchases, at: now, owner: owner, purchaser: Purchaser(purchase), paywall: purchase.paywall,
      customer: customer.map { Customer($0, purchases: purchases, at: now) }
        ?? Customer(owner, purchases: purchases, at: now))
  }
}
