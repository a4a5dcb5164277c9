/// The paywall and placement that led to a purchase.
public struct PaywallContext: Hashable, Sendable, Codable {
  /// The paywall's identifier.
  public var identifier: String
  /// The placement that showed it.
  public var placementName: String
  /// The parameters that the app gave with the placement.
  public var placementParams: [String: JSONValue]
  /// The variant of the experiment that was shown.
  public var variantId: String
  /// The experiment.
  public var experimentId: String
  /// The product chosen on the paywall.
  public var productIdentifier: String?
  /// The product's own description, where it was told.
  public var product: PaywallProduct?
  /// What the buyer answered on the way to the purchase, by name; nil if nothing was asked.
  public var userAttributes: [String: JSONValue]?

  /// Describes a paywall.
  public init(
    identifier: String, placementName: String, placementParams: [String: JSONValue] = [:], variantId: String,
    experimentId: String, productIdentifier: String? = nil, product: PaywallProduct? = nil,
    userAttributes: [String: JSONValue]? = nil
  ) {
    self.identifier = identifier
    self.placementName = placementName
    self.placementParams = placementParams
    self.variantId = variantId
    self.experimentId = experimentId
    self.productIdentifier = productIdentifier
    self.product = product
    self.userAttributes = userAttributes
  }
}

/// A product in a paywall's own words: prices as the buyer read them, periods in every unit.
///
/// 31 members, all there when the product is.
public struct PaywallProduct: Hashable, Sendable, Codable {
  /// Store identifier.
  public var identifier: String
  /// Language and region that the texts are written for.
  public var languageCode, locale: String
  /// ISO 4217 code and the sign shown for it.
  public var currencyCode, currencySymbol: String
  /// The billing period as text, in four wordings.
  public var period, periodly, localizedPeriod, periodAlt: String
  /// Whole periods by unit.
  public var periodDays, periodWeeks, periodMonths, periodYears: Int
  /// The price in the currency's unit.
  public var rawPrice: Double
  /// Formatted price, whole and by unit of time.
  public var price, dailyPrice, weeklyPrice, monthlyPrice, yearlyPrice: String
  /// The trial's length by unit; 0 without a trial.
  public var trialPeriodDays, trialPeriodWeeks, trialPeriodMonths, trialPeriodYears: Int
  /// The trial's price in the currency's unit.
  public var rawTrialPeriodPrice: Double
  /// The trial's price, formatted, whole and by unit of time.
  public var trialPeriodPrice, trialPeriodDailyPrice, trialPeriodWeeklyPrice: String
  /// The trial's price, formatted, by month and year.
  public var trialPeriodMonthlyPrice, trialPeriodYearlyPrice: String
  /// The trial in words, and the date of its end in words.
  public var trialPeriodText, trialPeriodEndDate: String
}
