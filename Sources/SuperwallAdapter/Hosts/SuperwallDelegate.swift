/// What a Swift host hears of redemptions, by the names of SuperwallKit's own delegate.
///
/// Both calls come on the main actor, and in this order: `willRedeemLink()` before the request,
/// `didRedeemLink(result:)` after entitlements and status have been set. Each has a default that does nothing.
@MainActor
public protocol SuperwallDelegate: AnyObject {
  /// A code is about to be redeemed.
  func willRedeemLink()

  /// A redemption is over, whatever came of it.
  func didRedeemLink(result: RedemptionResult)
}

extension SuperwallDelegate {
  /// Does nothing.
  public func willRedeemLink() {}

  /// Does nothing.
  public func didRedeemLink(result: RedemptionResult) {}
}
