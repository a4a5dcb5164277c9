public import RedemptionCore

extension RevenueCatAdapter {
  /// An address for each store: null stands for a customer without an active subscription alone (API v1, "Subscriber").
  ///
  /// Those of Apple, Google and Amazon are the stores' own pages; the others are stand-ins, because the real ones have
  /// the customer's name in them. What was granted by hand, or bought once, nobody manages.
  public func managementURL(of purchase: PurchaseRecord) -> String? {
    guard purchase.kind == .subscription, purchase.store != .promotional else { return nil }
    return switch purchase.store {
    case .appStore, .macAppStore: "https://apps.apple.com/account/subscriptions"
    case .playStore: "https://play.google.com/store/account/subscriptions"
    case .amazon: "https://www.amazon.com/gp/mas/your-account/myapps/yoursubscriptions/ref=mas_ya_subs"
    case .stripe: "https://billing.stripe.com/p/login/redemptionkit"
    case .paddle: "https://customer-portal.paddle.com/redemptionkit"
    default: "https://pay.rev.cat/manage"
    }
  }
}
