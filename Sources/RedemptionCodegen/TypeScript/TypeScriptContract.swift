/// `contract.ts`: which types go with which method, event and target.
struct TypeScriptContract {
  let model: TypeModel

  /// The module without its first line.
  var text: String {
    var text = SourceText()
    writeImports(&text)
    text.blank()
    text.doc("The version of the contract; `server/describe` returns the server's.", style: .slashStar)
    text.line("export const contractVersion = \(model.version);")
    writeTypes(&text)
    writeWords(&text)
    writeMethods(&text)
    writeTargets(&text)
    writeEvents(&text)
    return text.string
  }

  private func writeImports(_ text: inout SourceText) {
    let known = model.enumerations.filter { $0.isOpen && !$0.isNumeric }.map { "Known\($0.name)" }
    text.list("import type {", (model.definitions.map(\.name) + known).sorted(), "} from './types.ts';")
  }

  private func writeTypes(_ text: inout SourceText) {
    text.blank()
    text.doc("Every type of the contract by its name, for `decode`.", style: .slashStar)
    text.block("export interface Types {") { text in
      text.elements(model.definitions.map { "\($0.name): \($0.name)" })
    }
  }

  private func writeWords(_ text: inout SourceText) {
    text.blank()
    text.doc("The listed words of each open enumeration, for `isKnown`.", style: .slashStar)
    text.block("export interface KnownWords {") { text in
      for enumeration in model.enumerations where enumeration.isOpen && !enumeration.isNumeric {
        text.line("readonly \(enumeration.name): Known\(enumeration.name);")
      }
    }
  }

  private func writeMethods(_ text: inout SourceText) {
    text.blank()
    text.doc("The params of notifications to the server.", style: .slashStar)
    text.block("export interface ClientNotifications {") { text in
      for method in model.methods where method.isNotification {
        text.doc(TypeScript.comment(method.doc), style: .slashStar)
        text.line("readonly \(TypeScript.literal(method.name)): \(method.params);")
      }
    }
    text.blank()
    text.doc("The params of notifications from the server.", style: .slashStar)
    text.block("export interface ServerNotifications {") { text in
      for notification in model.notifications {
        text.doc(TypeScript.comment(notification.doc), style: .slashStar)
        text.line("readonly \(TypeScript.literal(notification.name)): \(notification.params);")
      }
    }
    writeMethodTable(&text)
  }

  private func writeMethodTable(_ text: inout SourceText) {
    text.blank()
    text.doc("The names of the types of every method's params and result.", style: .slashStar)
    text.block(
      "export const methods = {",
      "} as const satisfies { readonly [name: string]: { readonly params: keyof Types; readonly result: keyof Types } };"
    ) { text in
      for method in model.methods where !method.isNotification {
        let params = TypeScript.literal(method.params)
        let result = TypeScript.literal(method.result)
        text.line("\(TypeScript.literal(method.name)): { params: \(params), result: \(result) },")
      }
    }
    text.blank()
    text.doc("The params and result of every method.", style: .slashStar)
    text.line("export type Methods = { readonly [Name in keyof typeof methods]: {")
    text.line(
      "  readonly params: Types[(typeof methods)[Name]['params']]; readonly result: Types[(typeof methods)[Name]['result']];"
    )
    text.line("} };")
  }

  // MARK: Targets

  private func writeTargets(_ text: inout SourceText) {
    let names = model.targets.map { TypeScript.literal($0.target) }
    text.blank()
    text.doc("A target as `vendor/sdk/platform`.", style: .slashStar)
    text.line("export type TargetName =")
    text.indented { text in
      for (index, name) in names.enumerated() { text.line("| \(name)\(index == names.count - 1 ? ";" : "")") }
    }
    text.blank()
    text.doc(
      "The name of the type that a reply, customer info or status has at each target, for `decode`.", style: .slashStar)
    text.block(
      "export const targets = {",
      "} as const satisfies { readonly [table: string]: { readonly [target: string]: keyof Types } };"
    ) { text in
      for table in model.targetTables {
        text.block("\(table.name): {", "},") { text in
          for row in table.rows { text.line("\(TypeScript.literal(row.target)): \(TypeScript.literal(row.shape)),") }
        }
      }
    }
    for table in model.targetTables {
      let rows = "(typeof targets)['\(table.name)']"
      text.blank()
      text.doc("What `\(table.name)` is at each target.", style: .slashStar)
      text.line("export type \(table.name)ByTarget = { readonly [Name in keyof \(rows)]: Types[\(rows)[Name]] };")
    }
  }

  // MARK: Events

  private func writeEvents(_ text: inout SourceText) {
    text.blank()
    text.doc("The name of the type of every event's body at each target.", style: .slashStar)
    text.block(
      "export const events = {",
      "} as const satisfies { readonly [target: string]: { readonly [event: string]: keyof Types } };"
    ) { text in
      for row in model.targets {
        let events = model.events(at: row).map { "\(TypeScript.key($0.name)): \(TypeScript.literal($0.shape))" }
        text.list("\(TypeScript.literal(row.target)): {", events, "},")
      }
    }
    text.blank()
    text.doc("The body of each event at each target, by the SDK's name of the event.", style: .slashStar)
    text.block("export type EventsByTarget = {", "};") { text in
      text.line("readonly [Name in keyof typeof events]: {")
      text.line("  readonly [Event in keyof (typeof events)[Name]]: Types[(typeof events)[Name][Event] & keyof Types];")
      text.line("};")
    }
  }
}
