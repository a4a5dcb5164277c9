extension Rule {
  /// The sources are incomplete, so it is not known whether one does.
  public static let redeemUnknown = Rule(
    id: "redeem-unknown", severity: .note,
    summary: "The sources are incomplete, so it is not known whether the app redeems.",
    why: "If no other code redeems the link, it opens the app and nothing else happens.",
    remedy: "Run the doctor on a folder that has all of the app's code.",
    source: "RedemptionKit", needs: .registrations)
}
