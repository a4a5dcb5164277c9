public import RedemptionCore

extension RevenueCatAdapter {
  /// What the SDK of a target does around a redemption. No option of a session is RevenueCat's alone.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    RevenueCatBehaviour(target)
  }
}
