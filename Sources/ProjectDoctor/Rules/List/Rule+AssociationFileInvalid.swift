extension Rule {
  /// A web server's file that names the apps for its links is not in the form that phones read.
  public static let associationFileInvalid = Rule(
    id: "association-file-invalid", severity: .warning,
    summary: "apple-app-site-association or assetlinks.json is not in its form, or names another app.",
    why: "Phones that cannot read the file open the domain's links in the browser.",
    remedy: "Write the file in the platform's form, with the app's ids.",
    source: "Apple, Supporting associated domains; Google, Digital Asset Links", needs: .registrations,
    check: { app, _, _ in app.checkAssociationFiles(applicationID: app.gradle?.applicationID) })
}
