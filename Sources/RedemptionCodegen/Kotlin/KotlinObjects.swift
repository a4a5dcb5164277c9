extension KotlinTypes {
  func object(_ type: ObjectType, _ text: inout SourceText) {
    let unions = type.unions.filter(isDirect(type)).filter { !model.uses(of: $0).isEmpty }
    let supertypes = supertypes(unions + (model.isWritten(type.name) ? ["WireValue"] : []))
    doc(type.doc + limits(type), &text)
    let settable = type.members.filter { !isFixed($0) }
    let ordered = settable.filter(\.isRequired) + settable.filter { !$0.isRequired }
    if ordered.isEmpty, type.otherMembers == nil {
      return text.block("public data object \(type.name)\(supertypes) {") { text in
        body(type, ordered, &text)
        guard model.isRead(type.name) else { return }
        text.blank()
        text.doc("Reads one; throws [UnexpectedJson] for any other JSON.", style: .slashStar)
        reading(type, ordered, &text)
      }
    }
    text.line("public data class \(type.name)(")
    text.indented { text in
      for member in ordered {
        doc(memberDoc(member), &text)
        let override = isTelling(member, of: type) ? "override " : "public "
        text.line(
          "\(override)val \(property(member, of: type)): \(propertyType(member))\(member.isRequired ? "" : " = null"),")
      }
      if let others = type.otherMembers {
        text.doc("All other members.", style: .slashStar)
        text.line("public val otherMembers: Map<String, \(self.type(others))> = emptyMap(),")
      }
    }
    text.block(")\(supertypes) {") { text in
      body(type, ordered, &text)
      text.blank()
      readingCompanion(type.name, &text) { text in reading(type, ordered, &text) }
    }
  }

  /// What a type says of those that it is one of.
  func supertypes(_ names: [String]) -> String { names.isEmpty ? "" : " : " + names.joined(separator: ", ") }

  /// Members with one possible value are no business of a constructor.
  func isFixed(_ member: Member) -> Bool {
    member.constant != nil || (member.isRequired && model.resolved(member.type) == .null)
  }

  /// Whether null and absence are both possible: then what was read is remembered, if it is written again.
  func isLoose(_ member: Member) -> Bool { !member.isRequired && member.isNullable }

  /// Whether the object remembers which of its members were null.
  private func keepsNulls(_ type: ObjectType, _ ordered: [Member]) -> Bool {
    model.uses(of: type.name) == [.sent, .received] && ordered.contains(where: isLoose)
  }

  func body(_ type: ObjectType, _ ordered: [Member], _ text: inout SourceText) {
    for member in type.members where isFixed(member) {
      doc(memberDoc(member), &text)
      let override = isTelling(member, of: type) ? "override" : "public"
      if let constant = member.constant {
        text.line("\(override) val \(property(member, of: type)): String get() = \(quoted(constant))")
      } else {
        text.line("\(override) val \(property(member, of: type)): JsonNull get() = JsonNull")
      }
      text.blank()
    }
    if keepsNulls(type, ordered) {
      text.line(
        "// Members that were read as null, and are null again when written; for the server they are the same as absent ones."
      )
      text.line("private var nulls: Set<String> = emptySet()")
      text.blank()
    }
    guard model.isWritten(type.name) else { return }
    if type.members.isEmpty, type.otherMembers == nil {
      text.line("override fun toJson(): JsonObject = JsonObject(emptyMap())")
      return
    }
    text.block("override fun toJson(): JsonObject = buildJsonObject {") { text in
      let keepsNulls = keepsNulls(type, ordered)
      for member in type.members { writing(member, of: type, keepsNulls: keepsNulls, &text) }
      if let others = type.otherMembers {
        text.line("otherMembers.forEach { (name, value) -> put(name, \(encoded("value", others))) }")
      }
    }
  }

  /// - Parameter keepsNulls: whether a null that was read is written again.
  func writing(_ member: Member, of type: ObjectType, keepsNulls: Bool, _ text: inout SourceText) {
    let name = quoted(member.name)
    let value = property(member, of: type)
    if let constant = member.constant {
      text.line("put(\(name), \(quoted(constant)))")
    } else if isFixed(member) {
      text.line("put(\(name), JsonNull)")
    } else if member.isRequired {
      text.line("put(\(name), \(encoded(value, member.type)))")
    } else if isLoose(member), keepsNulls {
      text.line(
        "if (\(value) != null) put(\(name), \(encoded(value, member.valueType))) else if (\(name) in nulls) put(\(name), JsonNull)"
      )
    } else {
      text.line("if (\(value) != null) put(\(name), \(encoded(value, member.valueType)))")
    }
  }

  func reading(_ type: ObjectType, _ ordered: [Member], _ text: inout SourceText) {
    let isEmpty = ordered.isEmpty && type.otherMembers == nil
    text.block("public fun fromJson(json: JsonElement): \(type.name) {") { text in
      let constants = type.constants
      let isUsed = !isEmpty || !constants.isEmpty
      text.line(isUsed ? "val members = json.members()" : "json.members()")
      for member in constants {
        text.line("members.constant(\(quoted(member.name)), \(quoted(member.constant ?? "")))")
      }
      if isEmpty { return text.line("return \(type.name)") }
      text.line("return \(type.name)(")
      text.indented { text in
        for member in ordered {
          let reader =
            member.isRequired
            ? (member.isNullable ? "nullable" : "required") : (member.isNullable ? "loose" : "optional")
          text.line(
            "\(property(member, of: type)) = members.\(reader)(\(quoted(member.name))) { \(decoded("it", member.valueType)) },"
          )
        }
        if let others = type.otherMembers {
          let known = type.members.map { quoted($0.name) }.joined(separator: ", ")
          text.line("otherMembers = (members - setOf(\(known))).mapValues { \(decoded("it.value", others)) },")
        }
      }
      if keepsNulls(type, ordered) {
        text.line(").also { it.nulls = members.nulls() }")
      } else {
        text.line(")")
      }
    }
  }

  func memberDoc(_ member: Member) -> String {
    var words = member.doc
    if let phrase = member.constraints.phrase { words += " Limits: \(phrase)." }
    if let value = member.defaultValue { words += " When left out: `\(value.json)`." }
    return words
  }

  func limits(_ type: ObjectType) -> String {
    guard let least = type.leastMembers, least > type.members.filter(\.isRequired).count else { return "" }
    return "\n\nAt least \(least) members have to be set."
  }
}
