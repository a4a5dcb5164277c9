/// `Objects.swift`: a struct for every object, and the aliases.
struct SwiftObjects {
  let model: TypeModel

  /// The file without its first lines.
  var text: String {
    var text = SourceText()
    for alias in model.aliases where alias.target != .any {
      text.doc(alias.doc, style: .slashes)
      text.line("public typealias \(alias.name) = \(Swift.type(alias.target))")
      text.blank()
    }
    for object in model.objects {
      text.blank()
      SwiftObject(object: object).write(&text)
    }
    return text.string
  }
}

/// A struct with coding by hand.
struct SwiftObject {
  let object: ObjectType
  private let properties: [String: String]

  init(object: ObjectType) {
    self.object = object
    properties = Swift.properties(object.members.map(\.name))
  }

  func write(_ text: inout SourceText) {
    text.doc(object.doc, style: .slashes)
    text.block("public struct \(object.name): Codable, Hashable, Sendable {") { text in
      for member in object.members { write(member, &text) }
      if let others = object.otherMembers {
        text.doc("Whatever else is there.", style: .slashes)
        text.line("public var others: [String: \(Swift.type(others))]")
      }
      text.blank()
      writeMaking(&text)
      writeKeys(&text)
      writeReading(&text)
      writeWriting(&text)
    }
  }

  private func name(_ member: Member) -> String { properties[member.name] ?? member.name }

  private func write(_ member: Member, _ text: inout SourceText) {
    var doc = member.doc
    if let phrase = member.constraints.phrase { doc += "\n\n\(phrase.prefix(1).uppercased() + phrase.dropFirst())." }
    if let value = member.defaultValue { doc += "\n\nLeft out it counts as `\(value.json)`." }
    text.doc(doc, style: .slashes)
    if let constant = member.constant {
      text.line("public var \(name(member)): String { \(Swift.literal(constant)) }")
    } else {
      text.line("public var \(name(member)): \(type(member))")
    }
  }

  private func type(_ member: Member) -> String {
    switch (member.isRequired, member.isNullable) {
    case (true, _): Swift.type(member.type)
    case (false, false): Swift.type(member.type) + "?"
    case (false, true): "Nullable<\(Swift.type(member.valueType))>?"
    }
  }

  // MARK: Making

  private func writeMaking(_ text: inout SourceText) {
    let others = object.otherMembers.map { "others: [String: \(Swift.type($0))] = [:]" }
    let parameters =
      object.settable.map { "\(name($0)): \(type($0))\($0.isRequired ? "" : " = nil")" } + [others].compactMap { $0 }
    guard !parameters.isEmpty else { return text.line("public init() {}") }
    let line = "public init(\(parameters.joined(separator: ", "))) {"
    if line.count <= 116 {
      text.line(line)
    } else {
      text.line("public init(")
      text.indented { text in
        for (index, parameter) in parameters.enumerated() {
          text.line(parameter + (index == parameters.count - 1 ? "" : ","))
        }
      }
      text.line(") {")
    }
    text.indented { text in
      for member in object.settable { text.line("self.\(name(member)) = \(name(member))") }
      if object.otherMembers != nil { text.line("self.others = others") }
    }
    text.line("}")
  }

  // MARK: Coding

  private func writeKeys(_ text: inout SourceText) {
    guard !object.members.isEmpty else { return }
    text.blank()
    text.block("private enum CodingKeys: String, CodingKey {") { text in
      for member in object.members {
        let own = name(member)
        text.line("case \(own)\(own == member.name ? "" : " = \(Swift.literal(member.name))")")
      }
    }
  }

  private func writeReading(_ text: inout SourceText) {
    text.blank()
    text.block("public init(from decoder: any Decoder) throws {") { text in
      if object.members.isEmpty { return text.line("_ = try decoder.container(keyedBy: AnyKey.self)") }
      text.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
      for member in object.members { text.line(reading(member)) }
      guard let others = object.otherMembers else { return }
      text.line("let all = try decoder.container(keyedBy: AnyKey.self)")
      text.line("others = [:]")
      text.block("for key in all.allKeys where CodingKeys(stringValue: key.stringValue) == nil {") { text in
        text.line("others[key.stringValue] = try all.decode(\(Swift.type(others)).self, forKey: key)")
      }
    }
  }

  private func reading(_ member: Member) -> String {
    let key = "forKey: .\(name(member))"
    if let constant = member.constant { return "try container.expect(\(Swift.literal(constant)), \(key))" }
    switch (member.isRequired, member.isNullable) {
    case (true, _): return "\(name(member)) = try container.decode(\(Swift.type(member.type)).self, \(key))"
    case (false, false):
      return "\(name(member)) = try container.decodeIfPresent(\(Swift.type(member.type)).self, \(key))"
    case (false, true): return "\(name(member)) = try container.decodeNullable(.\(name(member)))"
    }
  }

  private func writeWriting(_ text: inout SourceText) {
    text.blank()
    text.block("public func encode(to encoder: any Encoder) throws {") { text in
      if object.members.isEmpty { return text.line("_ = encoder.container(keyedBy: AnyKey.self)") }
      text.line("var container = encoder.container(keyedBy: CodingKeys.self)")
      for member in object.members {
        let call = member.isRequired ? "encode" : "encodeIfPresent"
        text.line("try container.\(call)(\(name(member)), forKey: .\(name(member)))")
      }
      guard object.otherMembers != nil else { return }
      text.line("var all = encoder.container(keyedBy: AnyKey.self)")
      text.block("for (name, value) in others.sorted(by: { $0.key < $1.key }) {") { text in
        text.line("try all.encode(value, forKey: AnyKey(name))")
      }
    }
  }
}
