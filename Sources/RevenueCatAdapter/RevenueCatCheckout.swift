public import RedemptionCore

/// RevenueCat's web checkout: Web Billing and purchase links.
public struct RevenueCatCheckout: CheckoutDoor {
  /// Makes the door; it has no settings.
  public init() {}

  /// An anonymous app user, as the web SDK makes it.
  public func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    RevenueCatAdapter.newAppUserId(using: &generator)
  }

  /// The hosted success page, or the project's own one with the link as `redeem_url` (docs, web purchase links); the
  /// web SDK shows no page and hands `redemptionInfo` over (purchases-js 1.53.1), null where nobody could redeem the
  /// purchase: the buyer is identified already, or the link policy says no.
  public func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd {
    let hasLink = settings.linkPolicy.allows(purchase)
    if checkout.kind == .webSDK {
      let info = hasLink && !isIdentified ? CheckoutEnd.RedemptionInfo(revenueCatLink: link) : nil
      return CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), redemptionInfo: info, mailsLink: hasLink)
    }
    guard let page = settings.successURL else {
      return CheckoutEnd(next: CheckoutEnd.Next(kind: .hostedPage, url: nil), mailsLink: hasLink)
    }
    let items = (hasLink ? [("redeem_url", link)] : []) + [("app_user_id", purchase.buyerId)]
    let next = CheckoutEnd.Next(kind: .successPage, url: PercentEncoding.appending(items, to: page))
    return CheckoutEnd(next: next, mailsLink: hasLink)
  }
}

extension CheckoutSettings.LinkPolicy {
  fileprivate func allows(_ purchase: PurchaseRecord) -> Bool {
    switch self {
    case .allowed: true
    case .disallowed: false
    case .allowedOnlySandbox: purchase.isSandbox
    }
  }
}

extension CheckoutEnd.RedemptionInfo {
  /// The wrapper is an HTTPS URL with the link in `url` (purchases-js since 1.52.3).
  fileprivate init(revenueCatLink link: String) {
    self.init(
      redeemUrl: link,
      redeemUrlRedirect: PercentEncoding.appending([("url", link)], to: "https://api.revenuecat.com/redirect"))
  }
}
