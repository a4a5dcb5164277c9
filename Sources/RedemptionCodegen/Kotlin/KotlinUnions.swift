extension KotlinTypes {
  /// Whether objects are cases of this union themselves, and are not wrapped.
  func isDirect(_ type: ObjectType) -> (String) -> Bool {
    { name in unionsByName[name]?.cases.contains { $0.type == .named(type.name) } ?? false }
  }

  /// Whether one of the object's unions tells its cases apart by this member.
  func isTelling(_ member: Member, of type: ObjectType) -> Bool {
    type.unions.contains { name in
      if case .byConstant(member.name)? = unionsByName[name]?.telling { true } else { false }
    }
  }

  func union(_ type: Union, _ text: inout SourceText) {
    doc(type.doc, &text)
    let supertypes = supertypes(model.isWritten(type.name) ? ["WireValue"] : [])
    text.block("public sealed interface \(type.name)\(supertypes) {") { text in
      switch type.telling {
      case .byConstant(let member): unionByConstant(type, member, &text)
      case .byMember: unionByMember(type, &text)
      case .byJSON: unionByJSON(type, &text)
      }
    }
  }

  func unknownCase(_ type: Union, telling: String?, _ text: inout SourceText) {
    guard model.hasUnknownCase(type) else { return }
    let name = Identifier(type.unknownName).upperCamel
    text.blank()
    text.doc("A case of a newer server, as received.", style: .slashStar)
    text.block("public data class \(name)(public val json: JsonObject) : \(type.name) {") { text in
      if let telling {
        text.line("override val \(escaped(telling)): String get() = json.required(\(quoted(telling))) { it.text() }")
      }
      guard model.isWritten(type.name) else { return }
      text.blank()
      text.line("override fun toJson(): JsonObject = json")
    }
  }

  /// What a reader does with an object that is none of the cases.
  func otherwise(_ type: Union, _ expected: String) -> String {
    type.isOpen
      ? "\(Identifier(type.unknownName).upperCamel)(members)" : "throw UnexpectedJson(expected = \(quoted(expected)))"
  }

  func unionByConstant(_ type: Union, _ member: String, _ text: inout SourceText) {
    text.doc("The member that distinguishes the cases.", style: .slashStar)
    text.line("public val \(escaped(member)): String")
    unknownCase(type, telling: member, &text)
    text.blank()
    readingCompanion(type.name, &text) { text in
      text.block("public fun fromJson(json: JsonElement): \(type.name) {") { text in
        text.line("val members = json.members()")
        text.block("return when (members.required(\(quoted(member))) { it.text() }) {") { text in
          var words: [String] = []
          var other: String?
          for choice in type.cases {
            if case .constant(let word) = choice.test {
              words.append(word)
              text.line("\(quoted(word)) -> \(decoded("json", choice.type))")
            } else {
              other = decoded("json", choice.type)
            }
          }
          let closed =
            "throw UnexpectedJson(\(quoted("/" + member)), \(quoted("one of " + words.joined(separator: ", "))))"
          text.line("else -> \(other ?? (type.isOpen ? otherwise(type, "") : closed))")
        }
      }
    }
  }

  func unionByMember(_ type: Union, _ text: inout SourceText) {
    unknownCase(type, telling: nil, &text)
    text.blank()
    readingCompanion(type.name, &text) { text in
      text.block("public fun fromJson(json: JsonElement): \(type.name) {") { text in
        text.line("val members = json.members()")
        text.block("return when {") { text in
          var names: [String] = []
          for choice in type.cases {
            guard case .member(let name) = choice.test else { continue }
            names.append(name)
            text.line("\(quoted(name)) in members -> \(decoded("json", choice.type))")
          }
          text.line("else -> \(otherwise(type, "an object with one of " + names.joined(separator: ", ")))")
        }
      }
    }
  }

  func unionByJSON(_ type: Union, _ text: inout SourceText) {
    func isObject(_ choice: Union.Case) -> Bool {
      guard case .named(let name) = choice.type, case .object? = byName[name] else { return false }
      return true
    }
    func caseName(_ choice: Union.Case) -> String { Identifier(choice.name).upperCamel + "Case" }
    for choice in type.cases where !isObject(choice) {
      text.blank()
      if choice.type == .null {
        text.doc("Null.", style: .slashStar)
        wrapper("data object \(caseName(choice))", of: type, "JsonNull", &text)
      } else {
        let parameter = "public val value: \(self.type(choice.type))"
        wrapper("data class \(caseName(choice))(\(parameter))", of: type, encoded("value", choice.type), &text)
      }
    }
    text.blank()
    readingCompanion(type.name, &text) { text in
      text.block("public fun fromJson(json: JsonElement): \(type.name) = when {") { text in
        var kinds: [String] = []
        for choice in type.cases {
          guard case .json(let kind) = choice.test else { continue }
          kinds.append(kind.rawValue)
          let value = choice.type == .null ? caseName(choice) : "\(caseName(choice))(\(decoded("json", choice.type)))"
          text.line(
            "json.is\(Identifier(kind.rawValue).upperCamel)() -> \(isObject(choice) ? decoded("json", choice.type) : value)"
          )
        }
        text.line(
          "else -> throw UnexpectedJson(expected = \(quoted("one of the kinds " + kinds.joined(separator: ", "))))")
      }
    }
  }

  /// A case that is no object of the model.
  private func wrapper(_ head: String, of union: Union, _ json: String, _ text: inout SourceText) {
    guard model.isWritten(union.name) else { return text.line("public \(head) : \(union.name)") }
    text.block("public \(head) : \(union.name) {") { $0.line("override fun toJson(): JsonElement = \(json)") }
  }
}
