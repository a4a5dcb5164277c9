import RedemptionCore

/// One member of a reply's object: its key, the fact that stands there, and in which form.
///
/// A table of columns in the SDK's order is all that tells one shape from another; writing and reading go by the facts.
/// The tables and the JSON Schemas of the replies are made of the same rows, in `Schemas/revenuecat/replies`.
struct Column<Fact: Sendable>: Sendable {
  let key: AnyKey
  let fact: Fact
  let form: DateForm
  let isRequired: Bool
  /// What brought this member; nil for one that every known version has.
  let rule: RevenueCatRule?

  /// A member that the SDK's layer cannot do without.
  static func must(
    _ key: String, _ fact: Fact, _ form: DateForm = .milliseconds, since rule: RevenueCatRule? = nil
  ) -> Column {
    Column(key: AnyKey(key), fact: fact, form: form, isRequired: true, rule: rule)
  }

  /// A member that may be null; it is written all the same.
  static func may(
    _ key: String, _ fact: Fact, _ form: DateForm = .milliseconds, since rule: RevenueCatRule? = nil
  ) -> Column {
    Column(key: AnyKey(key), fact: fact, form: form, isRequired: false, rule: rule)
  }
}

/// How a shape writes a date.
enum DateForm: Sendable {
  /// A whole number of milliseconds since 1970.
  case milliseconds
  /// iOS's hybrids: UTC, whole seconds, a fraction is dropped (`NSDate+HybridAdditions.swift`).
  case seconds
  /// Android's hybrids: UTC with three fraction digits (`mappersHelpers.kt`).
  case fraction
}

extension KeyedEncodingContainer where Key == AnyKey {
  mutating func encode(_ date: Timestamp?, as form: DateForm, forKey key: AnyKey) throws {
    guard let date else { return try encodeNil(forKey: key) }
    switch form {
    case .milliseconds: try encode(date.milliseconds, forKey: key)
    case .seconds: try encode(ISO8601Text.write(date, withFraction: false), forKey: key)
    case .fraction: try encode(ISO8601Text.write(date, withFraction: true), forKey: key)
    }
  }

  /// Writes a text or an explicit null.
  mutating func encodeText(_ text: String?, forKey key: AnyKey) throws {
    if let text { try encode(text, forKey: key) } else { try encodeNil(forKey: key) }
  }
}

extension KeyedDecodingContainer where Key == AnyKey {
  /// A member's value; nil for null and for absence, unless it is required.
  func value<Value: Decodable>(_ type: Value.Type, forKey key: AnyKey, isRequired: Bool) throws -> Value? {
    isRequired ? try decode(type, forKey: key) : try decodeIfPresent(type, forKey: key)
  }

  /// A date in the form of its column.
  func date(_ form: DateForm, forKey key: AnyKey, isRequired: Bool) throws -> Timestamp? {
    guard form == .milliseconds else {
      guard let text = try value(String.self, forKey: key, isRequired: isRequired) else { return nil }
      if let date = ISO8601Text.read(text) { return date }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected a date such as 2023-11-14T22:13:20Z")
    }
    do {
      return try value(Int64.self, forKey: key, isRequired: isRequired).map(Timestamp.init)
    } catch let error {
      // iOS computes milliseconds as a double from seconds, so a captured reply may carry a trace of a fraction.
      guard let number = try? decode(Double.self, forKey: key), let whole = Int64(exactly: number.rounded()) else {
        throw error
      }
      return Timestamp(milliseconds: whole)
    }
  }
}

/// An object whose keys are data, written in the order given.
struct MapReply<Value: Encodable>: Encodable {
  let members: [(key: String, value: Value)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for (key, value) in members { try container.encode(value, forKey: AnyKey(key)) }
  }
}
