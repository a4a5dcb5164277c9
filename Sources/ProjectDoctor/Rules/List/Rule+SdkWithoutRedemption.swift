extension Rule {
  /// The SDK is one that redeems no links in any version.
  public static let sdkWithoutRedemption = Rule(
    id: "sdk-without-redemption", severity: .warning,
    summary: "No version of this SDK redeems links.",
    why: "No version of this SDK redeems links; use a native SDK.",
    remedy: "Redeem with the native SDK.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .sdks)
}
