extension KotlinTypes {
  func methods(_ text: inout SourceText) {
    let calls = model.methods.filter { !$0.isNotification }
    var groups: [String] = []
    for method in calls where !groups.contains(method.group) { groups.append(method.group) }
    text.line()
    text.doc("Sends calls.", style: .slashStar)
    text.block("public interface MethodCaller {") { text in
      text.doc("Calls a method and reads its result.", style: .slashStar)
      text.line(
        "public suspend fun <Result> call(method: String, params: JsonObject, read: (JsonElement) -> Result): Result")
    }
    text.line()
    text.doc(
      "Every method of the contract, version \(model.version), in groups by the part before the slash.",
      style: .slashStar)
    text.block("public open class AllMethods(caller: MethodCaller) {") { text in
      for group in groups {
        text.blank()
        text.doc("The methods `\(group)/…`.", style: .slashStar)
        text.line(
          "public val \(escaped(group)): \(Identifier(group).upperCamel)Methods = \(Identifier(group).upperCamel)Methods(caller)"
        )
      }
    }
    for group in groups {
      text.line()
      text.doc("The methods `\(group)/…`.", style: .slashStar)
      text.block(
        "public class \(Identifier(group).upperCamel)Methods internal constructor(private val caller: MethodCaller) {"
      ) { text in
        for method in calls where method.group == group { self.method(method, &text) }
      }
    }
  }

  func method(_ method: Method, _ text: inout SourceText) {
    guard case .object(let params)? = byName[method.params] else { return }
    let members = method.takesNothing ? [] : params.settable
    text.blank()
    var words = method.doc
    for member in members { words += "\n@param \(member.name) \(memberDoc(member))" }
    doc(words, &text)
    let result = type(model.resolved(.named(method.result)))
    let read = "{ \(decoded("it", .named(method.result))) }"
    if members.isEmpty {
      text.line("public suspend fun \(escaped(method.verb))(): \(result) =")
    } else {
      let parameters = members.map {
        "\(property($0, of: params)): \(propertyType($0))\($0.isRequired ? "" : " = null")"
      }
      list("public suspend fun \(escaped(method.verb))(", parameters, "): \(result) =", &text)
    }
    text.indented { text in
      guard !members.isEmpty else {
        return text.line("caller.call(\(quoted(method.name)), JsonObject(emptyMap())) \(read)")
      }
      text.block("caller.call(\(quoted(method.name)), buildJsonObject {", "}) \(read)") { text in
        for member in params.members { writing(member, of: params, keepsNulls: false, &text) }
      }
    }
  }

  /// An opening, parts with commas between them, and an end: on one line where there is room.
  private func list(_ opening: String, _ parts: [String], _ end: String, _ text: inout SourceText) {
    let line = opening + parts.joined(separator: ", ") + end
    guard line.count > 140 else { return text.line(line) }
    text.block(opening, end) { $0.elements(parts) }
  }
}
