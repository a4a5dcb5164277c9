extension CSharpWriting {
  /// A class with a constant for each word; another word is kept as it came.
  func enumeration(_ enumeration: Enumeration, in text: inout SourceText) {
    let name = enumeration.name
    let unknown = Identifier(enumeration.unknownName).upperCamel
    let words = Identifier.distinct(
      enumeration.words.map(\.name), reserved: Self.reservedInWords.union([name, unknown]), spelling: \.upperCamel)
    let wire = enumeration.isNumeric ? "long" : "string"
    doc(enumeration.doc, in: &text)
    text.block("public sealed class \(name) : ContractWord<\(wire), \(name).Kinds>\n{") { text in
      for (word, spelled) in zip(enumeration.words, words) {
        text.line(
          "public static readonly \(name) \(spelled) = new \(name)(\(Self.literal(word.value)), Kinds.\(spelled));")
      }
      text.blank()
      kinds(words, unknown: unknown, in: &text)
      text.blank()
      text.line("private static readonly \(name)[] All = { \(words.joined(separator: ", ")) };")
      text.blank()
      text.line("private \(name)(\(wire) word, Kinds kind) : base(word, kind) { }")
      text.blank()
      doc("Returns the value with this word, known or not.", in: &text)
      text.line("public static \(name) Of(\(wire) word) =>")
      text.indented { text in
        text.line("Array.Find(All, one => one.Word == word) ?? new \(name)(word, Kinds.\(unknown));")
      }
      guard model.isRead(name) else { return }
      text.blank()
      doc("Reads one.", in: &text)
      text.line("/// <exception cref=\"ContractMismatch\">The value is of another kind.</exception>")
      text.line(
        "public static \(name) Read(JToken json) => Of(JsonShape.\(wire == "string" ? "Text" : "Whole")(json));")
    }
  }

  private static let reservedInWords: Set<String> = [
    "Kinds", "Kind", "Word", "All", "Of", "Read", "Write", "Equals", "GetHashCode", "GetType", "ToString",
    "ReferenceEquals",
  ]

  private static func literal(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let text): CSharpText.literal(text)
    case .number(let number): "\(number)"
    }
  }

  private func kinds(_ words: [String], unknown: String, in text: inout SourceText) {
    doc("The words, for a `switch`; `\(unknown)` is a word of a newer server.", in: &text)
    text.list("public enum Kinds {", [unknown] + words, "}")
  }
}
