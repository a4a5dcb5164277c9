import JSONRPC

/// Checks identifiers in params.
enum Identifier {
  static func check(_ text: String, at path: String) throws(RPCError) {
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .invalid(path, expected: "a text that is not empty and has no control characters")
    }
  }
}

/// Checks lengths of time in params.
enum Seconds {
  /// A hundred years: far beyond any subscription, far below the end of 64-bit milliseconds.
  static let longest = 3_155_760_000.0

  /// Returns whole seconds. A fraction is dropped, because stores report none.
  static func check(_ seconds: Double?, at path: String) throws(RPCError) -> Int64? {
    guard let seconds else { return nil }
    guard seconds >= 0, seconds <= longest else {
      throw .invalid(path, expected: "a number of seconds from 0 to 3155760000 (a hundred years)")
    }
    return Int64(seconds)
  }
}
