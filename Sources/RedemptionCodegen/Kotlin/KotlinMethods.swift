extension KotlinTypes {
  func methods(_ text: inout SourceText) {
    let calls = model.methods.filter { !$0.isNotification }
    var groups: [String] = []
    for method in calls where !groups.contains(method.group) { groups.append(method.group) }
    text.line()
    text.doc("What carries the calls.", style: .slashStar)
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
      text.line("public suspend fun \(escaped(method.verb))(")
      text.indented { text in
        for member in members {
          text.line("\(property(member, of: params)): \(propertyType(member))\(member.isRequired ? "" : " = null"),")
        }
      }
      text.line("): \(result) =")
    }
    text.indented { text in
      guard !members.isEmpty else {
        return text.line("caller.call(\(quoted(method.name)), \(params.name).toJson()) \(read)")
      }
      text.line("caller.call(")
      text.indented { text in
        text.line("\(quoted(method.name)),")
        text.block("\(params.name)(", ").toJson(),") { text in
          for member in members { text.line("\(property(member, of: params)) = \(property(member, of: params)),") }
        }
      }
      text.line(") \(read)")
    }
  }
}
