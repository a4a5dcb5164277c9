import Foundation
import RedemptionCore

extension ValueGenerator {
  private static let productTexts = [
    "identifier", "languageCode", "locale", "currencyCode", "currencySymbol", "period", "periodly", "localizedPeriod",
    "periodAlt", "price", "dailyPrice", "weeklyPrice", "monthlyPrice", "yearlyPrice", "trialPeriodPrice",
    "trialPeriodDailyPrice", "trialPeriodWeeklyPrice", "trialPeriodMonthlyPrice", "trialPeriodYearlyPrice",
    "trialPeriodText", "trialPeriodEndDate",
  ]
  private static let productCounts = [
    "periodDays", "periodWeeks", "periodMonths", "periodYears", "trialPeriodDays", "trialPeriodWeeks",
    "trialPeriodMonths", "trialPeriodYears",
  ]
  private static let productAmounts = ["rawPrice", "rawTrialPeriodPrice"]

  mutating func paywall() -> PaywallContext {
    PaywallContext(
      identifier: text(), placementName: text(), placementParams: object(depth: 3), variantId: text(),
      experimentId: text(), productIdentifier: maybe { $0.text() }, product: maybe { $0.product() } ?? nil)
  }

  /// Read from JSON, which is the one public way to make a product.
  private mutating func product() -> PaywallProduct? {
    var members: [String: JSONValue] = [:]
    for name in ValueGenerator.productTexts { members[name] = .string(text()) }
    for name in ValueGenerator.productCounts { members[name] = .integer(Int64(whole(0...400))) }
    for name in ValueGenerator.productAmounts {
      members[name] = JSONValue(number: any(of: [0, 9.99, 13.64, 99, 0.1], else: 0))
    }
    return try? JSONDecoder().decode(PaywallProduct.self, from: JSONEncoder().encode(JSONValue.object(members)))
  }
}
