/// What the tables of the contract become: which type belongs to a method, an event or a target.
enum CSharpShapes {
  static let usings = ["System", "Newtonsoft.Json.Linq"]
}

extension CSharpWriting {
  func shapes(_ text: inout SourceText) {
    shapeClass(in: &text)
    text.blank()
    doc("Types of the contract by their names in the JSON.", in: &text)
    text.block("public static class Shapes\n{") { text in
      methodTable("Params", "The params of a method; null for an unknown one.", \.params, in: &text)
      text.blank()
      methodTable("Result", "The result of a method; null for an unknown one.", \.result, in: &text)
      text.blank()
      notificationTable(in: &text)
      if !model.events.isEmpty {
        text.blank()
        eventTable(in: &text)
      }
      for table in model.targetTables where !table.rows.isEmpty {
        text.blank()
        targetTable(table, in: &text)
      }
    }
  }

  private func shapeClass(in text: inout SourceText) {
    doc("A type of the contract, found by name at run time.", in: &text)
    text.block("public sealed class Shape\n{") { text in
      text.block("internal Shape(string name, Func<JToken, object> read, Func<object, JToken> write)\n{") { text in
        text.line("Name = name;")
        text.line("Read = read;")
        text.line("Write = write;")
      }
      text.blank()
      doc("The type's name in the contract.", in: &text)
      text.line("public string Name { get; }")
      text.blank()
      doc("Reads a value of the type.", in: &text)
      text.line("public Func<JToken, object> Read { get; }")
      text.blank()
      doc("Writes what `Read` has read.", in: &text)
      text.line("public Func<object, JToken> Write { get; }")
    }
  }

  private func methodTable(
    _ name: String, _ sentence: String, _ shape: (Method) -> String, in text: inout SourceText
  ) {
    table(name, sentence, of: "string method", by: "method", model.methods.map { ($0.name, shape($0)) }, in: &text)
  }

  private func notificationTable(in text: inout SourceText) {
    table(
      "Notification", "The params of a notification of the server; null for an unknown one.", of: "string method",
      by: "method", model.notifications.map { ($0.name, $0.params) }, in: &text)
  }

  private func eventTable(in text: inout SourceText) {
    doc("The params of a session's event; null for an unknown one.", in: &text)
    text.block("public static Shape Event(string vendor, string sdk, string name)\n{") { text in
      for event in model.eventsByPrecedence {
        var condition = "vendor == \(CSharpText.literal(event.vendor)) && name == \(CSharpText.literal(event.name))"
        if let sdk = event.sdk { condition += " && sdk == \(CSharpText.literal(sdk))" }
        text.line("if (\(condition)) { return \(newShape(event.params)); }")
      }
      text.line("return null;")
    }
  }

  private func targetTable(_ targets: TargetTable, in text: inout SourceText) {
    table(
      targets.name, "What a `\(targets.name)` is at a target; null for an unknown one.",
      of: "string vendor, string sdk, string platform", by: "vendor + \" \" + sdk + \" \" + platform",
      targets.rows.map { ("\($0.vendor) \($0.sdk) \($0.platform)", $0.shape) }, in: &text)
  }

  /// A method that finds a shape by a key; null for a key that is not there.
  private func table(
    _ name: String, _ sentence: String, of parameters: String, by key: String, _ rows: [(key: String, shape: String)],
    in text: inout SourceText
  ) {
    doc(sentence, in: &text)
    text.block("public static Shape \(name)(\(parameters))\n{") { text in
      text.block("switch (\(key))\n{") { text in
        for row in rows {
          text.line("case \(CSharpText.literal(row.key)): return \(newShape(row.shape));")
        }
        text.line("default: return null;")
      }
    }
  }

  private func newShape(_ name: String) -> String {
    let reference = TypeReference.named(name)
    let value = "((\(type(reference)))value)"
    return
      "new Shape(\(CSharpText.literal(name)), json => \(reader(reference))(json), value => \(written(reference, value)))"
  }
}
