public import RedemptionCore

extension SuperwallAdapter {
  /// What the SDK of a target does around a redemption, for an app with these options.
  ///
  /// - Throws: `DecodingError` for options that Superwall does not accept.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    let given = try options.decode(SuperwallOptions.self) ?? SuperwallOptions()
    try given.check(for: target)
    return SuperwallBehaviour(target: target, options: given)
  }
}
