extension Rule {
  /// A scheme has characters that none may have, such as `://`.
  public static let schemeInvalid = Rule(
    id: "scheme-invalid", severity: .error,
    summary: "A scheme has invalid characters, or is not in an array.",
    why: "The system silently ignores an invalid scheme, so links do not open this app.",
    remedy: "Write the scheme alone, without ://, in an array.",
    source: "Apple, Information Property List: CFBundleURLTypes", needs: .registrations)
}
