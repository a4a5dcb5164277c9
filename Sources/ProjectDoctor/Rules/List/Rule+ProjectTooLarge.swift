extension Rule {
  /// The project has more files or deeper folders than are looked at.
  public static let projectTooLarge = Rule(
    id: "project-too-large", severity: .warning,
    summary: "The project has more files than the doctor reads.",
    why: "What is in it was not checked.",
    remedy: "Run the doctor on the folder of one app.",
    source: "RedemptionKit", needs: .sources)
}
