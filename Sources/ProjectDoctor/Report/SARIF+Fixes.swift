extension SARIF {
  /// A fix: replacements in files by region.
  struct Change: Encodable {
    struct File: Encodable {
      let artifactLocation: Location.Artifact
      let replacements: [Replacement]
    }

    struct Replacement: Encodable {
      let deletedRegion: Span
      let insertedContent: Message
    }

    /// Counted from 1; the end is the column behind the last character.
    struct Span: Encodable, Equatable {
      let startLine: Int
      let startColumn: Int
      let endLine: Int
      let endColumn: Int
    }

    let description: Message
    let artifactChanges: [File]

    /// Nil if the change needs a person.
    init?(_ finding: Finding, in files: ProjectFiles, folder: String) {
      guard let fix = finding.fix, let edits = try? FixPlan(finding, files: files).edits(), !edits.isEmpty else {
        return nil
      }
      description = Message(text: fix.instruction)
      artifactChanges = edits.keys.sorted().map { path in
        let text = EditableText((try? files.text(path).text) ?? "")
        return File(
          artifactLocation: Location.Artifact(uri: SARIF.uri(folder + path)),
          replacements: (edits[path] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
            Replacement(
              deletedRegion: Span(edit.range, in: text), insertedContent: Message(text: edit.text))
          })
      }
    }
  }
}

extension SARIF.Change.Span {
  fileprivate init(_ range: Range<Int>, in text: EditableText) {
    let (start, end) = (text.position(of: range.lowerBound), text.position(of: range.upperBound))
    self.init(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension EditableText {
  /// The line and the column in UTF-16 code units of a byte, both counted from 1.
  func position(of byte: Int) -> (line: Int, column: Int) {
    let start = lineStart(of: byte)
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return (line, text(start..<byte).utf16.count + 1)
  }
}
