import RedemptionCore

/// The differences between versions of the native SDKs that a behaviour plays; ``SuperwallAdapter/rules`` tells them.
enum SuperwallRule: String, CaseIterable, Codable, Sendable {
  // iOS
  case emptyPollGuard, deviceDowngradeGuard, terminalStatus, httpErrorText, redeemAfterNative, trialStartEvent
  case stripePoll, idsJoined, alertWithoutPaywall, resultWithoutPaywall, deepLinkReturn, concurrentCodes
  case statusLogicalDedupe
  // Android
  case paywallCompareIds, statusDedupe, activeIds, statusBeforeRestore, missingCode, webTrialStart
  // Both
  case integrationType
}

/// Those that hold in one version.
struct SuperwallRules: Codable, Sendable {
  private let bits: UInt32

  /// All that are played.
  static let newest = SuperwallRules(SuperwallRule.allCases)

  init(_ rules: RuleSet) { self.init(SuperwallRule.allCases.filter { rules.ids.contains($0.rawValue) }) }

  private init(_ rules: [SuperwallRule]) { bits = rules.reduce(0) { $0 | SuperwallRules.bit(of: $1) } }

  func has(_ rule: SuperwallRule) -> Bool { bits & SuperwallRules.bit(of: rule) != 0 }

  private static func bit(of rule: SuperwallRule) -> UInt32 {
    SuperwallRule.allCases.firstIndex(of: rule).map { 1 << UInt32($0) } ?? 0
  }

  // By name, so that a saved space outlives a new rule.
  init(from decoder: any Decoder) throws {
    self.init(RuleSet(try decoder.singleValueContainer().decode([String].self)))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(SuperwallRule.allCases.filter(has).map(\.rawValue))
  }
}
