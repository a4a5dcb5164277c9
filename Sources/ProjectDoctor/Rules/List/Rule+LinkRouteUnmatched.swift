extension Rule {
  /// A router opens the link as a page that does not exist.
  public static let linkRouteUnmatched = Rule(
    id: "link-route-unmatched", severity: .note,
    summary: "Expo Router has no page for redemption links.",
    why: "The purchase is redeemed, but the buyer sees the router's page for an unknown route.",
    remedy: "Send redemption links to a page that exists, in +native-intent.",
    source: "Expo Router, Customizing links", needs: .redemptions,
    check: { $0.checkExpoRouter($1, $2) })
}
