extension Rule {
  /// A scheme is the example of a guide or a template.
  public static let schemePlaceholder = Rule(
    id: "scheme-placeholder", severity: .error,
    summary: "A scheme is the example of a guide or a template.",
    why: "The phone compares schemes letter by letter. The links have another one, so they do not open this app.",
    remedy: "Copy the scheme from the vendor's dashboard.",
    source: "The vendor's guide to redemption links and its SDK's changelog", needs: .registrations)
}
