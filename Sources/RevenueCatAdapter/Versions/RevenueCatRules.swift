import RedemptionCore

/// The differences between versions that a session plays; ``RevenueCatAdapter/rules`` tells them.
enum RevenueCatRule: String, CaseIterable, Codable, Sendable {
  // iOS
  case authCodes, oneTimeDetails, renewalDetails, textsGenerated, text23, displayName, oneTimePrice
  case rootError, subscriptionPrice
  // Android
  case text14, text0, code7651, subscriptionMembers, fiveResults
  // Both
  case managementURL, oneTimeSandbox, oneTimeStore, prepaid, backendCodes, otherUser, subscriptions
  case paddleStore, testStore, galaxyStore
  // purchases-hybrid-common
  case errorSerialized, subscriptionDetails, mappedSubscriptions, storeErrorDict
  // Announced for the next major versions.
  case sharedNumbers

  fileprivate var isAnnounced: Bool { self == .sharedNumbers }
}

typealias RevenueCatRules = PlayedRules<RevenueCatRule>

extension RevenueCatRules {
  /// What the newest versions do that are out.
  static let released = RevenueCatRules(RevenueCatRule.allCases.filter { !$0.isAnnounced })
}
