public import RedemptionCore

extension Vendor {
  /// Superwall, whose links carry a redemption code.
  public static let superwall = Vendor(rawValue: "superwall")
}
