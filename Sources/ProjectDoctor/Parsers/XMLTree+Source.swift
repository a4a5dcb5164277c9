import XMLReading

extension XMLTree {
  /// Reads a file whole; see `reading(_:)`.
  static func read(_ source: SourceText) throws(MalformedFile) -> XMLTree {
    do { return try reading(source.text) } catch {
      throw MalformedFile(line: error.line, reason: "it is not XML: \(error.reason)")
    }
  }
}
