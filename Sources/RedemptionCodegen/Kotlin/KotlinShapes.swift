extension KotlinTypes {
  func shapes(_ text: inout SourceText) {
    text.line()
    doc(
      "Reads the result of a method. Null for a method that this client does not know, or whose result is plain JSON.\n"
        + "@throws UnexpectedJson for any other JSON.", &text)
    text.block("public fun readResult(method: String, json: JsonElement): WireValue? = when (method) {") { text in
      for method in model.methods {
        guard case .named(let name) = model.resolved(.named(method.result)) else { continue }
        text.line("\(quoted(method.name)) -> \(decoded("json", .named(name)))")
      }
      text.line("else -> null")
    }
    for table in model.targetTables where !table.rows.isEmpty {
      let example = table.rows.first { $0.sdk == "kmp" }?.target ?? table.rows.first?.target ?? ""
      text.line()
      doc(
        "Reads a \(table.name) in the format of its target: `vendor/sdk/platform`, such as `\(example)`. Null for a target "
          + "that this client does not know.\n@throws UnexpectedJson for any other JSON.", &text)
      text.block("public fun read\(table.name)(target: String, json: JsonElement): WireValue? = when (target) {") {
        text in
        for row in table.rows {
          text.line("\(quoted(row.target)) -> \(decoded("json", .named(row.shape)))")
        }
        text.line("else -> null")
      }
    }
    guard !model.events.isEmpty else { return }
    text.line()
    doc(
      "Reads the params of an event of the session's target: `vendor/sdk/platform`. Null for an event that this client does not "
        + "know.\n@throws UnexpectedJson where they are none.", &text)
    text.block("public fun readEventParams(target: String, name: String, json: JsonElement): WireValue? {") { text in
      text.line("val (vendor, sdk) = target.split(\"/\")")
      text.block("return when {") { text in
        for event in model.eventsByPrecedence {
          var test = "name == \(quoted(event.name)) && vendor == \(quoted(event.vendor))"
          if let sdk = event.sdk { test += " && sdk == \(quoted(sdk))" }
          text.line(
            "\(test) -> \(model.isTargetTable(event.params) ? "read\(event.params)(target, json)" : decoded("json", .named(event.params)))"
          )
        }
        text.line("else -> null")
      }
    }
  }
}
