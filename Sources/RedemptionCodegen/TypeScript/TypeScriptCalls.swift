/// `calls.ts`: a function for every method, grouped by the part of its name before the slash.
struct TypeScriptCalls {
  let model: TypeModel

  /// The module without its first line.
  var text: String {
    var text = SourceText()
    let calls = model.methods.filter { !$0.isNotification }
    text.line("import type { Methods } from './contract.ts';")
    let imported = Set(calls.flatMap { $0.takesNothing ? [$0.result] : [$0.params, $0.result] })
    text.list("import type {", imported.sorted(), "} from './types.ts';")
    text.blank()
    text.line(Self.caller)
    let groups = model.groups
    for group in groups { write(group, calls.filter { $0.group == group }, &text) }
    text.blank()
    text.doc("Every method of the server, in groups.", style: .slashStar)
    text.block("export class Calls<Options = undefined> {") { text in
      for group in groups {
        text.line("/** The methods \(TypeScript.comment(names(calls, group))). */")
        text.line("readonly \(group): \(className(group))<Options>;")
      }
      text.blank()
      text.block("constructor(caller: Caller<Options>) {") { text in
        for group in groups { text.line("this.\(group) = new \(className(group))(caller);") }
      }
    }
    return text.string
  }

  private static let caller = """
    /** What sends a request, waits for its reply, and reads the result. */
    export interface Caller<Options> {
      request<Name extends keyof Methods>(
        method: Name, params: Methods[Name]['params'], options: Options | undefined,
      ): Promise<Methods[Name]['result']>;
    }
    """

  private func className(_ group: String) -> String { Identifier(group).upperCamel + "Calls" }

  private func names(_ calls: [Method], _ group: String) -> String {
    calls.filter { $0.group == group }.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private func write(_ group: String, _ methods: [Method], _ text: inout SourceText) {
    text.blank()
    text.line("/** The methods of `\(group)`. */")
    text.block("export class \(className(group))<Options = undefined> {") { text in
      text.line("readonly #caller: Caller<Options>;")
      text.blank()
      text.line("constructor(caller: Caller<Options>) { this.#caller = caller; }")
      for method in methods {
        text.blank()
        write(method, &text)
      }
    }
  }

  private func write(_ method: Method, _ text: inout SourceText) {
    var doc = "`\(method.name)`: \(method.doc)"
    let errors = method.errors.map { error in error.kind.map { "\(error.code) `\($0)`" } ?? "\(error.code)" }
    if !errors.isEmpty { doc += "\nErrors: \(errors.joined(separator: ", "))." }
    text.doc(TypeScript.comment(doc), style: .slashStar)
    let params = method.takesNothing ? "" : "params: \(method.params), "
    let hasRequired = model.objects.first { $0.name == method.params }?.members.contains { $0.isRequired } ?? false
    let given = !method.takesNothing && !hasRequired ? "params: \(method.params) = {}, " : params
    text.block("\(method.verb)(\(given)options?: Options): Promise<\(method.result)> {") { text in
      let passed = method.takesNothing ? "{}" : "params"
      text.line("return this.#caller.request(\(TypeScript.literal(method.name)), \(passed), options);")
    }
  }
}
