extension Rule {
  /// The SDK's version does not know redemption yet.
  public static let sdkTooOld = Rule(
    id: "sdk-too-old", severity: .error,
    summary: "The SDK's version cannot redeem yet.",
    why:
      "The SDK ignores redemption links. Installs in the field that were built with it open the link and do nothing, or do"
      + " not open it: release an update and wait until most have it before anonymous checkout is switched on.",
    remedy: "Update the SDK.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .sdks,
    check: { app, _, _ in app.checkSDKs() })
}
