/// Writes the types in Kotlin: data classes, sealed interfaces with a case for what a newer server may say, and the methods as
/// suspending functions. What is written needs kotlinx-serialization-json and no compiler plugin: reading and writing are spelled
/// out, because absence and null have to be told apart.
public struct KotlinWriter: TypeWriter {
  public static let language = Language.kotlin

  /// A writer has no settings.
  public init() {}

  /// The package of all files.
  static let package = "org.redemptionkit.generated"

  public func files(for model: TypeModel) -> [GeneratedFile] {
    let kotlin = KotlinTypes(model: model)
    let vendors = ["RevenueCat", "Superwall"]
    func isVendors(_ definition: Definition, _ vendor: String) -> Bool { definition.name.hasPrefix(vendor) }
    let common = model.definitions.filter { definition in !vendors.contains { isVendors(definition, $0) } }
    var files = [
      file("Json.kt", imports: ["*"], KotlinSupport.reading),
      file("Methods.kt", imports: ["JsonElement", "JsonObject"]) { kotlin.methods(&$0) },
      file("Shapes.kt", imports: ["JsonElement"]) { kotlin.shapes(&$0) },
      file("Types.kt", imports: ["*"]) { text in common.forEach { kotlin.definition($0, &text) } },
    ]
    for vendor in vendors {
      let definitions = model.definitions.filter { isVendors($0, vendor) }
      files.append(
        file("\(vendor).kt", imports: ["*"]) { text in definitions.forEach { kotlin.definition($0, &text) } })
    }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ path: String, imports: [String], _ body: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText(indent: "    ")
    text.line(Self.firstLine())
    text.line()
    text.line("package \(Self.package)")
    text.line()
    for name in imports { text.line("import kotlinx.serialization.json.\(name)") }
    body(&text)
    return GeneratedFile(path: path, text: text.string)
  }

  private func file(_ path: String, imports: [String], _ source: String) -> GeneratedFile {
    file(path, imports: imports) { text in
      text.line()
      text.line(source)
    }
  }
}

/// The definitions of a model as Kotlin.
private struct KotlinTypes {
  let model: TypeModel
  private let byName: [String: Definition]
  private let unionsByName: [String: Union]

  init(model: TypeModel) {
    self.model = model
    byName = Dictionary(uniqueKeysWithValues: model.definitions.map { ($0.name, $0) })
    unionsByName = Dictionary(uniqueKeysWithValues: model.unions.map { ($0.name, $0) })
  }

  func definition(_ definition: Definition, _ text: inout SourceText) {
    // `Nothing` is Kotlin's own name for something else; what refers to it is written without it.
    if definition.name == "Nothing" { return }
    text.line()
    switch definition {
    case .object(let type): object(type, &text)
    case .enumeration(let type): type.isOpen ? openEnumeration(type, &text) : closedEnumeration(type, &text)
    case .union(let type): union(type, &text)
    case .alias(let type):
      doc(type.doc, &text)
      text.line("public typealias \(type.name) = \(self.type(model.resolved(type.target)))")
    }
  }

  private func doc(_ words: String, _ text: inout SourceText) {
    text.doc(words.replacing("*/", with: "* /"), style: .slashStar)
  }

  // MARK: Enumerations

  private func spellings(_ type: Enumeration, _ spelling: (Identifier) -> String, reserved: Set<String>) -> [String] {
    Identifier.distinct(type.words.map(\.name), reserved: reserved, spelling: spelling, escaped: { "\($0)_" })
  }

  private func closedEnumeration(_ type: Enumeration, _ text: inout SourceText) {
    let value = type.isNumeric ? "Long" : "String"
    let names = spellings(type, \.upperSnake, reserved: [])
    doc(type.doc + "\n\n@property wire what is on the wire.", &text)
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

  private func openEnumeration(_ type: Enumeration, _ text: inout SourceText) {
    let value = type.isNumeric ? "Long" : "String"
    let unknown = Identifier(type.unknownName).upperCamel
    let names = spellings(type, \.upperCamel, reserved: [unknown, "Companion"])
    doc(type.doc, &text)
    text.block("public sealed interface \(type.name) : WireValue {") { text in
      text.doc("What is on the wire.", style: .slashStar)
      text.line("public val wire: \(value)")
      text.blank()
      text.line("override fun toJson(): JsonElement = JsonPrimitive(wire)")
      for (name, word) in zip(names, type.words) {
        text.blank()
        text.doc("`\(word.name)`.", style: .slashStar)
        text.block("public data object \(name) : \(type.name) {") {
          $0.line("override val wire: \(value) get() = \(literal(word.value))")
        }
      }
      text.blank()
      text.doc("What a newer server says and this client does not know.", style: .slashStar)
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

  private func literal(_ value: Enumeration.Value) -> String {
    switch value {
    case .text(let word): quoted(word)
    case .number(let number): "\(number)L"
    }
  }

  /// A companion object with what reads the type.
  private func readingCompanion(_ name: String, _ text: inout SourceText, _ body: (inout SourceText) -> Void) {
    text.block("public companion object {") { text in
      text.doc("Reads one.\n@throws UnexpectedJson where it is none.", style: .slashStar)
      body(&text)
    }
  }

  // MARK: Objects

  private func object(_ type: ObjectType, _ text: inout SourceText) {
    let supertypes = (type.unions.filter(isDirect(type)) + ["WireValue"]).joined(separator: ", ")
    doc(type.doc + limits(type), &text)
    let settable = type.members.filter { !isFixed($0) }
    let ordered = settable.filter(\.isRequired) + settable.filter { !$0.isRequired }
    if ordered.isEmpty, type.otherMembers == nil {
      text.block("public data object \(type.name) : \(supertypes) {") { text in
        body(type, ordered, &text)
        text.blank()
        text.doc("Reads one.\n@throws UnexpectedJson where it is none.", style: .slashStar)
        reading(type, ordered, &text)
      }
      return
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
        text.doc("What else is there.", style: .slashStar)
        text.line("public val otherMembers: Map<String, \(self.type(others))> = emptyMap(),")
      }
    }
    text.block(") : \(supertypes) {") { text in
      body(type, ordered, &text)
      text.blank()
      readingCompanion(type.name, &text) { text in reading(type, ordered, &text) }
    }
  }

  /// Members with one possible value are no business of a constructor.
  private func isFixed(_ member: Member) -> Bool {
    member.constant != nil || (member.isRequired && model.resolved(member.type) == .null)
  }

  /// Whether null and absence are both possible: then what was read is remembered.
  private func isLoose(_ member: Member) -> Bool { !member.isRequired && member.isNullable }

  private func body(_ type: ObjectType, _ ordered: [Member], _ text: inout SourceText) {
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
    let loose = ordered.contains(where: isLoose)
    if loose {
      text.line(
        "// Members that were read as null, and are null again when written; for the server they are the same as absent ones."
      )
      text.line("private var nulls: Set<String> = emptySet()")
      text.blank()
    }
    if type.members.isEmpty, type.otherMembers == nil {
      text.line("override fun toJson(): JsonObject = JsonObject(emptyMap())")
      return
    }
    text.block("override fun toJson(): JsonObject = buildJsonObject {") { text in
      for member in type.members { writing(member, of: type, &text) }
      if let others = type.otherMembers {
        text.line("otherMembers.forEach { (name, value) -> put(name, \(encoded("value", others))) }")
      }
    }
  }

  private func writing(_ member: Member, of type: ObjectType, _ text: inout SourceText) {
    let name = quoted(member.name)
    let value = property(member, of: type)
    if let constant = member.constant {
      text.line("put(\(name), \(quoted(constant)))")
    } else if isFixed(member) {
      text.line("put(\(name), JsonNull)")
    } else if member.isRequired {
      text.line("put(\(name), \(encoded(value, member.type)))")
    } else if isLoose(member) {
      text.line(
        "if (\(value) != null) put(\(name), \(encoded(value, member.valueType))) else if (\(name) in nulls) put(\(name), JsonNull)"
      )
    } else {
      text.line("if (\(value) != null) put(\(name), \(encoded(value, member.type)))")
    }
  }

  private func reading(_ type: ObjectType, _ ordered: [Member], _ text: inout SourceText) {
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
      if ordered.contains(where: isLoose) {
        text.line(").also { it.nulls = members.nulls() }")
      } else {
        text.line(")")
      }
    }
  }

  private func memberDoc(_ member: Member) -> String {
    var words = member.doc
    if let phrase = member.constraints.phrase { words += " Limits: \(phrase)." }
    if let value = member.defaultValue { words += " When left out: `\(value.json)`." }
    return words
  }

  private func limits(_ type: ObjectType) -> String {
    guard let least = type.leastMembers, least > type.members.filter(\.isRequired).count else { return "" }
    return "\n\nAt least \(least) members have to be set."
  }

  // MARK: Unions

  /// Whether objects are cases of this union themselves, and are not wrapped.
  private func isDirect(_ type: ObjectType) -> (String) -> Bool {
    { name in unionsByName[name]?.cases.contains { $0.type == .named(type.name) } ?? false }
  }

  /// Whether one of the object's unions tells its cases apart by this member.
  private func isTelling(_ member: Member, of type: ObjectType) -> Bool {
    type.unions.contains { name in
      if case .byConstant(member.name)? = unionsByName[name]?.telling { true } else { false }
    }
  }

  private func union(_ type: Union, _ text: inout SourceText) {
    doc(type.doc, &text)
    text.block("public sealed interface \(type.name) : WireValue {") { text in
      switch type.telling {
      case .byConstant(let member): unionByConstant(type, member, &text)
      case .byMember: unionByMember(type, &text)
      case .byJSON: unionByJSON(type, &text)
      }
    }
  }

  private func unknownCase(_ type: Union, telling: String?, _ text: inout SourceText) {
    guard type.isOpen else { return }
    let name = Identifier(type.unknownName).upperCamel
    text.blank()
    text.doc("What a newer server says and this client does not know; the whole of it.", style: .slashStar)
    text.block("public data class \(name)(public val json: JsonObject) : \(type.name) {") { text in
      if let telling {
        text.line("override val \(escaped(telling)): String get() = json.required(\(quoted(telling))) { it.text() }")
        text.blank()
      }
      text.line("override fun toJson(): JsonObject = json")
    }
  }

  /// What a reader does with an object that is none of the cases.
  private func otherwise(_ type: Union, _ expected: String) -> String {
    type.isOpen
      ? "\(Identifier(type.unknownName).upperCamel)(members)" : "throw UnexpectedJson(expected = \(quoted(expected)))"
  }

  private func unionByConstant(_ type: Union, _ member: String, _ text: inout SourceText) {
    text.doc("Tells the cases apart.", style: .slashStar)
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

  private func unionByMember(_ type: Union, _ text: inout SourceText) {
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

  private func unionByJSON(_ type: Union, _ text: inout SourceText) {
    func isObject(_ choice: Union.Case) -> Bool {
      guard case .named(let name) = choice.type, case .object? = byName[name] else { return false }
      return true
    }
    func caseName(_ choice: Union.Case) -> String { Identifier(choice.name).upperCamel + "Case" }
    for choice in type.cases where !isObject(choice) {
      text.blank()
      if choice.type == .null {
        text.doc("Null.", style: .slashStar)
        text.block("public data object \(caseName(choice)) : \(type.name) {") {
          $0.line("override fun toJson(): JsonElement = JsonNull")
        }
      } else {
        text.block(
          "public data class \(caseName(choice))(public val value: \(self.type(choice.type))) : \(type.name) {"
        ) { text in
          text.line("override fun toJson(): JsonElement = \(encoded("value", choice.type))")
        }
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

  // MARK: Types in Kotlin

  private func type(_ type: TypeReference) -> String {
    switch type {
    case .string: "String"
    case .boolean: "Boolean"
    case .integer: "Long"
    case .number: "Double"
    case .null: "JsonNull"
    case .any: "JsonElement"
    case .named(let name): name == "Nothing" ? "JsonNull" : name
    case .array(let element): "List<\(self.type(element))>"
    case .map(let value):
      value == .any || model.resolved(value) == .any ? "JsonObject" : "Map<String, \(self.type(value))>"
    case .nullable(let inner): self.type(inner) + "?"
    }
  }

  private func propertyType(_ member: Member) -> String {
    let type = type(member.valueType)
    return member.isRequired && !member.isNullable ? type : type + "?"
  }

  /// An expression that makes JSON of a value.
  private func encoded(_ value: String, _ type: TypeReference) -> String {
    switch model.resolved(type) {
    case .string, .boolean, .integer, .number: return "JsonPrimitive(\(value))"
    case .any, .null: return value
    case .named: return "\(value).toJson()"
    case .array(let element):
      return isPlain(element) ? "JsonArray(\(value))" : "JsonArray(\(value).map { \(encoded("it", element)) })"
    case .map(let element):
      return isPlain(element) ? value : "JsonObject(\(value).mapValues { \(encoded("it.value", element)) })"
    case .nullable(let inner):
      // A smart cast does not reach a value of another name: `it.value` is given one.
      return isPlain(inner)
        ? "\(value) ?: JsonNull" : "(\(value)?.let { present -> \(encoded("present", inner)) } ?: JsonNull)"
    }
  }

  /// An expression that reads a value from JSON.
  private func decoded(_ json: String, _ type: TypeReference) -> String {
    switch model.resolved(type) {
    case .string: return "\(json).text()"
    case .boolean: return "\(json).boolean()"
    case .integer: return "\(json).integer()"
    case .number: return "\(json).number()"
    case .null: return "\(json).nothing()"
    case .any: return json
    case .named(let name): return "\(name).fromJson(\(json))"
    case .array(let element): return "\(json).list { \(decoded("it", element)) }"
    case .map(let element): return isPlain(element) ? "\(json).members()" : "\(json).map { \(decoded("it", element)) }"
    case .nullable(let inner): return "\(json).orNull { \(decoded("it", inner)) }"
    }
  }

  private func isPlain(_ type: TypeReference) -> Bool { model.resolved(type) == .any }

  /// A member as a property: the SDKs' own spelling where Kotlin has such names, and where another member has that one.
  private func property(_ member: Member, of type: ObjectType) -> String {
    let spelled = escaped(member.name)
    let isTaken = spelled != member.name && type.members.contains { $0.name == spelled }
    return isTaken ? member.name : spelled
  }

  private func escaped(_ name: String) -> String {
    let isPlain = name.first?.isLowercase == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let spelled = isPlain ? name : Identifier(name).lowerCamel
    return Self.keywords.contains(spelled) ? "`\(spelled)`" : spelled
  }

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object",
    "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\", "$": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  // MARK: Methods

  func methods(_ text: inout SourceText) {
    let calls = model.methods.filter { !$0.isNotification }
    var groups: [String] = []
    for method in calls where !groups.contains(method.group) { groups.append(method.group) }
    text.line()
    text.doc("What carries the calls.", style: .slashStar)
    text.block("public interface MethodCaller {") { text in
      text.doc("Calls a method and reads its result.", style: .slashStar)
      text.line(
        "public suspend fun <Result> call(method: String, params: JsonObject, read: (JsonElement) -> Result): Result")
    }
    text.line()
    text.doc(
      "Every method of the contract, version \(model.version), in groups by what stands before the slash.",
      style: .slashStar)
    text.block("public open class AllMethods(caller: MethodCaller) {") { text in
      for group in groups {
        text.blank()
        text.doc("The methods `\(group)/…`.", style: .slashStar)
        text.line(
          "public val \(escaped(group)): \(Identifier(group).upperCamel)Methods = \(Identifier(group).upperCamel)Methods(caller)"
        )
      }
    }
    for group in groups {
      text.line()
      text.doc("The methods `\(group)/…`.", style: .slashStar)
      text.block(
        "public class \(Identifier(group).upperCamel)Methods internal constructor(private val caller: MethodCaller) {"
      ) { text in
        for method in calls where method.group == group { self.method(method, &text) }
      }
    }
  }

  private func method(_ method: Method, _ text: inout SourceText) {
    guard case .object(let params)? = byName[method.params] else { return }
    let members = method.takesNothing ? [] : params.settable
    text.blank()
    var words = method.doc
    for member in members { words += "\n@param \(member.name) \(memberDoc(member))" }
    doc(words, &text)
    let result = type(model.resolved(.named(method.result)))
    let read = "{ \(decoded("it", .named(method.result))) }"
    let made =
      members.isEmpty
      ? params.name
      : "\(params.name)(\(members.map { "\(property($0, of: params)) = \(property($0, of: params))" }.joined(separator: ", ")))"
    let call = "caller.call(\(quoted(method.name)), \(made).toJson()) \(read)"
    if members.isEmpty {
      text.line("public suspend fun \(escaped(method.verb))(): \(result) =")
    } else {
      text.line("public suspend fun \(escaped(method.verb))(")
      text.indented { text in
        for member in members {
          text.line("\(property(member, of: params)): \(propertyType(member))\(member.isRequired ? "" : " = null"),")
        }
      }
      text.line("): \(result) =")
    }
    text.indented { $0.line(call) }
  }

  // MARK: Shapes

  func shapes(_ text: inout SourceText) {
    text.line()
    doc(
      "Reads the result of a method. Null for a method that this client does not know, or whose result is plain JSON.\n"
        + "@throws UnexpectedJson where it is none.", &text)
    text.block("public fun readResult(method: String, json: JsonElement): WireValue? = when (method) {") { text in
      for method in model.methods {
        guard case .named(let name) = model.resolved(.named(method.result)) else { continue }
        text.line("\(quoted(method.name)) -> \(decoded("json", .named(name)))")
      }
      text.line("else -> null")
    }
    for table in model.targetTables {
      text.line()
      doc(
        "Reads a \(table.name) in the words of its target: `vendor/sdk/platform`, such as `revenuecat/kmp/ios`. Null for a target "
          + "that this client does not know.\n@throws UnexpectedJson where it is none.", &text)
      text.block("public fun read\(table.name)(target: String, json: JsonElement): WireValue? = when (target) {") {
        text in
        for row in table.rows {
          text.line("\(quoted("\(row.vendor)/\(row.sdk)/\(row.platform)")) -> \(decoded("json", .named(row.shape)))")
        }
        text.line("else -> null")
      }
    }
    text.line()
    doc(
      "Reads the params of an event of the session's target: `vendor/sdk/platform`. Null for an event that this client does not "
        + "know.\n@throws UnexpectedJson where they are none.", &text)
    text.block("public fun readEventParams(target: String, name: String, json: JsonElement): WireValue? {") { text in
      text.line("val (vendor, sdk) = target.split(\"/\")")
      text.block("return when {") { text in
        for event in model.events.filter({ $0.sdk != nil }) + model.events.filter({ $0.sdk == nil }) {
          var test = "name == \(quoted(event.name)) && vendor == \(quoted(event.vendor))"
          if let sdk = event.sdk { test += " && sdk == \(quoted(sdk))" }
          let isTable = model.targetTables.contains { $0.name == event.params }
          text.line(
            "\(test) -> \(isTable ? "read\(event.params)(target, json)" : decoded("json", .named(event.params)))")
        }
        text.line("else -> null")
      }
    }
  }
}

/// What the types are read with.
private enum KotlinSupport {
  static let reading = #"""
    /** A value of the contract. */
    public interface WireValue {
        /** As it is on the wire: a value that was read comes out as it was, without members that this client does not know. */
        public fun toJson(): JsonElement
    }

    /**
     * JSON that is not what the contract says.
     *
     * @property pointer where, as a JSON Pointer (RFC 6901).
     * @property expected what was expected there.
     */
    public class UnexpectedJson(public val pointer: String = "", public val expected: String) :
        IllegalArgumentException("At \"$pointer\": expected $expected.")

    internal fun JsonElement.members(): JsonObject = this as? JsonObject ?: throw UnexpectedJson(expected = "an object")

    internal fun JsonElement.text(): String =
        (this as? JsonPrimitive)?.takeIf { it.isString }?.content ?: throw UnexpectedJson(expected = "a string")

    internal fun JsonElement.boolean(): Boolean =
        (this as? JsonPrimitive)?.takeIf { !it.isString }?.booleanOrNull ?: throw UnexpectedJson(expected = "true or false")

    // `5` and `5.0` are one number.
    internal fun JsonElement.integer(): Long {
        val number = (this as? JsonPrimitive)?.takeIf { !it.isString }
        val whole = number?.longOrNull ?: number?.doubleOrNull?.let { double -> double.toLong().takeIf { it.toDouble() == double } }
        return whole ?: throw UnexpectedJson(expected = "a whole number")
    }

    internal fun JsonElement.number(): Double =
        (this as? JsonPrimitive)?.takeIf { !it.isString }?.doubleOrNull ?: throw UnexpectedJson(expected = "a number")

    internal fun JsonElement.nothing(): JsonNull = this as? JsonNull ?: throw UnexpectedJson(expected = "null")

    internal fun <Element> JsonElement.list(read: (JsonElement) -> Element): List<Element> {
        val elements = this as? JsonArray ?: throw UnexpectedJson(expected = "a list")
        return elements.mapIndexed { index, element -> inside(index.toString()) { read(element) } }
    }

    internal fun <Value> JsonElement.map(read: (JsonElement) -> Value): Map<String, Value> =
        members().mapValues { (name, value) -> inside(name) { read(value) } }

    internal fun <Value : Any> JsonElement.orNull(read: (JsonElement) -> Value): Value? = if (this is JsonNull) null else read(this)

    internal fun <Value> JsonObject.required(name: String, read: (JsonElement) -> Value): Value = inside(name) {
        read(this[name] ?: throw UnexpectedJson(expected = "a member, which is missing"))
    }

    internal fun <Value : Any> JsonObject.nullable(name: String, read: (JsonElement) -> Value): Value? =
        required(name) { it.orNull(read) }

    internal fun <Value : Any> JsonObject.optional(name: String, read: (JsonElement) -> Value): Value? =
        this[name]?.let { value -> inside(name) { read(value) } }

    internal fun <Value : Any> JsonObject.loose(name: String, read: (JsonElement) -> Value): Value? =
        optional(name) { it }?.let { value -> inside(name) { value.orNull(read) } }

    internal fun JsonObject.constant(name: String, value: String): Unit = required(name) {
        if (it.text() != value) throw UnexpectedJson(expected = "\"$value\"")
    }

    internal fun JsonObject.nulls(): Set<String> = filterValues { it is JsonNull }.keys

    internal fun JsonElement.isObject(): Boolean = this is JsonObject

    internal fun JsonElement.isArray(): Boolean = this is JsonArray

    internal fun JsonElement.isNull(): Boolean = this is JsonNull

    internal fun JsonElement.isString(): Boolean = this is JsonPrimitive && isString

    internal fun JsonElement.isBoolean(): Boolean = this is JsonPrimitive && !isString && booleanOrNull != null

    internal fun JsonElement.isNumber(): Boolean = this is JsonPrimitive && !isString && doubleOrNull != null

    /** Tells of what goes wrong within a member where it is. */
    private inline fun <Value> inside(name: String, read: () -> Value): Value = try {
        read()
    } catch (wrong: UnexpectedJson) {
        val token = name.replace("~", "~0").replace("/", "~1")
        throw UnexpectedJson("/$token${wrong.pointer}", wrong.expected)
    }
    """#
}
