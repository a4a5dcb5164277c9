/// `shapes.ts`: the contract as data, which `decode` reads values by.
struct TypeScriptShapes {
  let model: TypeModel

  /// The module without its first line.
  var text: String {
    var text = SourceText()
    text.line("import type { Types } from './contract.ts';")
    text.blank()
    text.line(Self.shape)
    text.blank()
    text.doc("The shape of every type of the contract.", style: .slashStar)
    text.block("export const shapes: { readonly [Name in keyof Types]: Shape } = {", "};") { text in
      for definition in model.definitions { write(definition, &text) }
    }
    return text.string
  }

  private static let shape = """
    /** What a JSON value has to look like. */
    export type Shape =
      | 'string' | 'boolean' | 'integer' | 'number' | 'null' | 'any'
      | { readonly is: 'named'; readonly name: keyof Types }
      | { readonly is: 'array'; readonly of: Shape }
      | { readonly is: 'map'; readonly of: Shape }
      | { readonly is: 'nullable'; readonly of: Shape }
      | { readonly is: 'constant'; readonly value: string }
      | { readonly is: 'words'; readonly words: readonly (string | number)[]; readonly open: boolean }
      | { readonly is: 'object'; readonly required: Members; readonly optional: Members; readonly others?: Shape }
      | { readonly is: 'constants'; readonly member: string; readonly cases: Cases; readonly otherwise?: keyof Types;
          readonly unknown?: string }
      | { readonly is: 'members'; readonly cases: Cases; readonly unknown?: string }
      | { readonly is: 'kinds'; readonly cases: Members };

    /** Members by name. */
    export interface Members { readonly [name: string]: Shape }

    /** The types of a union's objects, by the word or the member that tells them apart. */
    export interface Cases { readonly [word: string]: keyof Types }

    function array(of: Shape): Shape { return { is: 'array', of }; }
    function map(of: Shape): Shape { return { is: 'map', of }; }
    function nullable(of: Shape): Shape { return { is: 'nullable', of }; }
    function named(name: keyof Types): Shape { return { is: 'named', name }; }
    function constant(value: string): Shape { return { is: 'constant', value }; }
    function object(required: Members, optional: Members = {}, others?: Shape): Shape {
      return { is: 'object', required, optional, ...(others && { others }) };
    }
    """

  private func write(_ definition: Definition, _ text: inout SourceText) {
    switch definition {
    case .object(let object): write(object, &text)
    case .enumeration(let enumeration):
      let words = enumeration.words.map { word in
        switch word.value {
        case .text(let value): TypeScript.literal(value)
        case .number(let value): "\(value)"
        }
      }
      text.list("\(enumeration.name): { is: 'words', open: \(enumeration.isOpen), words: [", words, "] },")
    case .union(let union): write(union, &text)
    case .alias(let alias): text.line("\(alias.name): \(shape(alias.target)),")
    }
  }

  private func write(_ object: ObjectType, _ text: inout SourceText) {
    let required = members(object.members.filter(\.isRequired))
    let optional = members(object.members.filter { !$0.isRequired })
    let others = object.otherMembers.map { ", " + shape($0) } ?? ""
    let hasMore = !optional.isEmpty || !others.isEmpty
    let more = hasMore ? ", { \(optional.joined(separator: ", ")) }\(others)" : ""
    let line = "\(object.name): object({ \(required.joined(separator: ", ")) }\(more)),".replacing("{  }", with: "{}")
    guard line.count > 140 else { return text.line(line) }
    text.line("\(object.name): object({" + (required.isEmpty ? "}, {" : ""))
    if !required.isEmpty {
      text.indented { $0.elements(required) }
      text.line(hasMore ? "}, {" : "}),")
    }
    guard hasMore else { return }
    text.indented { $0.elements(optional) }
    text.line("}\(others)),")
  }

  private func members(_ members: [Member]) -> [String] {
    members.map { member in
      let constant = member.constant.map { "constant(\(TypeScript.literal($0)))" }
      return "\(TypeScript.key(member.name)): \(constant ?? shape(member.type))"
    }
  }

  private func write(_ union: Union, _ text: inout SourceText) {
    let unknown = union.isOpen ? ", unknown: \(TypeScript.literal(union.unknownName))" : ""
    switch union.telling {
    case .byConstant(let member):
      let other = union.cases.first { $0.test == .otherwise }
      let otherwise = other.map { ", otherwise: \(TypeScript.literal($0.type.names.joined()))" } ?? ""
      let head = "is: 'constants', member: \(TypeScript.literal(member))\(otherwise)\(unknown), cases: {"
      text.list("\(union.name): { \(head)", cases(union), "} },")
    case .byMember:
      text.list("\(union.name): { is: 'members'\(unknown), cases: {", cases(union), "} },")
    case .byJSON:
      let kinds = union.cases.compactMap { each -> String? in
        guard case .json(let kind) = each.test else { return nil }
        return "\(kind.rawValue): \(shape(each.type))"
      }
      text.list("\(union.name): { is: 'kinds', cases: {", kinds, "} },")
    }
  }

  private func cases(_ union: Union) -> [String] {
    union.cases.compactMap { each in
      let name = TypeScript.literal(each.type.names.joined())
      switch each.test {
      case .constant(let word), .member(let word): return "\(TypeScript.key(word)): \(name)"
      case .otherwise, .json: return nil
      }
    }
  }

  private func shape(_ type: TypeReference) -> String {
    switch type {
    case .string: "'string'"
    case .boolean: "'boolean'"
    case .integer: "'integer'"
    case .number: "'number'"
    case .null: "'null'"
    case .any: "'any'"
    case .named(let name): "named(\(TypeScript.literal(name)))"
    case .array(let element): "array(\(shape(element)))"
    case .map(let value): "map(\(shape(value)))"
    case .nullable(let type): "nullable(\(shape(type)))"
    }
  }
}
