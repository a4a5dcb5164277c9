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

  /// The millionths as Android and KMP compute them: the service sends a decimal amount, and what is left of its
  /// product beyond the point is cut off, so 64.99 gives 64989999 (purchases-android 10.17 `PriceResponse.toPrice`,
  /// purchases-kmp 3.5.1 `SubscriptionInfo.apple.kt`).
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

  /// The amount for people, as an American iPhone shows it: `$9.99`, `¥1,200`, `CHF 9.99`.
  public var formatted: String { formatted(on: .ios) }

  /// The amount for people, as an American phone of a platform shows it.
  ///
  /// The SDKs ask the phone for its own locale's form; a process on Linux has none, so that of `en_US` stands in. iOS
  /// has the currency's digits, Android always two: its `DecimalFormat.setCurrency` keeps the locale's (purchases-ios
  /// 5.86 `ProductPaidPrice.formatPrice`, purchases-android 10.17 `PriceResponse.toPrice`). Both round half to even.
  func formatted(on platform: Platform) -> String {
    let digits = platform == .ios ? CurrencyForm.digits(of: currency) : 2
    let amount = CurrencyForm.amount(amountMicros.magnitude, digits: digits)
    return (amountMicros < 0 ? "-" : "") + CurrencyForm.symbol(of: currency) + amount
  }
}
