/// A member as C# has it.
struct CSharpMember {
  let member: Member
  let property: String
  let parameter: String
  /// The type of the property: null stands for a member that is left out, or is null.
  let type: String
  /// The type of the constructor's parameter.
  let parameterType: String
  /// Whether null and absence are two things here; then a second property tells them apart.
  let hasPresence: Bool

  /// The property that says whether an optional member with a null is there.
  var presence: String { "Has" + property }
}

extension CSharpWriting {
  /// A class of its own.
  func object(_ object: ObjectType, in text: inout SourceText) {
    doc(object.doc, in: &text)
    text.block("public sealed class \(object.name)\n{") { text in
      members(of: object, named: object.name, in: &text)
      read(object, named: object.name, hides: false, in: &text)
      guard model.isWritten(object.name) else { return }
      text.blank()
      write(object, as: "public JObject Write()", in: &text)
    }
  }

  /// A nested class of the union that it is a case of.
  func nestedObject(_ object: ObjectType, named name: String, of union: String, in text: inout SourceText) {
    doc(object.doc, in: &text)
    text.block("public sealed class \(name) : \(union)\n{") { text in
      members(of: object, named: name, in: &text)
      read(object, named: name, hides: model.isRead(union), in: &text)
      guard model.isWritten(object.name) else { return }
      text.blank()
      let declaration = model.isWritten(union) ? "public override JToken Write()" : "public JObject Write()"
      write(object, as: declaration, in: &text)
    }
  }

  /// The members that a constructor asks for, in its order.
  func settable(of object: ObjectType) -> [CSharpMember] {
    let properties = Dictionary(
      zip(object.members.map(\.name), names.properties(of: object)), uniquingKeysWith: { first, _ in first })
    let settable = object.settable
    let parameters = CSharpNames.parameters(settable.map(\.name), reserved: ["otherMembers", "json", "members"])
    let isWritten = model.uses(of: object.name) != [.received]
    return zip(settable, parameters).map { member, parameter in
      let property = properties[member.name] ?? member.name
      return csharp(member, property: property, parameter: parameter, isWritten: isWritten)
    }
  }

  private func csharp(_ member: Member, property: String, parameter: String, isWritten: Bool) -> CSharpMember {
    let hasPresence = isWritten && !member.isRequired && member.isNullable && !isAny(member.valueType)
    let mayBeNull = !member.isRequired || member.isNullable
    let type = type(member.valueType) + (mayBeNull && isValue(member.valueType) ? "?" : "")
    return CSharpMember(
      member: member, property: property, parameter: parameter, type: type,
      parameterType: hasPresence ? "Optional<\(type)>" : type, hasPresence: hasPresence)
  }

  private func members(of object: ObjectType, named name: String, in text: inout SourceText) {
    let members = settable(of: object)
    constructor(of: object, named: name, members, in: &text)
    text.blank()
    for member in members {
      doc(sentences(about: member), in: &text)
      text.line("public \(member.type) \(member.property) { get; }")
      if member.hasPresence {
        doc("Whether `\(member.member.name)` is present, which includes null.", in: &text)
        text.line("public bool \(member.presence) { get; }")
      }
    }
    if let other = object.otherMembers {
      doc("All other members; they are written back.", in: &text)
      text.line("public IReadOnlyDictionary<string, \(type(other))> OtherMembers { get; }")
    }
  }

  func sentences(about member: CSharpMember) -> String {
    var sentences = member.member.doc
    if let phrase = member.member.constraints.phrase {
      sentences += " " + phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
    }
    if let value = member.member.defaultValue { sentences += " `\(value.json)` where it is left out." }
    if !member.member.isRequired, !member.hasPresence { sentences += " Null where it is left out." }
    return sentences
  }

  private func constructor(
    of object: ObjectType, named name: String, _ members: [CSharpMember], in text: inout SourceText
  ) {
    var parameters = members.map(parameter)
    if let other = object.otherMembers {
      parameters.append("IReadOnlyDictionary<string, \(type(other))> otherMembers = null")
    }
    Self.list("public \(name)(", parameters, ")", in: &text)
    text.block("{") { text in
      for member in members { assign(member, in: &text) }
      if let other = object.otherMembers {
        text.line("OtherMembers = otherMembers ?? new Dictionary<string, \(type(other))>();")
      }
    }
  }

  /// A parameter with its default, as constructors and calls have it.
  func parameter(_ member: CSharpMember) -> String {
    let declared = "\(member.parameterType) \(member.parameter)"
    if member.member.isRequired { return declared }
    return declared + (member.hasPresence ? " = default(\(member.parameterType))" : " = null")
  }

  private func assign(_ member: CSharpMember, in text: inout SourceText) {
    if member.hasPresence {
      text.line("\(member.presence) = \(member.parameter).IsThere;")
      text.line("\(member.property) = \(member.parameter).Value;")
    } else {
      text.line("\(member.property) = \(checked(member));")
    }
  }

  /// Whether a caller has to be told that null may not stand there.
  func mustBeThere(_ member: CSharpMember) -> Bool {
    let type = member.member.type
    return member.member.isRequired && !type.isNullable && !isValue(type) && !isAny(type)
  }

  /// The value of a parameter, which must not be null where null may not stand.
  private func checked(_ member: CSharpMember) -> String {
    guard mustBeThere(member) else { return member.parameter }
    let name = member.parameter.hasPrefix("@") ? String(member.parameter.dropFirst()) : member.parameter
    return "\(member.parameter) ?? throw new ArgumentNullException(\(CSharpText.literal(name)))"
  }

  private func read(_ object: ObjectType, named name: String, hides: Bool, in text: inout SourceText) {
    guard model.isRead(object.name) else { return }
    text.blank()
    doc("Reads an object. Unknown members are ignored.", in: &text)
    text.line("/// <exception cref=\"ContractMismatch\">The value has another shape.</exception>")
    text.block("public static \(hides ? "new " : "")\(name) Read(JToken json)\n{") { text in
      let isEmpty = object.members.isEmpty && object.otherMembers == nil
      text.line(isEmpty ? "JsonShape.Object(json);" : "var members = JsonShape.Object(json);")
      for member in object.constants {
        let value = CSharpText.literal(member.constant ?? "")
        text.line("JsonShape.Constant(members, \(CSharpText.literal(member.name)), \(value));")
      }
      var arguments = settable(of: object).map(readArgument)
      if let other = object.otherMembers {
        let known = object.members.map { CSharpText.literal($0.name) }.joined(separator: ", ")
        arguments.append("JsonShape.Others(members, \(reader(other)), \(known))")
      }
      Self.list("return new \(name)(", arguments, ");", in: &text)
    }
  }

  private func readArgument(_ member: CSharpMember) -> String {
    let name = CSharpText.literal(member.member.name)
    if member.member.isRequired { return "JsonShape.Required(members, \(name), \(reader(member.member.type)))" }
    if member.hasPresence { return "JsonShape.IfThere(members, \(name), \(reader(member.member.type)))" }
    let reads = isValue(member.member.valueType) ? "OptionalValue" : "Optional"
    return "JsonShape.\(reads)(members, \(name), \(reader(member.member.valueType)))"
  }

  private func write(_ object: ObjectType, as declaration: String, in text: inout SourceText) {
    let members = Dictionary(settable(of: object).map { ($0.member.name, $0) }, uniquingKeysWith: { first, _ in first })
    text.block("\(declaration)\n{") { text in
      text.line("var json = new JObject();")
      for member in object.members {
        if let member = members[member.name] {
          write(member, from: member.property, presence: member.presence, in: &text)
        } else if let constant = member.constant {
          text.line("json.Add(\(CSharpText.literal(member.name)), \(CSharpText.literal(constant)));")
        }
      }
      if let other = object.otherMembers {
        text.line("foreach (var other in OtherMembers) { json.Add(other.Key, \(written(other, "other.Value"))); }")
      }
      text.line("return json;")
    }
  }

  /// - Parameters:
  ///   - value: an expression for the value of the member.
  ///   - presence: an expression that says whether a member is there that may be null.
  func write(_ member: CSharpMember, from value: String, presence: String, in text: inout SourceText) {
    let name = CSharpText.literal(member.member.name)
    guard !member.member.isRequired else {
      return text.line("json.Add(\(name), \(written(member.member.type, value)));")
    }
    let condition = member.hasPresence ? presence : "\(value) != null"
    let isValue = !member.hasPresence && isValue(member.member.valueType)
    let value = isValue ? value + ".Value" : value
    let written = written(member.hasPresence ? member.member.type : member.member.valueType, value)
    text.line("if (\(condition)) { json.Add(\(name), \(written)); }")
  }

  /// An opening, parts with commas between them, and an end: on one line where there is room.
  static func list(_ opening: String, _ parts: [String], _ end: String, in text: inout SourceText) {
    let line = opening + parts.joined(separator: ", ") + end
    guard line.count > 140, !parts.isEmpty else { return text.line(line) }
    text.line(opening)
    text.indented { $0.elements(parts, end: end) }
  }
}
