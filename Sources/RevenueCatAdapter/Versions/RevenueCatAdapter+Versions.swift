public import RedemptionCore

extension RevenueCatAdapter {
  /// What is known of the versions of RevenueCat's SDKs.
  public var versions: VersionFacts { RevenueCatAdapter.versionFacts }

  static let versionFacts = VersionFacts(of: facts, pins: pins, fingerprints: fingerprints, rules: rules)
}
