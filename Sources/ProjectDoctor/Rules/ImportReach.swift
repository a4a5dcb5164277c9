import Foundation
import RedemptionCore

extension Examination {
  /// Finds a call that redeems in a file which the registered root component never imports.
  mutating func checkImports(_ sources: AppSources, _ reach: Reach, _ sites: [Reach.Site]) {
    guard [.expo, .reactNative].contains(app.kind), sources.isComplete else { return }
    let imports = ImportReach(sources.files)
    guard let root = imports.root, !sites.isEmpty, !sites.contains(where: { imports.contains(reach.path($0)) }),
      let site = sites.first
    else { return }
    add(
      .redeemMissing, reach.path(site), reach.token(site).line,
      "\(Path.name(root.path)) registers the app on line \(root.line), and no import leads from there to this file.",
      fix: Fix(instruction: "Import it in the component that is registered.", text: "import '\(reach.path(site))'"))
  }
}

/// The files of a JavaScript app that its entry file imports, itself or by others.
struct ImportReach {
  /// Where the root component is registered; nil if that is not known.
  private(set) var root: (path: String, line: Int)?
  private var reached: Set<String> = []
  private static let registrations: Set<String> = ["registerComponent", "registerRootComponent"]

  init(_ files: [AppSources.File]) {
    let scripts = files.filter { ImportReach.isScript($0.path) }
    let roots = scripts.filter { file in
      file.names(ImportReach.registrations).contains { $0 + 1 < file.tokens.count && file.tokens[$0 + 1].isSymbol("(") }
    }
    guard roots.count == 1, let first = roots.first else { return }
    root = first.names(ImportReach.registrations).last.map { (first.path, first.tokens[$0].line) }
    let stems = Dictionary(grouping: scripts) { ImportReach.stem($0.path) }
    var queue = [first]
    while let file = queue.popLast() {
      guard reached.insert(file.path).inserted else { continue }
      for text in ImportReach.imports(file) {
        queue += ImportReach.targets(text, from: file.path, stems)
      }
    }
  }

  func contains(_ path: String) -> Bool {
    reached.contains(path) || !ImportReach.isScript(path)
  }

  private static func isScript(_ path: String) -> Bool {
    Path.hasExtension(path, ["js", "jsx", "mjs", "cjs", "ts", "tsx"])
  }

  /// The texts behind `from`, `import` and `require(`.
  private static func imports(_ file: AppSources.File) -> [String] {
    let tokens = file.tokens
    return tokens.indices.dropFirst().filter { index in
      guard tokens[index].kind == .string else { return false }
      let before = tokens[index - 1]
      if ["from", "import"].contains(before.text) { return true }
      return before.isSymbol("(") && index > 1 && ["require", "import"].contains(tokens[index - 2].text)
    }.map { tokens[$0].text }
  }

  /// The files that an import may mean: by its path, or by its end where it begins with an alias.
  private static func targets(
    _ text: String, from path: String, _ stems: [String: [AppSources.File]]
  ) -> [AppSources.File] {
    let parts = text.split(separator: "/").map(String.init)
    guard text.hasPrefix(".") else {
      let end = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: "/")
      guard !end.isEmpty else { return [] }
      return stems.filter { $0.key == end || $0.key.hasSuffix("/" + end) }.flatMap(\.value)
    }
    var folder = Path.folder(path).split(separator: "/").map(String.init)
    for part in parts where part != "." {
      if part == ".." { _ = folder.popLast() } else { folder.append(part) }
    }
    let whole = folder.joined(separator: "/")
    return (stems[whole] ?? []) + (stems[stem(whole)] ?? [])
  }

  /// A path without its extension, its platform, and `index`.
  private static func stem(_ path: String) -> String {
    let name = Path.name(path)
    guard let dot = name.firstIndex(of: ".") else { return path }
    let plain = String(name[..<dot])
    let folder = Path.folder(path)
    return plain == "index" ? folder : folder.isEmpty ? plain : folder + "/" + plain
  }
}
