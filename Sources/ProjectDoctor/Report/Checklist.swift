/// What no file of a project shows.
enum Checklist {
  static func testLink(_ scheme: String, _ vendors: Set<SDKVendor>) -> String {
    vendors == [.superwall]
      ? "\(scheme)://superwall/redeem?code=redemption_invalid"
      : "\(scheme)://redeem_web_purchase?redemption_token=invalid_token"
  }

  static func items(_ vendors: Set<SDKVendor>, testLink: String) -> [ChecklistItem] {
    [
      ChecklistItem(
        id: "scheme-copied", text: "Dashboard: the scheme shown there is the one registered here, letter by letter."),
      ChecklistItem(
        id: "app-name", text: "Dashboard: the app's name is set; the buyer reads it on the page with the link."),
      ChecklistItem(id: "app-icon", text: "Dashboard: the app's icon is uploaded; the same page shows it."),
      ChecklistItem(
        id: "store-link",
        text: "Dashboard: the links to App Store and Play Store are set; a buyer without the app needs them."),
      ChecklistItem(
        id: "sandbox-first",
        text: "Dashboard: allow redemption links in the sandbox only, until a test purchase was redeemed."),
      ChecklistItem(
        id: "stripe-keys",
        text: "Stripe: the test keys stand with the sandbox, the live keys with production"
          + (vendors.contains(.superwall)
            ? ", and RevenueCat gets Stripe's public app key where both SDKs are used." : ".")),
      ChecklistItem(
        id: "older-installs",
        text:
          "Before anonymous checkout is switched on: installs in the field that are older than this build cannot open"
          + " links. Release the update, wait, or let buyers sign in before they pay."),
      ChecklistItem(
        id: "invalid-token-link",
        text:
          "Open \(testLink) on a device: the app has to open and say that the link is invalid. Then test a real one, with the"
          + " app closed and with the app open."),
    ]
  }
}
