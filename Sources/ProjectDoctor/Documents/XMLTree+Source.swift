import XMLReading

extension XMLTree {
  /// Reads a file whole; see `reading(_:limits:)`.
  static func read(_ source: SourceText) throws(MalformedFile) -> XMLTree {
    do { return try reading(source.text, limits: Limits.xml) } catch {
      throw error.exceedsLimit
        ? MalformedFile(line: error.line, reason: "it has \(error.reason)", exceedsLimit: true)
        : MalformedFile(line: error.line, reason: "it is not XML: \(error.reason)")
    }
  }
}
