/// Why a file is not read: it is malformed, or exceeds one of the ``Limits``.
struct MalformedFile: Error, Hashable {
  /// Counted from 1.
  let line: Int
  /// In a few words, such as `it is not TOML: a value is missing`.
  let reason: String
  /// True if the file may be right and is only larger or more deeply nested than the doctor reads.
  var exceedsLimit = false

  static func tooDeep(_ line: Int) -> MalformedFile {
    MalformedFile(line: line, reason: "it has more than \(Limits.depth) values inside each other", exceedsLimit: true)
  }

  static func tooMany(_ line: Int) -> MalformedFile {
    MalformedFile(line: line, reason: "it has more than \(Limits.values) values", exceedsLimit: true)
  }
}

/// Counts the values of one document, and throws if they exceed the ``Limits``.
struct DocumentSize {
  private var values = 0
  private var depth = 0

  /// Counts a value.
  mutating func add(line: Int) throws(MalformedFile) {
    values += 1
    if values > Limits.values { throw .tooMany(line) }
  }

  /// Enters a list or a map, until ``leave()``.
  mutating func enter(line: Int) throws(MalformedFile) {
    depth += 1
    if depth > Limits.depth { throw .tooDeep(line) }
  }

  mutating func leave() { depth -= 1 }
}
