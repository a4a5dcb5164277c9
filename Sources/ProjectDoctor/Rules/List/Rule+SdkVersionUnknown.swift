extension Rule {
  /// Which version of the SDK is built in cannot be told.
  public static let sdkVersionUnknown = Rule(
    id: "sdk-version-unknown", severity: .note,
    summary: "No file names the SDK's version.",
    why: "Versions before the first one with redemption ignore the link.",
    remedy: "Lock the version, or check it by hand.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .sdks)
}
