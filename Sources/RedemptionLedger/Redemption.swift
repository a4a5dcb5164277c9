import RedemptionCore

/// The codes of one redeemer, inside the open transaction: facts, decision, changes, outcome.
struct Redemption {
  let vendor: VendorTables
  let redeemer: Redeemer
  /// Read once for all codes of a question.
  let policy: Policy
  /// True if somebody is told what a redemption did.
  let hears: Bool

  /// What a redemption did to the customers.
  struct Effect {
    let effect: PurchaseEvent.RedemptionEffect
    /// The names of the buyer before it.
    let from: [String]
    /// The names of the redeemer after it, the one that redeemed first.
    let to: [String]
  }

  private var tables: any LedgerTables { vendor.tables }
  private var adapter: any RedemptionAdapter { vendor.adapter }
  private var now: Timestamp { vendor.now }

  /// Announces what ``redeem(_:isFirst:using:)`` reads for these codes.
  func expect(_ codes: [String]) throws(LedgerError) {
    guard let name = adapter.ownership.customerName(of: redeemer) else {
      return try tables.expect(codes.flatMap { [.code($0), .deviceIds(code: $0)] }, of: vendor.vendor)
    }
    try tables.expect(
      codes.map { .code($0) } + [.customer(appUserId: name), .purchases(appUserId: name)], of: vendor.vendor)
  }

  /// What one code gave, with what the vendor's rule adds to the outcome.
  struct Redeemed {
    var outcome: RedemptionOutcome
    var signsIn: String?
    var own: JSONValue?

    init(_ outcome: RedemptionOutcome, _ decision: RedemptionDecision) {
      self.outcome = outcome
      signsIn = decision.signsIn
      own = decision.own
    }
  }

  /// - Parameters:
  ///   - text: the code.
  ///   - isFirst: false for a code that the SDK sends along again, which mails nothing.
  ///   - generator: makes a new code.
  ///   - effect: what it did, if somebody is told.
  func redeem(
    _ text: String, isFirst: Bool = true, using generator: inout RandomSource, effect: inout Effect?
  ) throws(LedgerError) -> Redeemed {
    var code = try tables.code(text)
    if code?.purchase.record.vendor != vendor.vendor { code = nil }
    let customer = try redeemerCustomer()
    let decision = adapter.ownership.decide(try facts(of: code, customer: customer, policy: policy))
    let outcome = try write(
      decision, text, code, customer, isFirst: isFirst, using: &generator, effect: &effect)
    return Redeemed(outcome, decision)
  }

  /// Writes what a decision says, and returns the outcome.
  private func write(
    _ decision: RedemptionDecision, _ text: String, _ code: StoredCode?, _ customer: StoredCustomer?, isFirst: Bool,
    using generator: inout RandomSource, effect: inout Effect?
  ) throws(LedgerError) -> RedemptionOutcome {
    guard let code else { return .invalidCode(code: text) }
    switch decision.verdict {
    case .invalidCode: return .invalidCode(code: text)
    case .purchaseBelongsToOtherUser: return .purchaseBelongsToOtherUser(code: text)
    case .linkExpired(let reason, let mailsNewLink):
      return try expired(
        text, code.purchase, reason, mailsNewLink: mailsNewLink && isFirst, policy: policy, using: &generator)
    case .granted:
      // Before a merge, after which both have the names of both.
      let (from, to) =
        hears && decision.usesCode
        ? (try names(of: code), try names(of: customer, or: decision.owner)) : ([], [])
      let holder = try apply(decision, to: code, customer: customer)
      if hears, decision.usesCode {
        effect = Effect(effect: decision.effect, from: from, to: to)
      }
      // Before the write, which would make a store drop what it has read ahead.
      let grant = try grant(of: code.purchase.record, owner: decision.owner, customer: holder)
      if decision.usesCode, let owner = decision.owner { try tables.markUsed(text, by: owner, at: now) }
      return code.purchase.record.isActive(at: now)
        ? .redeemed(code: text, grant: grant) : .subscriptionExpired(code: text, grant: grant)
    }
  }

  private func names(of code: StoredCode) throws(LedgerError) -> [String] {
    let purchase = code.purchase
    return try names(of: code.customer, or: .appUser(id: purchase.appUserId ?? purchase.record.buyerId))
  }

  /// The names of a customer, the redeemer's first; of a vendor that keeps none, the owner's.
  private func names(of customer: StoredCustomer?, or owner: Owner?) throws(LedgerError) -> [String] {
    guard let customer else { return [owner?.appUserId ?? owner?.deviceId].compactMap(\.self) }
    let names = try tables.appUserIds(ofCustomer: customer.id)
    guard let own = redeemer.appUserId, names.contains(where: { own.isIdentical(to: $0) }) else { return names }
    return [own] + names.filter { !own.isIdentical(to: $0) }
  }

  /// Claims a purchase by its receipt: the rule of a code that never expires and cannot be used up.
  func claim(_ purchase: StoredPurchase) throws(LedgerError) -> ReceiptAnswer {
    let customer = try redeemerCustomer()
    let code = StoredCode(
      expiresAt: now.advanced(byMilliseconds: 1), usedBy: nil, purchase: purchase,
      customer: try purchase.customer.flatMap { id throws(LedgerError) in try tables.customer(id: id) })
    let decision = adapter.ownership.decide(try facts(of: code, customer: customer, policy: policy))
    guard decision.verdict == .granted else { return .belongsToOtherUser }
    guard let holder = try apply(decision, to: code, customer: customer) else {
      return adapter.ownership.keepsCustomers ? .unknownToken : .granted(try vendor.grant(of: redeemer))
    }
    return .granted(try vendor.grant(of: holder, redeemer))
  }

  /// The redeemer's customer; nil if the vendor keeps no customers or the ledger has not seen this one.
  private func redeemerCustomer() throws(LedgerError) -> StoredCustomer? {
    guard let name = adapter.ownership.customerName(of: redeemer) else { return nil }
    return try tables.customer(vendor.vendor, appUserId: name)
  }

  private func facts(
    of code: StoredCode?, customer: StoredCustomer?, policy: Policy
  ) throws(LedgerError) -> RedemptionFacts {
    let ownership = adapter.ownership
    let newCustomer = ownership.customerName(of: redeemer).map {
      CustomerFacts(id: 0, isIdentified: !adapter.ownership.isAnonymous($0))  // No stored customer has the id 0.
    }
    var codeFacts: CodeFacts?
    if let code {
      codeFacts = CodeFacts(expiresAt: code.expiresAt, usedBy: code.usedBy, purchase: try facts(ofPurchase: code))
    }
    return RedemptionFacts(
      now: now, code: codeFacts, redeemer: redeemer, customer: customer?.facts ?? newCustomer,
      transfer: policy.transfer, reissue: ownership.reissue)
  }

  private func facts(ofPurchase code: StoredCode) throws(LedgerError) -> PurchaseFacts {
    let purchase = code.purchase
    let isActive = purchase.record.isActive(at: now)
    return PurchaseFacts(
      buyerId: purchase.record.vendor == vendor.vendor ? purchase.record.buyerId : "", isActive: isActive,
      isActiveSubscription: isActive && purchase.record.kind == .subscription,
      customer: code.customer?.facts, appUserId: purchase.appUserId,
      deviceIds: adapter.ownership.keepsCustomers ? [] : try tables.deviceIds(of: purchase.record.id),
      hasEmail: purchase.record.email != nil, lastReissuedAt: purchase.lastReissuedAt)
  }

  private func expired(
    _ code: String, _ purchase: StoredPurchase, _ reason: LinkExpiryReason, mailsNewLink: Bool, policy: Policy,
    using generator: inout RandomSource
  ) throws(LedgerError) -> RedemptionOutcome {
    guard let email = purchase.record.email, adapter.ownership.reissue.trigger == .openedLink else {
      return .linkExpired(code: code, reason: reason, reissued: false, obfuscatedEmail: nil)
    }
    if mailsNewLink {
      let link = try vendor.issueLink(to: purchase.record, under: policy, using: &generator)
      try vendor.mail(link, to: email, because: .reissue)
      try tables.setLastReissued(purchase.record.id, at: now)
    }
    return .linkExpired(
      code: code, reason: reason, reissued: mailsNewLink, obfuscatedEmail: EmailMask.mask(email))
  }

  private func grant(
    of purchase: PurchaseRecord, owner: Owner?, customer: StoredCustomer?
  ) throws(LedgerError) -> Grant {
    var purchases = [purchase]
    if let customer { purchases = try tables.purchases(ofCustomer: customer.id).map(vendor.told) }
    return Grant(
      purchases: purchases, at: now, owner: owner, purchaser: Purchaser(purchase), paywall: purchase.paywall,
      customer: customer.map { Customer($0, purchases: purchases, at: now) }
        ?? Customer(owner, purchases: purchases, at: now))
  }
}

// Writing the changes of ownership.
extension Redemption {
  /// Writes the changes.
  ///
  /// - Returns: the customer who holds the purchase after them; nil if the vendor keeps no customers.
  private func apply(
    _ decision: RedemptionDecision, to code: StoredCode, customer: StoredCustomer?
  ) throws(LedgerError) -> StoredCustomer? {
    let purchase = code.purchase
    guard adapter.ownership.keepsCustomers else {
      for change in decision.changes { try write(change, to: purchase) }
      return nil
    }
    var holder = customer ?? code.customer
    for change in decision.changes {
      switch change {
      case .aliasCustomers: holder = try alias(customer, with: code.customer)
      case .moveToCustomer:
        holder = customer
        if holder == nil { holder = try newCustomer() }
        if let holder { try tables.setCustomer(holder.id, of: purchase.record.id) }
      case .setAppUser, .addDevice, .removeDevice: try write(change, to: purchase)
      }
    }
    return holder
  }

  /// Writes which user or device holds a purchase, whose customer of another vendor (by a receipt) stays as it is.
  private func write(_ change: OwnershipChange, to purchase: StoredPurchase) throws(LedgerError) {
    switch change {
    case .aliasCustomers, .moveToCustomer: break
    case .setAppUser(let id): try tables.setAppUser(id, of: purchase.record.id)
    case .addDevice(let id): try tables.addDevice(id, to: purchase.record.id)
    case .removeDevice(let id): try tables.removeDevice(id, from: purchase.record.id)
    }
  }

  /// Joins the redeemer to the purchase's customer; a redeemer without one becomes a further name of it.
  private func alias(
    _ redeemerCustomer: StoredCustomer?, with owner: StoredCustomer?
  ) throws(LedgerError) -> StoredCustomer? {
    guard let owner else { return try newCustomer() }
    if let redeemerCustomer { return try vendor.merge(redeemerCustomer, owner) }
    guard let name = redeemer.appUserId else { return owner }
    return try vendor.addAppUser(name, isAnonymous: adapter.ownership.isAnonymous(name), to: owner)
  }

  private func newCustomer() throws(LedgerError) -> StoredCustomer? {
    guard let name = redeemer.appUserId else { return nil }
    return try vendor.addCustomer(name, isAnonymous: adapter.ownership.isAnonymous(name))
  }
}

extension RedemptionDecision {
  fileprivate var effect: PurchaseEvent.RedemptionEffect {
    if changes.contains(.aliasCustomers) { return .merged }
    return changes.isEmpty ? .none : .moved
  }
}
