import RedemptionCore

/// What a buyer sees after a checkout of Superwall (docs, post-checkout redirecting). The words are ours.
enum SuperwallScreens {
  /// The page opens the app by itself.
  static func app(_ link: String) -> [CheckoutScreen] {
    [
      CheckoutScreen(
        .app, for: [.phone], title: "Activating your purchase", text: "The app has opened and redeems the purchase.",
        actions: [.redeem(link)],
        note: "Superwall's page opens the app by itself. The app hears `willRedeemLink` first.")
    ]
  }

  /// The page that a buyer without the app, or at a computer, sees: install the app, and redeem.
  ///
  /// - Parameter phones: the phones that show it.
  static func redemptionPage(_ next: CheckoutEnd.Next, _ phones: [CheckoutScreen.Situation]) -> [CheckoutScreen] {
    guard let link = next.url else { return [] }
    let title = "Two steps to your purchase"
    let note = next.storeURL == nil ? "Set `storeUrl` with `store/policy` for the store's address." : nil
    return [
      CheckoutScreen(
        .vendor, for: phones, url: link, title: title, text: "Install the app, then redeem your purchase in it.",
        actions: [.install(next.storeURL), .redeem(link)], note: note),
      CheckoutScreen(
        .vendor, for: [.desktop], url: link, title: title,
        text: "Install the app on your phone, then scan this code with its camera.",
        actions: [.install(next.storeURL), .scan(link)], note: note),
    ]
  }

  /// The app owner's page, which gets the purchase instead of a code.
  static func redirect(_ next: CheckoutEnd.Next) -> CheckoutScreen {
    .noLink(
      .owner, url: next.url,
      note: next.url == nil
        ? "Redirect mode without an address: set `successUrl` with `store/policy`."
        : "Redirect mode: the purchase is in the page's query, without a code. This page or its server has to unlock "
          + "the purchase; nothing is mailed.")
  }

  /// A checkout in the app's own sheet.
  static let sheet = CheckoutScreen(
    .app, for: [.phone], title: "Back in the app",
    text: "The checkout has closed, and the app asks for the purchase by itself.",
    note: "The SDK asks about `checkoutContextId`; no link is opened.")
}
