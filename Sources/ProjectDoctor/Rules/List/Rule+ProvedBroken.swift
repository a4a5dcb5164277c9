extension Rule {
  /// The app's own handler was run with `--prove`, and did something wrong.
  public static let provedBroken = Rule(
    id: "proved-broken", severity: .error, summary: "With `--prove`, the app's own handler does something wrong.",
    why: "The buyer's link is not redeemed, or the buyer is told something false.",
    remedy: "`redemptionkit try`, with the file and `--start cold` or `--start warm`, shows each situation.",
    source: "Bridges/redemptionkit, What is wrong, and what is only shown", needs: .registrations)
}
