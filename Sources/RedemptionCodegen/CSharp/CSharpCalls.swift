/// What the methods of the contract become.
enum CSharpCalls {
  static let usings = [
    "System", "System.Collections.Generic", "System.Threading", "System.Threading.Tasks", "Newtonsoft.Json.Linq",
  ]
}

extension CSharpWriting {
  /// A class for each group of methods, and one that has them all and that a transport inherits.
  func calls(_ text: inout SourceText) {
    let methods = model.methods.filter { !$0.isNotification }
    let groups = methods.map(\.group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    transport(groups, in: &text)
    for group in groups {
      text.blank()
      self.group(group, methods.filter { $0.group == group }, in: &text)
    }
  }

  private func transport(_ groups: [String], in text: inout SourceText) {
    doc(
      "The methods of the server, by the part before the slash. A transport inherits this class and implements Send.",
      in: &text)
    text.block("public abstract class ContractCalls\n{") { text in
      doc("Creates the groups.", in: &text)
      text.block("protected ContractCalls()\n{") { text in
        for group in groups { text.line("\(Identifier(group).upperCamel) = new \(groupClass(group))(this);") }
      }
      for group in groups {
        text.blank()
        doc("The methods `\(group)/…`.", in: &text)
        text.line("public \(groupClass(group)) \(Identifier(group).upperCamel) { get; }")
      }
      text.blank()
      doc("Sends a request and reads its result.", in: &text)
      text.line("/// <param name=\"method\">The method.</param>")
      text.line("/// <param name=\"parameters\">Its params; null for none.</param>")
      text.line("/// <param name=\"read\">Reads the result.</param>")
      text.line("/// <param name=\"cancellation\">Cancels the call.</param>")
      text.line("/// <param name=\"timeout\">The real time limit; null for the transport's own.</param>")
      text.line("protected internal abstract Task<TResult> Send<TResult>(")
      text.indented { text in
        text.line(
          "string method, JObject parameters, Func<JToken, TResult> read, CancellationToken cancellation, TimeSpan? timeout)"
        )
        text.line("where TResult : class;")
      }
    }
  }

  private func groupClass(_ group: String) -> String { Identifier(group).upperCamel + "Calls" }

  private func group(_ group: String, _ methods: [Method], in text: inout SourceText) {
    doc("The methods `\(group)/…`.", in: &text)
    text.block("public sealed class \(groupClass(group))\n{") { text in
      text.line("private readonly ContractCalls _transport;")
      text.blank()
      text.block("internal \(groupClass(group))(ContractCalls transport)\n{") { $0.line("_transport = transport;") }
      for method in methods {
        guard case .object(let params)? = model.definition(method.params) else { continue }
        if !method.takesNothing {
          text.blank()
          call(method, taking: params, in: &text)
        }
        text.blank()
        call(method, spreading: params, in: &text)
      }
    }
  }

  private static let waiting =
    "CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null"

  /// The call with its params as one value.
  private func call(_ method: Method, taking params: ObjectType, in text: inout SourceText) {
    docs(method, in: &text)
    let parameters = ["\(names.type(params.name)) parameters", Self.waiting]
    Self.list("public Task<\(result(method))> \(verb(method))(", parameters, ") =>", in: &text)
    text.indented { $0.line(send(method, "parameters.Write()") + ";") }
  }

  /// The call with a parameter for each member.
  private func call(_ method: Method, spreading params: ObjectType, in text: inout SourceText) {
    let members = settable(of: params)
    docs(method, in: &text)
    let parameters = members.map(parameter) + [Self.waiting]
    Self.list("public Task<\(result(method))> \(verb(method))(", parameters, ") =>", in: &text)
    text.indented { text in
      if method.takesNothing { return text.line(send(method, "null") + ";") }
      let arguments = members.map(\.parameter).joined(separator: ", ")
      text.line("\(verb(method))(new \(names.type(params.name))(\(arguments)), cancellation, timeout);")
    }
  }

  private func docs(_ method: Method, in text: inout SourceText) {
    doc(method.doc, in: &text)
    text.line("/// <remarks><c>\(method.name)</c></remarks>")
  }

  private func verb(_ method: Method) -> String { Identifier(method.verb).upperCamel }
  private func result(_ method: Method) -> String { type(.named(method.result)) }

  private func send(_ method: Method, _ parameters: String) -> String {
    "_transport.Send(\(CSharpText.literal(method.name)), \(parameters), \(reader(.named(method.result))), cancellation, timeout)"
  }
}
