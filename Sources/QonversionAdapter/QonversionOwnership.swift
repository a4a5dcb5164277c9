import RedemptionCore

extension QonversionAdapter {
  /// Users of the service, each with the app's own ids for it. `restore_behavior` is always `transfer`
  /// (`RedeemRequest.kt`, `QONRedemptionManager.m`), so a fresh link moves the purchase to its redeemer.
  static let lastRedeemer = Ownership(
    by: .customers, linkLifetime: facts.linkLifetime, reissue: facts.reissue, rule: decide,
    isAnonymous: { isMadeBySDK($0) }, assigned: { assignedUserId(for: $0) })

  /// A used link is rejected, also for the user who used it.
  private static func decide(_ facts: RedemptionFacts) -> RedemptionDecision {
    guard let code = facts.code else { return RedemptionDecision(verdict: .invalidCode) }
    guard code.usedBy == nil, facts.now < code.expiresAt else { return .expired(code, facts) }
    let isHolder = code.purchase.customer.map { $0.id == facts.customer?.id } ?? false
    return RedemptionDecision(
      verdict: .granted, owner: facts.redeemer.owner, usesCode: true, changes: isHolder ? [] : [.moveToCustomer])
  }

  /// `QON_` and a UUID without its hyphens, in lower case: `QNUserInfoService.m`, `QUserInfoService.kt`.
  static func newUserId(using generator: inout some RandomNumberGenerator) -> String {
    userIdPrefix + RandomText.hexadecimal(digits: 32, using: &generator)
  }

  /// The id that the service gives a user whom the app's own server or a web page named first ("If `user_id` is not
  /// provided, a new Qonversion user is created automatically", API version 3, "Create an identity"). Ours: it follows
  /// from the app's id, so that it does not change between runs.
  static func assignedUserId(for identity: String) -> String {
    let digest = SHA256.authenticationCode(of: Array(identity.utf8), key: Array(userIdPrefix.utf8))
    return userIdPrefix + digest.prefix(16).map { RandomText.hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  /// True for a user id that an SDK makes.
  static func isMadeBySDK(_ userId: String) -> Bool { userId.hasPrefix(userIdPrefix) }

  /// The service's own id of a user: the first one that it or an SDK made.
  static func userId(of original: String, _ names: [String]) -> String {
    isMadeBySDK(original) ? original : names.first(where: isMadeBySDK) ?? original
  }

  static let userIdPrefix = "QON_"
}
