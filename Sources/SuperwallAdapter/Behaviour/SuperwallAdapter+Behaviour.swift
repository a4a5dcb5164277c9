public import RedemptionCore

extension SuperwallAdapter {
  /// What the newest SDK of a target does around a redemption, for an app with these options.
  ///
  /// - Throws: `DecodingError` for options that Superwall does not accept.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    guard let newest = try SuperwallAdapter.versionFacts.installed(nil, for: target) else {
      return SuperwallBehaviour(target: target, options: try given(options, for: target))
    }
    return try behaviour(for: target, rules: newest.ruleSet, options: options)
  }

  /// The same for one version.
  public func behaviour(for target: Target, rules: RuleSet, options: VendorOptions) throws -> any SDKBehaviour {
    let package = SuperwallAdapter.facts.sdk(of: target)?.name ?? ""
    return SuperwallBehaviour(
      target: target, options: try given(options, for: target), rules: SuperwallRules(rules),
      lackingMethods: SuperwallAdapter.channelHistory.lacking(in: package, on: target.platform, rules))
  }

  private func given(_ options: VendorOptions, for target: Target) throws -> SuperwallOptions {
    let given = try options.decode(SuperwallOptions.self) ?? SuperwallOptions()
    try given.check(for: target)
    return given
  }
}
