public import Foundation
public import StoreKit

// A product has only its identifier and its entitlements, because no store is simulated. The rest is here so that an app compiles.
//
// Source: SuperwallKit 4.16.4 `StoreProduct.swift`, `StoreProductType.swift`.

extension StoreProduct {
  /// StoreKit's product.
  public var sk2Product: StoreKit.Product? { StoreKit.Product(id: productIdentifier) }
  /// Zero.
  public var price: Decimal { 0 }
  /// Zero.
  public var trialPeriodPrice: Decimal { 0 }
  /// Empty.
  public var localizedPrice: String { "" }
  /// Empty.
  public var localizedSubscriptionPeriod: String { "" }
  /// Empty.
  public var period: String { "" }
  /// Empty.
  public var periodly: String { "" }
  /// Empty.
  public var dailyPrice: String { "" }
  /// Empty.
  public var weeklyPrice: String { "" }
  /// Empty.
  public var monthlyPrice: String { "" }
  /// Empty.
  public var yearlyPrice: String { "" }
  /// Empty.
  public var localizedTrialPeriodPrice: String { "" }
  /// Empty.
  public var trialPeriodEndDateString: String { "" }
  /// Empty.
  public var trialPeriodText: String { "" }
  /// Empty.
  public var locale: String { "" }
  /// Zero.
  public var periodDays: Int { 0 }
  /// Zero.
  public var periodWeeks: Int { 0 }
  /// Zero.
  public var periodMonths: Int { 0 }
  /// Zero.
  public var periodYears: Int { 0 }
  /// Zero.
  public var trialPeriodDays: Int { 0 }
  /// Zero.
  public var trialPeriodWeeks: Int { 0 }
  /// Zero.
  public var trialPeriodMonths: Int { 0 }
  /// Zero.
  public var trialPeriodYears: Int { 0 }
  /// None.
  public var currencyCode: String? { nil }
  /// None.
  public var currencySymbol: String? { nil }
  /// None.
  public var languageCode: String? { nil }
  /// None.
  public var regionCode: String? { nil }
  /// None.
  public var subscriptionGroupIdentifier: String? { nil }
  /// None.
  public var trialPeriodEndDate: Date? { nil }
  /// False.
  public var hasFreeTrial: Bool { false }
  /// False.
  public var isFamilyShareable: Bool { false }
  /// Empty.
  public var attributes: [String: String] { [:] }
}
