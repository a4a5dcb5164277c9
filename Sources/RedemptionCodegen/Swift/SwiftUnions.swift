/// `Unions.swift`: an enumeration with associated values for every union.
struct SwiftUnions {
  let model: TypeModel

  /// The file without its first lines.
  var text: String {
    var text = SourceText()
    for union in model.unions {
      text.blank()
      write(union, &text)
    }
    return text.string
  }

  private func write(_ union: Union, _ text: inout SourceText) {
    let names = Swift.cases(union.cases.map(\.name), besides: union.isOpen ? [union.unknownName] : [])
    let cases = Array(zip(names, union.cases))
    text.doc(union.doc, style: .slashes)
    text.block("public enum \(union.name): Codable, Hashable, Sendable {") { text in
      for (name, each) in cases {
        text.line(each.type == .null ? "case \(name)" : "case \(name)(\(Swift.type(each.type)))")
      }
      if union.isOpen {
        text.doc("A case that this version of the contract does not list; a newer server may send it.", style: .slashes)
        text.line("case \(union.unknownName)(JSONValue)")
      }
      text.blank()
      text.block("public init(from decoder: any Decoder) throws {") { text in
        switch union.telling {
        case .byConstant(let member): writeByConstant(union, member, cases, &text)
        case .byMember: writeByMember(union, cases, &text)
        case .byJSON: writeByJSON(cases, &text)
        }
      }
      text.blank()
      writeWriting(union, cases, &text)
    }
  }

  private func writeByConstant(
    _ union: Union, _ member: String, _ cases: [(String, Union.Case)], _ text: inout SourceText
  ) {
    text.line("let container = try decoder.container(keyedBy: AnyKey.self)")
    text.line("let word = try container.decode(String.self, forKey: AnyKey(\(Swift.literal(member))))")
    text.line("switch word {")
    for (name, each) in cases {
      let made = "self = .\(name)(try \(Swift.type(each.type))(from: decoder))"
      switch each.test {
      case .constant(let word): text.line("case \(Swift.literal(word)): \(made)")
      case .otherwise, .member, .json: text.line("default: \(made)")
      }
    }
    if union.isOpen { text.line("default: self = .\(union.unknownName)(try JSONValue(from: decoder))") }
    if !union.isOpen, !cases.contains(where: { $0.1.test == .otherwise }) {
      text.line("default:")
      text.indented { text in
        text.line("throw DecodingError.dataCorruptedError(")
        text.line(
          "  forKey: AnyKey(\(Swift.literal(member))), in: container, debugDescription: \"No case for \\\"\\(word)\\\".\")"
        )
      }
    }
    text.line("}")
  }

  private func writeByMember(_ union: Union, _ cases: [(String, Union.Case)], _ text: inout SourceText) {
    text.line("let container = try decoder.container(keyedBy: AnyKey.self)")
    for (name, each) in cases {
      guard case .member(let member) = each.test else { continue }
      text.block("if container.contains(AnyKey(\(Swift.literal(member)))) {") { text in
        text.line("self = .\(name)(try \(Swift.type(each.type))(from: decoder))")
        text.line("return")
      }
    }
    if union.isOpen { return text.line("self = .\(union.unknownName)(try JSONValue(from: decoder))") }
    text.line(
      "throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \"No case for these members.\"))"
    )
  }

  private func writeByJSON(_ cases: [(String, Union.Case)], _ text: inout SourceText) {
    text.line("switch try JSONValue(from: decoder) {")
    for (name, each) in cases {
      guard case .json(let kind) = each.test else { continue }
      let pattern = kind == .number ? ".integer, .number" : ".\(kind.rawValue)"
      let made = each.type == .null ? "self = .\(name)" : "self = .\(name)(try \(Swift.type(each.type))(from: decoder))"
      text.line("case \(pattern): \(made)")
    }
    text.line("default:")
    text.line(
      "  throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \"No case for this kind of JSON.\"))"
    )
    text.line("}")
  }

  private func writeWriting(_ union: Union, _ cases: [(String, Union.Case)], _ text: inout SourceText) {
    text.block("public func encode(to encoder: any Encoder) throws {") { text in
      text.line("switch self {")
      for (name, each) in cases {
        if each.type == .null {
          text.line("case .\(name): try JSONNull().encode(to: encoder)")
        } else {
          text.line("case .\(name)(let value): try value.encode(to: encoder)")
        }
      }
      if union.isOpen { text.line("case .\(union.unknownName)(let value): try value.encode(to: encoder)") }
      text.line("}")
    }
  }
}
