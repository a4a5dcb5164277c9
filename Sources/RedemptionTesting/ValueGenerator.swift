import RedemptionCore

/// Plain values and the small parts of a model, drawn at random.
struct ValueGenerator: Sendable {
  var generator: SeededGenerator

  private static let texts = [
    "", " ", "pro", "user_1", "$RCAnonymousID:0123", "Ünïcødé", "日本語", "👩‍👩‍👧", "e\u{301}", "a/b~c", "quote\"back\\slash",
    "line\nbreak\ttab", "\u{1}", "\u{7f}", "null", "0", "a+b c%20&d=e", "\u{202e}rtl", "*",
  ]
  private static let dates: [Int64] = [
    0, 1, -1, 999, 1000, -1000, -999, 1_700_000_000_000, 1_700_000_000_123, 1_893_456_000_000, 253_402_300_799_999,
    -62_135_596_800_000, -86_400_001, 951_782_400_000, 4_102_444_800_500,
  ]
  private static let stores = [
    "app_store", "mac_app_store", "play_store", "amazon", "stripe", "paddle", "rc_billing", "promotional", "unknown",
    "some_new_store",
  ]

  mutating func flip() -> Bool { Bool.random(using: &generator) }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func any<Value>(of values: [Value], else fallback: Value) -> Value {
    values.randomElement(using: &generator) ?? fallback
  }

  /// A value in two of three cases.
  mutating func maybe<Value>(_ make: (inout ValueGenerator) -> Value) -> Value? {
    whole(0...2) == 0 ? nil : make(&self)
  }

  mutating func text() -> String {
    whole(0...3) == 0 ? any(of: ValueGenerator.texts, else: "") : "text_\(whole(0...99_999))"
  }

  /// Few different ones, so that some meet.
  mutating func identifier() -> String {
    flip() ? any(of: ["pro", "plus", "gold", "a/b~c", "日本語", "", "with:colon"], else: "pro") : "id_\(whole(0...999))"
  }

  mutating func url() -> String {
    any(
      of: ["https://example.com/manage", "https://example.com/?a=1&b=%20#c", "https://apps.apple.com/account"],
      else: "https://example.com")
  }

  /// Whole seconds in half of the cases.
  mutating func date() -> Timestamp {
    let near = 1_700_000_000_000 + Int64(whole(-100_000_000...100_000_000)) * 500
    let date = Timestamp(milliseconds: whole(0...3) == 0 ? any(of: ValueGenerator.dates, else: 0) : near)
    return flip() ? date.wholeSecond : date
  }

  mutating func store() -> Store { Store(rawValue: any(of: ValueGenerator.stores, else: "stripe")) }

  mutating func price() -> Price {
    Price(
      amountMicros: any(of: [0, 9_990_000, 13_640_000, 1, 100_000, 999_999_990_000, 123_456_789], else: 0),
      currency: any(of: ["USD", "EUR", "JPY", "XTS"], else: "USD"))
  }

  mutating func storeIdentifiers() -> StoreIdentifiers {
    switch whole(0...2) {
    case 0: .stripe(customerId: text(), subscriptionIds: (0..<whole(0...2)).map { _ in text() })
    case 1: .paddle(customerId: text(), subscriptionIds: (0..<whole(0...2)).map { _ in text() })
    default: .other(store: any(of: ["RC_BILLING", "MY_STORE"], else: "X"), additionalInfo: object(depth: 2))
    }
  }

  mutating func json(depth: Int) -> JSONValue {
    switch whole(0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(flip())
    case 2: .integer(any(of: [0, -1, 42, 1 << 53, -(1 << 53)], else: 0))
    case 3: .real(any(of: [0.5, -13.64, 1e-7, 1.5e300], else: 0.5))
    case 4: .string(text())
    case 5: .array((0..<whole(0...2)).map { _ in json(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  mutating func object(depth: Int) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for _ in 0..<whole(0...3) { members[text()] = json(depth: depth) }
    return members
  }

  mutating func customer() -> Customer {
    Customer(
      originalAppUserId: text(), firstSeen: date(), requestDate: date(), originalPurchaseDate: maybe { $0.date() },
      originalApplicationVersion: maybe { $0.text() }, managementURL: maybe { $0.url() },
      verification: any(of: Customer.Verification.allCases, else: .notRequested))
  }
}
