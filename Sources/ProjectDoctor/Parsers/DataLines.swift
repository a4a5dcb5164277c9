import Foundation

/// The lines of a JSON text's members, which Foundation's reader does not tell.
///
/// Walks the text by its brackets and strings only; whether it is JSON is for Foundation's reader to say.
enum JSONLines {
  /// Between the parts of a path: a byte that no file has in a key.
  static let separator = "\u{1F}"
  /// Deeper members get the line of what holds them.
  private static let depth = 6

  /// Paths of members and elements, such as `␟expo␟scheme`, with their lines.
  static func lines(of text: String) -> [String: Int] {
    var found: [String: Int] = ["": 1]
    var path: [String] = []
    var isObject: [Bool] = []
    var indexes: [Int] = []
    var expectsKey = false
    func note(_ line: Int) {
      if path.count <= depth { found[separator + path.joined(separator: separator)] = line }
    }
    var scanner = CodeScanner(text)
    while let token = scanner.next() {
      switch (token.kind, token.text) {
      case (.symbol, "{"), (.symbol, "["):
        if isObject.last == false { note(token.line) }
        isObject.append(token.text == "{")
        indexes.append(0)
        path.append(token.text == "{" ? "" : "0")
        expectsKey = token.text == "{"
      case (.symbol, "}"), (.symbol, "]"):
        guard !isObject.isEmpty else { continue }
        isObject.removeLast()
        indexes.removeLast()
        path.removeLast()
        expectsKey = false
      case (.symbol, ","):
        guard let inObject = isObject.last else { continue }
        expectsKey = inObject
        if !inObject {
          indexes[indexes.count - 1] += 1
          path[path.count - 1] = String(indexes[indexes.count - 1])
        }
      case (.symbol, _): continue
      case (_, let text):
        if expectsKey {
          path[path.count - 1] = text
          note(token.line)
          expectsKey = false
        } else if isObject.last == false {
          note(token.line)
        }
      }
    }
    return found
  }

  /// Where Foundation's reader stopped, counted from 1.
  static func lineOfFailure(_ error: any Error) -> Int {
    guard case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError else { return 1 }
    return line(in: (cause as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "")
  }

  /// The number after the word `line`, as in `around line 3, column 5`; 1 when there is none.
  static func line(in message: String) -> Int {
    let words = message.split(separator: " ")
    guard let place = words.firstIndex(of: "line"), words.indices.contains(place + 1) else { return 1 }
    return Int(words[place + 1].filter(\.isNumber)) ?? 1
  }
}

/// The lines of a TOML text's keys, two levels deep: enough for a version catalog.
enum TOMLLines {
  static func lines(of source: SourceText) -> [String: Int] {
    var found: [String: Int] = [:]
    var table = ""
    for (offset, line) in source.lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
        table = text[text.index(after: text.startIndex)..<end].trimmingCharacters(in: .whitespaces)
        found[JSONLines.separator + table] = offset + 1
      } else if !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") {
        let key = text[..<equals].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
        found[JSONLines.separator + table + JSONLines.separator + key] = offset + 1
      }
    }
    return found
  }
}
