/// Texts as databases keep them: with every character but U+0000, which ends a text in C.
///
/// U+001A and a digit stand for it, and for U+001A itself.
public enum StoredText {
  private static let mark: UInt8 = 0x1A

  /// Returns the text to store, and to look for.
  public static func escaped(_ text: String) -> String {
    guard contains(text, where: { $0 == 0 || $0 == mark }) else { return text }
    let bytes = text.utf8.flatMap { byte in
      byte == 0 ? [mark, UInt8(ascii: "0")] : byte == mark ? [mark, UInt8(ascii: "1")] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text that ``escaped(_:)`` was given.
  public static func unescaped(_ text: String) -> String {
    guard contains(text, where: { $0 == mark }) else { return text }
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      bytes.append(byte == mark && rest.popFirst() == UInt8(ascii: "0") ? 0 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func contains(_ text: String, where isSought: (UInt8) -> Bool) -> Bool {
    guard #available(macOS 26, iOS 26, *) else { return text.utf8.contains(where: isSought) }
    // Every text of every row comes here, and `contains` asks for each byte how the text is stored.
    let bytes = text.utf8.span
    for index in bytes.indices where isSought(bytes[index]) { return true }
    return false
  }
}
