/// The changes of files that mend one finding.
struct FixPlan {
  let finding: Finding
  let files: ProjectFiles

  init(_ finding: Finding, files: ProjectFiles) {
    self.finding = finding
    self.files = files
  }

  func edits() throws -> [String: [TextEdit]] {
    guard let fix = finding.fix, let placement = fix.placement else { throw Refusal.byHand }
    guard !fix.text.contains(Fix.unknownScheme) else { throw Refusal.unknownScheme }
    if case .replacing(let old) = placement { return try replace(old, by: fix.text) }
    if case .infoPlist(let path, let lines) = placement { return try create(path, lines, fix.text) }
    guard let source = try? files.text(finding.file) else { throw Refusal(reason: "The file is not UTF-8 text.") }
    return [finding.file: try edits(of: source, placement, fix.text)]
  }

  private func edits(of source: SourceText, _ placement: Placement, _ text: String) throws(Refusal) -> [TextEdit] {
    switch placement {
    case .element(let names, let line):
      let editor = try XMLEditor(source)
      return try editor.put(text, into: editor.element(names, line: line))
    case .version(let old, let new): return [try LineEditor.replace(old, on: finding.line, of: source, by: new)]
    case .entry: return [try PropertyListEditor(source).put(text)]
    case .item(let key): return [try PropertyListEditor(source).add(text, to: key)]
    case .value(let key): return [try PropertyListEditor(source).replace(key, line: finding.line, by: text)]
    case .expoScheme(let scheme):
      guard source.path.hasSuffix(".json") else {
        throw Refusal(reason: "\(Path.name(source.path)) is a program; add the scheme there by hand.")
      }
      guard scheme != Fix.unknownScheme else { throw .unknownScheme }
      return [try LineEditor.addExpoScheme(scheme, to: source)]
    case .unityScheme(let scheme):
      guard scheme != Fix.unknownScheme else { throw .unknownScheme }
      return [try LineEditor.addUnityScheme(scheme, to: source)]
    case .replacing, .infoPlist: throw .byHand
    }
  }

  /// Replaces a value on the finding's line, or in the one file that sets the line's variable to it.
  private func replace(_ old: String, by new: String) throws -> [String: [TextEdit]] {
    let source = try files.text(finding.file)
    if let edit = try? LineEditor.replace(old, on: finding.line, of: source, by: new) { return [finding.file: [edit]] }
    let names = ["gradle.properties", "strings.xml", "project.pbxproj"]
    var found: [String: [TextEdit]] = [:]
    for path in files.paths
    where names.contains(Path.name(path)) || Path.hasExtension(path, ["gradle", "kts", "xcconfig"]) {
      guard path != finding.file, let text = try? files.text(path) else { continue }
      let editable = EditableText(text.text)
      let places = editable.places(of: old, in: editable.bytes.indices)
      if !places.isEmpty { found[path] = places.map { TextEdit(range: $0, text: new) } }
    }
    guard found.count == 1, let (path, edits) = found.first, isOneSetting(edits, in: path) else {
      throw Refusal(reason: "\(old) is not on the line, and no single file sets it.")
    }
    return [path: edits]
  }

  /// True if the lines of all edits are the same, as those of one build setting in several configurations.
  private func isOneSetting(_ edits: [TextEdit], in path: String) -> Bool {
    guard let text = try? files.text(path) else { return false }
    let editable = EditableText(text.text)
    let lines = edits.map { edit in
      let start = editable.lineStart(of: edit.range.lowerBound)
      let end = editable.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? editable.bytes.count
      return editable.text(start..<end).filter { !$0.isWhitespace }
    }
    return Set(lines).count == 1
  }

  private func create(_ path: String, _ lines: [Int], _ text: String) throws -> [String: [TextEdit]] {
    guard !files.has(path) else { throw Refusal(reason: "\(path) already exists, but no target uses it.") }
    let project = try files.text(finding.file)
    let edits = try LineEditor.nameInfoPlist(Path.name(path), lines: lines, in: project)
    return [path: [TextEdit(range: 0..<0, text: text + "\n")], finding.file: edits]
  }
}
