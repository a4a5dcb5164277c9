import RedemptionCore

/// What was paid, in the words of a shape.
struct PriceReply: Encodable {
  let price: ProductPaidPrice
  let form: Form
  /// Whose way of formatting it has.
  let platform: Platform

  /// The members of a price.
  enum Form: Sendable {
    /// iOS's hybrids: `currency` and `amount` (`SubscriptionInfo+HybridAdditions.swift`).
    case hybrid
    /// Native iOS: the same and `formatted` (`ProductPaidPrice`).
    case iOS
    /// Native Android and KMP: `formatted`, `amountMicros`, `currencyCode` (`models.Price`).
    case micros
  }

  private enum CodingKeys: String, CodingKey { case currency, amount, formatted, amountMicros, currencyCode }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if form == .micros {
      try container.encode(price.formatted(on: platform), forKey: .formatted)
      try container.encode(price.sdkMicros, forKey: .amountMicros)
      try container.encode(price.currency, forKey: .currencyCode)
      return
    }
    try container.encode(price.currency, forKey: .currency)
    try container.encode(price.amount, forKey: .amount)
    if form == .iOS { try container.encode(price.formatted(on: platform), forKey: .formatted) }
  }

  /// A price; nil for null and absence. The formatted amount is not looked at.
  static func read(_ parent: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey, _ form: Form) throws
    -> ProductPaidPrice?
  {
    guard parent.contains(key), try !parent.decodeNil(forKey: key) else { return nil }
    let container = try parent.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    guard form == .micros else {
      return ProductPaidPrice(
        currency: try container.decode(String.self, forKey: .currency),
        amount: try container.decode(Double.self, forKey: .amount))
    }
    return ProductPaidPrice(
      currency: try container.decode(String.self, forKey: .currencyCode),
      sdkMicros: try container.decode(Int64.self, forKey: .amountMicros))
  }
}
