extension Rule {
  /// Neither vendor's SDK is in the project.
  public static let sdkMissing = Rule(
    id: "sdk-missing", severity: .warning,
    summary: "The project has no SDK that redeems.",
    why: "Without an SDK that redeems, the app opens and nothing is redeemed.",
    remedy: "Add the vendor's SDK.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .sdks)
}
