/// An object as a final class with a constructor, and `fromJson` and `toJson` where a client needs them.
struct DartObject {
  private let object: ObjectType
  private let model: TypeModel
  private let fields: [Field]

  /// A member and its name in Dart.
  private struct Field {
    var member: Member
    var name: String
    /// Left out and null are two things: `true` in this field says that a null was read, and is written again.
    var nullFlag: String?
  }

  /// - Parameter writesBack: whether a null that was read is written again; by default if values go both ways.
  init(_ object: ObjectType, in model: TypeModel, writesBack: Bool? = nil) {
    self.object = object
    self.model = model
    let names = DartName.members(object.members.map(\.name))
    let writesBack = writesBack ?? (model.uses(of: object.name) == [.sent, .received])
    fields = zip(object.members, names).map { member, name in
      let mayBeNull = member.isNullable || model.resolved(member.type) == .any
      let needsFlag = writesBack && !member.isRequired && mayBeNull
      return Field(member: member, name: name, nullFlag: needsFlag ? name + "IsNull" : nil)
    }
  }

  /// What a constructor asks for, required ones first.
  private var settable: [Field] {
    let free = fields.filter { $0.member.constant == nil }
    return free.filter(\.member.isRequired) + free.filter { !$0.member.isRequired }
  }

  func write(to text: inout SourceText) {
    let isWritten = model.isWritten(object.name)
    var interfaces = object.unions.filter { !model.uses(of: $0).isEmpty }
    if isWritten, !interfaces.contains(where: model.isWritten) { interfaces.append("JsonWritable") }
    text.blank()
    text.doc(object.doc, style: .slashes)
    text.block("final class \(object.name)\(DartName.implementing(interfaces)) {") { text in
      writeConstructor(to: &text)
      writeFields(to: &text)
      if model.isRead(object.name) { writeReader(to: &text) }
      if isWritten { writeWriter(to: &text) }
    }
  }

  private func writeConstructor(to text: inout SourceText) {
    var parameters = settable.map { field in
      field.member.isRequired ? "required this.\(field.name)" : "this.\(field.name)"
    }
    parameters += settable.compactMap(\.nullFlag).map { "this.\($0) = false" }
    if object.otherMembers != nil { parameters.append("this.otherMembers = const {}") }
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
      text.doc(DartName.doc(of: member), style: .slashes)
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
    let entries = entries(promoted: false)
    guard !entries.isEmpty else { return text.line("Map<String, Object?> toJson() => {};") }
    let line = "Map<String, Object?> toJson() => {\(entries.joined(separator: ", "))};"
    guard line.count > 140 else { return text.line(line) }
    text.block("Map<String, Object?> toJson() => {", "};") { text in
      for entry in entries { text.line(entry + ",") }
    }
  }

  /// The entries of a map literal that is the object on the wire.
  /// - Parameter promoted: whether a value that was compared with null is known not to be null, as a parameter's is.
  func entries(promoted: Bool) -> [String] {
    fields.map { entry($0, promoted: promoted) } + (object.otherMembers == nil ? [] : ["...otherMembers"])
  }

  private func entry(_ field: Field, promoted: Bool) -> String {
    let member = field.member
    let key = DartName.literal(member.name)
    if let constant = member.constant { return "\(key): \(DartName.literal(constant))" }
    let mayBeNull = member.isRequired ? member.isNullable : !promoted
    let value = model.dartJSON(member.valueType, of: field.name, mayBeNull: mayBeNull)
    if member.isRequired { return "\(key): \(value)" }
    return "if (\(field.name) != null\(field.nullFlag.map { " || \($0)" } ?? "")) \(key): \(value)"
  }
}
