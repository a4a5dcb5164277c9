package import RedemptionCore

/// The rules of a subscription's life: what happens to it by itself, and what its buyer and its store may do.
///
/// A value: it changes the purchase and collects what has happened. Each adapter's `WebhookDoor` names the source of
/// its events and of their order.
struct PurchaseLife {
  /// Something that happened, before anybody is told.
  struct Happening {
    let kind: PurchaseEvent.Kind
    /// The purchase after it.
    let purchase: PurchaseRecord
    var reason: PurchaseEvent.Reason?
    var isTrialConversion = false
    var newProduct: String?

    /// The invoice of what a purchase costs now; nil if it costs nothing.
    static func invoice(for purchase: PurchaseRecord) -> Happening? {
      guard purchase.periodType != .trial, let price = purchase.price, price.amountMicros > 0 else { return nil }
      return Happening(kind: .invoice, purchase: purchase)
    }
  }

  private(set) var record: PurchaseRecord
  private(set) var happenings: [Happening] = []
  private let rules: BillingRules

  init(_ record: PurchaseRecord, rules: BillingRules) {
    self.record = record
    self.rules = rules
  }

  // MARK: By itself

  /// Does what is due next, unless it comes after a moment.
  ///
  /// - Returns: false if nothing was due.
  mutating func goOn(until now: Timestamp) -> Bool {
    guard let renewal = record.renewal, let due = record.goesOnAt, due <= now else { return false }
    if renewal.hasEnded, renewal.resumesAt == due {
      renew(from: due, paidAt: due)
    } else if renewal.retryAt == due {
      retry(at: due)
    } else if record.unsubscribeDetectedAt != nil {
      end(because: .unsubscribed)
    } else if renewal.isPaused {
      end(because: .paused)
    } else if record.billingIssuesDetectedAt != nil {
      end(because: .billingError)
    } else {
      charge(at: due)
    }
    return true
  }

  private mutating func charge(at due: Timestamp) {
    if let most = rules.mostRenewals, let number = record.renewal?.number, number > most {
      record.unsubscribeDetectedAt = due
      add(.cancellation, because: .unsubscribed)
      return end(because: .unsubscribed)
    }
    addInvoice()
    if record.renewal?.billing == .succeeds { renew(from: due, paidAt: due) } else { fail(at: due) }
  }

  /// The invoice of the next period, of the product that it changes to.
  private mutating func addInvoice() {
    var next = record
    next.periodType = .normal
    if let change = record.renewal?.change, var renewal = record.renewal { next.take(change, &renewal) }
    if let invoice = Happening.invoice(for: next) { happenings.append(invoice) }
  }

  /// A charge fails: access goes on for the grace period, or ends.
  private mutating func fail(at due: Timestamp) {
    record.billingIssuesDetectedAt = due
    record.gracePeriodExpiresAt = record.renewal?.gracePeriod.map { due.advanced(bySeconds: $0) }
    record.renewal?.retriesLeft = rules.retries
    planRetry(after: due)
    add(.billingIssue)
    add(.cancellation, because: .billingError)
    if record.gracePeriodExpiresAt == nil { end(because: .billingError) }
  }

  private mutating func retry(at due: Timestamp) {
    guard record.renewal?.billing == .fails else {
      // Paid within the grace period, the cycle stays; else a new one begins (`subscription-lifecycle.mdx`).
      let start = record.renewal?.hasEnded == true ? due : record.expiresAt ?? due
      return renew(from: start, paidAt: due)
    }
    planRetry(after: due)
  }

  private mutating func planRetry(after moment: Timestamp) {
    let left = record.renewal?.retriesLeft ?? 0
    record.renewal?.retryAt = left > 0 ? moment.advanced(bySeconds: rules.retryInterval) : nil
    record.renewal?.retriesLeft = max(0, left - 1)
  }

  private mutating func renew(from start: Timestamp, paidAt: Timestamp) {
    guard var renewal = record.renewal else { return }
    let (earlier, failed) = (record.history, record.billingIssuesDetectedAt)
    let isConversion = record.periodType == .trial
    if let change = renewal.change { record.take(change, &renewal) }
    renewal.change = nil
    renewal.number += 1
    renewal.retryAt = nil
    renewal.retriesLeft = 0
    renewal.isPaused = false
    renewal.resumesAt = nil
    renewal.hasEnded = false
    if renewal.billing == .failsThenSucceeds, record.billingIssuesDetectedAt != nil { renewal.billing = .succeeds }
    record.purchasedAt = start
    record.expiresAt = start.advanced(bySeconds: renewal.period)
    record.gracePeriodExpiresAt = nil
    record.billingIssuesDetectedAt = nil
    record.unsubscribeDetectedAt = nil
    record.periodType = .normal
    record.renewal = renewal
    remember(after: earlier, issuedAt: failed ?? paidAt, paidAt: paidAt)
    add(.renewal, isTrialConversion: isConversion)
  }

  /// Remembers the present period after earlier ones.
  private mutating func remember(after earlier: PaymentHistory, issuedAt: Timestamp, paidAt: Timestamp) {
    var (history, payment) = (earlier, record.presentPayment)
    (payment.issuedAt, payment.paidAt) = (issuedAt, paidAt)
    history.add(payment)
    record.renewal?.history = history
  }

  private mutating func end(because reason: PurchaseEvent.Reason) {
    record.renewal?.hasEnded = true
    add(.expiration, because: reason)
  }

  // MARK: What the buyer and the store do

  /// The buyer cancels: access goes on to the end of the paid time.
  mutating func cancel(at now: Timestamp) {
    guard record.unsubscribeDetectedAt == nil else { return }
    record.unsubscribeDetectedAt = now
    record.renewal?.retryAt = nil
    record.renewal?.retriesLeft = 0
    record.renewal?.change = nil
    if record.isActive(at: now) { add(.cancellation, because: .unsubscribed) }
  }

  /// The buyer pauses: access ends with the paid time.
  mutating func pause(resumingAfter seconds: Int64?) {
    record.renewal?.isPaused = true
    record.renewal?.resumesAt = seconds.flatMap { record.expiresAt?.advanced(bySeconds: $0) }
    add(.pause)
  }

  /// It renews after all, or a pause ends.
  mutating func resume(at now: Timestamp) {
    if record.renewal?.hasEnded == true { return renew(from: now, paidAt: now) }
    record.unsubscribeDetectedAt = nil
    record.renewal?.isPaused = false
    record.renewal?.resumesAt = nil
    add(.uncancellation)
  }

  /// The buyer pays a charge that has failed, within the grace period: the cycle stays.
  mutating func pay(for order: Order, at now: Timestamp) {
    record.email = order.email ?? record.email
    record.price = order.price ?? record.price
    record.renewal?.billing = order.renews ? order.billing : .succeeds
    renew(from: record.expiresAt ?? record.purchasedAt, paidAt: now)
  }

  /// Changes to another product: now, with a new period, or at the next renewal.
  mutating func change(to change: Renewal.Change, isImmediate: Bool, at now: Timestamp) {
    happenings.append(
      Happening(kind: .productChange, purchase: record, newProduct: change.product))
    record.renewal?.change = change
    if isImmediate { renew(from: now, paidAt: now) }
  }

  /// The store gives more time for the same money.
  mutating func extend(to end: Timestamp) {
    record.expiresAt = end
    add(.extended)
  }

  /// The store refunds it: access ends.
  mutating func refund(at now: Timestamp) {
    guard record.refundedAt == nil else { return }
    let wasActive = record.isActive(at: now)
    record.refundedAt = now
    if record.kind == .subscription { record.unsubscribeDetectedAt = record.unsubscribeDetectedAt ?? now }
    record.renewal?.retryAt = nil
    add(.cancellation, because: .refunded)
    if record.kind == .subscription, wasActive { end(because: .refunded) }
  }

  /// What was given without a sale is taken back: access ends.
  mutating func revoke(at now: Timestamp) {
    guard record.isActive(at: now) else { return }
    record.unsubscribeDetectedAt = now
    record.expiresAt = now
    add(.cancellation, because: .revoked)
    end(because: .revoked)
  }

  /// The paid time and the grace period end now.
  mutating func expire(at now: Timestamp) {
    let wasActive = record.isActive(at: now)
    record.expiresAt = now
    record.gracePeriodExpiresAt = nil
    record.renewal?.retryAt = nil
    if wasActive { end(because: record.reasonToEnd) }
  }

  /// A notification of the store has changed the purchase.
  mutating func take(_ changed: PurchaseRecord, at now: Timestamp) {
    let old = record
    record = changed
    if old.product != changed.product {
      happenings.append(Happening(kind: .productChange, purchase: old, newProduct: changed.product))
    }
    if changed.purchasedAt != old.purchasedAt || changed.expiresAt != old.expiresAt {
      let earlier = old.history
      record.renewal?.number += 1
      remember(after: earlier, issuedAt: changed.purchasedAt, paidAt: changed.purchasedAt)
      add(.renewal, isTrialConversion: old.periodType == .trial && changed.periodType == .normal)
    }
    if changed.billingIssuesDetectedAt != nil, old.billingIssuesDetectedAt == nil {
      add(.billingIssue)
      add(.cancellation, because: .billingError)
    }
    if changed.unsubscribeDetectedAt != nil, old.unsubscribeDetectedAt == nil {
      add(.cancellation, because: .unsubscribed)
    } else if changed.unsubscribeDetectedAt == nil, old.unsubscribeDetectedAt != nil {
      add(.uncancellation)
    }
    if record.isActive(at: now) { record.renewal?.hasEnded = false }
  }

  private mutating func add(
    _ kind: PurchaseEvent.Kind, because reason: PurchaseEvent.Reason? = nil,
    isTrialConversion: Bool = false
  ) {
    happenings.append(
      Happening(kind: kind, purchase: record, reason: reason, isTrialConversion: isTrialConversion))
  }
}

extension PurchaseRecord {
  /// When something happens to it by itself; nil for never.
  package var goesOnAt: Timestamp? {
    guard let renewal, refundedAt == nil else { return nil }
    if renewal.hasEnded { return [renewal.resumesAt, renewal.retryAt].compactMap(\.self).min() }
    return [renewal.retryAt, accessEndsAt].compactMap(\.self).min()
  }

  /// Its periods up to the present one.
  fileprivate var history: PaymentHistory {
    if let known = renewal?.history { return known }
    var history = PaymentHistory()
    history.add(presentPayment)
    return history
  }

  /// Why access ends if nobody says why.
  fileprivate var reasonToEnd: PurchaseEvent.Reason {
    if unsubscribeDetectedAt != nil { return .unsubscribed }
    return billingIssuesDetectedAt != nil ? .billingError : .unknown
  }

  fileprivate mutating func take(_ change: Renewal.Change, _ renewal: inout Renewal) {
    product = change.product
    plan = change.plan
    displayName = change.displayName
    if let ids = change.entitlements { entitlements = ids.distinctIdentifiers }
    price = change.price ?? price
    renewal.period = change.period ?? renewal.period
  }
}
