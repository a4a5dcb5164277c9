import Foundation

/// The Gradle scripts of a folder, read word by word and never run.
///
/// Known are string literals, `name = "value"` and `name "value"`, `ext["name"] = "value"`, `gradle.properties`,
/// version catalogs, lock files and the constants of `buildSrc`. A value that a script computes is not known.
struct GradleProject {
  /// A dependency as `group:artifact`, with its version if the script has one.
  struct Dependency {
    let module: String
    let version: String?
    let isLocked: Bool
    let file: String
    let line: Int
  }

  /// The words after one that may belong to the same statement.
  private static let statement = 32

  private(set) var dependencies: [Dependency] = []
  private(set) var isApp = false
  private(set) var isMultiplatform = false
  /// The names of the product flavours.
  private(set) var flavours: Set<String> = []
  /// The lowest target SDK that a script names by number; nil if none does.
  private(set) var targetSDK: Int?
  /// Values of manifest placeholders by name; several where build variants differ.
  private(set) var placeholders: [String: [String]] = [:]
  /// Values of manifest placeholders that only a variant for the store has.
  private(set) var releasedPlaceholders: [ReleasedPlaceholder] = []

  struct ReleasedPlaceholder {
    let name: String
    let value: String
    let path: String
    let line: Int
  }
  /// The id of the app, if a script has it as text.
  var applicationID: String? { variables["applicationId"] }
  /// Files that could not be read.
  private(set) var failures: [(path: String, error: any Error)] = []
  private var variables: [String: String] = [:]

  /// Reads the scripts, catalogs and lock files of a folder.
  ///
  /// - Parameter groups: the groups of modules to look for in `group: "…", name: "…"`.
  init(under folder: String, in files: ProjectFiles, groups: Set<String> = []) {
    self.init(scripts: files.files(under: folder), in: files, groups: groups)
  }

  /// Reads those of some files that Gradle reads.
  init(scripts paths: ArraySlice<String>, in files: ProjectFiles, groups: Set<String> = []) {
    var scripts: [(String, [CodeToken])] = []
    var tokens = 0
    for path in paths {
      do {
        switch Path.name(path) {
        case let name where name.hasSuffix(".gradle") || name.hasSuffix(".gradle.kts") || Self.isBuildSource(path):
          let words = try files.tokens(path)
          tokens += words.count
          guard tokens <= Limits.tokensOfApp else {
            throw MalformedFile(
              line: 1, reason: "the app's Gradle scripts have more than \(Limits.tokensOfApp) words", exceedsLimit: true
            )
          }
          scripts.append((path, words))
        case "gradle.properties": readProperties(try files.source(path))
        case "gradle.lockfile": readLockFile(try files.source(path))
        case let name where name.hasSuffix(".versions.toml"): readCatalog(try files.toml(path), in: path)
        default: continue
        }
      } catch {
        failures.append((path, error))
      }
    }
    for (_, tokens) in scripts { readVariables(tokens) }
    for (path, tokens) in scripts {
      readPlugins(tokens)
      readTargetSDK(tokens)
      readFlavours(tokens)
      readDependencies(tokens, in: path, groups)
      readPlaceholders(tokens, in: path)
    }
  }

  /// True for code of the build, whose constants may name dependencies.
  private static func isBuildSource(_ path: String) -> Bool {
    Path.hasExtension(path, ["kt", "java", "groovy"]) && path.split(separator: "/").contains("buildSrc")
  }

  private mutating func readProperties(_ source: SourceText) {
    for line in source.lines where !line.hasPrefix("#") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = line[..<equals].trimmingCharacters(in: .whitespaces)
      variables[name] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Lines such as `group:artifact:1.2.3=releaseCompileClasspath`.
  private mutating func readLockFile(_ source: SourceText) {
    for (offset, line) in source.lines.enumerated() where !line.hasPrefix("#") {
      let parts = line.prefix { $0 != "=" }.split(separator: ":")
      guard parts.count == 3 else { continue }
      dependencies.append(
        Dependency(
          module: "\(parts[0]):\(parts[1])", version: String(parts[2]), isLocked: true, file: source.path,
          line: offset + 1))
    }
  }

  private mutating func readCatalog(_ catalog: DataNode, in path: String) {
    let versions = catalog["versions"]?.map ?? [:]
    func version(_ node: DataNode?) -> (String?, Int?) {
      guard let node else { return (nil, nil) }
      if let reference = node["ref"]?.string, let found = versions[reference] {
        return (found.string ?? found["strictly"]?.string ?? found["require"]?.string, found.line)
      }
      return (node.string ?? node["strictly"]?.string ?? node["require"]?.string, nil)
    }
    for library in (catalog["libraries"]?.map ?? [:]).values {
      if let notation = library.string {
        add(notation, in: path, line: library.line)
        continue
      }
      let parts = [library["group"]?.string, library["name"]?.string].compactMap { $0 }
      guard let module = library["module"]?.string ?? (parts.count == 2 ? parts.joined(separator: ":") : nil) else {
        continue
      }
      let (text, line) = version(library["version"])
      dependencies.append(
        Dependency(module: module, version: text, isLocked: false, file: path, line: line ?? library.line))
    }
    for plugin in (catalog["plugins"]?.map ?? [:]).values {
      let id = plugin["id"]?.string ?? plugin.string.map { String($0.prefix { $0 != ":" }) }
      if id == "org.jetbrains.kotlin.multiplatform" { isMultiplatform = true }
    }
  }

  private mutating func readVariables(_ tokens: [CodeToken]) {
    for (index, token) in tokens.enumerated() where token.kind == .string && index >= 2 {
      let before = tokens[index - 1]
      if before.isSymbol("="), tokens[index - 2].kind == .identifier {
        variables[tokens[index - 2].text] = token.text
      } else if before.isSymbol("="), index >= 4, tokens[index - 2].isSymbol("]"), tokens[index - 3].kind == .string {
        variables[tokens[index - 3].text] = token.text
      } else if before.kind == .identifier, before.text == "applicationId" {
        variables["applicationId"] = token.text
      } else if before.isSymbol(":"), tokens[index - 2].kind == .identifier {
        if variables[tokens[index - 2].text] == nil { variables[tokens[index - 2].text] = token.text }
      }
    }
  }

  private mutating func readPlugins(_ tokens: [CodeToken]) {
    for (index, token) in tokens.enumerated() where !isAsked(tokens, index) {
      switch token.kind {
      case .string where token.text == "com.android.application":
        if !isUnapplied(tokens, after: index) { isApp = true }
      case .string where token.text == "org.jetbrains.kotlin.multiplatform": isMultiplatform = true
      case .string where token.text == "multiplatform":
        if index >= 2, tokens[index - 2].text == "kotlin" { isMultiplatform = true }
      case .string where token.text.hasSuffix(".android.application") && isApplied(tokens, index):
        if !isUnapplied(tokens, after: index) { isApp = true }
      case .identifier where token.text == "applicationId":
        if index + 1 < tokens.count, tokens[index + 1].isSymbol("=") || tokens[index + 1].kind == .string {
          isApp = true
        }
      case .identifier where token.text == "id" || token.text == "alias":
        let name = aliasName(tokens, after: index)
        if name.contains("androidapplication"), !isUnapplied(tokens, after: index) { isApp = true }
      default: continue
      }
    }
  }

  /// `productFlavors { create("name") { … } }` and `productFlavors { name { … } }`
  private mutating func readFlavours(_ tokens: [CodeToken]) {
    for start in tokens.indices.dropLast()
    where tokens[start].text == "productFlavors" && tokens[start + 1].isSymbol("{") {
      let code = Code(tokens: tokens)
      var index = start + 2
      let end = code.end(of: start + 1) - 1
      while index < end {
        if tokens[index].kind == .string { flavours.insert(tokens[index].text) }
        if tokens[index].kind == .identifier, index + 1 < end, tokens[index + 1].isSymbol("{") {
          flavours.insert(tokens[index].text)
        }
        index = tokens[index].isSymbol("{") ? code.end(of: index) : index + 1
      }
    }
  }

  /// `hasPlugin("…")`, `withPlugin("…")` and the like, which apply nothing.
  private func isAsked(_ tokens: [CodeToken], _ index: Int) -> Bool {
    index > 1 && tokens[index - 1].isSymbol("(")
      && ["hasPlugin", "findPlugin", "withPlugin", "withId"].contains(tokens[index - 2].text)
  }

  /// `id("…")`, `id '…'` and `apply plugin: '…'`, and no declaration of a plugin as in `id = "…"`.
  private func isApplied(_ tokens: [CodeToken], _ index: Int) -> Bool {
    guard index > 1 else { return false }
    return tokens[index - 1].text == "id" || tokens[index - 1].isSymbol(":") && tokens[index - 2].text == "plugin"
      || tokens[index - 1].isSymbol("(") && ["id", "apply", "plugin"].contains(tokens[index - 2].text)
  }

  /// `targetSdk = 34`, `targetSdkVersion 34`, `targetSdkVersion(34)`
  private mutating func readTargetSDK(_ tokens: [CodeToken]) {
    for (index, token) in tokens.enumerated() where ["targetSdk", "targetSdkVersion"].contains(token.text) {
      let number = tokens[index...].dropFirst().prefix(2).first { $0.kind == .number }.flatMap { Int($0.text) }
      if let number { targetSDK = min(targetSDK ?? number, number) }
    }
  }

  /// True if `apply false` follows on the same line, as in root scripts.
  private func isUnapplied(_ tokens: [CodeToken], after index: Int) -> Bool {
    tokens[index...].prefix(GradleProject.statement).prefix { $0.line == tokens[index].line }
      .contains { $0.text == "false" }
  }

  /// `alias(libs.plugins.android.application)` as `libspluginsandroidapplication`.
  private func aliasName(_ tokens: [CodeToken], after index: Int) -> String {
    tokens[index...].dropFirst().prefix(GradleProject.statement).prefix {
      $0.line == tokens[index].line && !$0.isSymbol(")")
    }
    .filter { $0.kind == .identifier }.map { $0.text.lowercased() }.joined()
  }

  private mutating func readDependencies(_ tokens: [CodeToken], in path: String, _ groups: Set<String>) {
    for (index, token) in tokens.enumerated() where token.kind == .string {
      let parts = token.text.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count >= 2 {
        add(token.text, in: path, line: token.line)
      } else if index + 2 < tokens.count, groups.contains(token.text) {
        let following = tokens[(index + 1)...].prefix(10).filter { $0.kind == .string }
        guard let artifact = following.first?.text else { continue }
        add(
          ([token.text, artifact] + following.dropFirst().prefix(1).map(\.text)).joined(separator: ":"), in: path,
          line: token.line)
      }
    }
  }

  /// Adds `group:artifact:version`, `group:artifact` too.
  private mutating func add(_ notation: String, in path: String, line: Int) {
    let parts = notation.split(separator: ":", maxSplits: 2).map { String($0) }
    guard parts.count >= 2 else { return }
    let version = parts.count > 2 ? resolve(String(parts[2].prefix { $0 != ":" && $0 != "@" })) : nil
    dependencies.append(
      Dependency(module: parts[0] + ":" + parts[1], version: version, isLocked: false, file: path, line: line))
  }

  /// `$name`, `${name}`, `${rootProject.ext.name}` and `${versions["name"]}` by the variable's last word; nil when
  /// unknown.
  private func resolve(_ text: String) -> String? {
    guard let dollar = text.firstIndex(of: "$") else { return text }
    guard dollar == text.startIndex else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let name = words.last else { return nil }
    return variables[String(name)]
  }

  /// `manifestPlaceholders["k"] = "v"`, `[k: "v"]`, `mapOf("k" to "v")`, `.put("k", "v")`.
  private mutating func readPlaceholders(_ tokens: [CodeToken], in path: String) {
    if let id = variables["applicationId"] { placeholders["applicationId"] = [id] }
    for (start, token) in tokens.enumerated()
    where token.text == "manifestPlaceholders" || token.text == "addManifestPlaceholders" {
      var depth = 0
      var index = start + 1
      var lastLine = token.line
      var name: String?
      let isReleased = isReleased(start, tokens)
      while index < tokens.count, index < start + 200 {
        let token = tokens[index]
        if depth == 0, token.line > lastLine { break }
        lastLine = token.line
        if token.isSymbol("[") || token.isSymbol("(") || token.isSymbol("{") { depth += 1 }
        if token.isSymbol("]") || token.isSymbol(")") || token.isSymbol("}") { depth -= 1 }
        if depth < 0 { break }
        if token.kind == .string, let key = name {
          let value = resolve(token.text) ?? token.text
          addPlaceholder(key, value, at: token, in: path)
          if isReleased, releasedPlaceholders.count < Limits.placeholderValues {
            releasedPlaceholders.append(ReleasedPlaceholder(name: key, value: value, path: path, line: token.line))
          }
          name = nil
        } else if token.kind == .string || (token.kind == .identifier && nextIsColon(tokens, index)) {
          name = token.text
        } else if token.kind == .identifier, let key = name, token.text != "to" {
          if let value = variables[token.text] { addPlaceholder(key, value, at: token, in: path) }
          name = nil
        }
        index += 1
      }
    }
  }

  /// True in `release { … }`, `create("production") { … }` and the like.
  private func isReleased(_ place: Int, _ tokens: [CodeToken]) -> Bool {
    let names: Set<String> = ["release", "prod", "production", "live", "store", "play"]
    return Code(tokens: tokens).openings(around: place, from: 0).contains { open in
      guard tokens[open].isSymbol("{"), open > 1 else { return false }
      let name = tokens[open - 1].isSymbol(")") ? open - 2 : open - 1
      return names.contains(tokens[name].text.lowercased())
    }
  }

  /// Adds a value that the placeholder has in some variant.
  private mutating func addPlaceholder(_ name: String, _ value: String, at token: CodeToken, in path: String) {
    let values = placeholders[name] ?? []
    guard !values.contains(value) else { return }
    guard values.count < Limits.placeholderValues else {
      guard failures.last?.path != path else { return }
      let reason = "a manifest placeholder has more than \(Limits.placeholderValues) values"
      return failures.append((path, MalformedFile(line: token.line, reason: reason, exceedsLimit: true)))
    }
    placeholders[name] = values + [value]
  }

  private func nextIsColon(_ tokens: [CodeToken], _ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isSymbol(":")
  }
}
