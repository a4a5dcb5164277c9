extension Rule {
  /// No URL type of the iOS app handles the links.
  public static let iosSchemeMissing = Rule(
    id: "ios-scheme-missing", severity: .error,
    summary: "No URL type of the iOS app handles the links.",
    why: "The phone finds no app for the link: the buyer has paid and sees an error.",
    remedy: "Add the scheme to CFBundleURLTypes of the target's Info.plist.",
    source: "Apple, Information Property List: CFBundleURLTypes", needs: .registrations)
}
