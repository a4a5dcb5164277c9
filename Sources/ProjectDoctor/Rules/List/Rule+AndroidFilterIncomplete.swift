extension Rule {
  /// An intent filter has the scheme, and not the action or a category that a browser asks for.
  public static let androidFilterIncomplete = Rule(
    id: "android-filter-incomplete", severity: .error,
    summary: "An intent filter lacks VIEW, DEFAULT or BROWSABLE.",
    why: "Browsers and mail programs only start activities whose filter has VIEW, DEFAULT and BROWSABLE together.",
    remedy: "Add the lacking elements to the filter.",
    source: "Android, Create deep links; Verify Android App Links", needs: .registrations)
}
