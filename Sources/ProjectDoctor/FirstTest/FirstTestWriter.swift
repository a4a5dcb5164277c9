import Foundation

/// Fills a template in for one app.
struct FirstTestWriter {
  let app: AppSummary
  let files: ProjectFiles
  let template: FirstTestTemplate
  let handler: AppHandler
  let source: FirstTest.Source

  var root: String { app.path == "." ? "" : app.path }

  func test(report: DoctorReport) throws(NoFirstTest) -> FirstTest {
    var (made, next): ([DoctorFixes.Change], [String])
    switch template.style {
    case .javaScript: (made, next) = try javaScript()
    case .dart: (made, next) = try dart()
    case .kotlin, .android: (made, next) = try kotlin()
    case .cSharp: (made, next) = try cSharp()
    case .swift: (made, next) = swift()
    }
    if !root.isEmpty { next.insert("cd \(root)   # in the project; the next steps are for this folder", at: 0) }
    made = made.filter { $0.old == nil ? !files.isThere($0.path) : $0.old != $0.new }
    let fixes = DoctorFixes(changes: made.sorted { $0.path < $1.path }, mended: [], left: [], report: report)
    return FirstTest(fixes: fixes, found: found, next: next)
  }

  private var found: [String] {
    let version = app.sdks.first { $0.package.hasPrefix(template.package) }?.version
    var lines = ["SDK: \(template.package)\(version.map { " " + $0 } ?? "")"]
    let way =
      switch handler.reach {
      case .call: "called by the test"
      case .load: "listens for links when its file is loaded"
      case .render: "listens for links when it is shown"
      case .launch: "gets the link that launches the app"
      }
    let owner = handler.owner.flatMap { $0.name == handler.name ? nil : $0.name + "." } ?? ""
    lines.append(
      "handler: \(owner)\(handler.name), \(handler.file):\(handler.line), \(way)")
    if let entitlement = handler.entitlement { lines.append("entitlement: \(entitlement)") }
    return lines
  }

  func new(_ path: String, _ text: String) -> DoctorFixes.Change {
    DoctorFixes.Change(path: Path.join(root, path), old: nil, new: text.hasSuffix("\n") ? text : text + "\n")
  }

  /// The text of a file of the app; nil if it cannot be read.
  private func text(_ path: String) -> String? {
    (try? files.data(path)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private func named(_ package: String) -> String { package.replacing("@", with: "").replacing("/", with: "-") }

  // MARK: JavaScript

  private func javaScript() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    let manifest = Path.join(root, "package.json")
    guard let old = text(manifest), let package = try? files.json(manifest) else {
      throw NoFirstTest(description: "\(manifest) cannot be read. Run `redemption doctor`, which names its mistake.")
    }
    guard handler.reach == .call || package["dependencies"]?["@angular/core"] == nil else {
      throw NoFirstTest(
        description: """
          \(handler.file) starts Angular, which makes the service that listens. Copy the first test of \
          Bridges/capacitor/README.md, and let Angular make the service in it: TestBed.inject(YourService). Or name an \
          exported function of one parameter, the link, with --handler.
          """)
    }
    let isTypeScript = Path.hasExtension(handler.file, ["ts", "tsx"])
    guard !template.text("call.\(handler.reach)", [:]).isEmpty else {
      throw NoFirstTest(
        description:
          "\(handler.file):\(handler.line): \(handler.name) is in a component, which no test of this SDK shows. Export a function that takes the link, and name it with --handler."
      )
    }
    var editor = ManifestEditor(old, package)
    let modules = ["@redemptionkit/client", template.text("module", [:])]
    for module in modules {
      let place = source.folder.map { "file:\($0)/\(named(module))-\(source.version).tgz" }
      editor.set(module, to: place ?? source.version, in: "devDependencies")
    }
    let runner = template.runner ?? "jest"
    let ending = runner == "vitest" ? "mjs" : package["type"]?.string == "module" ? "cjs" : "js"
    let config = "\(runner).redemption.config.\(ending)"
    editor.set("test:redemption", to: "\(runner == "vitest" ? "vitest run" : runner) --config \(config)", in: "scripts")
    let environment = ["jsdom", "happy-dom"].first { package["devDependencies"]?[$0] != nil } ?? "node"
    let settings = [
      "base": base(package), "keys": keys, "mapper": template.text("mapper", [:]), "environment": environment,
    ]
    let changes = [
      DoctorFixes.Change(path: manifest, old: old, new: editor.text),
      new(config, template.text("config", settings)),
      new("tests/redemption.\(runner).\(isTypeScript ? "ts" : "js")", test(isTypeScript)),
    ]
    let files = ["client", "react-native", "capacitor"].filter { modules.contains("@redemptionkit/\($0)") }
    let install =
      source.folder == nil
      ? "npm install --save-dev \(files.map { "./npm/redemptionkit-\($0)-\(source.version).tgz" }.joined(separator: " "))   # the files of a release: no registry has them yet"
      : "npm install"
    var next = [
      install,
      "On Linux x86-64, also: npm install --save-dev \(source.folder ?? "./npm")/redemptionkit-program-linux-x64-\(source.version).tgz",
      "npm run test:redemption",
    ]
    let dependencies = package["devDependencies"]?.map ?? [:]
    if template.runner == nil, dependencies["jest"] == nil, package["dependencies"]?["jest"] == nil {
      next.insert("Install Jest: the app has none in its package.json.", at: 0)
    }
    if handler.reach == .render, dependencies["react-test-renderer"] == nil {
      next.insert("npm install --save-dev react-test-renderer   # in the version of react", at: 0)
    }
    return (changes, next)
  }

  /// Gives the app the keys that it takes from its environment.
  private var keys: String {
    let names = handler.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    guard !names.isEmpty else { return "" }
    return "for (const name of [\(names)]) process.env[name] ??= 'test_key'; // The phone takes any.\n"
  }

  /// The app's own settings of Jest, as an expression.
  private func base(_ package: DataNode) -> String {
    for name in ["jest.config.js", "jest.config.cjs", "jest.config.json"] where files.has(Path.join(root, name)) {
      return "require('./\(name)')"
    }
    for name in ["jest.config.mjs", "jest.config.ts"] where files.has(Path.join(root, name)) {
      return "async () => (await import('./\(name)')).default"
    }
    if package["jest"] != nil { return "require('./package.json').jest" }
    guard !template.text("preset", [:]).isEmpty else { return "{ testEnvironment: 'jsdom' }" }
    return app.kind == .expo ? "{ preset: 'jest-expo' }" : "{ preset: '\(template.text("preset", [:]))' }"
  }

  private func test(_ isTypeScript: Bool) -> String {
    let own = root.isEmpty ? handler.file : String(handler.file.dropFirst(root.count + 1))
    let stem = own.split(separator: ".").dropLast().joined(separator: ".")
    let member = handler.isDefault ? "default" : handler.name
    let name = handler.isDefault && handler.reach == .call ? "handleLink" : handler.name
    var values = [
      "path": "../\(stem)", "name": name, "member": member,
      "binding": handler.isDefault ? name : "{ \(name) }",
      "argument": handler.form == .event ? "{ url: link }" : "link",
      "element": member.hasPrefix("use") ? "() => { shown(); return null; }" : "shown",
      "server": entitlement.map { "server, { entitlements: ['\($0)'] }" } ?? "server",
      ": OutcomeCase": isTypeScript ? ": OutcomeCase" : "", ": any": isTypeScript ? ": any" : "",
      "<object>": isTypeScript ? "<object>" : "", "vendor": template.vendor,
      "type": isTypeScript ? ", type OutcomeCase" : "",
    ]
    let isCalled = handler.reach == .call
    // An app that configures its SDK has no user that this test knows.
    let isOwn = !isCalled && handler.configures
    values["filter"] = isOwn ? template.text("filter.anonymous", [:]) : ""
    values["imports"] = isCalled ? template.text("imports.call", values) : ""
    var inner = values
    inner["start"] = isCalled || isOwn ? "" : template.text("start.configure", [:])
    values["call"] = template.text("call.\(handler.reach)", inner)
    values["start"] = isCalled ? template.text("start.call", values) : ""
    for name in ["globals", "mock"] { values[name] = template.text(name, values) }
    for name in ["told", "untold", "and what"] { values[name] = line(name) }
    return template.text("test", values)
  }

  /// The entitlement that the app asks for, if it is another than what is sold without a word.
  ///
  /// As it stands between quotation marks of any of the languages. A source file's own backslashes are in it.
  var entitlement: String? {
    guard let name = handler.entitlement, name != "pro" else { return nil }
    let special = template.style == .swift || template.style == .cSharp ? "\"" : "\"'$"
    var last: Character?
    return name.reduce(into: "") { text, character in
      text += (special.contains(character) && last != "\\" ? "\\" : "") + String(character)
      last = last == "\\" ? nil : character
    }
  }

  private func line(_ name: String) -> String { template.line(name) }

  // MARK: Flutter

  private func dart() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    let manifest = Path.join(root, "pubspec.yaml")
    let lead = Path.join(root, "lib") + "/"
    guard let old = text(manifest), let name = (try? files.yaml(manifest))?["name"]?.string else {
      throw NoFirstTest(description: "\(manifest) cannot be read, or has no name.")
    }
    guard handler.file.hasPrefix(lead) else {
      throw NoFirstTest(description: "\(handler.file) is not in lib, where a test can import it.")
    }
    let values = [
      "app": name, "import": String(handler.file.dropFirst(lead.count)), "call": owned("()."),
      "argument": handler.form == .address ? "Uri.parse(link)" : "link", "vendor": template.vendor,
      "imports": template.text("imports", [:]), "install": template.text("install", [:]),
      "entitlements": entitlement.map { ", entitlements: <String>['\($0)']" } ?? "",
    ]
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if !lines.contains(where: { $0.hasPrefix("  redemption_kit:") }) {
      let entry = [
        "  redemption_kit:", "    path: \(source.folder.map { $0 + "/redemption_kit" } ?? "../redemption_kit")",
      ]
      if let place = lines.firstIndex(where: { $0.hasPrefix("dev_dependencies:") }) {
        lines.insert(contentsOf: entry, at: place + 1)
      } else {
        while lines.last?.isEmpty == true { lines.removeLast() }
        lines += ["", "dev_dependencies:"] + entry + ["  flutter_test:", "    sdk: flutter", ""]
      }
    }
    let changes = [
      DoctorFixes.Change(path: manifest, old: old, new: lines.joined(separator: "\n")),
      new("test/redemption_situations_test.dart", template.text("test", values)),
    ]
    return (
      changes,
      [
        "Unpack redemption_kit-\(source.version).tar.gz of a release there.",
        line("run"),
      ]
    )
  }

  /// The handler with its type before it.
  private func owned(_ making: String) -> String {
    guard let owner = handler.owner else { return handler.name }
    return owner.name + (owner.isObject ? "." : making) + handler.name
  }

  // MARK: Kotlin

  private func kotlin() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    guard let end = handler.file.range(of: "/src/") else {
      throw NoFirstTest(
        description: "\(handler.file) is in no source set (`src/…`), so the place of the test is not known.")
    }
    let module = String(handler.file[..<end.lowerBound])
    let space = handler.space
    let values = [
      "space": space, "call": owned("()."), "activity": handler.name, "file": handler.file,
      "version": source.version, "vendor": template.vendor, "imports": template.text("imports", [:]),
      "install": line("install"), "configure": line("configure"),
      "entitlements": entitlement.map { ", entitlements = listOf(\"\($0)\")" } ?? "",
    ]
    let test = template.text("test", values)
    let folder = line("folder") + (space.isEmpty ? "" : "/" + space.replacing(".", with: "/"))
    let path = Path.join(module, folder + "/RedemptionSituationsTest.kt")
    let change = DoctorFixes.Change(
      path: path, old: nil,
      new: (space.isEmpty ? String(test.drop { !$0.isNewline }.drop { $0.isNewline }) : test) + "\n")
    return ([change], [template.text("settings", values), line("run")])
  }

  // MARK: Unity

  private func cSharp() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
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
    if !named.isEmpty, make.contains(line("argument")) { values["install"] = named }
    for name in ["outcomes", "reference"] { values[name] = line(name) }
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
        line("run"),
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
    let (sdk, argument) = (line("sdk"), line("argument"))
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
    let name = line("delegate")
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
