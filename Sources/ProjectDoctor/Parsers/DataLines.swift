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

  /// Where Foundation's strict reader stopped, counted from 1; 1 where that is a comment, which a file may have.
  static func lineOfFailure(_ error: any Error, in source: SourceText) -> Int {
    let message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    var line = number(after: "line", in: message) ?? 1
    if let offset = number(after: "character", in: message) {
      line = 1 + source.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }
    let lines = source.lines
    guard lines.indices.contains(line - 1) else { return 1 }
    return lines[line - 1].drop { $0.isWhitespace }.hasPrefix("/") ? 1 : line
  }

  /// The number after a word, as in `around line 3, column 5`.
  static func number(after word: String, in message: String) -> Int? {
    let words = message.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == word }), words.indices.contains(place + 1) else { return nil }
    return Int(words[place + 1].filter(\.isNumber))
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
