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
        text.blank()
        call(method, params, in: &text)
      }
    }
  }

  private static let waiting =
    "CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null"

  /// The call, with a parameter for each member of its params.
  private func call(_ method: Method, _ params: ObjectType, in text: inout SourceText) {
    let members = method.takesNothing ? [] : settable(of: params)
    docs(method, members, in: &text)
    let head = "public Task<\(result(method))> \(verb(method))("
    guard !members.isEmpty else {
      text.line("\(head)\(Self.waiting)) =>")
      return text.indented { $0.line(send(method, "null") + ";") }
    }
    Self.list(head, members.map(parameter) + [Self.waiting], ")", in: &text)
    text.block("{") { text in
      text.line("var json = new JObject();")
      for member in members {
        let value = member.hasPresence ? member.parameter + ".Value" : member.parameter
        if mustBeThere(member) {
          text.line(
            "if (\(member.parameter) == null) { throw new ArgumentNullException(nameof(\(member.parameter))); }")
        }
        write(member, from: value, presence: member.parameter + ".IsThere", in: &text)
      }
      text.line("return " + send(method, "json") + ";")
    }
  }

  private func docs(_ method: Method, _ members: [CSharpMember], in text: inout SourceText) {
    doc(method.doc, in: &text)
    text.line("/// <remarks><c>\(method.name)</c></remarks>")
    for member in members {
      let name = member.parameter.drop { $0 == "@" }
      text.doc("<param name=\"\(name)\">\(CSharpText.xml(sentences(about: member)))</param>", style: .slashes)
    }
  }

  private func verb(_ method: Method) -> String { Identifier(method.verb).upperCamel }
  private func result(_ method: Method) -> String { type(.named(method.result)) }

  private func send(_ method: Method, _ parameters: String) -> String {
    "_transport.Send(\(CSharpText.literal(method.name)), \(parameters), \(reader(.named(method.result))), cancellation, timeout)"
  }
}
