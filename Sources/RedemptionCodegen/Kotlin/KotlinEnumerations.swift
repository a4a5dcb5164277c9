extension KotlinTypes {
  func spellings(_ type: Enumeration, _ spelling: (Identifier) -> String, reserved: Set<String>) -> [String] {
    Identifier.distinct(type.words.map(\.name), reserved: reserved, spelling: spelling, escaped: { "\($0)_" })
  }

  func closedEnumeration(_ type: Enumeration, _ text: inout SourceText) {
    let value = type.isNumeric ? "Long" : "String"
    let names = spellings(type, \.upperSnake, reserved: [])
    doc(type.doc + "\n\n@property wire the value in the JSON.", &text)
    text.block("public enum class \(type.name)(public val wire: \(value)) : WireValue {") { text in
      for (name, word) in zip(names, type.words) { text.line("\(name)(\(literal(word.value))),") }
      text.line(";")
      text.blank()
      text.line("override fun toJson(): JsonElement = JsonPrimitive(wire)")
      text.blank()
      readingCompanion(type.name, &text) { text in
        text.line("public fun fromJson(json: JsonElement): \(type.name) {")
        text.indented { text in
          text.line("val wire = json.\(type.isNumeric ? "integer" : "text")()")
          let words = type.words.map { literal($0.value).filter { $0 != "\"" } }.joined(separator: ", ")
          text.line(
            "return entries.firstOrNull { it.wire == wire } ?: throw UnexpectedJson(expected = \(quoted("one of " + words)))"
          )
        }
        text.line("}")
      }
    }
  }

  func openEnumeration(_ type: Enumeration, _ text: inout SourceText) {
    let value = type.isNumeric ? "Long" : "String"
    let unknown = Identifier(type.unknownName).upperCamel
    let names = spellings(type, \.upperCamel, reserved: [unknown, "Companion"])
    doc(type.doc, &text)
    text.block("public sealed interface \(type.name) : WireValue {") { text in
      text.doc("The value in the JSON.", style: .slashStar)
      text.line("public val wire: \(value)")
      text.blank()
      text.line("override fun toJson(): JsonElement = JsonPrimitive(wire)")
      text.blank()
      for (name, word) in zip(names, type.words) {
        let wire = "override val wire: \(value) get() = \(literal(word.value))"
        text.line("public data object \(name) : \(type.name) { \(wire) }")
      }
      text.blank()
      text.doc("A word of a newer server.", style: .slashStar)
      text.line("public data class \(unknown)(override val wire: \(value)) : \(type.name)")
      text.blank()
      readingCompanion(type.name, &text) { text in
        text.block(
          "public fun fromJson(json: JsonElement): \(type.name) = when (val wire = json.\(type.isNumeric ? "integer" : "text")()) {"
        ) { text in
          for (name, word) in zip(names, type.words) { text.line("\(literal(word.value)) -> \(name)") }
          text.line("else -> \(unknown)(wire)")
        }
      }
    }
  }

  func literal(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let word): quoted(word)
    case .number(let number): "\(number)L"
    }
  }

  /// A companion object with what reads the type.
  func readingCompanion(_ name: String, _ text: inout SourceText, _ body: (inout SourceText) -> Void) {
    text.block("public companion object {") { text in
      text.doc("Reads one; throws [UnexpectedJson] for any other JSON.", style: .slashStar)
      body(&text)
    }
  }
}
