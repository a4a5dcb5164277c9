extension Redeemer: DescribedState {
  /// Writes the user and the device.
  public func describe(into state: inout StateDescription) {
    state.name("appUserId", appUserId)
    state.name("deviceId", deviceId)
  }
}

extension Question: DescribedState {
  /// Writes the question.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .redeem(let question): state.part("redeem", question)
    case .customer(_, let redeemer): state.part("customer", redeemer)
    case .logIn(_, let redeemer, let newAppUserId):
      state.part("logIn", redeemer)
      state.name("newAppUserId", newAppUserId)
    case .receipt(_, let redeemer, let id):
      state.part("receipt", redeemer)
      state.name("storeTransactionId", id)
    case .reissue(_, let redeemer, let email):
      state.part("reissue", redeemer)
      state.text("email", email)
    case .own(_, let redeemer, let question):
      state.part("own", redeemer)
      state.text("name", question.name)
      state.json("params", question.params)
    }
  }
}

extension RedemptionQuestion: DescribedState {
  /// Writes the question.
  public func describe(into state: inout StateDescription) {
    state.leaveOut("vendor", because: "A session has one vendor.")
    state.name("code", code)
    state.list("storedCodes", storedCodes) { $0.name("", $1) }
    state.part("redeemer", redeemer)
  }
}

extension RedemptionOutcome: DescribedState {
  /// Writes the outcome.
  public func describe(into state: inout StateDescription) {
    state.word("kind", kind)
    state.name("code", code)
    switch self {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant): state.part("grant", grant)
    case .linkExpired(_, let reason, let reissued, let email):
      state.word("reason", reason)
      state.flag("reissued", reissued)
      state.text("obfuscatedEmail", email)
    case .invalidCode, .purchaseBelongsToOtherUser: break
    case .failed(_, let failure): state.part("failure", failure)
    }
  }
}

extension RedemptionFailure: DescribedState {
  /// Writes the failure.
  public func describe(into state: inout StateDescription) {
    state.word("reason", reason)
    state.link("message", message)
    state.number("httpStatus", httpStatus)
    state.number("backendCode", backendCode)
    state.text("sdkCode", sdkCode)
    state.number("attempts", attempts)
  }
}

extension Script: DescribedState {
  /// Writes the answers that are left, and what was told.
  public func describe(into state: inout StateDescription) {
    state.list("remaining", remaining) { state, answer in
      switch answer {
      case .outcome(let outcome): state.part("", outcome)
      case .absent: state.text("", "absent")
      }
    }
    state.part("customer", customer)
    state.set("told", told.sorted { $0.key.precedes($1.key) }) { state, told in
      state.record("") { state in
        state.name("key", told.key)
        state.part("value", told.value)
      }
    }
  }
}

extension WebCheckout: DescribedState {
  /// Writes what is about to be sold.
  public func describe(into state: inout StateDescription) {
    state.record("product") { state in
      state.text("vendor", product.vendor.rawValue)
      state.word("kind", product.kind)
      state.text("product", product.product)
      state.text("plan", product.plan)
      state.text("displayName", product.displayName)
      state.list("entitlements", product.entitlements) { $0.text("", $1) }
      state.part("price", product.price)
      state.number("period", product.expiresAt.map { $0.milliseconds - product.purchasedAt.milliseconds })
    }
    state.name("appUserId", appUserId)
    state.text("email", email)
    state.flag("isSandbox", isSandbox)
    state.word("store", store)
    state.object("metadata", metadata ?? [:])
  }
}
