import XMLReading

/// The activities of an Android manifest and what starts them.
struct AndroidManifest {
  struct Activity {
    let name: String
    /// Of an alias, the activity behind it.
    let target: String?
    let launchMode: String?
    let exported: String?
    let enabled: String?
    let filters: [Filter]
    /// True if the merge of manifests takes the filters of other ones away.
    let removesFilters: Bool
    let line: Int

    var isLauncher: Bool { filters.contains { $0.actions.contains("android.intent.action.MAIN") } }
    /// True if the home screen has an icon for it.
    var isForLauncher: Bool {
      filters.contains {
        $0.actions.contains("android.intent.action.MAIN") && $0.categories.contains("android.intent.category.LAUNCHER")
      }
    }
    /// The class's own name, without its package.
    var className: String { String((target ?? name).split(separator: ".").last ?? "") }
  }

  struct Filter {
    let actions: [String]
    let categories: [String]
    let schemes: [(text: String, line: Int)]
    let hosts: [String]
    /// Beginnings of the paths that it takes, and whole paths; empty if it takes all.
    let paths: [String]
    let exactPaths: [String]
    /// The types of content that it asks for; links have none.
    let types: [String]
    /// True if Android verifies its domains, so that links open the app without a question.
    let isVerified: Bool
    let line: Int

    /// What a browser asks for and this filter does not have.
    var lacking: [String] {
      var lacking: [String] = []
      if !actions.contains("android.intent.action.VIEW") {
        lacking.append("<action android:name=\"android.intent.action.VIEW\" />")
      }
      for category in ["DEFAULT", "BROWSABLE"] where !categories.contains("android.intent.category." + category) {
        lacking.append("<category android:name=\"android.intent.category.\(category)\" />")
      }
      return lacking
    }

    /// True if it takes links whose path begins so, or some of them.
    func admits(path: String) -> Bool {
      // A link has a token after its path, so a filter for one whole path must be longer.
      let isExact = exactPaths.contains { $0.hasPrefix(path) && $0.count > path.count }
      return paths.isEmpty && exactPaths.isEmpty || isExact
        || paths.contains { path.hasPrefix($0) || $0.hasPrefix(path) }
    }

    /// A host pattern is exact, or begins with `*`.
    func admits(_ host: String) -> Bool {
      hosts.isEmpty
        || hosts.contains { $0 == host || $0 == "*" || ($0.hasPrefix("*") && host.hasSuffix($0.dropFirst())) }
    }
  }

  let path: String
  let activities: [Activity]
  /// The application's own `meta-data` and that of its activities, by name.
  let metaData: [String: (value: String, line: Int)]
  /// Where the application element begins.
  let applicationLine: Int

  init(_ source: SourceText) throws(MalformedFile) {
    path = source.path
    let root = try XMLTree.read(source)
    guard root.name == "manifest" else { throw MalformedFile(line: root.line, reason: "its root is not manifest") }
    let application = root.children("application").flatMap(\.children)
    let places = root.children("application") + application
    let pairs = places.flatMap { $0.children("meta-data") }.compactMap { item in
      item.attributes["android:name"].map { ($0, (value: item.attributes["android:value"] ?? "", line: item.line)) }
    }
    metaData = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    applicationLine = root.child("application")?.line ?? root.line
    activities = application.filter { $0.name == "activity" || $0.name == "activity-alias" }
      .filter(AndroidManifest.isKept).map(AndroidManifest.activity)
  }

  /// False for an element that the merge of manifests removes.
  private static func isKept(_ element: XMLTree) -> Bool {
    !["remove", "removeAll"].contains(element.attributes["tools:node"] ?? "")
  }

  private static func activity(_ element: XMLTree) -> Activity {
    Activity(
      name: element.attributes["android:name"] ?? "", target: element.attributes["android:targetActivity"],
      launchMode: element.attributes["android:launchMode"], exported: element.attributes["android:exported"],
      enabled: element.attributes["android:enabled"],
      filters: element.children("intent-filter").filter(isKept).map(filter),
      removesFilters: element.attributes["tools:node"] == "replace"
        || element.children("intent-filter").contains { !isKept($0) }, line: element.line)
  }

  /// A pattern's beginning is what stands before its first special character.
  private static func paths(_ data: XMLTree) -> [String] {
    let prefix = [data.attributes["android:pathPrefix"]].compactMap(\.self)
    let patterns = ["android:pathPattern", "android:pathAdvancedPattern"].compactMap { data.attributes[$0] }
    return prefix + patterns.map { String($0.prefix { !".*[{\\".contains($0) }) }
  }

  private static func filter(_ element: XMLTree) -> Filter {
    let data = element.children("data").filter(isKept)
    return Filter(
      actions: element.children("action").filter(isKept).compactMap { $0.attributes["android:name"] },
      categories: element.children("category").filter(isKept).compactMap { $0.attributes["android:name"] },
      schemes: data.compactMap { item in item.attributes["android:scheme"].map { ($0, item.line) } },
      hosts: data.compactMap { $0.attributes["android:host"] }, paths: data.flatMap(paths),
      exactPaths: data.compactMap { $0.attributes["android:path"] },
      types: data.compactMap { $0.attributes["android:mimeType"] },
      isVerified: element.attributes["android:autoVerify"] == "true", line: element.line)
  }
}
