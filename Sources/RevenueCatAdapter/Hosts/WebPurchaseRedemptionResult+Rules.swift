import RedemptionCore

extension WebPurchaseRedemptionResult {
  /// The result in a version. Android's first two had none but success and error.
  init(_ outcome: RedemptionOutcome, platform: Platform, now: Timestamp, _ rules: RevenueCatRules) {
    switch outcome {
    case .failed(_, let failure): self = .error(PublicError(failure, on: platform, rules))
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      self = .success(CustomerInfo(grant.read(by: rules), platform: platform, now: now))
    case _ where platform == .ios || rules.has(.fiveResults):
      self.init(outcome, platform: platform, now: now)
    case .invalidCode: self = .unnamed(BackendCode.invalidToken, rules)
    case .purchaseBelongsToOtherUser: self = .unnamed(BackendCode.belongsToOtherUser, rules)
    case .linkExpired: self = .unnamed(BackendCode.expiredToken, rules)
    }
  }

  private static func unnamed(_ backendCode: Int, _ rules: RevenueCatRules) -> WebPurchaseRedemptionResult {
    let message = BackendCode.texts[backendCode] ?? ""
    return .error(
      PublicError(
        RedemptionFailure(reason: .refused, message: message, backendCode: backendCode), on: .android, rules))
  }
}
