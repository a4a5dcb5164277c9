import RedemptionCore

/// The names that a store gives to a buyer and a purchase, in the store's own form.
enum StoreNames {
  static func customer(of store: Store, using generator: inout some RandomNumberGenerator) -> String {
    let random = RandomText.hexadecimal(digits: 14, using: &generator)
    return switch store {
    case .stripe: "cus_\(random)"
    case .paddle: "ctm_01\(random)"
    default: "\(store.rawValue)_customer_\(random)"
    }
  }

  /// A subscription's name; a one-time purchase goes by its checkout session at Stripe, by its transaction at Paddle.
  static func transaction(
    of store: Store, kind: PurchaseRecord.Kind, using generator: inout some RandomNumberGenerator
  ) -> String {
    let random = RandomText.hexadecimal(digits: 24, using: &generator)
    return switch (store, kind) {
    case (.stripe, .subscription): "sub_\(random)"
    case (.stripe, .oneTime): "cs_\(random)"
    case (.paddle, .subscription): "sub_01\(random)"
    case (.paddle, .oneTime): "txn_01\(random)"
    default: "\(store.rawValue)_\(random)"
    }
  }
}
