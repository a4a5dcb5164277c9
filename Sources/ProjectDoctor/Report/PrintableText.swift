extension String {
  /// The text without characters that steer a terminal or that change how what follows is read.
  ///
  /// Control characters, marks of writing direction and line ends are written by number, such as `\u{1B}`.
  /// Names of files and folders may hold any of them.
  var printable: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text up to a length in bytes of UTF-8, with an ellipsis where something is cut off.
  func cut(to length: Int) -> String {
    guard utf8.count > length else { return self }
    let end = utf8.index(utf8.startIndex, offsetBy: length)
    return String(decoding: utf8[..<end], as: UTF8.self) + "…"
  }
}

extension [String] {
  /// The first names with commas between them, and how many more there are.
  var listed: String {
    let names = prefix(Limits.namesInMessage).map { $0.cut(to: Limits.nameLength) }.joined(separator: ", ")
    return count > Limits.namesInMessage ? names + " and \(count - Limits.namesInMessage) more" : names
  }
}

extension UnicodeScalar {
  fileprivate var isInvisible: Bool {
    // Letters and emoji are joined or kept apart by these two.
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
