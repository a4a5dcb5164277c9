extension Rule {
  /// A host serves an association file in a way that phones do not take.
  public static let associationServed = Rule(
    id: "association-served", severity: .error, summary: "A host serves an association file that phones do not take.",
    why: "Phones ask the host, or Apple's copy of its file, and open links in the browser where the answer is another.",
    remedy: "Serve the file with status 200, as application/json, without a redirect, and with the app's ids.",
    source: "Apple, Supporting associated domains; Google, Verify Android App Links", needs: .registrations)
}
