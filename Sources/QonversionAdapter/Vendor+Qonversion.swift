public import RedemptionCore

extension Vendor {
  /// Qonversion, whose links are pages of its own domain.
  public static let qonversion = Vendor(rawValue: "qonversion")
}
