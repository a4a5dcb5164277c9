public import RedemptionCore

extension RevenueCatAdapter {
  /// What is known of the versions of RevenueCat's SDKs.
  public var versions: VersionFacts { RevenueCatAdapter.versionFacts }

  /// From the files in `Tables`. RevenueCat's hybrids bring purchases-hybrid-common, and that the native SDKs;
  /// purchases-kmp brings them itself since 3.0.0, and its iOS side is the submodule of that name.
  static let versionFacts = VersionFacts(
    of: facts, pins: String(decoding: PackageResources.pins_txt, as: UTF8.self),
    fingerprints: String(decoding: PackageResources.fingerprints_txt, as: UTF8.self), rules: rules)

  /// Methods that a wrapper's channel got after the first version with redemption. All tags were compared, the last of
  /// them those of the tables; no method went away.
  static let channelHistory = ChannelHistory(String(decoding: PackageResources.channels_txt, as: UTF8.self))
}
