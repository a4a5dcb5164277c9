public import RedemptionCore

/// Superwall's web checkout.
public struct SuperwallCheckout: CheckoutDoor {
  /// Makes the door; it has no settings.
  public init() {}

  /// Redeem mode leads into the app, or to its store where it is missing, and mails the link; redirect mode leads to
  /// the project's own page and mails nothing. A paywall button's own choice goes before the project's (docs,
  /// post-checkout redirecting).
  public func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd {
    switch (checkout.kind == .paywall ? checkout.afterPurchase : .appDefault, settings.postPurchase) {
    case (.customUrl, _):
      return redirect(to: checkout.afterPurchaseURL, checkout, purchase, isIdentified: isIdentified)
    case (.appDefault, .redirect):
      return redirect(to: settings.successURL, checkout, purchase, isIdentified: isIdentified)
    case (.redemptionPage, _): return opening(.redemptionPage, link, settings)
    case (.deepLink, _), (.appDefault, .redeem): return opening(.deepLink, link, settings)
    }
  }

  private func opening(_ kind: CheckoutEnd.Next.Kind, _ link: String, _ settings: CheckoutSettings) -> CheckoutEnd {
    CheckoutEnd(next: CheckoutEnd.Next(kind: kind, url: link, storeURL: settings.storeURL), mailsLink: true)
  }

  /// `stripe_subscription_id` holds the checkout session for a one-time purchase.
  private func redirect(
    to page: String?, _ checkout: Checkout, _ purchase: PurchaseRecord, isIdentified: Bool
  ) -> CheckoutEnd {
    var items = isIdentified ? [("app_user_id", purchase.buyerId)] : []
    if let email = purchase.email { items.append(("email", email)) }
    if purchase.store == .stripe { items.append(("stripe_subscription_id", purchase.storeTransactionId)) }
    let params = checkout.placementParams.merging(purchase.paywall?.placementParams ?? [:]) { given, _ in given }
    items += params.sorted { $0.key < $1.key }.map { ($0.key, SuperwallCheckout.queryText(of: $0.value)) }
    let url = page.map { PercentEncoding.appending(items, to: $0) }
    return CheckoutEnd(next: CheckoutEnd.Next(kind: .redirect, url: url), mailsLink: false)
  }

  /// A parameter's value as a query has it: a text as it is, a list or an object not at all.
  private static func queryText(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null, .array, .object: ""
    }
  }
}
