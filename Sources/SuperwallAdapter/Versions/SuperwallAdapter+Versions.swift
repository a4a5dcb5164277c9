public import RedemptionCore

extension SuperwallAdapter {
  /// What is known of the versions of Superwall's SDKs.
  public var versions: VersionFacts { SuperwallAdapter.versionFacts }

  static let versionFacts = VersionFacts(of: facts, pins: pins, fingerprints: fingerprints, rules: rules)
}
