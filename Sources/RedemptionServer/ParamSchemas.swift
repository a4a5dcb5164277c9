import JanssonCoding
import RedemptionCore

/// The schemas of all params, from the contract that `rpc.discover` returns.
struct ParamSchemas {
  /// Nil only if the contract is not JSON, which its tests rule out.
  private let document: JanssonValue?

  init(_ contract: Contract = .bundled) {
    document = try? JanssonTree.reading(Array(contract.text.utf8)).root
  }

  /// Returns the schema of a method's params, or of a value in them.
  ///
  /// - Parameter path: names and indices from the params on.
  func schema(of method: String, at path: [String] = []) -> JanssonValue? {
    let methods = document?.member("methods" as StaticString)?.elements
    guard let entry = methods?.first(where: { $0.string(of: "name") == method }),
      let params = entry.member("x-params" as StaticString)
    else { return nil }
    return path.reduce(resolved(params)) { schema, name in schema.flatMap { member(name, of: $0) } }
  }

  /// Returns the sentences of the contract about a param, such as its unit; nil if they would not help: a reader of an
  /// error knows the param's name, and a description of three words says no more.
  func meaning(of method: String, at path: [String]) -> String? {
    guard let name = path.last, let object = schema(of: method, at: Array(path.dropLast())),
      let described = described(name, of: object), described.split(separator: " ").count > 3
    else { return nil }
    return described
  }

  /// The description beside a reference comes before that of the schema referred to.
  private func described(_ name: String, of schema: JanssonValue) -> String? {
    let own = schema.member("properties" as StaticString)?.member(name)?.string(of: "description")
    return own ?? member(name, of: schema)?.string(of: "description")
  }

  /// Returns the names that an object's members may have; nil if it may have any.
  func names(_ schema: JanssonValue) -> [String]? {
    let parts = [schema] + alternatives(of: schema)
    guard parts.contains(where: { $0.member("additionalProperties" as StaticString)?.bool == false }) else {
      return nil
    }
    return parts.flatMap { $0.member("properties" as StaticString)?.members.map(\.0) ?? [] }
  }

  /// Returns the names of the members that an object must have, in the contract's order.
  func required(_ schema: JanssonValue) -> [String] {
    schema.member("required" as StaticString)?.elements.compactMap(\.string) ?? []
  }

  /// Returns the schema of an object's member or an array's element; nil if the contract does not describe it.
  func member(_ name: String, of schema: JanssonValue) -> JanssonValue? {
    if let found = schema.member("properties" as StaticString)?.member(name) { return resolved(found) }
    if Int(name) != nil, let found = schema.member("items" as StaticString) { return resolved(found) }
    if let found = schema.member("additionalProperties" as StaticString), found.kind == .object {
      return resolved(found)
    }
    return alternatives(of: schema).lazy.compactMap { member(name, of: $0) }.first
  }

  /// Returns the strings that a schema allows; empty if it allows any.
  func words(_ schema: JanssonValue) -> [String] {
    if let word = schema.string(of: "const") { return [word] }
    let listed = schema.member("enum" as StaticString)?.elements.compactMap(\.string) ?? []
    return listed + alternatives(of: schema).flatMap { words($0) }
  }

  /// Returns what a schema allows, for a message: `a string`, `one of ios, android`; nil if it does not say.
  func description(_ schema: JanssonValue) -> String? {
    let words = words(schema)
    let others = ([schema] + alternatives(of: schema)).filter { self.words($0).isEmpty }.compactMap(typeName)
    let names = others.filter { $0 != "null" }.map { ParamSchemas.articles[$0] ?? $0 }
    let choice = words.isEmpty ? [] : [words.count == 1 ? "\"\(words[0])\"" : "one of \(words.joined(separator: ", "))"]
    var parts: [String] = []
    for part in choice + names where !parts.contains(part) { parts.append(part) }
    return parts.isEmpty ? nil : parts.joined(separator: ", or ")
  }

  /// Every word of the contract's sentences in lower case. No example is among them: examples have codes.
  static let prose: Set<String> = {
    var words: Set<String> = []
    if let document = ParamSchemas().document { collectProse(document, into: &words) }
    return words
  }()

  private static func collectProse(_ value: JanssonValue, into words: inout Set<String>) {
    for element in value.elements { collectProse(element, into: &words) }
    for (name, inner) in value.members where name != "examples" {
      if name == "description", let text = inner.string {
        words.formUnion(text.lowercased().split { !$0.isLetter }.map(String.init))
      }
      collectProse(inner, into: &words)
    }
  }

  /// Every word of a contract in lower case: names of members, and strings that it lists.
  static func vocabulary(of contract: Contract) -> Set<String> {
    contract.isBundled ? bundledVocabulary : ParamSchemas(contract).collected
  }

  /// Collected once: it takes longer than the rest of an export.
  private static let bundledVocabulary = ParamSchemas().collected

  private var collected: Set<String> {
    var words: Set<String> = []
    if let document { ParamSchemas.collect(document, into: &words) }
    return words
  }

  private static func collect(_ value: JanssonValue, into words: inout Set<String>) {
    for element in value.elements { collect(element, into: &words) }
    for (name, inner) in value.members where name != "examples" {
      if let word = name == "const" ? inner.string : nil { insert(word, into: &words) }
      if name == "enum" { for word in inner.elements.compactMap(\.string) { insert(word, into: &words) } }
      if name == "properties" { for (property, _) in inner.members { insert(property, into: &words) } }
      collect(inner, into: &words)
    }
  }

  private static func insert(_ word: String, into words: inout Set<String>) {
    for run in TextParts.runs(of: word) {
      words.insert(run.lowercased())
      words.formUnion(TextParts.words(of: run).map { $0.lowercased() })
    }
  }

  private static let articles = [
    "string": "a string", "number": "a number", "integer": "an integer", "boolean": "true or false",
    "object": "an object", "array": "an array",
  ]

  private func typeName(_ schema: JanssonValue) -> String? {
    guard let type = schema.member("type" as StaticString) else { return nil }
    return type.string ?? type.elements.compactMap(\.string).first { $0 != "null" }
  }

  private func alternatives(of schema: JanssonValue) -> [JanssonValue] {
    ["oneOf", "anyOf", "allOf"].flatMap { schema.member($0)?.elements.compactMap { resolved($0) } ?? [] }
  }

  /// Follows references until a schema has none.
  private func resolved(_ schema: JanssonValue) -> JanssonValue? {
    guard let reference = schema.string(of: "$ref") else { return schema }
    let pointer = JSONPointer(String(reference.drop { $0 == "#" }))
    let target = pointer?.tokens.reduce(document) { value, name in value?.member(name) }
    return target.flatMap { $0 }.flatMap { resolved($0) }
  }
}
