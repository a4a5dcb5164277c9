import RedemptionCore

/// The app's own source code, as words.
struct AppSources {
  struct File {
    let path: String
    let tokens: [CodeToken]
  }

  private(set) var files: [File] = []
  /// Files that could not be read.
  private(set) var failures: [(path: String, error: any Error)] = []
  /// The first of the files that are left out because there are too many.
  private(set) var firstOmitted: String?

  /// A file by its path; nil if it is none of the sources, or could not be read.
  func file(_ path: String) -> File? { files.first { $0.path == path } }

  /// Rules that need all sources are skipped if some are missing.
  var isComplete: Bool { failures.isEmpty && firstOmitted == nil }

  init(of app: AppProject, in project: ProjectFiles) {
    let extensions = AppSources.extensions(of: app.kind)
    var bytes = 0
    var tokens = 0
    for path in app.paths(under: app.root, in: project)
    where Path.hasExtension(path, extensions) && !AppSources.isTest(path) {
      guard files.count < Limits.sourceFiles, bytes < Limits.sourceBytes, tokens < Limits.tokensOfApp else {
        firstOmitted = path
        return
      }
      do {
        let data = try project.data(path)
        let file = File(path: path, tokens: try CodeScanner.tokens(of: String(decoding: data, as: UTF8.self)))
        bytes += data.count
        tokens += file.tokens.count
        files.append(file)
      } catch {
        failures.append((path, error))
      }
    }
  }

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
    let parts = path.split(separator: "/")
    let isInFolder = parts.dropLast().contains { part in
      [
        "test", "tests", "__tests__", "__mocks__", "androidTest", "integration_test", "test_driver", "e2e", "Editor",
      ].contains(String(part)) || part.hasSuffix("Tests")
    }
    let stem = parts.last?.prefix { $0 != "." } ?? ""
    return isInFolder || [".test.", ".spec.", ".stories.", ".d.ts"].contains { path.contains($0) }
      || ["_test", "Tests"].contains { stem.hasSuffix($0) }
  }

  /// The vendors whose SDKs imports or calls name.
  func vendors(among known: KnownVendors) -> Set<Vendor> {
    var words: Set<String> = []
    for file in files { words.formUnion(file.importedWords) }
    let calls = known.all.filter { vendor in
      !words.contains(where: vendor.sources.name) && !vendor.sources.calls.receiver.isEmpty
    }
    var called: Set<Vendor> = []
    for file in files { called.formUnion(calls.filter { file.configures($0.sources.calls) }.map(\.id)) }
    return called.union(known.all.filter { words.contains(where: $0.sources.name) }.map(\.id))
  }

  /// Every identifier and every string without spaces.
  var words: Set<String> { AppSources.words(of: files) }

  /// Every identifier and every string of some files.
  static func words(of files: [File]) -> Set<String> {
    var words: Set<String> = []
    for file in files {
      for token in file.tokens where token.kind == .identifier || token.kind == .string { words.insert(token.text) }
    }
    return words
  }
}

extension SourceMarks {
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
  /// What imports name, in lower case.
  fileprivate var importedWords: Set<String> {
    let importers: Set<String> = ["import", "using", "from", "require", "export"]
    var words: Set<String> = []
    var line = 0
    for token in tokens {
      if token.kind == .identifier, importers.contains(token.text) { line = token.line }
      if token.line == line, token.kind != .symbol { words.insert(token.text.lowercased()) }
    }
    return words
  }

  /// True if the file calls `Receiver.configure`, as code in the package of an SDK's type may do without an import.
  fileprivate func configures(_ calls: SDKCallNames) -> Bool {
    let names = calls.configure.inLowerCase
    return tokens.indices.dropFirst(2).contains { index in
      tokens[index].kind == .identifier && names.contains(tokens[index].text.lowercased())
        && tokens[index - 1].isSymbol(".") && tokens[index - 2].text.lowercased().hasSuffix(calls.receiver)
    }
  }
}
