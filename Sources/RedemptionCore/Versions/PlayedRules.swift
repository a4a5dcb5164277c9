/// The rules of a vendor that hold in one version, as one value that a behaviour keeps.
///
/// ```swift
/// enum KioskRule: String, CaseIterable, Sendable { case secondReceipt, namedErrors }
/// let rules = PlayedRules<KioskRule>(ruleSet)
/// if rules.has(.namedErrors) { … }
/// ```
public struct PlayedRules<Rule>: Hashable, Sendable
where Rule: CaseIterable & RawRepresentable & Hashable & Sendable, Rule.RawValue == String {
  @usableFromInline let bits: UInt64

  /// All that are played: those of the newest version.
  public static var newest: PlayedRules { PlayedRules(Rule.allCases) }

  /// The played ones among the rules of a version; the names of a vendor's played rules are those of its list.
  public init(_ rules: RuleSet) {
    var (bits, bit) = (0, 1) as (UInt64, UInt64)
    for rule in Rule.allCases {
      if rules.ids.contains(rule.rawValue) { bits |= bit }
      bit <<= 1
    }
    self.bits = bits
  }

  /// Collects rules.
  public init(_ rules: some Sequence<Rule>) { bits = rules.reduce(0) { $0 | PlayedRules.bit(of: $1) } }

  /// Whether a rule holds.
  ///
  /// Inlined: a reply asks for ten rules, and generic code would list all cases by way of the runtime each time.
  @inlinable public func has(_ rule: Rule) -> Bool { bits & PlayedRules.bit(of: rule) != 0 }

  @inlinable static func bit(of rule: Rule) -> UInt64 {
    var bit: UInt64 = 1
    for other in Rule.allCases {
      if other == rule { return bit }
      bit <<= 1
    }
    return 0
  }
}

extension PlayedRules: Codable {
  // By name, so that a saved space outlives a new rule.

  /// Reads a list of names.
  public init(from decoder: any Decoder) throws {
    self.init(RuleSet(try decoder.singleValueContainer().decode([String].self)))
  }

  /// Writes a list of names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Rule.allCases.filter(has).map(\.rawValue))
  }
}
