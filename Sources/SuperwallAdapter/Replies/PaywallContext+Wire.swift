import RedemptionCore

extension SuperwallWriter {
  /// Writes the paywall at `paywallInfo` in the order of the platform: SuperwallKit puts the parameters last, Android
  /// third.
  mutating func encodeWire(_ paywall: PaywallContext, on platform: Platform) throws {
    var info = nestedContainer(keyedBy: SuperwallKey.self, forKey: .paywallInfo)
    try info.encodeNames(of: paywall)
    if platform == .android { try info.encode(JSONValue.object(paywall.placementParams), forKey: .placementParams) }
    try info.encodeExperiment(of: paywall)
    try info.encodeIfPresent(paywall.productIdentifier, forKey: .productIdentifier)
    try info.encodeIfPresent(paywall.product.map(WireProduct.init), forKey: .product)
    guard platform == .ios else { return }
    try info.encode(JSONValue.object(paywall.placementParams), forKey: .placementParams)
  }

  /// Writes `identifier` and `placementName`.
  mutating func encodeNames(of paywall: PaywallContext) throws {
    try encode(paywall.identifier, forKey: .identifier)
    try encode(paywall.placementName, forKey: .placementName)
  }

  /// Writes `variantId` and `experimentId`.
  mutating func encodeExperiment(of paywall: PaywallContext) throws {
    try encode(paywall.variantId, forKey: .variantId)
    try encode(paywall.experimentId, forKey: .experimentId)
  }
}

extension SuperwallReader {
  /// The paywall at `paywallInfo`; absent and null are both none.
  func wirePaywall(on platform: Platform) throws -> PaywallContext? {
    guard contains(.paywallInfo), try !decodeNil(forKey: .paywallInfo) else { return nil }
    let info = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .paywallInfo)
    return PaywallContext(
      identifier: try info.decode(String.self, forKey: .identifier),
      placementName: try info.decode(String.self, forKey: .placementName),
      placementParams: try info.placementParams(on: platform),
      variantId: try info.decode(String.self, forKey: .variantId),
      experimentId: try info.decode(String.self, forKey: .experimentId),
      productIdentifier: try info.decodeIfPresent(String.self, forKey: .productIdentifier),
      product: try info.decodeIfPresent(WireProduct.self, forKey: .product)?.product)
  }

  /// The key has to be there; iOS reads whatever is no object, null included, as no parameters.
  func placementParams(on platform: Platform) throws -> [String: JSONValue] {
    guard platform == .ios else { return try decode([String: JSONValue].self, forKey: .placementParams) }
    guard case .object(let params) = try decodeAny(forKey: .placementParams) else { return [:] }
    return params
  }

  /// Whatever stands at a key, null included; fails only where the key is absent.
  private func decodeAny(forKey key: SuperwallKey) throws -> JSONValue {
    if contains(key), try decodeNil(forKey: key) { return .null }
    return try decode(JSONValue.self, forKey: key)
  }
}

/// A paywall's product on the wire: 31 members in SuperwallKit's order, all of them required.
struct WireProduct: Codable {
  let product: PaywallProduct

  init(_ product: PaywallProduct) { self.product = product }

  /// Core names the members as SuperwallKit does; a fraction in a count of periods fails.
  init(from decoder: any Decoder) throws { product = try PaywallProduct(from: decoder) }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try encodeNames(into: &object)
    try encodePeriodAndPrice(into: &object)
    try encodeTrial(into: &object)
  }

  private func encodeNames(into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(product.identifier, forKey: .identifier)
    try object.encode(product.languageCode, forKey: .languageCode)
    try object.encode(product.locale, forKey: .locale)
    try object.encode(product.currencyCode, forKey: .currencyCode)
    try object.encode(product.currencySymbol, forKey: .currencySymbol)
  }

  private func encodePeriodAndPrice(into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(product.period, forKey: .period)
    try object.encode(product.periodly, forKey: .periodly)
    try object.encode(product.localizedPeriod, forKey: .localizedPeriod)
    try object.encode(product.periodAlt, forKey: .periodAlt)
    try object.encode(product.periodDays, forKey: .periodDays)
    try object.encode(product.periodWeeks, forKey: .periodWeeks)
    try object.encode(product.periodMonths, forKey: .periodMonths)
    try object.encode(product.periodYears, forKey: .periodYears)
    try object.encode(JSONValue(number: product.rawPrice), forKey: .rawPrice)
    try object.encode(product.price, forKey: .price)
    try object.encode(product.dailyPrice, forKey: .dailyPrice)
    try object.encode(product.weeklyPrice, forKey: .weeklyPrice)
    try object.encode(product.monthlyPrice, forKey: .monthlyPrice)
    try object.encode(product.yearlyPrice, forKey: .yearlyPrice)
  }

  private func encodeTrial(into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(JSONValue(number: product.rawTrialPeriodPrice), forKey: .rawTrialPeriodPrice)
    try object.encode(product.trialPeriodPrice, forKey: .trialPeriodPrice)
    try object.encode(product.trialPeriodDailyPrice, forKey: .trialPeriodDailyPrice)
    try object.encode(product.trialPeriodWeeklyPrice, forKey: .trialPeriodWeeklyPrice)
    try object.encode(product.trialPeriodMonthlyPrice, forKey: .trialPeriodMonthlyPrice)
    try object.encode(product.trialPeriodYearlyPrice, forKey: .trialPeriodYearlyPrice)
    try object.encode(product.trialPeriodDays, forKey: .trialPeriodDays)
    try object.encode(product.trialPeriodWeeks, forKey: .trialPeriodWeeks)
    try object.encode(product.trialPeriodMonths, forKey: .trialPeriodMonths)
    try object.encode(product.trialPeriodYears, forKey: .trialPeriodYears)
    try object.encode(product.trialPeriodText, forKey: .trialPeriodText)
    try object.encode(product.trialPeriodEndDate, forKey: .trialPeriodEndDate)
  }

  private enum Key: String, CodingKey {
    case identifier, languageCode, locale, currencyCode, currencySymbol
    case period, periodly, localizedPeriod, periodAlt, periodDays, periodWeeks, periodMonths, periodYears
    case rawPrice, price, dailyPrice, weeklyPrice, monthlyPrice, yearlyPrice
    case rawTrialPeriodPrice, trialPeriodPrice, trialPeriodDailyPrice, trialPeriodWeeklyPrice, trialPeriodMonthlyPrice
    case trialPeriodYearlyPrice, trialPeriodDays, trialPeriodWeeks, trialPeriodMonths, trialPeriodYears
    case trialPeriodText, trialPeriodEndDate
  }
}
