import Foundation
import RedemptionCore

/// The app's own source code, as words.
struct AppSources {
  struct File {
    let path: String
    let tokens: [CodeToken]
    /// The places of each word, ascending; symbols are no words.
    let places: [String: [Int]]
    /// Its declarations.
    let outline: Outline
    /// Its size.
    let bytes: Int
    /// What imports name.
    fileprivate private(set) var importedNames: Set<ImportedName> = []

    /// - Throws: if the code has too many words.
    init(_ data: Data, path: String) throws {
      self.path = path
      tokens = try CodeScanner.tokens(of: String(decoding: data, as: UTF8.self))
      places = Dictionary(grouping: tokens.indices.lazy.filter { [tokens] in tokens[$0].kind != .symbol }) { [tokens] in
        tokens[$0].text
      }
      outline = Outline(tokens, path: path)
      bytes = data.count
      importedNames = Path.hasExtension(path, ["kt", "java"]) ? importedPackages : importedWords
    }

    /// The places of some words as identifiers, ascending.
    func names(_ words: Set<String>) -> [Int] {
      words.flatMap { places[$0] ?? [] }.filter { tokens[$0].kind == .identifier }.sorted()
    }
  }

  private(set) var files: [File] = []
  /// Every identifier, number and string.
  private(set) var words: Set<String> = []
  /// Files that could not be read.
  private(set) var failures: [(path: String, error: any Error)] = []
  /// The first of the files that are left out because there are too many.
  private(set) var firstOmitted: String?
  /// How much the files are together.
  private var bytes = 0
  private var tokens = 0

  /// A file by its path; nil if it is none of the sources, or could not be read.
  func file(_ path: String) -> File? { files.first { $0.path == path } }

  /// Rules that need all sources are skipped if some are missing.
  var isComplete: Bool { failures.isEmpty && firstOmitted == nil }

  init(of app: AppProject, in project: ProjectFiles) {
    let extensions = AppSources.extensions(of: app.kind)
    let servers = AppSources.servers(of: app, in: project)
    let paths = app.paths(under: app.root, in: project).filter { path in
      Path.hasExtension(path, extensions) && !AppSources.isTest(path) && !servers.contains(where: path.hasPrefix)
    }
    let bundles = read(paths, in: project)
    // An app that has no other scripts is known by them alone.
    if !bundles.isEmpty, !files.contains(where: { Path.hasExtension($0.path, AppSources.scripts) }) {
      _ = read(bundles, bundled: true, in: project)
    }
  }

  /// Reads files.
  ///
  /// - Parameter bundled: true to read the scripts too that a bundler wrote. They repeat the app's code.
  /// - Returns: the bundler's scripts that it has left out.
  private mutating func read(_ paths: [String], bundled: Bool = false, in project: ProjectFiles) -> [String] {
    var bundles: [String] = []
    for path in paths {
      guard files.count < Limits.sourceFiles, bytes < Limits.sourceBytes, tokens < Limits.tokensOfApp else {
        firstOmitted = path
        break
      }
      do {
        let file = try project.parsed(path, as: .appSource(bundled: bundled)) {
          let data = try project.data(path)
          if !bundled, Path.hasExtension(path, ["js", "mjs"]), AppSources.isBundle(data) { throw Bundled() }
          return try File(data, path: path)
        }
        bytes += file.bytes
        tokens += file.tokens.count
        files.append(file)
        words.formUnion(file.places.keys)
      } catch is Bundled {
        bundles.append(path)
      } catch {
        failures.append((path, error))
      }
    }
    return bundles
  }

  /// A bundler wrote this script.
  private struct Bundled: Error {}

  /// True if a script has the long lines that bundlers make.
  private static func isBundle(_ script: Data) -> Bool {
    script.count / max(1, script.count { $0 == UInt8(ascii: "\n") }) >= Limits.bytesOfBundledLine
  }

  private static let scripts: Set<String> = ["js", "jsx", "mjs", "ts", "tsx", "vue", "svelte"]

  /// Folders in a JavaScript app whose code runs on a server, each with a slash at its end.
  private static func servers(of app: AppProject, in project: ProjectFiles) -> [String] {
    guard [.reactNative, .expo, .capacitor].contains(app.kind) else { return [] }
    let functions = Path.join(app.root, "supabase/functions/")
    let manifests = app.paths(under: app.root, in: project).filter {
      Path.name($0) == "package.json" && Path.folder($0) != app.root
    }
    return [functions]
      + manifests.filter { manifest in
        guard let names = (try? project.json(manifest))?["dependencies"]?.map.keys else { return false }
        return !serverPackages.isDisjoint(with: names) && appPackages.isDisjoint(with: names)
      }.map { Path.folder($0) + "/" }
  }

  private static let serverPackages: Set<String> = [
    "next", "express", "fastify", "koa", "hono", "@nestjs/core", "@hono/node-server", "firebase-functions",
  ]
  private static let appPackages: Set<String> = ["react-native", "expo", "@capacitor/core"]

  private static func extensions(of kind: AppKind) -> Set<String> {
    switch kind {
    case .ios: ["swift", "m", "mm"]
    case .android: ["kt", "java"]
    case .flutter: native.union(["dart"])
    case .reactNative, .expo: native.union(["js", "jsx", "ts", "tsx"])
    case .unity: ["cs"]
    case .kmp: ["kt", "swift", "java"]
    case .capacitor: native.union(["js", "jsx", "mjs", "ts", "tsx", "vue", "svelte"])
    }
  }

  /// A hybrid app may redeem in its native sides.
  private static let native: Set<String> = ["swift", "m", "mm", "kt", "java"]

  /// Manifests are no code of the app.
  static let manifests: Set<String> = ["Package.swift", "Project.swift", "Dependencies.swift"]

  private static func isTest(_ path: String) -> Bool {
    if manifests.contains(Path.name(path)) { return true }
    if testMarks.contains(where: path.hasBytes) { return true }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    let stem = parts.last?.prefix { $0 != "." } ?? ""
    return ["_test", "Tests"].contains { stem.hasSuffix($0) }
      || parts.dropLast().contains { testFolders.contains($0) || $0.hasSuffix("Tests") }
  }

  private static let testMarks = [".test.", ".spec.", ".stories.", ".d.ts"].map { Array($0.utf8) }
  private static let testFolders: Set<Substring> = [
    "test", "tests", "__tests__", "__mocks__", "androidTest", "integration_test", "test_driver", "e2e", "Editor",
  ]

  /// The vendors whose SDKs imports or calls name.
  func vendors(among known: KnownVendors, _ reach: Reach) -> Set<Vendor> {
    var names: Set<ImportedName> = []
    for file in files { names.formUnion(file.importedNames) }
    let isImported = { (vendor: VendorDescription) in names.contains(where: vendor.sources.name) }
    let calls = known.all.filter { vendor in
      !isImported(vendor) && !vendor.sources.calls.receiver.isEmpty
    }
    let called = calls.filter { reach.isConfigured($0.sources.calls) || reach.holdsSDK($0.sources.calls) }.map(\.id)
    return Set(called + known.all.filter(isImported).map(\.id))
  }

  /// Every identifier, number and string of some files.
  static func words(of files: [File]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion($1.places.keys) }
  }
}

/// What an import names, in lower case.
private struct ImportedName: Hashable {
  enum Form: Hashable {
    /// A module of Swift or Objective-C.
    case module
    /// The whole package and name of Kotlin or Java, `com.shop.sdk.client`.
    case jvm
    case other
  }

  let text: String
  let form: Form
}

extension SourceMarks {
  /// True if an import names the SDK, and not another library of the vendor.
  fileprivate func name(_ imported: ImportedName) -> Bool {
    switch imported.form {
    case .module: return swiftProducts.inLowerCase.contains(imported.text)
    case .jvm:
      let packages = modulePrefixes.filter { $0.contains(".") }
      return packages.isEmpty ? name(imported.text) : packages.contains { (imported.text + ".").hasPrefix($0 + ".") }
    case .other: return name(imported.text)
    }
  }

  /// True if a word of a source file, in lower case, names the SDK.
  func name(_ word: String) -> Bool {
    modules.contains(word) || words.contains(where: word.contains) || modulePrefixes.contains(where: word.hasPrefix)
  }
}

extension KnownVendors {
  /// The first call that passes a link to an SDK.
  func firstLinkCall(in tokens: [CodeToken]) -> CodeToken? {
    let names = linkCalls
    return tokens.first { $0.kind == .identifier && names.contains($0.text.lowercased()) }
  }
}

extension AppSources.File {
  /// The packages and modules in the lines of imports.
  fileprivate var importedWords: Set<ImportedName> {
    let form: ImportedName.Form = Path.hasExtension(path, ["swift", "m", "mm"]) ? .module : .other
    let importers: Set<String> = ["import", "using", "from", "require", "export"]
    var names: Set<ImportedName> = []
    var end = 0
    // Each line once: a file that a tool wrote can have thousands of imports in one line.
    for place in self.names(importers) where place >= end {
      let line = tokens[place...].prefix { $0.line == tokens[place].line }
      for token in line {
        guard let word = importedPackage(token) else { continue }
        names.insert(ImportedName(text: word.lowercased(), form: form))
      }
      end = line.endIndex
    }
    return names
  }

  /// `import com.shop.sdk.Client` and `import static com.shop.sdk.Client.open`.
  fileprivate var importedPackages: Set<ImportedName> {
    var names: Set<ImportedName> = []
    for index in self.names(["import"]) {
      let words = tokens[(index + 1)...].prefix { $0.line == tokens[index].line && !$0.isSymbol(";") }
        .filter { $0.kind == .identifier && $0.text != "static" }
      names.insert(ImportedName(text: words.map(\.text).joined(separator: ".").lowercased(), form: .jvm))
    }
    return names
  }

  /// The package that a word of an import names; nil for a file of the app and for a name that is brought in.
  private func importedPackage(_ token: CodeToken) -> String? {
    if token.kind == .symbol { return nil }
    let isNamedByText = !Path.hasExtension(path, ["swift", "cs", "m", "mm"])
    guard isNamedByText else { return token.text }
    guard token.kind == .string else { return nil }
    let parts = token.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if Path.hasExtension(path, ["dart"]) { return token.text.hasPrefix("package:") ? parts[0] + "/" : nil }
    // `./links`, and the aliases of bundlers such as `@/links` and `~/links`.
    guard let first = parts.first, !first.isEmpty, !["@", "~", "#"].contains(first), !first.hasPrefix(".") else {
      return nil
    }
    return first.hasPrefix("@") ? parts.prefix(2).joined(separator: "/") : first
  }
}
