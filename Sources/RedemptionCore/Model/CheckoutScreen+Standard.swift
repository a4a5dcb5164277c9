// Screens that several vendors' checkouts have.

extension CheckoutScreen {
  /// A page with the link: a button on a phone, a QR code on a computer.
  public static func linkPage(
    _ place: Place, url: String? = nil, title: String = "Payment complete", link: String, note: String? = nil
  ) -> [CheckoutScreen] {
    [
      CheckoutScreen(
        place, for: [.phone, .phoneWithoutApp], url: url, title: title, text: "Open the app to use your purchase.",
        actions: [.redeem(link)], note: note),
      CheckoutScreen(
        place, for: [.desktop], url: url, title: title, text: "Open the app on your phone to use your purchase.",
        actions: [.scan(link)], note: note),
    ]
  }

  /// What a phone without the app shows for a link under the app's own scheme.
  public static let noApp = CheckoutScreen(
    .phone, for: [.phoneWithoutApp], title: "The link cannot be opened",
    text: "No app on this phone opens the link. Install the app, then open the link again.",
    note: "The page does not know whether the app is installed: offer the store beside the link.")

  /// A page that has nothing to redeem.
  public static func noLink(_ place: Place, url: String? = nil, note: String) -> CheckoutScreen {
    CheckoutScreen(
      place, url: url, title: "Payment complete", text: "Thank you for your purchase.", note: note)
  }

  /// Returns this screen for some situations; nil if it is shown in none of them.
  public func limited(to some: [Situation]) -> CheckoutScreen? {
    let shared = situations.filter(some.contains)
    guard !shared.isEmpty else { return nil }
    return CheckoutScreen(
      place, for: shared, url: url, title: title, text: text, actions: actions, note: note)
  }

  /// The mail with the link; nothing if none was sent.
  public static func mail(_ end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    guard end.mailsLink, purchase.email != nil else { return [] }
    return [
      CheckoutScreen(
        .mail, title: "Your purchase", text: "Open this link on the phone that has the app.", actions: [.redeem(link)])
    ]
  }
}
