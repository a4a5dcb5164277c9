/// The environment variables that hold a vendor's API keys for live gateways.
public struct KeyVariables: Hashable, Sendable {
  /// The app's public key, for a platform without a variable of its own.
  public let app: String
  /// The public key with which receipts of another store are sent; nil if the vendor has none.
  public let receipts: String?

  /// Names the variables.
  ///
  /// - Parameters:
  ///   - prefix: the vendor in capitals.
  ///   - receipts: the variable of the key for receipts.
  public init(prefix: String, receipts: String? = nil) {
    app = prefix + "_API_KEY"
    self.receipts = receipts
  }

  /// The app's public key on one platform: the name of ``app``, then `_IOS` or `_ANDROID`.
  public func app(on platform: Platform) -> String { app + "_" + platform.rawValue.uppercased() }
}
