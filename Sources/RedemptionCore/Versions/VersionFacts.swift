/// What is known of the versions of a vendor's SDKs.
///
/// An adapter returns one value, whose tables are texts in its folder (see ``VersionTable``):
///
/// ```swift
/// static let versionFacts = VersionFacts(of: facts, pins: pins, fingerprints: fingerprints, rules: rules)
/// ```
///
/// `AdapterContract` checks it.
public struct VersionFacts: Sendable {
  /// By wrapper: the versions that it brings.
  public let pins: [VersionTable]
  /// By package: the fingerprint of the code that a redemption passes through, and what a new one means: `form` for
  /// nothing that an app can notice. Where a rule begins, the rule says it.
  public let fingerprints: [VersionTable]
  /// The differences, the newest of each package first.
  public let rules: [VersionRule]
  private let platforms: [String: [Platform]]
  let packages: [Target: String]
  private var newest: [Target: InstalledSDK] = [:]

  /// Nothing is known.
  public static let none = VersionFacts(of: [], pins: "", fingerprints: "", rules: [])

  /// Reads the tables of a vendor.
  public init(of vendor: VendorDescription, pins: String, fingerprints: String, rules: [VersionRule]) {
    let targets = vendor.targets.map(\.target)
    self.init(
      of: targets.compactMap { target in vendor.sdk(of: target).map { (target, $0) } }, pins: pins,
      fingerprints: fingerprints, rules: rules)
  }

  private init(of sdks: [(Target, SDKDescription)], pins: String, fingerprints: String, rules: [VersionRule]) {
    self.pins = VersionTable.tables(pins)
    self.fingerprints = VersionTable.tables(fingerprints)
    self.rules = rules
    packages = Dictionary(sdks.map { ($0.0, $0.1.name) }, uniquingKeysWith: { first, _ in first })
    platforms = Dictionary(sdks.map { ($0.1.name, $0.1.platforms) }, uniquingKeysWith: { first, _ in first })
    newest = Dictionary(
      uniqueKeysWithValues: packages.compactMap { target, package in
        (table(of: package)?.newest).flatMap { version in
          SDKVersion(version).map { (target, installed(package, version, $0, target.platform)) }
        }
      })
  }

  /// The SDK of a target in a version, by default the newest one in the tables; nil if there are none for it.
  ///
  /// - Throws: ``InvalidVersion`` for a text that is no version.
  public func installed(_ version: String?, for target: Target) throws(InvalidVersion) -> InstalledSDK? {
    guard let text = version else { return newest[target] }
    guard let version = SDKVersion(text) else { throw InvalidVersion() }
    guard let package = packages[target], table(of: package) != nil else { return nil }
    return installed(package, text, version, target.platform)
  }

  /// The table that knows which versions of a package there are.
  func table(of package: String) -> VersionTable? {
    pins.first { $0.package == package } ?? fingerprints.first { $0.package == package }
  }

  private func installed(
    _ package: String, _ text: String, _ version: SDKVersion, _ platform: Platform
  ) -> InstalledSDK {
    let parts = parts(package, text, version, platform)
    let played = parts.compactMap { part in versionForRules(of: part).map { (part.package, $0) } }
    let holding = rules.filter { rule in
      reaches(rule, parts) && played.contains { $0.0 == rule.package && rule.holds(in: $0.1) }
    }
    return InstalledSDK(parts: parts, rules: holding, standing: standing(of: parts))
  }

  /// The version whose rules hold: a version after the newest that is known has the rules that are announced for it.
  private func versionForRules(of part: InstalledSDK.Part) -> SDKVersion? {
    guard let version = SDKVersion(part.version), let played = SDKVersion(part.played) else { return nil }
    return played < version && table(of: part.package)?.newest == part.played ? version : played
  }

  /// From a package down to the native SDK.
  private func parts(
    _ package: String, _ text: String, _ version: SDKVersion, _ platform: Platform
  ) -> [InstalledSDK.Part] {
    guard let table = table(of: package), let row = table.row(of: version) ?? table.nearest(to: version) else {
      return [InstalledSDK.Part(package: package, version: text, played: text)]
    }
    let isRead = row.versions.contains(version)
    let part = InstalledSDK.Part(package: package, version: text, played: isRead ? text : row.stand(in: version))
    guard table.columns != VersionFacts.fingerprintColumns else { return [part] }
    for (brought, value) in zip(table.columns, row.values) where platforms[brought]?.contains(platform) ?? true {
      let name = resolved(value, of: brought)
      guard let version = SDKVersion(name) else { continue }
      return [part] + parts(brought, name, version, platform)
    }
    return [part]
  }

  static let fingerprintColumns = ["fingerprint"]

  /// The newest known version of a pin such as `4.*`, which leaves it to the app's own lock file.
  private func resolved(_ pin: String, of package: String) -> String {
    guard pin.hasSuffix(".*"), let table = fingerprints.first(where: { $0.package == package }) else { return pin }
    let prefix = pin.dropLast()
    return table.rows.compactMap(\.versions.last).last { $0.hasPrefix(prefix) } ?? pin
  }

  private func standing(of parts: [InstalledSDK.Part]) -> InstalledSDK.Standing {
    if let part = parts.first(where: { !$0.isRead }) { return .unread(part) }
    for part in parts {
      guard let version = SDKVersion(part.version) else { continue }
      let differences = rules.filter { $0.package == part.package && reaches($0, parts) }.compactMap {
        $0.difference(in: version)
      }
      if !differences.isEmpty { return .changed(part, differences) }
    }
    return parts.first { !isExplained($0) }.map { .unread($0) } ?? .inside
  }

  private func reaches(_ rule: VersionRule, _ parts: [InstalledSDK.Part]) -> Bool {
    !rule.isNativeAlone || parts.count == 1
  }

  /// Whether somebody has read every change of the code from this version to the newest one.
  private func isExplained(_ part: InstalledSDK.Part) -> Bool {
    guard let version = SDKVersion(part.version),
      let table = fingerprints.first(where: { $0.package == part.package })
    else { return true }
    return table.rows.allSatisfy { row in !row.versions.begins(after: version) || isExplained(row, of: table.package) }
  }

  private func isExplained(_ row: VersionTable.Row, of package: String) -> Bool {
    row.values.count > 1
      || rules.contains { $0.package == package && $0.versions.contains { $0.first == row.versions.first } }
  }
}

extension VersionTable {
  /// What stands in for a version that no row has: the row before it, else the first.
  fileprivate func nearest(to version: SDKVersion) -> Row? {
    rows.last { !$0.versions.begins(after: version) } ?? rows.first
  }
}

extension VersionTable.Row {
  fileprivate func stand(in version: SDKVersion) -> String {
    versions.begins(after: version) ? versions.first : versions.last ?? versions.first
  }
}
