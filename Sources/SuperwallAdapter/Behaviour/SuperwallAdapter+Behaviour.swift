public import RedemptionCore

extension SuperwallAdapter {
  /// What the SDK of a target does around a redemption, for an app with these options.
  ///
  /// - Throws: `DecodingError` for options that Superwall does not accept.
  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    let newest = try SuperwallAdapter.versionFacts.installed(nil, for: target)
    return try behaviour(
      for: target, rules: newest.map { SuperwallRules($0.ruleSet) } ?? .newest, options: options)
  }

  /// The same for one version.
  public func behaviour(
    for target: Target, rules: RuleSet, options: VendorOptions
  ) throws -> any SDKBehaviour {
    try behaviour(for: target, rules: SuperwallRules(rules), options: options)
  }

  private func behaviour(
    for target: Target, rules: SuperwallRules, options: VendorOptions
  ) throws -> any SDKBehaviour {
    let given = try options.decode(SuperwallOptions.self) ?? SuperwallOptions()
    try given.check(for: target)
    return SuperwallBehaviour(target: target, options: given, rules: rules)
  }
}
