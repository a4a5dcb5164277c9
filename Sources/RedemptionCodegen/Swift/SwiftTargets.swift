/// `Targets.swift`: which type a reply or an event's body is read with.
struct SwiftTargets {
  let model: TypeModel

  /// The file without its first lines.
  var text: String {
    var text = SourceText()
    text.doc(
      "Which types the open objects of the contract are read with. A target is written `vendor/sdk/platform`; encode the object "
        + "with your encoder and decode it as the type named here.", style: .slashes)
    text.block("public enum Shapes {") { text in
      for table in model.targetTables {
        text.doc("What `\(table.name)` is at each target.", style: .slashes)
        let name = Identifier(table.name).lowerCamel
        text.block("public static let \(name): [String: any (Codable & Hashable & Sendable).Type] = [", "]") { text in
          for row in table.rows { text.line("\(Swift.literal(row.target)): \(row.shape).self,") }
        }
        text.blank()
      }
      text.doc("What the params of `session/event` are at each target, by the event's name.", style: .slashes)
      text.block("public static let events: [String: [String: any (Codable & Hashable & Sendable).Type]] = [", "]") {
        text in
        for row in model.targets {
          let events = model.events(at: row)
          guard !events.isEmpty else {
            text.line("\(Swift.literal(row.target)): [:],")
            continue
          }
          text.block("\(Swift.literal(row.target)): [", "],") { text in
            for event in events { text.line("\(Swift.literal(event.name)): \(event.shape).self,") }
          }
        }
      }
      text.blank()
      text.doc("Every type of the contract by its name.", style: .slashes)
      text.block("public static let all: [String: any (Codable & Hashable & Sendable).Type] = [", "]") { text in
        for definition in model.definitions { text.line("\(Swift.literal(definition.name)): \(definition.name).self,") }
      }
    }
    return text.string
  }
}
