import RedemptionCore

/// The API keys that the server has warned of, so that it warns once for each key and SDK.
struct KeyWarnings {
  /// Warnings that are given at most, so that no client fills the log with them.
  static let limit = 1_024

  /// Hashes with a seed of this process, because a key is not kept.
  private var known: Set<Int> = []

  /// Returns true for a key that this SDK has not sent before.
  ///
  /// - Parameter sdk: the header fields that name it. Versions do not count.
  mutating func isNew(_ key: String, of vendor: Vendor, from sdk: [(name: String, value: String)]) -> Bool {
    guard known.count < KeyWarnings.limit else { return false }
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(vendor)
    for (name, value) in sdk {
      let name = name.lowercased()
      guard name != "user-agent", !name.contains("version") else { continue }
      hasher.combine(name)
      hasher.combine(value)
    }
    return known.insert(hasher.finalize()).inserted
  }
}
