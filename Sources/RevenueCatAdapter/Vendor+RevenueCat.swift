public import RedemptionCore

extension Vendor {
  /// RevenueCat, whose links carry a redemption token.
  public static let revenueCat = Vendor(rawValue: "revenuecat")
}
