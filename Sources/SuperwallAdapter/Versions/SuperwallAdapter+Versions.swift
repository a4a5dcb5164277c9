public import RedemptionCore

extension SuperwallAdapter {
  /// What is known of the versions of Superwall's SDKs.
  public var versions: VersionFacts { SuperwallAdapter.versionFacts }

  /// From the files in `Tables`. Superwall-KMP and Superwall-Unity, which have few tags, were read by commit.
  static let versionFacts = VersionFacts(
    of: facts, pins: String(decoding: PackageResources.pins_txt, as: UTF8.self),
    fingerprints: String(decoding: PackageResources.fingerprints_txt, as: UTF8.self), rules: rules)

  /// Methods that a wrapper's channel got after the first version with redemption. All tags were compared. One
  /// method went away: `getApiKey` of expo-superwall with 0.6.2; no version has it here.
  static let channelHistory = ChannelHistory(String(decoding: PackageResources.channels_txt, as: UTF8.self))
}
