extension RedemptionResult {
  /// Stripe's ids of the purchase, where this is a success and the purchaser paid with Stripe.
  ///
  /// Nil for everything else, an expired subscription and Paddle included; an empty list is an empty list. May hold a
  /// Checkout session (`cs_…`) for a one-time purchase, which is no subscription.
  public var stripeSubscriptionIds: [String]? {
    guard case .success(_, let info) = self, case .stripe(_, let ids) = info.purchaserInfo.storeIdentifiers else {
      return nil
    }
    return ids
  }

  /// The same result with the helpers that Superwall-Android's class has.
  public var android: AndroidHelpers { AndroidHelpers(result: self) }

  /// What Superwall-Android 2.7.19 offers on a result: lists that are never nil.
  public struct AndroidHelpers: Hashable, Sendable {
    let result: RedemptionResult

    /// The code that was redeemed; SuperwallKit's enum keeps its own internal.
    public var code: String {
      switch result {
      case .success(let code, _), .error(let code, _), .expiredCode(let code, _), .invalidCode(let code),
        .expiredSubscription(let code, _):
        code
      }
    }

    /// Stripe's ids of a success, else empty; a list in spite of its name.
    public var stripeSubscriptionId: [String] { result.stripeSubscriptionIds ?? [] }

    /// Paddle's ids of a success, else empty.
    public var paddleSubscriptionIds: [String] {
      guard case .success(_, let info) = result, case .paddle(_, let ids) = info.purchaserInfo.storeIdentifiers else {
        return []
      }
      return ids
    }

    /// Stripe's ids, then Paddle's.
    public var subscriptionIds: [String] { stripeSubscriptionId + paddleSubscriptionIds }
  }
}
