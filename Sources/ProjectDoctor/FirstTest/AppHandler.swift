/// The app's own function that gets a redemption link.
struct AppHandler {
  /// How its parameter takes the link.
  enum Form {
    case text
    /// `{ url }`, as the event of `Linking` has it.
    case event
    /// A type of the language for addresses: `Uri`, `URL`.
    case address
  }

  /// How a test reaches it.
  enum Reach {
    /// It is called.
    case call
    /// The file listens for links as soon as it is loaded.
    case load
    /// A component, a hook or a view listens for links once it is shown.
    case render
    /// An app of Swift, or an activity, gets the link that launches it.
    case launch
    /// An app delegate of Swift, or a scene's, gets the link.
    case delegate
  }

  let file: String
  /// Counted from 1.
  let line: Int
  let name: String
  let form: Form
  var reach: Reach
  /// The type that it is a member of, and whether that is a single object; nil if it is of none.
  var owner: (name: String, isObject: Bool)?
  /// Swift: the expression that makes the object or the view; nil if that is not known.
  var making: String?
  /// True if a JavaScript file exports it as its default.
  var isDefault = false
  /// The package or namespace of its file.
  var space = ""
  /// True if the app's sources configure the SDK by themselves in that file.
  var configures = false
  /// The entitlement that its files ask for; nil if none is seen.
  var entitlement: String?
  /// The variables of the environment that its files take keys from.
  var keys: Set<String> = []

  /// Finds the handler on the way of a link that the doctor has followed.
  ///
  /// - Parameter modules: what a test of Swift can import.
  static func find(
    in app: AppSummary, files: ProjectFiles, named wanted: String?, style: FirstTestTemplate.Style,
    modules: Set<String> = []
  ) throws(NoFirstTest) -> AppHandler {
    let hops = app.paths.first?.hops ?? []
    let root = app.path == "." ? "" : app.path
    let others = files.files(under: root).filter {
      sources(style).contains(String($0.split(separator: ".").last ?? "")) && !isTest($0)
    }
    let hopFiles = hops.map(\.file)
    let search = HandlerSearch(
      files: files, style: style, hopFiles: hopFiles, otherFiles: others.filter { !hopFiles.contains($0) })
    if style == .android { return try search.activity(in: hops) }
    let isSwift = style == .swift && !hops.isEmpty
    let names = wanted.map { [$0] } ?? hops.dropLast().map(\.name)
    if wanted == nil, style == .javaScript, hops.count == 1, let provider = hops.first,
      provider.name.first?.isUppercase == true
    {
      throw NoFirstTest(
        description:
          "\(provider.file):\(provider.line): `\(provider.name)` opens the links itself, so no function of the app gets one. "
          + "Copy example/src/__tests__/App.test.tsx of Bridges/react-native, which renders the app, or name a function by --handler."
      )
    }
    guard wanted != nil || hops.count > 1 || isSwift else {
      throw NoFirstTest(
        description:
          "No code that gets a link and redeems it was found. `redemption doctor` says what is missing; --handler names the function. "
          + "For an app that only listens to its customer, copy the first test of its README in Bridges, and let the test redeem with the SDK's own calls."
      )
    }
    let paths = search.hopFiles + search.otherFiles
    if style == .swift {
      return try SwiftHandlerSearch(parts: SwiftParts(app, files, modules: modules), search: search, hops: hops)
        .handler(named: wanted)
    }
    var reasons: [String] = []
    for name in names {
      for path in paths.uniqued() {
        switch search.handler(name, in: path) {
        case .found(let handler): return handler
        case .refused(let reason): reasons.append(reason)
        case .absent: break
        }
      }
    }
    if wanted == nil, let listener = search.listener(in: hops) { return listener }
    let all = names.map { "`\($0)`" }.joined(separator: ", ")
    throw NoFirstTest(
      description: reasons.first
        ?? (wanted == nil
          ? "Links arrive in \(all), but no function there has one parameter, the link. Move the code for one link into such a function, or name one by --handler."
          : "No function \(all) with one parameter, the link, was found. --handler names another one."))
  }

  private static func sources(_ style: FirstTestTemplate.Style) -> Set<String> {
    switch style {
    case .javaScript: ["ts", "tsx", "js", "jsx", "mjs", "cjs"]
    case .dart: ["dart"]
    case .kotlin, .android: ["kt"]
    case .cSharp: ["cs"]
    case .swift: ["swift"]
    }
  }

  static func isTest(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.contains { ["__tests__", "test", "tests", "Tests"].contains($0) }
      || path.contains(".test.") || path.contains(".spec.")
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first place.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
