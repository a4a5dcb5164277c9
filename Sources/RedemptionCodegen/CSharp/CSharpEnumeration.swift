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
      text.line("#pragma warning disable 1591 // Words of the contract, and what every type of words has.")
      for (word, spelled) in zip(enumeration.words, words) {
        text.line(
          "public static readonly \(name) \(spelled) = new \(name)(\(Self.literal(word.value)), Kinds.\(spelled));")
      }
      text.blank()
      text.line("private static readonly \(name)[] All = { \(words.joined(separator: ", ")) };")
      text.blank()
      text.line("private \(name)(\(wire) word, Kinds kind) { Word = word; Kind = kind; }")
      text.blank()
      kinds(words, unknown: unknown, in: &text)
      text.blank()
      wordMembers(name, wire, unknown: unknown, in: &text)
      text.line("#pragma warning restore 1591")
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
    text.block("public enum Kinds\n{") { $0.elements([unknown] + words) }
  }

  private func wordMembers(_ name: String, _ wire: String, unknown: String, in text: inout SourceText) {
    doc("The value on the wire.", in: &text)
    text.line("public \(wire) Word { get; }")
    doc("The known word, or the case for all others.", in: &text)
    text.line("public Kinds Kind { get; }")
    text.blank()
    doc("Returns the value with this word, known or not.", in: &text)
    text.block("public static \(name) Of(\(wire) word)\n{") { text in
      if wire == "string" { text.line("if (word == null) { throw new ArgumentNullException(\"word\"); }") }
      text.line("return Array.Find(All, one => one.Word == word) ?? new \(name)(word, Kinds.\(unknown));")
    }
    text.blank()
    doc("Reads one.", in: &text)
    text.line("/// <exception cref=\"ContractMismatch\">The value is of another kind.</exception>")
    text.line("public static \(name) Read(JToken json) => Of(JsonShape.\(wire == "string" ? "Text" : "Whole")(json));")
    text.blank()
    text.line("public JToken Write() => JsonShape.Of(Word);")
    text.line("public bool Equals(\(name) other) => !ReferenceEquals(other, null) && Word == other.Word;")
    text.line("public override bool Equals(object other) => Equals(other as \(name));")
    text.line("public override int GetHashCode() => Word.GetHashCode();")
    text.line("public override string ToString() => JsonShape.Say(Word);")
    text.line(
      "public static bool operator ==(\(name) one, \(name) other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);"
    )
    text.line("public static bool operator !=(\(name) one, \(name) other) => !(one == other);")
  }
}
