/// A union as a sealed class: objects are its cases themselves, other JSON gets a small class around it.
struct DartUnion {
  private let union: Union
  private let model: TypeModel

  init(_ union: Union, in model: TypeModel) {
    self.union = union
    self.model = model
  }

  func write(to text: inout SourceText) {
    let name = union.name
    text.blank()
    let hasUnknown = model.hasUnknownCase(union)
    let cases = union.cases.map { "[\(caseName($0))]" } + (hasUnknown ? ["[Unknown\(name)]"] : [])
    text.doc(union.doc + "\n\nIts cases: \(cases.joined(separator: ", ")).", style: .slashes)
    let head = "sealed class \(name)\(DartName.implementing(model.isWritten(name) ? ["JsonWritable"] : []))"
    if model.isRead(name) {
      text.block("\(head) {") { text in
        text.line("/// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].")
        text.block("factory \(name).fromJson(Object? json, [String path = '']) {", "}", writeReader)
      }
    } else {
      text.line("\(head) {}")
    }
    for each in union.cases where !isObject(each) { writeWrapper(each, to: &text) }
    if hasUnknown { writeUnknown(to: &text) }
  }

  /// Whether the case is an object of the model, which is a case by itself.
  private func isObject(_ each: Union.Case) -> Bool {
    guard case .named(let name) = each.type, case .object? = model.definition(name) else { return false }
    return true
  }

  private func caseName(_ each: Union.Case) -> String {
    if isObject(each), case .named(let name) = each.type { return name }
    return union.name + Identifier(each.name).upperCamel
  }

  private func writeReader(to text: inout SourceText) {
    switch union.telling {
    case .byConstant(let member): writeConstants(member, to: &text)
    case .byMember: writeMembers(to: &text)
    case .byJSON: writeKinds(to: &text)
    }
  }

  private func writeConstants(_ member: String, to text: inout SourceText) {
    text.line("final Map<String, Object?> object = readObject(json, path);")
    text.block("return switch (readMember(object, \(DartName.literal(member)), path, readString)) {", "};") { text in
      var otherwise =
        union.isOpen ? "Unknown\(union.name)(object)" : "throw UnreadableJson('no case of \(union.name)', path)"
      for each in union.cases {
        if case .constant(let word) = each.test {
          text.line("\(DartName.literal(word)) => \(caseName(each)).fromJson(json, path),")
        } else {
          otherwise = "\(caseName(each)).fromJson(json, path)"
        }
      }
      text.line("_ => \(otherwise),")
    }
  }

  private func writeMembers(to text: inout SourceText) {
    text.line("final Map<String, Object?> object = readObject(json, path);")
    for each in union.cases {
      guard case .member(let member) = each.test else { continue }
      text.block("if (object.containsKey(\(DartName.literal(member)))) {") { text in
        text.line("return \(caseName(each)).fromJson(json, path);")
      }
    }
    text.line(
      union.isOpen ? "return Unknown\(union.name)(object);" : "throw UnreadableJson('no case of \(union.name)', path);")
  }

  private func writeKinds(to text: inout SourceText) {
    for each in union.cases {
      guard case .json(let kind) = each.test else { continue }
      text.block("if (\(Self.test(kind))) {") { text in
        text.line(
          isObject(each)
            ? "return \(caseName(each)).fromJson(json, path);"
            : "return \(caseName(each))(\(reading(each.type)));")
      }
    }
    text.line("throw UnreadableJson('no case of \(union.name)', path);")
  }

  private func reading(_ type: TypeReference) -> String {
    switch model.resolved(type) {
    case .array(let element): "readList(json, path, \(model.dartReader(element)))"
    case .map(let element): "readMap(json, path, \(model.dartReader(element)))"
    default: "\(model.dartReader(type))(json, path)"
    }
  }

  private static func test(_ kind: Union.JSONKind) -> String {
    switch kind {
    case .object: "json is Map<String, Object?>"
    case .array: "json is List<Object?>"
    case .string: "json is String"
    case .number: "json is num"
    case .boolean: "json is bool"
    case .null: "json == null"
    }
  }

  private func writeWrapper(_ each: Union.Case, to text: inout SourceText) {
    let name = caseName(each)
    text.blank()
    text.line("/// [\(union.name)] as \(DartUnion.words(for: each.test)).")
    text.block("final class \(name) implements \(union.name) {") { text in
      text.line("const \(name)(this.value);")
      text.line("final \(model.dartType(each.type)) value;")
      guard model.isWritten(union.name) else { return }
      text.blank()
      text.line("@override")
      text.line("Object? toJson() => \(model.dartJSON(each.type, of: "value", mayBeNull: false));")
    }
  }

  private static func words(for test: Union.Test) -> String {
    guard case .json(let kind) = test else { return "that" }
    return switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }

  private func writeUnknown(to text: inout SourceText) {
    let name = "Unknown\(union.name)"
    text.blank()
    text.line("/// A case of [\(union.name)] of a newer server.")
    text.block("final class \(name) implements \(union.name) {") { text in
      text.line("const \(name)(this.json);")
      text.blank()
      text.line("/// The whole object.")
      text.line("final Map<String, Object?> json;")
      guard model.isWritten(union.name) else { return }
      text.blank()
      text.line("@override")
      text.line("Map<String, Object?> toJson() => json;")
    }
  }
}
