import RedemptionCore

/// What was paid for a subscription.
///
/// Source: purchases-ios 5.86 `ProductPaidPrice`; Android and KMP call it `Price` (`formatted`, `amountMicros`,
/// `currencyCode`).
public struct ProductPaidPrice: Hashable, Sendable {
  /// ISO 4217 code, upper case.
  public let currency: String
  /// Millionths of the currency's unit, Android's form of the amount.
  public let amountMicros: Int64

  init(_ price: Price) {
    currency = price.currency
    amountMicros = price.amountMicros
  }

  /// The amount in the currency's unit: 9.99.
  public var amount: Double { Double(amountMicros) / 1_000_000 }

  /// A price as iOS tells it, whose amount is a double; more than about 9 × 10^9 units lose their last digits.
  init(currency: String, amount: Double) {
    self.currency = currency
    let micros = (amount * 1_000_000).rounded()
    amountMicros = Int64(exactly: micros) ?? (micros < 0 ? .min : .max)
  }

  /// The millionths as Android and KMP compute them: the service sends a decimal amount, and what is left of its product
  /// beyond the point is cut off, so 64.99 gives 64989999 (purchases-android 10.17 `PriceResponse.toPrice`, purchases-kmp
  /// 3.5.1 `SubscriptionInfo.apple.kt`).
  var sdkMicros: Int64 { ProductPaidPrice.sdkMicros(amountMicros) }

  private static func sdkMicros(_ micros: Int64) -> Int64 {
    let product = (Double(micros) / 1_000_000 * 1_000_000).rounded(.towardZero)
    return Int64(exactly: product) ?? (product < 0 ? .min : .max)
  }

  /// A price as Android and KMP tell it. Of two amounts that both give this number, one in whole hundredths counts.
  init(currency: String, sdkMicros: Int64) {
    self.currency = currency
    let next = sdkMicros < 0 ? sdkMicros &- 1 : sdkMicros &+ 1
    let isNext = Self.sdkMicros(next) == sdkMicros
    let isSame = Self.sdkMicros(sdkMicros) == sdkMicros
    amountMicros = isNext && (next % 10_000 == 0 || !isSame) ? next : sdkMicros
  }

  /// The amount for people, as an American phone shows it: `$9.99`, `¥1,200`, `CHF 9.99`.
  ///
  /// The SDKs ask the phone for its own locale's form; a process on Linux has none, so this one stands in.
  public var formatted: String {
    let digits = ProductPaidPrice.wholeCurrencies.contains(currency) ? 0 : 2
    let unit: UInt64 = digits == 0 ? 1_000_000 : 10_000
    let rounded = (amountMicros.magnitude + unit / 2) / unit
    let (whole, rest) = digits == 0 ? (rounded, 0) : (rounded / 100, rounded % 100)
    var text = ProductPaidPrice.grouped(whole)
    if digits > 0 { text += (rest < 10 ? ".0" : ".") + String(rest) }
    let symbol = ProductPaidPrice.symbols[currency] ?? currency + "\u{A0}"
    return (amountMicros < 0 ? "-" : "") + symbol + text
  }

  private static let wholeCurrencies: Set<String> = ["JPY", "KRW", "VND", "CLP"]
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "INR": "₹", "BRL": "R$", "CAD": "CA$", "AUD": "A$",
  ]

  private static func grouped(_ number: UInt64) -> String {
    guard number >= 1000 else { return String(number) }
    let tail = String(number % 1000)
    return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - tail.utf8.count) + tail
  }
}
