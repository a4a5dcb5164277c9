/// An Xcode project that a tool makes from a description: what it says of links.
///
/// Sources: XcodeGen 2.44, ProjectSpec.md (`info`, `entitlements`, `settings`); Tuist 4, `InfoPlist`.
struct GeneratedProject {
  /// A project.yml or a Project.swift.
  let path: String
  private(set) var hasApp = false
  private(set) var schemes: [RegisteredScheme] = []
  private(set) var domains: [DataNode] = []
  /// Files of the app's targets, from the project's folder.
  private(set) var plists: [String] = []
  private(set) var entitlements: [String] = []
  /// Where to add a scheme.
  private(set) var line = 1
  /// True if the text has properties of an Info.plist, so that the tool writes the file.
  private(set) var hasProperties = false

  static let names: Set<String> = ["project.yml", "project.yaml", "Project.swift"]

  init(_ path: String, in files: ProjectFiles) throws {
    self.path = path
    if Path.hasExtension(path, ["swift"]) { read(try files.tokens(path)) } else { read(try files.yaml(path)) }
  }

  private mutating func read(_ root: DataNode) {
    for target in (root["targets"]?.map ?? [:]).values.sorted(by: { $0.line < $1.line })
    where target["type"]?.string == "application" {
      let platforms = (target["platform"]?.strings ?? []).compactMap(\.string)
      guard platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto") else { continue }
      hasApp = true
      line = target["info"]?.line ?? target.line
      let settings = target["settings"]?["base"] ?? target["settings"]
      plists += [target["info"]?["path"]?.string, settings?["INFOPLIST_FILE"]?.string].compactMap { $0 }
      entitlements += [target["entitlements"]?["path"]?.string, settings?["CODE_SIGN_ENTITLEMENTS"]?.string]
        .compactMap { $0 }
      guard let properties = target["info"]?["properties"] else { continue }
      hasProperties = true
      for type in properties["CFBundleURLTypes"]?.list ?? [] {
        schemes += (type["CFBundleURLSchemes"]?.strings ?? []).map {
          RegisteredScheme(text: $0.string ?? "", file: path, line: $0.line)
        }
      }
      domains += target["entitlements"]?["properties"]?["com.apple.developer.associated-domains"]?.strings ?? []
    }
  }

  private mutating func read(_ tokens: [CodeToken]) {
    for (index, token) in tokens.enumerated() {
      if token.text == "app", index >= 3, tokens[index - 1].isSymbol("."), tokens[index - 3].text == "product" {
        hasApp = true
      }
      if token.text == "infoPlist" { line = token.line }
      if ["extendingDefault", "dictionary"].contains(token.text) { hasProperties = true }
      guard token.kind == .string else { continue }
      if token.text == "CFBundleURLSchemes" {
        schemes += GeneratedProject.list(after: index, in: tokens).map {
          RegisteredScheme(text: $0.text, file: path, line: $0.line)
        }
      } else if token.text == "com.apple.developer.associated-domains" {
        domains += GeneratedProject.list(after: index, in: tokens).map {
          DataNode(value: .scalar($0.text), line: $0.line)
        }
      } else if Path.hasExtension(token.text, ["plist"]) {
        plists.append(token.text)
      } else if Path.hasExtension(token.text, ["entitlements"]) {
        entitlements.append(token.text)
      }
    }
  }

  /// The strings in the first brackets behind a key: `: ["a"]`, `: .array([.string("a")])`.
  private static func list(after index: Int, in tokens: [CodeToken]) -> [CodeToken] {
    guard let start = tokens[index...].prefix(8).firstIndex(where: { $0.isSymbol("[") }) else { return [] }
    return tokens[start...].prefix { !$0.isSymbol("]") }.filter { $0.kind == .string }
  }
}
