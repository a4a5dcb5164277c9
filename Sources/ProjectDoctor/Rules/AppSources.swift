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
    for path in project.files(under: app.root) where Path.hasExtension(path, extensions) && !AppSources.isTest(path) {
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
    case .flutter: ["dart"]
    case .reactNative, .expo: ["js", "jsx", "ts", "tsx"]
    case .unity: ["cs"]
    case .kmp: ["kt", "swift", "java"]
    case .capacitor: ["js", "jsx", "ts", "tsx", "vue", "svelte"]
    }
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      ["test", "tests", "__tests__", "androidTest", "integration_test", "e2e", "Editor"].contains(String(part))
        || part.hasSuffix("Tests")
    }
  }

  /// The vendors whose SDKs imports or calls name.
  func vendors(among known: KnownVendors) -> Set<Vendor> {
    let words = words.map { $0.lowercased() }
    return Set(known.all.filter { words.contains(where: $0.sources.name) }.map(\.id))
  }

  /// Every identifier and every string without spaces.
  var words: Set<String> {
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
