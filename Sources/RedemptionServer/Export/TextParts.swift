/// A text in parts: runs of letters and digits, which may be secret, and what is between them.
///
/// The names of saved values and the escapes of URLs are parts of their own.
struct TextParts: Sequence, IteratorProtocol {
  struct Part {
    let text: Substring
    /// True for letters and digits.
    let isRun: Bool
  }

  private let text: String.UTF8View
  private var index: String.Index

  init(_ text: String) {
    self.text = text.utf8
    index = text.utf8.startIndex
  }

  mutating func next() -> Part? {
    guard index < text.endIndex else { return nil }
    let start = index
    if let end = endOfName ?? endOfEscape {
      index = end
      return Part(text: Substring(text[start..<end]), isRun: false)
    }
    let isRun = TextParts.isWordByte(text[index])
    repeat {
      index = text.index(after: index)
    } while isRun && index < text.endIndex
      && TextParts.isWordByte(text[index])
    return Part(text: Substring(text[start..<index]), isRun: isRun)
  }

  /// The end of a `${name}` that begins here.
  private var endOfName: String.Index? {
    guard text[index...].starts(with: "${".utf8) else { return nil }
    return text[index...].firstIndex(of: UInt8(ascii: "}")).map(text.index(after:))
  }

  /// The end of a `%2F` that begins here.
  private var endOfEscape: String.Index? {
    guard text[index] == UInt8(ascii: "%"), let end = text.index(index, offsetBy: 3, limitedBy: text.endIndex),
      text[index..<end].dropFirst().allSatisfy(TextParts.isHexDigit)
    else { return nil }
    return end
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters that are not ASCII count, and so do all other characters that are not.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}

extension TextParts {
  /// The runs of a text.
  static func runs(of text: String) -> [String] {
    TextParts(text).compactMap { $0.isRun ? String($0.text) : nil }
  }

  /// Replaces a text where it neither begins nor ends inside a run or an escape.
  static func replacing(_ old: String, with new: String, in text: String) -> String {
    let starts = TextParts(text).map(\.text.startIndex)
    var written = ""
    var index = text.startIndex
    while let found = text[index...].firstRange(of: old) {
      let isWhole =
        starts.contains(found.lowerBound)
        && (found.upperBound == text.endIndex || starts.contains(found.upperBound))
      let end = isWhole ? found.upperBound : text.index(after: found.lowerBound)
      written += text[index..<found.lowerBound]
      written += isWhole ? new[...] : text[found.lowerBound..<end]
      index = end
    }
    return written + text[index...]
  }

  /// The words of a run in camel case: `app`, `User`, `ID`.
  static func words(of run: String) -> [String] {
    var words: [String] = []
    var word = ""
    var characters = run[...]
    while let character = characters.popFirst() {
      let begins =
        character.isUppercase
        && (word.last?.isLowercase == true || (word.last?.isUppercase == true && characters.first?.isLowercase == true))
      if begins {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return words + [word]
  }
}
