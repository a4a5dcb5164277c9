extension CSharpWriting {
  /// A class with a constant for each word; another word is kept as it came.
  func enumeration(_ enumeration: Enumeration, in text: inout SourceText) {
    let name = enumeration.name
    let unknown = Identifier(enumeration.unknownName).upperCamel
    let words = Identifier.distinct(
      enumeration.words.map(\.name), reserved: Self.reservedInWords.union([name, unknown]), spelling: \.upperCamel)
    let wire = enumeration.isNumeric ? "long" : "string"
    doc(enumeration.doc, in: &text)
    text.block("public sealed class \(name) : IEquatable<\(name)>\n{") { text in
      for (word, spelled) in zip(enumeration.words, words) {
        doc("`\(Self.json(word.value))`\(Self.label(word)).", in: &text)
        text.line(
          "public static readonly \(name) \(spelled) = new \(name)(\(Self.literal(word.value)), Kinds.\(spelled));")
        text.blank()
      }
      text.line("private static readonly \(name)[] All = { \(words.joined(separator: ", ")) };")
      text.blank()
      text.block("private \(name)(\(wire) word, Kinds kind)\n{") { text in
        text.line("Word = word;")
        text.line("Kind = kind;")
      }
      text.blank()
      kinds(words, unknown: unknown, in: &text)
      text.blank()
      wordMembers(name, wire, unknown: unknown, in: &text)
    }
  }

  private static let reservedInWords: Set<String> = [
    "Kinds", "Kind", "Word", "All", "Of", "Read", "Write", "Equals", "GetHashCode", "GetType", "ToString",
    "ReferenceEquals",
  ]

  private static func json(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): "\(number)"
    }
  }

  private static func literal(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let text): CSharpText.literal(text)
    case .number(let number): "\(number)"
    }
  }

  /// The name of a number, which its value does not tell.
  private static func label(_ word: Enumeration.Word) -> String {
    if case .number = word.value { " (\(word.name))" } else { "" }
  }

  private func kinds(_ words: [String], unknown: String, in text: inout SourceText) {
    doc("The words, for a `switch`.", in: &text)
    text.block("public enum Kinds\n{") { text in
      doc("A word of a newer server.", in: &text)
      text.line(unknown + ",")
      for (index, word) in words.enumerated() {
        text.blank()
        doc("See `\(word)` of the class.", in: &text)
        text.line(word + (index == words.count - 1 ? "" : ","))
      }
    }
  }

  private func wordMembers(_ name: String, _ wire: String, unknown: String, in text: inout SourceText) {
    doc("The value on the wire.", in: &text)
    text.line("public \(wire) Word { get; }")
    text.blank()
    doc("Which one it is.", in: &text)
    text.line("public Kinds Kind { get; }")
    text.blank()
    doc("The one with this word, known or not.", in: &text)
    text.block("public static \(name) Of(\(wire) word)\n{") { text in
      if wire == "string" {
        text.block("if (word == null)\n{") { $0.line("throw new ArgumentNullException(\"word\");") }
      }
      text.line("return Array.Find(All, one => one.Word == word) ?? new \(name)(word, Kinds.\(unknown));")
    }
    text.blank()
    doc("Reads one.", in: &text)
    text.line("/// <exception cref=\"ContractMismatch\">The value is of another kind.</exception>")
    text.block("public static \(name) Read(JToken json)\n{") { text in
      text.line("return Of(JsonShape.\(wire == "string" ? "Text" : "Whole")(json));")
    }
    text.blank()
    doc("The word on the wire.", in: &text)
    text.block("public JToken Write()\n{") { $0.line("return JsonShape.Of(Word);") }
    text.blank()
    equality(name, in: &text)
  }

  private func equality(_ name: String, in text: inout SourceText) {
    text.line("/// <inheritdoc/>")
    text.block("public bool Equals(\(name) other)\n{") {
      $0.line("return !ReferenceEquals(other, null) && Word == other.Word;")
    }
    text.blank()
    text.line("/// <inheritdoc/>")
    text.block("public override bool Equals(object other)\n{") { $0.line("return Equals(other as \(name));") }
    text.blank()
    text.line("/// <inheritdoc/>")
    text.block("public override int GetHashCode()\n{") { $0.line("return Word.GetHashCode();") }
    text.blank()
    text.line("/// <inheritdoc/>")
    text.block("public override string ToString()\n{") { $0.line("return JsonShape.Say(Word);") }
    text.blank()
    doc("Whether both have one word.", in: &text)
    text.block("public static bool operator ==(\(name) one, \(name) other)\n{") { text in
      text.line("return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);")
    }
    text.blank()
    doc("Whether the words differ.", in: &text)
    text.block("public static bool operator !=(\(name) one, \(name) other)\n{") { $0.line("return !(one == other);") }
  }
}
