import RedemptionCodegen
import Testing

@Suite("Every writer")
struct TypeWriterTests {
  let model: TypeModel

  init() throws { model = try contract() }

  @Test("writes the same twice", arguments: Language.allCases)
  func isStable(language: Language) throws {
    let writer = language.writer
    #expect(writer.files(for: model) == writer.files(for: try contract()))
  }

  @Test("says on line one of each file how it was made, and ends it with one line feed", arguments: Language.allCases)
  func marksFiles(language: Language) throws {
    let writer = language.writer
    let files = writer.files(for: model)
    #expect(!files.isEmpty)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(file.text.hasPrefix(writer.firstLine + "\n"), "\(file.path)")
      #expect(writer.firstLine.contains("`redemption codegen --language \(language.rawValue)`"))
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
      #expect(!file.path.hasPrefix("/") && !file.path.contains(".."), "\(file.path)")
      let ragged = file.text.split(separator: "\n").first { $0.last == " " }
      #expect(ragged == nil, "\(file.path)")
    }
  }

  @Test("names every definition, method, event and error of the contract", arguments: Language.allCases)
  func isComplete(language: Language) throws {
    let writer = language.writer
    let text = writer.files(for: model).map(\.text).joined()
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    // A language may nest a union's cases in the union under shorter names, and write an alias as what it stands for.
    let nested = Set(model.unions.flatMap(\.cases).flatMap(\.type.names))
    for definition in model.definitions where !nested.contains(definition.name) {
      if case .alias = definition { continue }
      let isNamed = words.contains(Substring(definition.name))
      #expect(isNamed, "\(definition.name)")
    }
    for each in model.unions.flatMap(\.cases) {
      guard let name = each.type.names.first, case .constant(let word) = each.test else { continue }
      let isNamed = words.contains(Substring(name)) || words.contains(Substring(Identifier(each.name).upperCamel))
      #expect(isNamed, "\(name)")
      let isTold = text.contains(word)
      #expect(isTold, "\(word)")
    }
    for name in model.methods.map(\.name) + model.notifications.map(\.name) + model.events.map(\.name) {
      let isNamed = text.contains(name)
      #expect(isNamed, "\(name)")
    }
    for member in model.objects.flatMap(\.members) {
      let isNamed = words.contains(Substring(member.name))
      #expect(isNamed, "\(member.name)")
    }
    for word in model.enumerations.flatMap(\.words) {
      let isNamed =
        switch word.value {
        case .number(let code): text.contains("\(code)")
        case .text(let value): text.contains(value)
        }
      #expect(isNamed, "\(word.name)")
    }
  }
}

@Suite("Names")
struct IdentifierTests {
  @Test(
    "are taken apart at humps and at everything that is no letter",
    arguments: [
      ("appUserId", ["app", "user", "id"]), ("managementURL", ["management", "url"]), ("APP_STORE", ["app", "store"]),
      ("react-native", ["react", "native"]), ("isURLOpen", ["is", "url", "open"]), ("PActive", ["p", "active"]),
      ("rpc.discover", ["rpc", "discover"]),
    ])
  func parts(name: String, parts: [String]) {
    #expect(Identifier(name).parts == parts)
  }

  @Test("that would be one are told apart")
  func distinct() {
    let names = Identifier.distinct(["active", "ACTIVE", "default", "2x"], reserved: ["default"]) { $0.lowerCamel }
    #expect(names == ["active", "active_", "default_", "_2x"])
  }
}
