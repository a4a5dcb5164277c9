import Foundation

extension FirstTestWriter {
  func javaScript() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
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
    for name in ["told", "untold", "and what"] { values[name] = template.line(name) }
    return template.text("test", values)
  }

  private func named(_ package: String) -> String { package.replacing("@", with: "").replacing("/", with: "-") }
}
