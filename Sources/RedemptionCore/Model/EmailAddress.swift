/// E-mail addresses, only as far as sending a message needs.
public enum EmailAddress {
  /// True for a text with one `@`, something on both sides of it and no control characters.
  public static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
