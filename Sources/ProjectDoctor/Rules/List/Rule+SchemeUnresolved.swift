extension Rule {
  /// A scheme is a variable whose value no file tells.
  public static let schemeUnresolved = Rule(
    id: "scheme-unresolved", severity: .note,
    summary: "A scheme is a variable that no file sets.",
    why: "Whether links open this app depends on a value that is set elsewhere.",
    remedy: "Set the variable in a file of the project, or check its value by hand.",
    source: "RedemptionKit", needs: .registrations)
}
