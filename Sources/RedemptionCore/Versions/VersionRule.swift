/// A difference between versions of a package that an app can notice in a redemption.
public struct VersionRule: Hashable, Sendable {
  /// What sessions do of it.
  public enum Played: Hashable, Sendable {
    /// What each version does: a case of `Tests/Conformance` with this description shows it.
    case both(String)
    /// Always what ``after`` says.
    case newer
    /// Always what ``before`` says.
    case older
    /// Nothing that a session does shows it.
    case unseen
  }

  /// Lower camel case; stable. A rule of both platforms has it twice, once for each package.
  public let id: String
  /// The package whose versions differ: a native SDK, or a layer above it.
  public let package: String
  /// The versions that have what ``after`` says.
  public let versions: [VersionSpan]
  /// What the other versions do; a sentence.
  public let before: String
  /// What these versions do; a sentence.
  public let after: String
  /// What sessions do.
  public let played: Played
  /// True if no wrapper hands it on: only the native SDK's own apps see it.
  public let isNativeAlone: Bool
  /// How well it is known.
  public let grade: FactGrade
  /// File and symbol, or the discussion.
  public let source: String

  /// Describes a difference; `versions` has spans with a space between them, such as `8.24.0..8.25.0 9.4.0..`.
  public init(
    _ id: String, _ package: String, _ versions: String, _ grade: FactGrade, _ source: String, before: String,
    after: String, _ played: Played, isNativeAlone: Bool = false
  ) {
    (self.id, self.package, self.grade, self.source) = (id, package, grade, source)
    (self.before, self.after, self.played) = (before, after, played)
    self.isNativeAlone = isNativeAlone
    self.versions = versions.split(separator: " ").compactMap { VersionSpan($0) }
  }

  /// What a version does otherwise than the session that stands in for it; nil for nothing.
  func difference(in version: SDKVersion) -> String? {
    switch played {
    case .both, .unseen: nil
    case .newer: holds(in: version) ? nil : before
    case .older: holds(in: version) ? after : nil
    }
  }

  /// Whether a version has it.
  public func holds(in version: SDKVersion) -> Bool { versions.contains { $0.contains(version) } }
}

/// The rules of one installed SDK, which the behaviour follows.
public struct RuleSet: Hashable, Sendable {
  /// The identifiers.
  public let ids: Set<String>

  /// Collects rules by their identifiers.
  public init(_ ids: some Sequence<String>) { self.ids = Set(ids) }
}
