/// An object as a final class with a constructor, `fromJson` and `toJson`.
struct DartObject {
  private let object: ObjectType
  private let model: TypeModel
  private let fields: [Field]

  /// A member and its name in Dart.
  private struct Field {
    var member: Member
    var name: String
    /// Left out and null are two things: `true` in this field says that a null is there.
    var nullFlag: String?
  }

  init(_ object: ObjectType, in model: TypeModel) {
    self.object = object
    self.model = model
    let names = DartName.members(object.members.map(\.name))
    fields = zip(object.members, names).map { member, name in
      let mayBeNull = member.isNullable || model.resolved(member.type) == .any
      return Field(member: member, name: name, nullFlag: !member.isRequired && mayBeNull ? name + "IsNull" : nil)
    }
  }

  /// What a constructor asks for, required ones first.
  private var settable: [Field] {
    let free = fields.filter { $0.member.constant == nil }
    return free.filter(\.member.isRequired) + free.filter { !$0.member.isRequired }
  }

  func write(to text: inout SourceText) {
    let interfaces = object.unions.isEmpty ? ["JsonWritable"] : object.unions
    text.blank()
    text.doc(object.doc, style: .slashes)
    text.block("final class \(object.name) implements \(interfaces.joined(separator: ", ")) {") { text in
      writeConstructor(to: &text)
      writeFields(to: &text)
      writeReader(to: &text)
      writeWriter(to: &text)
    }
  }

  private func writeConstructor(to text: inout SourceText) {
    var parameters = settable.map { field in
      field.member.isRequired ? "required this.\(field.name)" : "this.\(field.name)"
    }
    parameters += settable.compactMap(\.nullFlag).map { "this.\($0) = false" }
    if object.otherMembers != nil { parameters.append("this.otherMembers = const {}") }
    text.line("/// Creates an object from its members.")
    guard !parameters.isEmpty else { return text.line("const \(object.name)();") }
    let line = "const \(object.name)({\(parameters.joined(separator: ", "))});"
    guard line.count > 150 else { return text.line(line) }
    text.block("const \(object.name)({", "});") { text in
      for parameter in parameters { text.line(parameter + ",") }
    }
  }

  private func writeFields(to text: inout SourceText) {
    text.blank()
    for field in settable {
      let member = field.member
      text.doc(doc(of: member), style: .slashes)
      let optional = member.isRequired || member.isNullable ? "" : "?"
      let type = model.dartType(member.type)
      text.line("final \(type)\(type.hasSuffix("?") ? "" : optional) \(field.name);")
      if let flag = field.nullFlag {
        text.line("/// Whether a null in [\(field.name)] is written; otherwise the member is left out.")
        text.line("final bool \(flag);")
      }
    }
    if let other = object.otherMembers {
      text.line("/// All other members.")
      text.line("final Map<String, \(model.dartType(other))> otherMembers;")
    }
  }

  private func doc(of member: Member) -> String {
    var parts = [member.doc]
    if let value = member.defaultValue { parts.append("Default: `\(value.json)`.") }
    if let phrase = member.constraints.phrase { parts.append("Limits: \(phrase).") }
    return parts.joined(separator: " ")
  }

  private func writeReader(to text: inout SourceText) {
    text.blank()
    text.line("/// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].")
    text.block("factory \(object.name).fromJson(Object? json, [String path = '']) {") { text in
      let constants = fields.filter { $0.member.constant != nil }
      let usesObject = !fields.isEmpty || object.otherMembers != nil
      text.line((usesObject ? "final Map<String, Object?> object = " : "") + "readObject(json, path);")
      for field in constants {
        text.line(
          "readConstant(object, \(DartName.literal(field.member.name)), path, \(DartName.literal(field.member.constant ?? "")));"
        )
      }
      var arguments = settable.map { "\($0.name): \(reading($0.member))" }
      for field in settable {
        guard let flag = field.nullFlag else { continue }
        arguments.append("\(flag): hasNull(object, \(DartName.literal(field.member.name)))")
      }
      if let other = object.otherMembers {
        let known = fields.map { DartName.literal($0.member.name) }.joined(separator: ", ")
        arguments.append("otherMembers: readOthers(object, path, const [\(known)], \(model.dartReader(other)))")
      }
      guard !arguments.isEmpty else { return text.line("return const \(object.name)();") }
      let line = "return \(object.name)(\(arguments.joined(separator: ", ")));"
      guard line.count > 140 else { return text.line(line) }
      text.block("return \(object.name)(", ");") { text in
        for argument in arguments { text.line(argument + ",") }
      }
    }
  }

  private func reading(_ member: Member) -> String {
    let function = !member.isRequired ? "readOptional" : member.isNullable ? "readNullable" : "readMember"
    return "\(function)(object, \(DartName.literal(member.name)), path, \(model.dartReader(member.valueType)))"
  }

  private func writeWriter(to text: inout SourceText) {
    text.blank()
    text.line("@override")
    var entries = fields.map(entry)
    if object.otherMembers != nil { entries.append("...otherMembers") }
    guard !entries.isEmpty else { return text.line("Map<String, Object?> toJson() => {};") }
    let line = "Map<String, Object?> toJson() => {\(entries.joined(separator: ", "))};"
    guard line.count > 140 else { return text.line(line) }
    text.block("Map<String, Object?> toJson() => {", "};") { text in
      for entry in entries { text.line(entry + ",") }
    }
  }

  private func entry(_ field: Field) -> String {
    let member = field.member
    let key = DartName.literal(member.name)
    if let constant = member.constant { return "\(key): \(DartName.literal(constant))" }
    let mayBeNull = !member.isRequired || member.isNullable
    let value = model.dartJSON(member.valueType, of: field.name, mayBeNull: mayBeNull)
    if member.isRequired { return "\(key): \(value)" }
    return "if (\(field.name) != null\(field.nullFlag.map { " || \($0)" } ?? "")) \(key): \(value)"
  }
}
