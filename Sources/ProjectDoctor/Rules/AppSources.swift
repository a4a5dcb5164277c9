/// The app's own source code, cut into words.
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

  /// Rules that need all of the sources say nothing where some are missing.
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

  /// Whose SDK is named in imports or calls.
  var vendors: Set<SDKVendor> {
    let lower = words.map { $0.lowercased() }
    var vendors: Set<SDKVendor> = []
    if lower.contains(where: {
      $0.contains("revenuecat") || $0 == "react-native-purchases" || $0.hasPrefix("package:purchases_")
    }) {
      vendors.insert(.revenueCat)
    }
    if lower.contains(where: { $0.contains("superwall") }) { vendors.insert(.superwall) }
    return vendors
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

/// Names by which apps hand a link to an SDK.
enum RedemptionCall {
  /// Lower case; each platform writes them its own way.
  static let names: Set<String> = [
    "redeemwebpurchase", "awaitredeemwebpurchase", "aswebpurchaseredemption", "parseaswebpurchaseredemption",
    "onwebpurchaseredemptionattempt", "handledeeplink",
  ]

  static func isIn(_ tokens: [CodeToken]) -> Bool { first(in: tokens) != nil }

  static func first(in tokens: [CodeToken]) -> CodeToken? {
    tokens.first { $0.kind == .identifier && names.contains($0.text.lowercased()) }
  }
}
