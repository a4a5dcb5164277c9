extension KotlinTypes {
  func spellings(_ type: Enumeration, _ spelling: (Identifier) -> String, reserved: Set<String>) -> [String] {
    Identifier.distinct(type.words.map(\.name), reserved: reserved, spelling: spelling, escaped: { "\($0)_" })
  }

  func closedEnumeration(_ type: Enumeration, _ text: inout SourceText) {
    let value = type.isNumeric ? "Long" : "String"
    let names = spellings(type, \.upperSnake, reserved: [])
    doc(type.doc + "\n\n@property wire the value in the JSON.", &text)
    let isWritten = model.isWritten(type.name)
    let supertypes = supertypes(isWritten ? ["WireValue"] : [])
    text.block("public enum class \(type.name)(public val wire: \(value))\(supertypes) {") { text in
      for (name, word) in zip(names, type.words) { text.line("\(name)(\(literal(word.value))),") }
      guard isWritten || model.isRead(type.name) else { return }
      text.line(";")
      text.blank()
      if isWritten { text.line("override fun toJson(): JsonElement = JsonPrimitive(wire)") }
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
    let isWritten = model.isWritten(type.name)
    text.block("public sealed interface \(type.name)\(supertypes(isWritten ? ["WireValue"] : [])) {") { text in
      text.doc("The value in the JSON.", style: .slashStar)
      text.line("public val wire: \(value)")
      text.blank()
      if isWritten { text.line("override fun toJson(): JsonElement = JsonPrimitive(wire)") }
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
        text.block("public fun fromJson(json: JsonElement): \(type.name) {") { text in
          text.line("val wire = json.\(type.isNumeric ? "integer" : "text")()")
          text.line("return entries.firstOrNull { it.wire == wire } ?: \(unknown)(wire)")
        }
        text.blank()
        text.doc("All words of this release.", style: .slashStar)
        // A stored list could be made before the objects in it are.
        text.block("public val entries: List<\(type.name)> get() = listOf(", ")") { $0.elements(names) }
      }
    }
  }

  func literal(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let word): quoted(word)
    case .number(let number): "\(number)L"
    }
  }

  /// A companion object with what reads the type, if a client does.
  func readingCompanion(_ name: String, _ text: inout SourceText, _ body: (inout SourceText) -> Void) {
    guard model.isRead(name) else { return }
    text.block("public companion object {") { text in
      text.doc("Reads one; throws [UnexpectedJson] for any other JSON.", style: .slashStar)
      body(&text)
    }
  }
}
