/// The definitions of a model as Kotlin.
struct KotlinTypes {
  let model: TypeModel
  let byName: [String: Definition]
  let unionsByName: [String: Union]

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

  func doc(_ words: String, _ text: inout SourceText) {
    text.doc(words.replacing("*/", with: "* /"), style: .slashStar)
  }
}
