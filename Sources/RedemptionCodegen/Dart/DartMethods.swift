/// The methods of the contract, grouped by what stands before the slash, and the tables of shapes.
extension DartWriter {
  func methods(of model: TypeModel) -> String {
    let calls = model.methods.filter { !$0.isNotification }
    let readsPlainJSON = calls.contains { !model.dartReader(.named($0.result)).hasSuffix(".fromJson") }
    var text = Self.file(readsPlainJSON: readsPlainJSON)
    text.line("/// Sends requests and reads their results.")
    text.block("abstract interface class RedemptionCaller {") { text in
      text.doc(
        "Calls [method] and returns its result, decoded by [read]. Throws if the call fails, or if its result has another type.",
        style: .slashes)
      text.line(
        "Future<T> request<T>(String method, Map<String, Object?>? params, T Function(Object? result, String path) read);"
      )
    }
    let groups = calls.map(\.group).reduce(into: [String]()) { groups, each in
      if !groups.contains(each) { groups.append(each) }
    }
    text.line()
    text.line("/// Every method of the server, in groups.")
    text.block("abstract class AllMethods implements RedemptionCaller {") { text in
      for group in groups {
        text.blank()
        text.line("/// The methods of `\(group)`.")
        text.line("\(Self.groupName(group)) get \(Identifier(group).lowerCamel) => \(Self.groupName(group))(this);")
      }
    }
    for group in groups {
      text.line()
      text.line("/// The methods of `\(group)`.")
      text.block("final class \(Self.groupName(group)) {") { text in
        text.line("/// Creates the group; [caller] sends its calls.")
        text.line("const \(Self.groupName(group))(this._caller);")
        text.line()
        text.line("final RedemptionCaller _caller;")
        for method in calls where method.group == group { write(method, of: model, to: &text) }
      }
    }
    return text.string
  }

  /// A file with its imports; `json.dart` reads what has no type.
  private static func file(readsPlainJSON: Bool = true) -> SourceText {
    var text = SourceText()
    text.line(firstLine())
    text.line()
    if readsPlainJSON { text.line("import 'json.dart';") }
    text.line("import 'types.dart';")
    text.line()
    return text
  }

  private static func groupName(_ group: String) -> String { Identifier(group).upperCamel + "Methods" }

  private func write(_ method: Method, of model: TypeModel, to text: inout SourceText) {
    text.blank()
    let params = object(of: method, in: model)
    let names = DartName.members(params.map { $0.members.map(\.name) } ?? [])
    let spelled = Dictionary(
      zip(params?.members.map(\.name) ?? [], names), uniquingKeysWith: { first, _ in first })
    let described = (params?.settable ?? []).map { "- [\(spelled[$0.name] ?? $0.name)]: \(DartName.doc(of: $0))" }
    text.doc(([method.doc] + (described.isEmpty ? [] : [""]) + described).joined(separator: "\n"), style: .slashes)
    let result = TypeReference.named(method.result)
    let name = Identifier(method.verb).lowerCamel
    let head = "Future<\(model.dartType(result))> \(name)("
    let request = "_caller.request(\(DartName.literal(method.name)), "
    guard let params else { return text.line("\(head)) => \(request)null, \(model.dartReader(result)));") }
    text.block("\(head){", "}) =>") { text in
      for member in params.settable {
        let type = model.dartType(member.type)
        let optional = member.isRequired || type.hasSuffix("?") ? "" : "?"
        text.line("\(member.isRequired ? "required " : "")\(type)\(optional) \(spelled[member.name] ?? member.name),")
      }
    }
    let entries = DartObject(params, in: model, writesBack: false).entries(promoted: true)
    text.indented { text in
      let line = "\(request){\(entries.joined(separator: ", "))}, \(model.dartReader(result)));"
      guard line.count > 140 else { return text.line(line) }
      text.block("\(request){", "}, \(model.dartReader(result)));") { text in
        for entry in entries { text.line(entry + ",") }
      }
    }
  }

  /// The params of a method; nil if it takes none.
  private func object(of method: Method, in model: TypeModel) -> ObjectType? {
    guard case .object(let params)? = model.definition(method.params), !params.settable.isEmpty else { return nil }
    return params
  }

  func shapes(of model: TypeModel) -> String {
    var text = Self.file()
    text.line("/// The result of a method, read with its type; null for a method without a type of its own.")
    text.block("JsonWritable? readResult(String method, Object? result) {") { text in
      text.block("return switch (method) {", "};") { text in
        for method in model.methods where isWritable(.named(method.result), in: model) {
          text.line("\(DartName.literal(method.name)) => \(method.result).fromJson(result),")
        }
        text.line("_ => null,")
      }
    }
    for table in model.targetTables where !table.rows.isEmpty { write(table, to: &text) }
    if !model.events.isEmpty { write(model.events, of: model, to: &text) }
    return text.string
  }

  /// Whether the type is a class of its own and no other name for JSON.
  private func isWritable(_ type: TypeReference, in model: TypeModel) -> Bool {
    if case .named = model.resolved(type) { true } else { false }
  }

  private func write(_ table: TargetTable, to text: inout SourceText) {
    text.line()
    text.doc(
      "A `\(table.name)` of [target], read with the target's own type; null for a target that this release does not know.",
      style: .slashes)
    text.block("JsonWritable? read\(table.name)(Target target, Object? json, [String path = '']) {") { text in
      text.block("return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {", "};") {
        text in
        for row in table.rows {
          text.line("'\(row.target)' => \(row.shape).fromJson(json, path),")
        }
        text.line("_ => null,")
      }
    }
  }

  private func write(_ events: [EventShape], of model: TypeModel, to text: inout SourceText) {
    text.line()
    text.doc(
      "The params of a session's event, read with the event's type; null for an event that this release does not know.",
      style: .slashes)
    text.block("JsonWritable? readEventParams(Target target, String name, Object? json, [String path = '']) {") {
      text in
      let special = events.filter { $0.sdk != nil }
      for event in special {
        let test = "target.vendor.value == '\(event.vendor)' && target.sdk.value == '\(event.sdk ?? "")'"
        text.block("if (\(test) && name == '\(event.name)') {") { text in
          text.line("return \(reading(event, of: model));")
        }
      }
      text.block("return switch ('${target.vendor.value}/$name') {", "};") { text in
        for event in events where event.sdk == nil {
          text.line("'\(event.vendor)/\(event.name)' => \(reading(event, of: model)),")
        }
        text.line("_ => null,")
      }
    }
  }

  private func reading(_ event: EventShape, of model: TypeModel) -> String {
    model.isTargetTable(event.params)
      ? "read\(event.params)(target, json, path)" : "\(event.params).fromJson(json, path)"
  }
}
