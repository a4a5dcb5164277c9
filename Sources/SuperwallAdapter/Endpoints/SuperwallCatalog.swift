import RedemptionCore

/// Products as the subscriptions service lists them: SuperwallKit 4.16.4 `Network/V2ProductsResponse.swift`.
enum SuperwallCatalog {
  /// A product as it was sold last.
  static func entry(_ product: PurchaseRecord, on platform: Platform) -> JSONValue {
    [
      "object": "product", "identifier": .string(product.product),
      "platform": .string(self.platform(of: product, platform)),
      "price": product.price.map { ["amount": .integer($0.amountMicros / 10_000), "currency": .string($0.currency)] }
        ?? .null,
      "subscription": subscription(product), "storefront": "USA",
      "entitlements": .array(
        product.entitlements.map { ["identifier": .string($0), "type": "SERVICE_LEVEL"] }),
    ]
  }

  private static func platform(of product: PurchaseRecord, _ platform: Platform) -> String {
    switch product.store {
    case .stripe: "stripe"
    case .paddle: "paddle"
    default: platform == .ios ? "ios" : "android"
    }
  }

  /// The paid time in the largest unit that it is a multiple of; at least a day.
  private static func subscription(_ product: PurchaseRecord) -> JSONValue {
    guard product.kind == .subscription, let end = product.expiresAt else { return .null }
    let days = max(1, (end.milliseconds - product.purchasedAt.milliseconds) / 86_400_000)
    let (unit, count): (String, Int64) =
      days % 365 == 0
      ? ("year", days / 365)
      : days % 30 == 0 ? ("month", days / 30) : days % 7 == 0 ? ("week", days / 7) : ("day", days)
    return ["period": .string(unit), "period_count": .integer(count), "trial_period_days": .null]
  }
}
