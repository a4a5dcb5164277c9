/// Two versions of one package, such as `shop_flutter@1.0.1` and `shop_flutter@1.2.0`, on each platform.
public struct VersionComparison: Sendable {
  /// What changes on one platform.
  public struct OnPlatform: Sendable {
    /// The platform.
    public let platform: Platform
    /// What the first version brings.
    public let from: InstalledSDK
    /// What the second version brings.
    public let to: InstalledSDK
    /// What changes, as sentences about the second version.
    public let changes: [VersionChange]
  }

  /// Why there is no comparison.
  public struct Failure: Error, Hashable {
    /// True if the first text is wrong, else the second.
    public let isOfFirst: Bool
    /// What it must be.
    public let expected: String
  }

  /// The platforms on which the package has versions.
  public let platforms: [OnPlatform]

  /// Compares two texts of the form `package@version`; a package has the name that `server/describe` gives it, or that
  /// of its registry.
  public init(from: String, to: String, among adapters: [any RedemptionAdapter]) throws(Failure) {
    let known = adapters.flatMap { adapter in
      adapter.vendor.targets.filter { adapter.versions.known(for: $0.target) != nil }.map { (adapter, $0) }
    }
    let (package, first) = try VersionComparison.parts(of: from, isFirst: true)
    let (second, last) = try VersionComparison.parts(of: to, isFirst: false)
    let targets = known.filter { $0.0.vendor.sdk(of: $0.1.target)?.isNamed(package) == true }
    guard let adapter = targets.first?.0 else {
      let names = Set(known.map(\.1.package)).sorted().joined(separator: ", ")
      throw Failure(isOfFirst: true, expected: "the version of a known package: \(names)")
    }
    guard targets.allSatisfy({ $0.0.vendor.sdk(of: $0.1.target)?.isNamed(second) == true }) else {
      throw Failure(isOfFirst: false, expected: "a version of the same package as `from`")
    }
    var platforms: [OnPlatform] = []
    for (_, described) in targets {
      guard let one = try VersionComparison.installed(first, adapter, described.target, isFirst: true),
        let other = try VersionComparison.installed(last, adapter, described.target, isFirst: false)
      else { continue }
      platforms.append(
        OnPlatform(
          platform: described.target.platform, from: one, to: other,
          changes: one.changes(to: other, of: adapter.versions)))
    }
    self.platforms = platforms
  }

  private static func parts(of text: String, isFirst: Bool) throws(Failure) -> (Substring, String) {
    // A package may begin with a scope: `@shop/react-native-shop@2.1.7`.
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else {
      throw Failure(isOfFirst: isFirst, expected: "a package and its version, such as `shop_flutter@1.2.0`")
    }
    return (text[..<at], String(text[text.index(after: at)...]))
  }

  private static func installed(
    _ version: String, _ adapter: any RedemptionAdapter, _ target: Target, isFirst: Bool
  ) throws(Failure) -> InstalledSDK? {
    do throws(InvalidVersion) { return try adapter.versions.installed(version, for: target) } catch {
      throw Failure(isOfFirst: isFirst, expected: "a package and \(InvalidVersion.expected)")
    }
  }
}

extension SDKDescription {
  fileprivate func isNamed(_ text: Substring) -> Bool { name == text || packages.contains { $0.name == text } }
}
