extension Grant: DescribedState {
  /// Writes the grant; its dates count as equal or not.
  public func describe(into state: inout StateDescription) {
    state.part("owner", owner)
    state.part("purchaser", purchaser)
    state.part("paywall", paywall)
    // Replies derive from an end and the date of the request what was active then. At the very end the SDKs differ.
    let request = customer?.requestDate
    func order(of end: Timestamp?) -> Int? {
      guard let end, let request else { return nil }
      return end == request ? 0 : end < request ? -1 : 1
    }
    state.list("entitlements", entitlements) { state, entitlement in
      state.record("") { state in
        entitlement.describe(into: &state)
        state.number("endAtRequest", order(of: entitlement.expiresAt))
      }
    }
    state.list("subscriptions", subscriptions) { state, subscription in
      state.record("") { state in
        subscription.describe(into: &state)
        state.number("endAtRequest", order(of: subscription.expiresAt))
      }
    }
    state.parts("oneTimePurchases", oneTimePurchases)
    state.part("customer", customer)
  }
}

extension Owner: DescribedState {
  /// Writes the user or the device.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .appUser(let id): state.name("appUser", id)
    case .device(let id): state.name("device", id)
    }
  }
}

extension Purchaser: DescribedState {
  /// Writes the buyer.
  public func describe(into state: inout StateDescription) {
    state.name("id", id)
    state.text("email", email)
    state.record("storeIdentifiers") { state in
      switch storeIdentifiers {
      case .stripe(let customer, let subscriptions), .paddle(let customer, let subscriptions):
        state.flag("isStripe", { if case .stripe = storeIdentifiers { true } else { false } }())
        state.name("customerId", customer)
        state.list("subscriptionIds", subscriptions) { $0.name("", $1) }
      case .other(let store, let info):
        state.text("store", store)
        state.object("additionalInfo", info)
      case nil: break
      }
    }
  }
}

extension Customer: DescribedState {
  /// Writes the customer.
  public func describe(into state: inout StateDescription) {
    state.name("originalAppUserId", originalAppUserId)
    state.leaveOut("firstSeen", because: "It follows from the customer, whom the id above names.")
    state.leaveOut("requestDate", because: "It is shown. Each end is compared with it where the end is written.")
    state.leaveOut("judgedAt", because: "Only a copy that is on its way to the app has it.")
    state.date("originalPurchaseDate", originalPurchaseDate, .firstPurchase)
    state.text("originalApplicationVersion", originalApplicationVersion)
    state.link("managementURL", managementURL)
    state.word("verification", verification)
  }
}

extension Entitlement: DescribedState {
  /// Writes the entitlement.
  public func describe(into state: inout StateDescription) {
    state.text("id", id)
    state.flag("isActive", isActive)
    state.text("productId", productId)
    state.text("planId", planId)
    state.list("productIds", productIds) { $0.text("", $1) }
    state.word("store", store)
    state.date("startsAt", startsAt, .firstPurchase)
    state.date("renewedAt", renewedAt, .purchase)
    state.date("expiresAt", expiresAt, .end)
    state.date("gracePeriodExpiresAt", gracePeriodExpiresAt, .gracePeriodEnd)
    state.flag("isLifetime", isLifetime)
    state.flag("willRenew", willRenew)
    state.word("state", self.state)
    state.word("offerType", offerType)
  }
}

extension Subscription: DescribedState {
  /// Writes the subscription.
  public func describe(into state: inout StateDescription) {
    state.text("productId", productId)
    state.text("planId", planId)
    state.word("store", store)
    state.date("purchasedAt", purchasedAt, .purchase)
    state.date("originallyPurchasedAt", originallyPurchasedAt, .firstPurchase)
    state.date("expiresAt", expiresAt, .end)
    state.date("gracePeriodExpiresAt", gracePeriodExpiresAt, .gracePeriodEnd)
    state.date("unsubscribeDetectedAt", unsubscribeDetectedAt, .cancellation)
    state.date("billingIssuesDetectedAt", billingIssuesDetectedAt, .billingIssue)
    state.date("refundedAt", refundedAt, .refund)
    state.date("autoResumesAt", autoResumesAt, .resumption)
    state.flag("isSandbox", isSandbox)
    state.word("periodType", periodType)
    state.word("ownershipType", ownershipType)
    state.part("price", price)
    state.text("displayName", displayName)
    state.link("managementURL", managementURL)
    state.name("storeTransactionId", storeTransactionId)
  }
}

extension OneTimePurchase: DescribedState {
  /// Writes the purchase.
  public func describe(into state: inout StateDescription) {
    state.name("id", id)
    state.text("productId", productId)
    state.date("purchasedAt", purchasedAt, .purchase)
    state.date("originallyPurchasedAt", originallyPurchasedAt, .firstPurchase)
    state.date("refundedAt", refundedAt, .refund)
    state.word("store", store)
    state.flag("isSandbox", isSandbox)
    state.part("price", price)
    state.text("displayName", displayName)
    state.name("storeTransactionId", storeTransactionId)
  }
}

extension Price: DescribedState {
  /// Writes the sum.
  public func describe(into state: inout StateDescription) {
    state.number("amountMicros", amountMicros)
    state.text("currency", currency)
  }
}

extension PaywallContext: DescribedState {
  /// Writes the paywall.
  public func describe(into state: inout StateDescription) {
    state.text("identifier", identifier)
    state.text("placementName", placementName)
    state.object("placementParams", placementParams)
    state.text("variantId", variantId)
    state.text("experimentId", experimentId)
    state.text("productIdentifier", productIdentifier)
    state.part("product", product)
    state.object("userAttributes", userAttributes ?? [:])
  }
}

extension PaywallProduct: DescribedState {
  /// Writes the product.
  public func describe(into state: inout StateDescription) {
    state.text("identifier", identifier)
    state.text("languageCode", languageCode)
    state.text("locale", locale)
    state.text("currencyCode", currencyCode)
    state.text("currencySymbol", currencySymbol)
    state.text("period", period)
    state.text("periodly", periodly)
    state.text("localizedPeriod", localizedPeriod)
    state.text("periodAlt", periodAlt)
    state.number("periodDays", periodDays)
    state.number("periodWeeks", periodWeeks)
    state.number("periodMonths", periodMonths)
    state.number("periodYears", periodYears)
    state.number("rawPrice", rawPrice.bitPattern)
    state.text("price", price)
    state.text("dailyPrice", dailyPrice)
    state.text("weeklyPrice", weeklyPrice)
    state.text("monthlyPrice", monthlyPrice)
    state.text("yearlyPrice", yearlyPrice)
    state.number("trialPeriodDays", trialPeriodDays)
    state.number("trialPeriodWeeks", trialPeriodWeeks)
    state.number("trialPeriodMonths", trialPeriodMonths)
    state.number("trialPeriodYears", trialPeriodYears)
    state.number("rawTrialPeriodPrice", rawTrialPeriodPrice.bitPattern)
    state.text("trialPeriodPrice", trialPeriodPrice)
    state.text("trialPeriodDailyPrice", trialPeriodDailyPrice)
    state.text("trialPeriodWeeklyPrice", trialPeriodWeeklyPrice)
    state.text("trialPeriodMonthlyPrice", trialPeriodMonthlyPrice)
    state.text("trialPeriodYearlyPrice", trialPeriodYearlyPrice)
    state.text("trialPeriodText", trialPeriodText)
    state.text("trialPeriodEndDate", trialPeriodEndDate)
  }
}
