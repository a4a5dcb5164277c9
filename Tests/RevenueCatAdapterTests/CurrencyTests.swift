import Foundation
import RedemptionCore
import Testing

@testable import RevenueCatAdapter

@Suite("Formatted prices")
struct CurrencyTests {
  @Test("formats every currency as NumberFormatter does, on Android with two digits")
  func formatsEveryCurrency() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    #expect(Locale.commonISOCurrencyCodes.count >= 159)
    for code in Locale.commonISOCurrencyCodes {
      formatter.currencyCode = code
      for micros: Int64 in [0, 62_500, 125_000, 375_000, 999_500, 1_500_000, 9_990_000, -2_500_000, 1_234_567_890_500] {
        let price = ProductPaidPrice(Price(amountMicros: micros, currency: code))
        #expect(price.formatted(on: .ios) == formatter.string(from: NSNumber(value: price.amount)), "\(code) \(micros)")
        #expect(price.formatted(on: .android).suffix(3).first == ".")
      }
    }
    #expect(
      ProductPaidPrice(Price(amountMicros: 1_200_000_000, currency: "JPY")).formatted(on: .android) == "¥1,200.00")
    #expect(
      ProductPaidPrice(Price(amountMicros: 1_234_500, currency: "KWD")).formatted(on: .android) == "KWD\u{A0}1.23")
  }
}
