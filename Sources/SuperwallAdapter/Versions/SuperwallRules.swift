import RedemptionCore

/// The differences between versions of the native SDKs that a behaviour plays; ``SuperwallAdapter/rules`` tells them.
enum SuperwallRule: String, CaseIterable, Codable, Sendable {
  // iOS
  case emptyPollGuard, deviceDowngradeGuard, terminalStatus, httpErrorText, redeemAfterNative, trialStartEvent
  case stripePoll, idsJoined, alertWithoutPaywall, resultWithoutPaywall, deepLinkReturn, concurrentCodes
  case statusLogicalDedupe, grantedEntitlements, redemptionUserAttributes, paywallProduct
  // Android
  case paywallCompareIds, statusDedupe, activeIds, statusBeforeRestore, missingCode, webTrialStart, redemptionProduct
  case redemptionDates
  // Both
  case integrationType
}

/// Those that hold in one version.
typealias SuperwallRules = PlayedRules<SuperwallRule>
