import RedemptionCore

/// Qonversion's web funnel: the link is mailed, and the funnel's own page goes on by itself (documentation, "Web funnel
/// redemption").
struct QonversionCheckout: CheckoutDoor {
  /// The funnel's end.
  var hostedPage: any Checkout { QonversionFunnel() }

  /// Our choice: the funnel makes a user of the service, whose ids look like those of an SDK.
  func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    QonversionAdapter.newUserId(using: &generator)
  }
}

/// The link is mailed. Its address serves a page for browsers and for phones without the app; a visit does not use the
/// code up (documentation, "Web funnel redemption").
private struct QonversionFunnel: Checkout {
  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd {
    CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), mailsLink: true)
  }

  func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    let mail = CheckoutScreen.mail(end, link: link, purchase)
    guard !mail.isEmpty else {
      return [.noLink(.vendor, note: "The link is only mailed, and the buyer gave no address: pass `email`.")]
    }
    let page = CheckoutScreen.linkPage(
      .vendor, url: link, title: "Open in app", link: link,
      note: "The page behind the mailed link, where it does not open the app. A visit does not use the code up.")
    let sent = CheckoutScreen(
      .vendor, title: "Check your mail", text: "We have sent you a link. Open it on the phone that has the app.")
    return [sent] + mail + page.compactMap { $0.limited(to: [.phoneWithoutApp, .desktop]) }
  }
}
