/// `Methods.swift`: a type for every method, with its params and result.
struct SwiftMethods {
  let model: TypeModel

  /// The file without its first lines.
  var text: String {
    var text = SourceText()
    text.doc("The version of the contract; `server/describe` returns the server's.", style: .slashes)
    text.line("public let contractVersion = \(model.version)")
    text.blank()
    text.line(Self.protocols)
    text.blank()
    text.doc("Every method that a client may call, in the groups of their names.", style: .slashes)
    text.block("public enum Methods {") { text in
      let calls = model.methods.filter { !$0.isNotification }
      for group in model.groups {
        text.blank()
        text.doc("The methods of `\(group)`.", style: .slashes)
        text.block("public enum \(Identifier(group).upperCamel) {") { text in
          for method in calls where method.group == group { write(method, &text) }
        }
      }
      text.blank()
      text.doc("The name of every one.", style: .slashes)
      text.block("public static let names: [String] = [", "]") { text in
        for method in calls { text.line(Swift.literal(method.name) + ",") }
      }
    }
    for method in model.methods where method.isNotification {
      writeNotification(method.name, method.doc, method.params, &text)
    }
    for notification in model.notifications {
      writeNotification(notification.name, notification.doc, notification.params, &text)
    }
    return text.string
  }

  private static let protocols = """
    /// A method of the server.
    public protocol ServerMethod: Sendable {
      associatedtype Params: Codable & Hashable & Sendable
      associatedtype Result: Codable & Hashable & Sendable
      /// Its name on the wire.
      static var name: String { get }
    }

    /// A message without a reply.
    public protocol ServerNotification: Sendable {
      associatedtype Params: Codable & Hashable & Sendable
      /// Its name on the wire.
      static var name: String { get }
    }
    """

  private func write(_ method: Method, _ text: inout SourceText) {
    var doc = method.doc
    for (index, error) in method.errors.enumerated() {
      doc += index == 0 ? "\n\nRefused with:\n" : "\n"
      doc += "- \(error.code)\(error.kind.map { " `\($0)`" } ?? ""): \(error.doc)"
    }
    text.doc(doc, style: .slashes)
    text.block("public enum \(Identifier(method.verb).upperCamel): ServerMethod {") { text in
      text.line("public typealias Params = \(method.params)")
      text.line("public typealias Result = \(method.result)")
      text.line("public static let name = \(Swift.literal(method.name))")
    }
  }

  private func writeNotification(_ name: String, _ doc: String, _ params: String, _ text: inout SourceText) {
    text.blank()
    text.doc("`\(name)`: \(doc)", style: .slashes)
    text.block("public enum \(Identifier(name).upperCamel)Message: ServerNotification {") { text in
      text.line("public typealias Params = \(params)")
      text.line("public static let name = \(Swift.literal(name))")
    }
  }
}
