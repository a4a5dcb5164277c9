extension Rule {
  /// A file was left out because of its size or because it could not be opened.
  public static let fileNotRead = Rule(
    id: "file-not-read", severity: .warning,
    summary: "A file was not read: it is too large or cannot be opened.",
    why: "What is in it was not checked.",
    remedy: "Run the doctor on the folder of one app.",
    source: "RedemptionKit", needs: .sources)
}
