extension Rule {
  /// A link is redeemed before the SDK is configured.
  public static let redeemBeforeConfigure = Rule(
    id: "redeem-before-configure", severity: .warning,
    summary: "A link is redeemed before the SDK is configured.",
    why: "The SDK is not there yet: the call fails or stops the app, and the link is lost.",
    remedy: "Configure the SDK first; keep the link until then.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .sources,
    check: { app, sources, reach in
      app.checkConfigureOrder(reach)
      app.checkConfiguredByTap(sources, reach)
      app.checkKeys(sources, reach)
      app.checkNeverConfigured(sources, reach)
      app.checkConfiguredSides(sources, reach)
      app.checkConfiguredLate(sources, reach)
      app.checkUnconfigured(sources, reach)
    })
}
