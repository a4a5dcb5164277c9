extension Rule {
  /// An intent filter has the scheme, and not the action or a category that a browser asks for.
  public static let androidFilterIncomplete = Rule(
    id: "android-filter-incomplete", severity: .error,
    summary: "An intent filter lacks VIEW, DEFAULT or BROWSABLE, or asks for a type.",
    why:
      "Browsers and mail programs only start activities whose filter has VIEW, DEFAULT and BROWSABLE together, and no mimeType.",
    remedy: "Give the links a filter with all three and without a type.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
