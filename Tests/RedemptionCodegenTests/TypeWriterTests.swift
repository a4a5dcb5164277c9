import Foundation
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
      let ragged = Data(file.text.utf8).range(of: Data(" \n".utf8))
      #expect(ragged == nil, "\(file.path)")
    }
  }

  @Test("names every definition, method, event and error of the contract", arguments: Language.allCases)
  func isComplete(language: Language) throws {
    let words = words(of: language.writer.files(for: model))
    // A language may nest a union's cases in the union under shorter names, and write an alias as what it stands for.
    let nested = Set(model.unions.flatMap(\.cases).flatMap(\.type.names))
    for definition in model.definitions where !nested.contains(definition.name) {
      if case .alias = definition { continue }
      expect(definition.name, in: words)
    }
    for each in model.unions.flatMap(\.cases) {
      guard let name = each.type.names.first, case .constant(let word) = each.test else { continue }
      if !words.contains(name) { expect(Identifier(each.name).upperCamel, in: words) }
      expect(word, in: words)
    }
    for name in model.methods.map(\.name) + model.notifications.map(\.name) + model.events.map(\.name) {
      expect(name, in: words)
    }
    for member in model.objects.flatMap(\.members) { expect(member.name, in: words) }
    for word in model.enumerations.flatMap(\.words) {
      switch word.value {
      case .number(let code): expect("\(code)", in: words)
      case .text(let value): expect(value, in: words)
      }
    }
  }

  private func expect(_ word: String, in words: Set<String>) {
    let isThere = words.contains(word)
    #expect(isThere, "\(word)")
  }

  /// Everything between characters that no name of the contract has, and the parts of that between signs.
  private func words(of files: [GeneratedFile]) -> Set<String> {
    var words: Set<String> = []
    for file in files {
      let bytes = Array(file.text.utf8)
      var start = 0
      for (index, byte) in bytes.enumerated() where !Self.named[Int(byte)] {
        if index > start { words.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = index + 1
      }
    }
    let parts = words.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
    // A number may carry its type: -32700L.
    let numbers = words.filter { $0.hasPrefix("-") && $0.hasSuffix("L") }.map { String($0.dropLast()) }
    return words.union(parts).union(numbers)
  }

  /// Whether a byte may stand in a name of the contract.
  private static let named: [Bool] = (0..<256).map { byte in
    let character = Character(UnicodeScalar(UInt8(byte)))
    return character.isASCII && (character.isLetter || character.isNumber || "_$/.-".contains(character))
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
