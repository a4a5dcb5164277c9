import RedemptionCore

/// What apps and backends set for a user (documentation.qonversion.io, "Set (upsert) properties for a user").
///
/// Ours: every key that begins with `_q_` is accepted, because no source lists those that the service knows.
struct QonversionProperties {
  /// A text by its key.
  struct Property {
    let key: String
    let value: String

    var object: JSONValue { ["key": .string(key), "value": .string(value)] }
  }

  /// The most properties of one request, and of one user.
  static let most = 100

  private(set) var saved: [Property] = []
  /// Why the others cannot be kept.
  private(set) var errors: [(key: String, reason: String)] = []

  /// Reads a list of keys and values; nil for anything else.
  init?(_ list: JSONValue?) {
    guard case .array(let items)? = list, (1...QonversionProperties.most).contains(items.count) else { return nil }
    for item in items {
      guard let key = item["key"]?.string, let value = item["value"]?.string else { return nil }
      if !QonversionProperties.isKey(key) {
        errors.append((key, "invalid key format"))
      } else if value.utf8.count > 120 || value.contains(where: { "\n\r\"'".contains($0) }) {
        errors.append((key, "invalid value format"))
      } else {
        saved.append(Property(key: key, value: value))
      }
    }
  }

  private static func isKey(_ key: String) -> Bool {
    let isLetter: (Character) -> Bool = { $0.isASCII && $0.isLetter }
    return (1...80).contains(key.utf8.count) && key.contains(where: isLetter)
      && key.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber || "-_.:".contains($0) }
      && (!key.hasPrefix("_") || key.hasPrefix("_q_"))
  }

  /// Keeps what can be kept.
  func keep(of user: String, _ ledger: any LocalLedger) throws(GatewayError) {
    var changes: [String: JSONValue] = [:]
    for property in saved { changes[property.key] = ["value": .string(property.value)] }
    try ledger.changeAttributes(changes, ofCustomer: user, at: .qonversion)
  }

  /// All properties of a user, by key. `user` is his first name in the ledger.
  static func all(of user: String, _ ledger: any LocalLedger) throws(GatewayError) -> [Property] {
    let known = try ledger.attributes(ofCustomer: user, at: .qonversion)
    return known.sorted { $0.key < $1.key }.compactMap { key, attribute in
      attribute["value"]?.string.map { Property(key: key, value: $0) }
    }
  }
}
