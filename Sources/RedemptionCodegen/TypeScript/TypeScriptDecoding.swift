/// `decode.ts`: reads JSON values by their shapes.
struct TypeScriptDecoding {
  let model: TypeModel

  /// The module without its first line.
  var text: String {
    var text = SourceText()
    let guarded = model.unions.filter { union in union.cases.contains { $0.test == .otherwise } }
    let names = guarded.flatMap { [$0.name] + guards($0).map(\.type) }
    text.line(String(Self.runtime.imports))
    if !names.isEmpty { text.list("import type {", Array(Set(names)).sorted(), "} from './types.ts';") }
    text.blank()
    text.line(String(Self.runtime.functions))
    for union in guarded { writeGuards(union, &text) }
    return text.string
  }

  private func guards(_ union: Union) -> [(type: String, word: String)] {
    union.cases.compactMap { each in
      if case .constant(let word) = each.test { (each.type.names.joined(), word) } else { nil }
    }
  }

  private func writeGuards(_ union: Union, _ text: inout SourceText) {
    guard case .byConstant(let member) = union.telling else { return }
    for (type, word) in guards(union) {
      text.blank()
      text.doc("True for this case of `\(union.name)`.", style: .slashStar)
      text.block("export function is\(type)(value: \(union.name)): value is \(type) {") { text in
        text.line("return value.\(member) === \(TypeScript.literal(word));")
      }
    }
  }

  /// The paragraph of imports, and the functions after it.
  private static let runtime: (imports: Substring, functions: Substring) = {
    let source = RuntimeSource.typescript
    guard let end = source.firstRange(of: "\n\n") else { return (source[...], "") }
    return (source[..<end.lowerBound], source[end.upperBound...].dropLast())
  }()
}
