/// `types.ts`: every definition of the contract.
struct TypeScriptTypes {
  let model: TypeModel

  /// The module without its first line.
  var text: String {
    var text = SourceText()
    text.doc("A word of a newer server, which this version of the contract does not list.", style: .slashStar)
    text.line("export type Unlisted<Kind extends string | number = string> = Kind & Record<never, never>;")
    for definition in model.definitions {
      text.blank()
      write(definition, &text)
    }
    return text.string
  }

  private func write(_ definition: Definition, _ text: inout SourceText) {
    switch definition {
    case .object(let object): write(object, &text)
    case .enumeration(let enumeration): write(enumeration, &text)
    case .union(let union): write(union, &text)
    case .alias(let alias): write(alias, &text)
    }
  }

  // MARK: Objects

  private func write(_ object: ObjectType, _ text: inout SourceText) {
    let inherited = Set(
      object.bases.flatMap { base in model.objects.first { $0.name == base }?.members ?? [] }.map(\.name))
    let members = object.members.filter { !inherited.contains($0.name) }
    text.doc(TypeScript.comment(object.doc + countSentence(object)), style: .slashStar)
    let name = object.name
    if object.members.isEmpty, object.otherMembers == nil {
      return text.line("export type \(name) = { readonly [name: string]: never };")
    }
    if members.isEmpty, let base = object.bases.first, object.bases.count == 1 {
      return text.line("export type \(name) = \(base);")
    }
    let bases = object.bases.isEmpty ? "" : " extends \(object.bases.joined(separator: ", "))"
    text.block("export interface \(name)\(bases) {") { text in
      for member in members { write(member, &text) }
      guard let others = object.otherMembers else { return }
      text.doc("All other members.", style: .slashStar)
      text.line("readonly [name: string]: \(TypeScript.type(others)) | undefined;")
    }
  }

  private func countSentence(_ object: ObjectType) -> String {
    switch (object.leastMembers, object.mostMembers) {
    case (let least?, let most?) where least == most: " Exactly \(least) of the members are present."
    case (let least?, nil): " At least \(least) of the members are present."
    default: ""
    }
  }

  private func write(_ member: Member, _ text: inout SourceText) {
    var doc = member.doc
    if let phrase = member.constraints.phrase { doc += " \(phrase.prefix(1).uppercased() + phrase.dropFirst())." }
    if let value = member.defaultValue { doc += " Default: `\(value.json)`." }
    text.doc(TypeScript.comment(doc), style: .slashStar)
    let type = member.constant.map(TypeScript.literal) ?? TypeScript.type(member.type)
    text.line("readonly \(TypeScript.key(member.name))\(member.isRequired ? "" : "?"): \(type);")
  }

  // MARK: Words

  private func write(_ enumeration: Enumeration, _ text: inout SourceText) {
    if enumeration.isNumeric { return writeNumbers(enumeration, &text) }
    let words = enumeration.words.compactMap { word -> String? in
      if case .text(let value) = word.value { TypeScript.literal(value) } else { nil }
    }
    let name = enumeration.isOpen ? "Known\(enumeration.name)" : enumeration.name
    if enumeration.isOpen {
      text.doc("The words of `\(enumeration.name)` that this version lists.", style: .slashStar)
    } else {
      text.doc(TypeScript.comment(enumeration.doc), style: .slashStar)
    }
    writeChoice(name, words, &text)
    guard enumeration.isOpen else { return }
    text.blank()
    text.doc(
      TypeScript.comment(enumeration.doc) + " `isKnown` is false for a word of a newer server.", style: .slashStar)
    text.line("export type \(enumeration.name) = \(name) | Unlisted;")
  }

  private func writeNumbers(_ enumeration: Enumeration, _ text: inout SourceText) {
    let name = enumeration.name
    text.doc(TypeScript.comment(enumeration.doc), style: .slashStar)
    text.block("export const \(name) = {", "} as const;") { text in
      for word in enumeration.words {
        if case .number(let value) = word.value { text.line("\(TypeScript.key(word.name)): \(value),") }
      }
    }
    text.blank()
    text.doc(
      TypeScript.comment(enumeration.doc) + " A newer server may send a number that is not listed.",
      style: .slashStar)
    let unlisted = enumeration.isOpen ? " | Unlisted<number>" : ""
    text.line("export type \(name) = (typeof \(name))[keyof typeof \(name)]\(unlisted);")
  }

  // MARK: Unions

  private func write(_ union: Union, _ text: inout SourceText) {
    text.doc(TypeScript.comment(union.doc + " " + tellingSentence(union)), style: .slashStar)
    writeChoice(
      union.name, union.cases.map { TypeScript.type($0.type) } + (union.isOpen ? ["Unknown\(union.name)"] : []), &text)
    guard union.isOpen else { return }
    text.blank()
    text.doc(
      "A case of `\(union.name)` that only a newer server knows. `JSON.stringify` writes it as received.",
      style: .slashStar)
    text.block("export interface Unknown\(union.name) {") { text in
      if case .byConstant(let member) = union.telling {
        text.doc("Marks an unknown case; the received value has another kind.", style: .slashStar)
        text.line("readonly \(TypeScript.key(member)): \(TypeScript.literal(union.unknownName));")
        text.doc("The received value.", style: .slashStar)
        text.line("readonly json: JSONObject;")
      } else {
        text.doc("The received value.", style: .slashStar)
        text.line("readonly \(union.unknownName): JSONObject;")
      }
    }
  }

  private func tellingSentence(_ union: Union) -> String {
    switch union.telling {
    case .byConstant(let member) where union.cases.contains { $0.test == .otherwise }:
      "`\(member)` distinguishes the cases; functions like `is\(union.cases[0].type.names.joined())` narrow it."
    case .byConstant(let member): "`\(member)` distinguishes the cases."
    case .byMember: "The member that is present distinguishes the cases: `'\(union.cases[0].name)' in value`."
    case .byJSON: "`typeof` and `Array.isArray` distinguish the cases."
    }
  }

  private func writeChoice(_ name: String, _ choices: [String], _ text: inout SourceText) {
    let line = "export type \(name) = \(choices.joined(separator: " | "));"
    guard line.count > 110 else { return text.line(line) }
    text.line("export type \(name) =")
    text.indented { text in
      for (index, choice) in choices.enumerated() { text.line("| \(choice)\(index == choices.count - 1 ? ";" : "")") }
    }
  }

  // MARK: Aliases

  private func write(_ alias: Alias, _ text: inout SourceText) {
    text.doc(TypeScript.comment(alias.doc), style: .slashStar)
    if alias.target == .any {
      return text.line(
        "export type \(alias.name) = null | boolean | number | string | readonly \(alias.name)[] | JSONObject;")
    }
    text.line("export type \(alias.name) = \(TypeScript.type(alias.target));")
  }
}
