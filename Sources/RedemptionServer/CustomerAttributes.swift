import RedemptionCore

/// What apps have set for their customers over HTTP.
struct CustomerAttributes {
  /// The most customers that are kept; the oldest is dropped first.
  static let limit = 10_000
  /// The most attributes of one customer; a further one is ignored.
  static let limitOfOne = 1_000

  private struct Key: Hashable {
    let vendor: Vendor
    /// The bytes: two ids that look alike are two customers.
    let customer: [UInt8]
  }

  private var attributes: [Key: [String: JSONValue]] = [:]
  private var order: [Key] = []

  /// The attributes of a customer; null removes one.
  mutating func set(_ changes: [String: JSONValue], of customer: String, at vendor: Vendor) {
    guard !changes.isEmpty else { return }
    let key = Key(vendor: vendor, customer: Array(customer.utf8))
    var known = attributes[key] ?? [:]
    for (name, value) in changes {
      guard value != .null else {
        known[name] = nil
        continue
      }
      if known[name] != nil || known.count < CustomerAttributes.limitOfOne { known[name] = value }
    }
    if attributes[key] == nil {
      if order.count == CustomerAttributes.limit { attributes[order.removeFirst()] = nil }
      order.append(key)
    }
    attributes[key] = known
  }

  func of(_ customer: String, at vendor: Vendor) -> [String: JSONValue] {
    attributes[Key(vendor: vendor, customer: Array(customer.utf8))] ?? [:]
  }

  /// Forgets those of a vendor; nil forgets all.
  mutating func removeAll(of vendor: Vendor?) {
    attributes = attributes.filter { vendor != nil && $0.key.vendor != vendor }
    order.removeAll { vendor == nil || $0.vendor == vendor }
  }
}
