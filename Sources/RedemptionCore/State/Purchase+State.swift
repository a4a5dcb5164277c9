extension Renewal: DescribedState {
  /// Writes how a subscription goes on.
  public func describe(into state: inout StateDescription) {
    state.number("period", period)
    state.number("gracePeriod", gracePeriod)
    state.word("billing", billing)
    state.number("number", number)
    state.deadline("retryAt", retryAt, .subscriptionGoesOn)
    state.number("retriesLeft", retriesLeft)
    state.flag("isPaused", isPaused)
    state.date("resumesAt", resumesAt, .resumption)
    state.part("change", change)
    state.flag("hasEnded", hasEnded)
    state.leaveOut("history", because: "Only the vendor's server API lists earlier periods.")
  }
}

extension Renewal.Change: DescribedState {
  /// Writes the product.
  public func describe(into state: inout StateDescription) {
    state.text("product", product)
    state.text("plan", plan)
    state.text("displayName", displayName)
    state.list("entitlements", entitlements ?? []) { $0.text("", $1) }
    state.flag("hasEntitlements", entitlements != nil)
    state.part("price", price)
    state.number("period", period)
  }
}

extension PurchaseEvent: DescribedState {
  /// Writes what a backend is told; its dates count as equal or not.
  public func describe(into state: inout StateDescription) {
    state.leaveOut("id", because: "Its place in the outbox names it.")
    state.word("kind", kind)
    state.date("at", at, .purchase)
    state.label("purchase", purchase.id)
    state.text("product", purchase.product)
    state.date("expiresAt", purchase.expiresAt, .end)
    state.word("periodType", purchase.periodType)
    state.name("appUserId", subject.appUserId)
    state.leaveOut("subject", because: "The customer's names and attributes are those of the ledger.")
    state.word("reason", reason)
    state.number("periodNumber", periodNumber)
    state.flag("isTrialConversion", isTrialConversion)
    state.text("newProduct", newProduct)
    state.set("from", from) { $0.name("", $1) }
    state.set("to", to) { $0.name("", $1) }
    state.word("effect", effect)
  }
}
