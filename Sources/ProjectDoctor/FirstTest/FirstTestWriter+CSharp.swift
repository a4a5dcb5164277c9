import Foundation

extension FirstTestWriter {
  func cSharp() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    let manifest = Path.join(root, "Packages/manifest.json")
    guard let old = text(manifest), let package = try? files.json(manifest) else {
      throw NoFirstTest(description: "\(manifest) cannot be read. Run `redemption doctor`, which names its mistake.")
    }
    var editor = ManifestEditor(old, package)
    let file = "com.redemptionkit.unity-\(source.version).tgz"
    editor.set(
      "com.redemptionkit.unity", to: "file:\(source.folder.map { $0 + "/unity/" } ?? "")\(file)", in: "dependencies")
    let (make, notes) = try making()
    var values = [
      "using": handler.space.isEmpty ? "" : "using \(handler.space);\n", "make": make,
      "entitlements": entitlement.map { ", entitlements: new[] { \"\($0)\" }" } ?? "",
    ]
    for name in ["field", "install", "remove"] { values[name] = template.text(name, [:]) }
    let named = template.text("install.named", [:])
    if !named.isEmpty, make.contains(template.line("argument")) { values["install"] = named }
    for name in ["outcomes", "reference"] { values[name] = template.line(name) }
    let changes = [
      DoctorFixes.Change(path: manifest, old: old, new: editor.text),
      new("Assets/Tests/Redemption/RedemptionSituationsTests.cs", template.text("test", values)),
      new("Assets/Tests/Redemption/RedemptionSituations.asmdef", template.text("assembly", values)),
    ]
    return (
      changes,
      [
        "Put \(file) of a release into Packages.",
        "Add the assembly with \(handler.file) to the references of RedemptionSituations.asmdef, if it has one.",
        template.line("run"),
      ] + notes
    )
  }

  /// The lines that make the game's own object and let it hear links and the SDK, and what a person has to add.
  private func making() throws(NoFirstTest) -> (lines: String, notes: [String]) {
    guard let owner = handler.owner else {
      throw NoFirstTest(description: "\(handler.file): \(handler.name) is in no class.")
    }
    let listen = "        Application.deepLinkActivated += "
    let tokens = (try? files.tokens(handler.file)) ?? []
    let (delegate, notes) = delegate(tokens)
    if owner.isObject { return ("\(delegate)\(listen)\(owner.name).\(handler.name);\n", notes) }
    let (sdk, argument) = (template.line("sdk"), template.line("argument"))
    let triples = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2)))
    let fields = triples.compactMap { one, rest in
      one.text == sdk && rest.0.kind == .identifier && (rest.1.isSymbol(";") || rest.1.isSymbol("="))
        ? rest.0.text : nil
    }
    let field = fields.first.map { "        links.\($0) = \(argument);\n" } ?? ""
    if isComponent(owner.name, tokens) {
      let made = "        var links = new GameObject(\"Links\").AddComponent<\(owner.name)>();\n"
      return ("\(made)\(field)\(delegate)\(listen)links.\(handler.name);\n", notes)
    }
    let takesSDK = triples.contains { $0.text == owner.name && $1.0.isSymbol("(") && $1.1.text == sdk }
    let made = "        var links = new \(owner.name)(\(takesSDK ? argument : ""));\n"
    return ("\(made)\(takesSDK ? "" : field)\(delegate)\(listen)links.\(handler.name);\n", notes)
  }

  /// The line that sets the SDK's delegate, if the class of the handler is one; else what to do if another class is.
  private func delegate(_ tokens: [CodeToken]) -> (line: String, notes: [String]) {
    let name = template.line("delegate")
    guard !name.isEmpty else { return ("", []) }
    let isOwn = handler.owner.map { !$0.isObject && heading(of: $0.name, tokens).contains(name) } ?? false
    if isOwn { return (template.text("delegate.set", ["delegate": "links"]), []) }
    let set = template.text("delegate.set", ["delegate": "…"]).trimmingCharacters(in: .whitespacesAndNewlines)
    return ("", ["If the game has an \(name), set it at the end of Start in the test: \(set)"])
  }

  private func isComponent(_ type: String, _ tokens: [CodeToken]) -> Bool {
    heading(of: type, tokens).contains { $0.hasSuffix("MonoBehaviour") }
  }

  /// The words behind the name of a type, up to its brace.
  private func heading(of type: String, _ tokens: [CodeToken]) -> [String] {
    let place = tokens.indices.dropLast().first {
      ["class", "struct"].contains(tokens[$0].text) && tokens[$0 + 1].text == type
    }
    return place.map { tokens[($0 + 2)...].prefix(24).prefix { !$0.isSymbol("{") }.map(\.text) } ?? []
  }
}
