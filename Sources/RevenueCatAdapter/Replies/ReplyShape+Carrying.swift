import RedemptionCore

extension ReplyShape {
  /// A result cut down to what this shape carries: what a reader of the reply will find in it, without writing it
  /// first.
  func carried(_ result: WebPurchaseRedemptionResult) -> WebPurchaseRedemptionResult {
    switch result {
    case .success(let info): .success(carried(info))
    case .error(let error): carried(error)
    case .invalidToken, .purchaseBelongsToOtherUser, .expired: result
    }
  }

  /// A customer cut down to what this shape carries.
  func carried(_ info: CustomerInfo) -> CustomerInfo {
    var info = info
    for index in info.orderedSubscriptions.indices { carry(&info.orderedSubscriptions[index]) }
    for index in info.nonSubscriptions.indices { carry(&info.nonSubscriptions[index]) }
    if !customer.contains(where: { $0.fact == .subscriptions }) { info.orderedSubscriptions = [] }
    // purchases-kmp 3.5.1 maps null on both platforms.
    if family == .kmp { info.originalApplicationVersion = nil }
    if family == .hybrid, isStrict { fillDates(of: &info) }
    return info
  }

  private func carry(_ subscription: inout SubscriptionInfo) {
    let untold = untoldSubscriptionFacts
    subscription.price = untold.contains(.price) ? nil : subscription.price.map(carried)
    if untold.contains(.displayName) { subscription.displayName = nil }
    if untold.contains(.management) { subscription.managementLink = nil }
    if untold.contains(.plan) { subscription.productPlanIdentifier = nil }
    if untold.contains(.autoResume) { subscription.$autoResumeDate = nil }
    if family == .hybrid, platform == .ios {
      subscription.$purchaseDate = subscription.$purchaseDate.wholeSecond
      subscription.$originalPurchaseDate = subscription.$originalPurchaseDate?.wholeSecond
      subscription.$expiresDate = subscription.$expiresDate?.wholeSecond
      subscription.$unsubscribeDetectedAt = subscription.$unsubscribeDetectedAt?.wholeSecond
      subscription.$billingIssuesDetectedAt = subscription.$billingIssuesDetectedAt?.wholeSecond
      subscription.$gracePeriodExpiresDate = subscription.$gracePeriodExpiresDate?.wholeSecond
      subscription.$refundedAt = subscription.$refundedAt?.wholeSecond
      subscription.$autoResumeDate = subscription.$autoResumeDate?.wholeSecond
    }
  }

  private func carry(_ purchase: inout NonSubscriptionTransaction) {
    let untold = untoldTransactionFacts
    purchase.price = untold.contains(.price) ? nil : purchase.price.map(carried)
    if untold.contains(.store) { purchase.$store = .unknown }
    if untold.contains(.storeTransaction) {
      purchase.storeTransactionIdentifier = platform == .ios ? purchase.transactionIdentifier : nil
    }
    if untold.contains(.originalPurchase) { purchase.$originalPurchaseDate = nil }
    if untold.contains(.isSandbox) { purchase.sandbox = nil }
    // Android has the member, and did not read it.
    if lacking.contains(.oneTimeSandbox), platform == .android { purchase.sandbox = false }
    if untold.contains(.displayName) { purchase.displayName = nil }
  }

  private func carried(_ price: ProductPaidPrice) -> ProductPaidPrice {
    self.price == .micros
      ? ProductPaidPrice(currency: price.currency, sdkMicros: price.sdkMicros)
      : ProductPaidPrice(currency: price.currency, amount: price.amount)
  }

  /// iOS may leave an entitlement's purchase dates out, and Dart's layer throws on that; a reply that it cannot read
  /// helps nobody, so the product's own date stands in (purchases-flutter 10.9.1).
  private func fillDates(of info: inout CustomerInfo) {
    for index in info.entitlements.ordered.indices {
      let entitlement = info.entitlements.ordered[index]
      if entitlement.$latestPurchaseDate != nil, entitlement.$originalPurchaseDate != nil { continue }
      let key = DerivationRules.key(
        productId: entitlement.productIdentifier, planId: entitlement.productPlanIdentifier)
      let bought = info.purchaseDates.first { $0.key == key }?.date ?? info.$requestDate
      let latest = entitlement.$latestPurchaseDate ?? bought
      info.entitlements.ordered[index].$latestPurchaseDate = latest
      info.entitlements.ordered[index].$originalPurchaseDate = entitlement.$originalPurchaseDate ?? latest
    }
  }

  private func carried(_ error: PublicError) -> WebPurchaseRedemptionResult {
    if family == .kmp { return carriedByKMP(error) }
    guard family == .hybrid || platform == .android else { return .error(error) }
    var error = error
    error.backendErrorCode = nil
    error.responseStatusCode = nil
    // Android's error has no number, so one without a constant is the unknown error.
    if family == .native, error.meaning == nil {
      error = PublicError(
        platform: platform, code: 0, message: error.message, underlyingErrorMessage: error.underlyingErrorMessage,
        readableErrorCode: ErrorCode.unknownError.constantName)
    }
    return .error(error)
  }

  /// On iOS KMP asks the native SDK by its completion overload, which flattens the results to errors 39 to 41, and
  /// makes results of those again; of any other error it keeps the native text beneath its own (`errors.apple.kt`).
  private func carriedByKMP(_ error: PublicError) -> WebPurchaseRedemptionResult {
    if platform == .ios {
      switch error.meaning {
      case .invalidWebPurchaseToken: return .invalidToken
      case .purchaseBelongsToOtherUser: return .purchaseBelongsToOtherUser
      case .expiredWebPurchaseToken: return .expired("")
      default: break
      }
    }
    let code = error.meaning ?? .unknownError
    return .error(
      PublicError(
        platform: platform, code: code.number(on: platform) ?? 0,
        message: error.hasKnownName ? code.kmpText : error.message,
        underlyingErrorMessage: platform == .ios ? error.message : error.underlyingErrorMessage,
        readableErrorCode: platform == .android ? error.constantName : code.constantName))
  }
}
