extension Rule {
  /// A file is not in the format that its name says.
  public static let malformedFile = Rule(
    id: "malformed-file", severity: .error,
    summary: "A file is not in the format that its name says.",
    why: "The build reads this file too; what it says of links could not be checked.",
    remedy: "Correct the file.",
    source: "RedemptionKit", needs: .sources)
}
