/// `Words.swift`: an enumeration for every list of words.
struct SwiftWords {
  let model: TypeModel

  /// The file without its first lines.
  var text: String {
    var text = SourceText()
    for enumeration in model.enumerations {
      text.blank()
      enumeration.isOpen ? writeOpen(enumeration, &text) : writeClosed(enumeration, &text)
    }
    return text.string
  }

  private func value(_ word: Enumeration.Word) -> String {
    switch word.value {
    case .text(let text): Swift.literal(text)
    case .number(let number): "\(number)"
    }
  }

  private func writeClosed(_ enumeration: Enumeration, _ text: inout SourceText) {
    let raw = enumeration.isNumeric ? "Int64" : "String"
    text.doc(enumeration.doc, style: .slashes)
    text.block("public enum \(enumeration.name): \(raw), Codable, CaseIterable, Hashable, Sendable {") { text in
      for (name, word) in zip(Swift.cases(enumeration.words.map(\.name)), enumeration.words) {
        text.line("case \(name)\(name == word.name && !enumeration.isNumeric ? "" : " = \(value(word))")")
      }
    }
  }

  private func writeOpen(_ enumeration: Enumeration, _ text: inout SourceText) {
    let raw = enumeration.isNumeric ? "Int64" : "String"
    let names = Swift.cases(enumeration.words.map(\.name), besides: [enumeration.unknownName])
    let words = Array(zip(names, enumeration.words))
    text.doc(enumeration.doc, style: .slashes)
    text.block("public enum \(enumeration.name): RawRepresentable, Codable, CaseIterable, Hashable, Sendable {") {
      text in
      for name in names { text.line("case \(name)") }
      text.doc("What this version of the contract does not list; a newer server may say it.", style: .slashes)
      text.line("case \(enumeration.unknownName)(\(raw))")
      text.blank()
      text.doc("Those that this version of the contract lists.", style: .slashes)
      text.line("public static var allCases: [\(enumeration.name)] {")
      text.indented { text in text.line("[\(names.map { ".\($0)" }.joined(separator: ", "))]") }
      text.line("}")
      text.blank()
      text.block("public init(rawValue: \(raw)) {") { text in
        text.line("switch rawValue {")
        for (name, word) in words { text.line("case \(value(word)): self = .\(name)") }
        text.line("default: self = .\(enumeration.unknownName)(rawValue)")
        text.line("}")
      }
      text.blank()
      text.doc("As on the wire.", style: .slashes)
      text.block("public var rawValue: \(raw) {") { text in
        text.line("switch self {")
        for (name, word) in words { text.line("case .\(name): \(value(word))") }
        text.line("case .\(enumeration.unknownName)(let value): value")
        text.line("}")
      }
    }
  }
}
