import Foundation

extension FirstTestWriter {
  private static let testFolder = "RedemptionTests"

  /// A package beside the app with links to the files of the app that a test needs.
  func swift() -> ([DoctorFixes.Change], [String]) {
    let parts = SwiftParts(app, files, modules: template.modules)
    let delegate = delegate(parts)
    let needed = [delegate?.path, handler.reach == .delegate ? parts.appDelegate?.path : nil].compactMap { $0 }
    let (linked, left) = parts.needed(by: ([handler.file] + needed).uniqued())
    let kit = "\(source.folder ?? "../RedemptionKit")/Bridges/swift"
    let target = linked.contains(where: hasMain) ? "executableTarget" : "target"
    let products = ["RedemptionKitSwift"] + (linked.contains(where: parts.importsUIKit) ? ["UIKit"] : [])
    let package = template.text(
      "package",
      [
        "kit": kit.hasPrefix("/") ? kit : "../" + kit, "target": target,
        "products": products.map { "\"\($0)\"" }.joined(separator: ", "),
      ])
    let test = new(
      "\(FirstTestWriter.testFolder)/Tests/RedemptionSituationsTests/RedemptionSituationsTests.swift",
      swiftTest(parts, delegate))
    let configuring = isUnmade ? (linked + left).first(where: configures) : nil
    return (
      links(to: linked) + [new("\(FirstTestWriter.testFolder)/Package.swift", package), test],
      steps(left, parts, configuring)
    )
  }

  /// A symbolic link in the package for each file.
  private func links(to paths: [String]) -> [DoctorFixes.Change] {
    var names: Set<String> = []
    return paths.map { path in
      let own = root.isEmpty ? path : String(path.dropFirst(root.count + 1))
      let name = names.insert(Path.name(own)).inserted ? Path.name(own) : own.replacing("/", with: "-")
      return DoctorFixes.Change(
        path: Path.join(root, "\(FirstTestWriter.testFolder)/Sources/AppUnderTest/\(name)"),
        linkingTo: "../../../\(own)")
    }
  }

  /// True if a file has `@main`, which only a program may have.
  private func hasMain(_ path: String) -> Bool {
    let tokens = (try? files.tokens(path)) ?? []
    return zip(tokens, tokens.dropFirst()).contains { $0.isSymbol("@") && $1.text == "main" }
  }

  /// True if a file calls the function of the SDK that the test configures it with.
  private func configures(_ path: String) -> Bool {
    let call = ((try? CodeScanner.tokens(of: template.text("configure", [:]))) ?? []).prefix(4).map(\.text)
    let tokens = ((try? files.tokens(path)) ?? []).map(\.text)
    return !call.isEmpty && tokens.indices.contains { tokens[$0...].starts(with: call) }
  }

  private func steps(_ left: [String], _ parts: SwiftParts, _ configuring: String?) -> [String] {
    var next: [String] = []
    if isUnmade {
      next.append("Fill in `makeApp()` in the test, which does not compile before: only you know how the app makes it.")
    }
    if let configuring {
      next.append(
        "\(configuring) configures the SDK itself. If `makeApp()` makes it, take the test's own `configure` out, "
          + "and leave the situation of another user out unless the app logs one in.")
    }
    if source.folder == nil { next.append("Clone RedemptionKit beside the app, or name its folder with --packages.") }
    next.append(template.line("run"))
    return next
      + left.map { path in
        "Left out, because it imports \(parts.foreignModule(of: path) ?? "what Linux lacks"): \(path). "
          + "Move what the compiler misses into another file, or write a stand-in."
      }
  }

  /// True if a person has to say how the object or view is made.
  private var isUnmade: Bool {
    handler.reach != .launch && handler.making == nil && handler.owner.map { !$0.isObject } ?? false
  }

  private func swiftTest(_ parts: SwiftParts, _ delegate: (path: String, making: String)?) -> String {
    let type = handler.owner?.name ?? ""
    let place = parts.type(type).map { "\($0.path):\($0.line)" } ?? handler.file
    let making = isUnmade ? "makeApp()" : handler.making
    var start = handler.configures ? "" : template.text("configure", [:])
    if let making { start += "    let app = \(making)\n" }
    if let delegate {
      let isSame = delegate.making == making
      start += isSame ? "" : "    let delegate = \(delegate.making)\n"
      start += "    \(template.line("delegate.set")) = \(isSame ? "app" : "delegate")\n"
    }
    switch handler.reach {
    case .launch: start += "    phone.launch(\(type).self)\n"
    case .render: start += "    phone.show(app)\n"
    case .delegate: start += "    phone.launch(\(launched(type, parts)))\n"
    default: start += "    phone.onOpenURL { url in \(call) }\n"
    }
    return template.text(
      "test",
      [
        "module": template.line("module"), "vendor": template.vendor, "start": start,
        "uikit": handler.reach == .delegate ? "import UIKit\n" : "",
        "entitlements": entitlement.map { ", entitlements: [\"\($0)\"]" } ?? "", "app": making == nil ? "" : ", app",
        "missing": isUnmade ? template.text("missing", ["type": type, "place": place]) : "",
        "what": making == nil ? "" : ", and what the app's `\(type)` holds",
        "filter": handler.configures ? template.line("filter.anonymous") : "",
      ])
  }

  /// What the phone launches: the app delegate, or that and the scene's.
  private func launched(_ type: String, _ parts: SwiftParts) -> String {
    guard let delegate = parts.appDelegate else { return "scene: app" }
    return delegate.name == type ? "app" : "\(delegate.making), scene: app"
  }

  /// The call of the handler with the link.
  private var call: String {
    let tokens = (try? files.tokens(handler.file)) ?? []
    let name = tokens.firstIndex { $0.line == handler.line && $0.text == handler.name } ?? 0
    var argument = handler.form == .address ? "url" : "url.absoluteString"
    var words: [String] = []
    if name + 2 < tokens.count, tokens[name + 1].isSymbol("(") {
      if tokens[name + 2].text != "_" { argument = "\(tokens[name + 2].text): \(argument)" }
      let end = Code(tokens: tokens).end(of: name + 1)
      words = tokens[end...].prefix { !$0.isSymbol("{") }.map(\.text)
    }
    let owner = handler.owner.map { ($0.isObject ? $0.name : "app") + "." } ?? ""
    let marks = [("-", "_ ="), ("throws", "try"), ("async", "await")].filter { words.contains($0.0) }.map { $0.1 + " " }
    let call = "\(marks.joined())\(owner)\(handler.name)(\(argument))"
    return marks.isEmpty || marks == ["_ = "] ? call : "Task { \(call) }"
  }

  /// The delegate of the SDK in the app, if a test can make it.
  private func delegate(_ parts: SwiftParts) -> (path: String, making: String)? {
    let name = template.line("delegate")
    guard !name.isEmpty, !handler.configures else { return nil }
    for type in parts.types(naming: name, in: [handler.file] + parts.paths) {
      if type.name == handler.owner?.name, isUnmade { return (type.path, "makeApp()") }
      if let making = parts.making(type.name) { return (type.path, making) }
    }
    return nil
  }
}
