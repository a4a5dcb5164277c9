public import RedemptionCore

extension QonversionAdapter {
  /// What is known of the versions of Qonversion's SDKs.
  public var versions: VersionFacts { QonversionAdapter.versionFacts }

  static let versionFacts = VersionFacts(
    of: facts, pins: "", fingerprints: String(decoding: PackageResources.fingerprints_txt, as: UTF8.self), rules: [])
}
