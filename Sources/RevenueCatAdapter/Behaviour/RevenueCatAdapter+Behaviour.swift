public import RedemptionCore

extension RevenueCatAdapter {
  /// What the newest SDK of a target does around a redemption. No option of a session is RevenueCat's alone.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    RevenueCatBehaviour(target)
  }

  /// What the SDK of one version does: it differs in its words and in the methods of its channel.
  public func behaviour(for target: Target, rules: RuleSet, options: VendorOptions) throws -> any SDKBehaviour {
    let package = RevenueCatAdapter.facts.sdk(of: target)?.name ?? ""
    let lacking = RevenueCatAdapter.channelHistory.lacking(in: package, on: target.platform, rules)
    return RevenueCatBehaviour(target, RevenueCatRules(rules), lackingMethods: lacking)
  }
}
