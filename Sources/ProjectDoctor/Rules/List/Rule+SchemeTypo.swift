extension Rule {
  /// A scheme is a misspelling of the one of the links.
  public static let schemeTypo = Rule(
    id: "scheme-typo", severity: .error,
    summary: "A scheme is a misspelling of the one of the links.",
    why: "The phone compares schemes letter by letter. The links have another one, so they do not open this app.",
    remedy: "Copy the scheme from the vendor's dashboard.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .registrations)
}
