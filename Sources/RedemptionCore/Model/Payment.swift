/// One period of a purchase with its invoice, as a vendor's server API lists it.
public struct Payment: Hashable, Sendable, Codable {
  /// The number of the period: 1 for the first one.
  public var number: Int
  /// The product's identifier.
  public var product: String
  /// The product's name for people.
  public var displayName: String?
  /// What it costs; nil if the purchase has no price.
  public var price: Price?
  /// True if it costs nothing because it is a trial.
  public var isTrial: Bool
  /// When the period begins.
  public var startsAt: Timestamp
  /// When the period ends; nil for a one-time purchase.
  public var endsAt: Timestamp?
  /// When it was charged first.
  public var issuedAt: Timestamp
  /// When it was paid; nil while no charge has succeeded.
  public var paidAt: Timestamp?

  /// Describes a payment.
  public init(
    number: Int, product: String, displayName: String?, price: Price?, isTrial: Bool, startsAt: Timestamp,
    endsAt: Timestamp?, issuedAt: Timestamp, paidAt: Timestamp? = nil
  ) {
    self.number = number
    self.product = product
    self.displayName = displayName
    self.price = price
    self.isTrial = isTrial
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.issuedAt = issuedAt
    self.paidAt = paidAt
  }
}

extension PurchaseRecord {
  /// The latest periods with their invoices, oldest first. The last one may be the next period, with an invoice that is
  /// not paid.
  public var payments: [Payment] {
    var payments = renewal?.history?.payments ?? [presentPayment]
    if let last = payments.indices.last { payments[last].endsAt = expiresAt }
    if let unpaid = unpaidPayment { payments.append(unpaid) }
    return payments
  }

  /// The present period, paid when it began.
  package var presentPayment: Payment {
    Payment(
      number: periodNumber, product: product, displayName: displayName, price: price, isTrial: periodType == .trial,
      startsAt: purchasedAt, endsAt: expiresAt, issuedAt: purchasedAt, paidAt: purchasedAt)
  }

  /// The store's id of a period's payment.
  public func paymentId(of number: Int) -> String {
    number > 1 ? "\(storeTransactionId).\(number)" : storeTransactionId
  }

  /// The next period, whose charge has failed; nil for none.
  private var unpaidPayment: Payment? {
    guard let renewal, let failed = billingIssuesDetectedAt, let start = expiresAt else { return nil }
    let change = renewal.change
    return Payment(
      number: periodNumber + 1, product: change?.product ?? product,
      displayName: change == nil ? displayName : change?.displayName, price: change?.price ?? price, isTrial: false,
      startsAt: start, endsAt: start.advanced(bySeconds: change?.period ?? renewal.period), issuedAt: failed)
  }
}
