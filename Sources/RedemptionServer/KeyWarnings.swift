import RedemptionCore

/// The API keys that the server has warned of, so that it warns once for each key and SDK.
struct KeyWarnings {
  /// Warnings that are given at most, so that no client fills the log with them.
  static let limit = 1_024

  /// Hashes with a seed of this process, because a key is not kept.
  private var known: Set<Int> = []

  /// Returns the warning about a key if this SDK has not been warned of it before.
  ///
  /// - Parameters:
  ///   - sdk: the header fields that name it. Versions do not count.
  ///   - warning: makes the warning; nil if the key needs none.
  mutating func first(
    about key: SentKey, of vendor: Vendor, from sdk: [(name: String, value: String)], warning: () -> String?
  ) -> String? {
    let sender = KeyWarnings.hash(of: key, vendor, sdk)
    guard known.count < KeyWarnings.limit, !known.contains(sender), let text = warning() else { return nil }
    known.insert(sender)
    return text
  }

  private static func hash(of key: SentKey, _ vendor: Vendor, _ sdk: [(name: String, value: String)]) -> Int {
    var hasher = Hasher()
    hasher.combine(key.text)
    hasher.combine(vendor)
    for (name, value) in sdk {
      let name = name.lowercased()
      guard name != "user-agent", !name.contains("version") else { continue }
      hasher.combine(name)
      hasher.combine(value)
    }
    return hasher.finalize()
  }
}
