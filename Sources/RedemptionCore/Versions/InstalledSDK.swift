/// The SDK of an app in one version, with everything that it brings.
public struct InstalledSDK: Sendable {
  /// One package of it.
  public struct Part: Hashable, Sendable {
    /// The package.
    public let package: String
    /// Its version.
    public let version: String
    /// The version that is played; another one than ``version`` if nobody has read that.
    public let played: String

    var isRead: Bool { version == played }
  }

  /// How it stands to what is played.
  public enum Standing: Sendable {
    /// What a redemption passes through is the same, or each difference is played.
    case inside
    /// A redemption differs, and sessions do not play that. The sentences say what the version does.
    case changed(Part, [String])
    /// Nobody has read it, or not all that differs.
    case unread(Part)
  }

  /// The package that the app names first, the native SDK last.
  public let parts: [Part]
  /// The rules that hold, in the order of the vendor's list.
  public let rules: [VersionRule]
  /// How it stands to what is played.
  public let standing: Standing

  /// The version of the native SDK.
  public var nativeVersion: String? { parts.last?.version }

  /// The identifiers of the rules, each once.
  public var ruleIds: [String] {
    var known: Set<String> = []
    return rules.map(\.id).filter { known.insert($0).inserted }
  }

  /// The rules for the behaviour.
  public var ruleSet: RuleSet { RuleSet(rules.map(\.id)) }

  /// What to tell the user of it; nil for nothing.
  public var warning: String? {
    switch standing {
    case .inside: nil
    case .changed(let part, let differences):
      "In \(name(of: part)) a redemption differs from what is played here: \(InstalledSDK.list(differences)) "
        + InstalledSDK.advice
    case .unread(let part):
      "Nobody has compared the redemption of \(name(of: part)) with what is played here, which is that of "
        + "\(part.played). \(InstalledSDK.advice)"
    }
  }

  private static let advice = "Check the results on a phone."

  private func name(of part: Part) -> String {
    guard let app = parts.first, app != part else { return "\(part.package) \(part.version)" }
    return "\(part.package) \(part.version), which \(app.package) \(app.version) brings,"
  }

  /// At most three, because the text is printed into a test's output.
  private static func list(_ differences: [String]) -> String {
    let told = differences.prefix(3).joined(separator: " ")
    return differences.count > 3 ? "\(told) (And \(differences.count - 3) more: `redemption versions`.)" : told
  }
}
