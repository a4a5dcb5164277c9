/// One SDK of a vendor: its packages, and the first release that redeems.
public struct SDKDescription: Hashable, Sendable {
  /// The language layer.
  public let sdk: SDK
  /// The name under which app teams know it, such as `purchases_flutter`.
  public let name: String
  /// The platforms that it runs on.
  public let platforms: [Platform]
  /// First release that redeems, by platform; nil if no source names it, or if none redeems.
  public let since: [Platform: String]
  /// False if no release redeems; the native reply stands in.
  public let redeems: Bool
  /// True if another SDK of the list has taken its place. The doctor knows its packages; it is no target.
  public let isSuperseded: Bool
  /// False for an SDK that the doctor alone knows.
  public let isTarget: Bool
  /// The versions that our reference was read from; nil if unknown.
  public let reference: ReferenceVersions?
  /// The packages that contain it.
  public let packages: [SDKPackage]

  /// Describes an SDK whose first release is another one on each platform.
  public init(
    _ sdk: SDK, _ name: String, since: [Platform: String], on platforms: [Platform] = Platform.allCases,
    redeems: Bool = true, isSuperseded: Bool = false, isTarget: Bool = true, reference: ReferenceVersions? = nil,
    packages: [SDKPackage] = []
  ) {
    self.sdk = sdk
    self.name = name
    self.platforms = platforms
    self.since = since
    self.redeems = redeems
    self.isSuperseded = isSuperseded
    self.isTarget = isTarget && !isSuperseded
    self.reference = reference
    self.packages = packages
  }

  /// Describes an SDK with one first release for all its platforms.
  public init(
    _ sdk: SDK, _ name: String, on platforms: [Platform] = Platform.allCases, since: String?, redeems: Bool = true,
    isSuperseded: Bool = false, isTarget: Bool = true, reference: ReferenceVersions? = nil,
    packages: [SDKPackage] = []
  ) {
    let releases = since.map { since in Dictionary(uniqueKeysWithValues: platforms.map { ($0, since) }) }
    self.init(
      sdk, name, since: releases ?? [:], on: platforms, redeems: redeems, isSuperseded: isSuperseded,
      isTarget: isTarget, reference: reference, packages: packages)
  }
}

/// The versions of an SDK that our reference was read from.
public struct ReferenceVersions: Hashable, Sendable {
  /// The earliest one.
  public let first: String
  /// The latest one.
  public let last: String

  /// Names a range, or one version if `last` is nil.
  public init(_ first: String, through last: String? = nil) {
    self.first = first
    self.last = last ?? first
  }
}

/// A package that contains an SDK, as a registry knows it.
public struct SDKPackage: Hashable, Sendable {
  /// Where packages are published.
  public enum Registry: String, Hashable, Sendable, CaseIterable {
    case maven
    case swiftPackage
    case pod
    case pub
    case npm
    /// Unity's package manager (UPM).
    case unity
  }

  /// Where it is published.
  public let registry: Registry
  /// Its name there: `group:artifact` for Maven; for a Swift package the identity that its address has.
  public let name: String
  /// The address of a Swift package; nil for another registry.
  public let address: String?
  /// Artifacts that are released with it, under the same version.
  public let companions: CompanionArtifacts?

  /// Names a package.
  public init(_ registry: Registry, _ name: String, companions: CompanionArtifacts? = nil) {
    self.registry = registry
    self.name = name
    self.companions = companions
    address = nil
  }

  /// Names a Swift package by its address, without `.git`.
  public init(swiftPackageAt address: String) {
    registry = .swiftPackage
    self.address = address
    name = SDKPackage.identity(of: address)
    companions = nil
  }

  /// The identity that SwiftPM gives to an address: its last part in lower case, without `.git`.
  public static func identity(of address: String) -> String {
    let last = address.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// Artifacts that are released with a package, such as `purchases-ui` with `purchases`.
public struct CompanionArtifacts: Hashable, Sendable {
  /// What the name of each begins with.
  public let prefix: String
  /// What the name of another SDK's artifact begins with, although it has the prefix; nil if there is none.
  public let exception: String?

  /// Describes them by their names.
  public init(prefix: String, except exception: String? = nil) {
    self.prefix = prefix
    self.exception = exception
  }

  /// True if an artifact is one of them.
  public func contains(_ artifact: String) -> Bool {
    artifact.hasPrefix(prefix) && exception.map { !artifact.hasPrefix($0) } ?? true
  }
}
