extension Rule {
  /// No code that runs redeems a link.
  public static let redeemMissing = Rule(
    id: "redeem-missing", severity: .error,
    summary: "No code that runs redeems a link.",
    why: "The link opens the app, and the buyer does not get what they paid for.",
    remedy: "Pass every link to the SDK's call that redeems.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .registrations,
    check: { $0.checkRedemption($1, $2) })
}
