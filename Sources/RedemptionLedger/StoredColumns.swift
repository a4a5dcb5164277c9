package import RedemptionCore

// What the databases under a ledger have in common. Their statements differ; their tables and columns do not.

extension StoredPurchase {
  /// The columns of the table `purchase`, in the order in which stores read and write them.
  package static let columns = LedgerTable.purchase.columns.map(\.name)

  /// Separates the ids in the column `entitlements`; an id has no line break.
  package static let entitlementSeparator: Character = "\n"

  /// How it goes on, as a column has it.
  package static func renewal(_ text: String?) throws(LedgerError) -> Renewal? {
    guard let text else { return nil }
    return (try JSONColumn.read(text) as StoredRenewal).renewal
  }

  /// How it goes on, as a column has it.
  package func renewalText() throws(LedgerError) -> String? {
    guard let renewal = record.renewal else { return nil }
    return try JSONColumn.text(of: StoredRenewal(renewal: renewal))
  }

  /// What the checkout has sent along, as a column has it.
  package static func metadata(_ text: String?) throws(LedgerError) -> [String: JSONValue]? {
    guard let text else { return nil }
    return try JSONColumn.read(text)
  }

  /// What the checkout has sent along, as a column has it.
  package func metadataText() throws(LedgerError) -> String? {
    guard let metadata = record.metadata else { return nil }
    return try JSONColumn.text(of: metadata)
  }

  /// The price in two columns; nil unless both have a value.
  package static func price(_ amount: Int64?, _ currency: String?) -> Price? {
    guard let amount, let currency else { return nil }
    return Price(amountMicros: amount, currency: currency)
  }
}

/// How a purchase goes on, with its earlier periods.
private struct StoredRenewal: Codable {
  private enum CodingKeys: CodingKey { case history }

  var renewal: Renewal

  init(renewal: Renewal) { self.renewal = renewal }

  init(from decoder: any Decoder) throws {
    renewal = try Renewal(from: decoder)
    renewal.history = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
      PaymentHistory.self, forKey: .history)
  }

  func encode(to encoder: any Encoder) throws {
    try renewal.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(renewal.history, forKey: .history)
  }
}

/// The tables with rows of a vendor, in an order in which they can be emptied: rows that refer to others come first.
package enum VendorTable: String, CaseIterable {
  case device, code, mail, reissueRequest = "reissue_request", checkout, purchase, appUser = "app_user", customer,
    attributes = "customer_attributes", vendorRow = "vendor_row", policy, outbox, webhook
  case checkoutSettings = "checkout_settings"

  /// The condition for the rows of one vendor.
  ///
  /// - Parameter vendor: how a statement of the store writes its first parameter.
  package func condition(vendor: String) -> String {
    switch self {
    case .device, .code: "purchase IN (SELECT id FROM purchase WHERE vendor = \(vendor))"
    default: "vendor = \(vendor)"
    }
  }
}

extension [VendorRow] {
  /// By the bytes of the keys: ``StoredText`` changes the order of some.
  package var ascending: [VendorRow] { sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
}
