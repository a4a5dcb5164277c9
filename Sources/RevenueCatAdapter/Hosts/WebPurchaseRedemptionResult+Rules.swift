import RedemptionCore

extension WebPurchaseRedemptionResult {
  /// The result in a version. Android's first two had none but success and error.
  init(_ outcome: RedemptionOutcome, platform: Platform, now: Timestamp, _ rules: RevenueCatRules) {
    switch (outcome, WebPurchaseRedemptionResult(outcome, platform: platform, now: now)) {
    case (.failed(_, let failure), _):
      self = .error(PublicError(failure, on: platform, rules))
    case (.redeemed(let code, let grant), _), (.subscriptionExpired(let code, let grant), _):
      let read = RedemptionOutcome.redeemed(code: code, grant: grant.read(by: rules))
      self = WebPurchaseRedemptionResult(read, platform: platform, now: now)
    case (_, let result) where platform == .ios || rules.has(.fiveResults): self = result
    case (_, .invalidToken): self = .unnamed(BackendCode.invalidToken, rules)
    case (_, .purchaseBelongsToOtherUser): self = .unnamed(BackendCode.belongsToOtherUser, rules)
    case (_, .expired): self = .unnamed(BackendCode.expiredToken, rules)
    case (_, let result): self = result
    }
  }

  private static func unnamed(_ backendCode: Int, _ rules: RevenueCatRules) -> WebPurchaseRedemptionResult {
    let message = BackendCode.texts[backendCode] ?? ""
    return .error(
      PublicError(
        RedemptionFailure(reason: .refused, message: message, backendCode: backendCode), on: .android, rules))
  }
}
