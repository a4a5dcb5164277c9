import RedemptionCore

extension SuperwallBehaviour {
  /// Writes what the SDK stores, the paywall, what is planned and the questions in progress.
  func describe(into state: inout StateDescription) {
    state.part("setup", setup)
    state.part("redeemer", redeemer)
    state.flag("isConfigured", isConfigured)
    state.parts("storedCodes", storedCodes)
    state.part("lastOutcome", lastOutcome)
    describeCustomer(into: &state)
    state.parts("deviceEntitlements", deviceEntitlements)
    state.parts("readDevice", readDevice)
    state.parts("named", named)
    state.parts("readAll", readAll)
    state.parts("activeDevice", activeDevice)
    describePrecedence(into: &state)
    describeSales(into: &state)
    state.part("polledCustomer", polledCustomer)
    state.part("status", status)
    state.part("toldStatus", toldStatus)
    state.parts("granted", granted)
    state.part("ungrantedStatus", ungrantedStatus)
    state.parts("activeBefore", activeBefore)
    state.set("trackedTrials", trackedTrials) { $0.name("", $1) }
    state.flag("hasPurchaseController", hasPurchaseController)
    state.object("userAttributes", userAttributes)
    state.object("integrationAttributes", integrationAttributes)
    state.object("keptValues", keptValues)
    state.part("paywall", paywall)
    state.parts("alerts", alerts)
    state.part("checkoutBox", checkoutBox.map { _ in checkout })
    state.parts("waitingLinks", waitingLinks)
    questions.describe(as: "questions", into: &state) { $1.describe(into: &$0) }
    agenda.describe(as: "agenda", into: &state) { $0.described }
  }

  /// Of two values of one entitlement the SDKs believe the one with the later date, also when both are over: see
  /// ``EntitlementPrecedence``.
  private func describePrecedence(into state: inout StateDescription) {
    let device = Array(deviceEntitlements) + Array(readDevice) + Array(activeDevice)
    state.set("precedence", Set(device.map(\.id))) { state, id in
      let values = (device + Array(webEntitlements)).filter { $0.id == id }
      state.record("") { state in
        state.list("ends", Set(values.compactMap(\.expiresAt)).sorted()) { $0.date("", $1, .end) }
        state.list("renewals", Set(values.compactMap(\.renewedAt)).sorted()) { $0.date("", $1, .purchase) }
      }
    }
  }

  /// Where a status with other dates is news, the next purchase may be none to it: one of the same second.
  private func describeSales(into state: inout StateDescription) {
    guard target.platform == .android || !rules.has(.statusLogicalDedupe) else { return }
    let active = status.entitlements + webEntitlements.filter(\.isActive)
    state.set("sales", Set(active.compactMap { $0.renewedAt ?? $0.startsAt })) { $0.date("", $1, .sale) }
  }

  /// iOS asks again for what is old, and trusts what has not ended; Android does neither.
  private func describeCustomer(into state: inout StateDescription) {
    state.part("toldCustomer", toldCustomer)
    state.flag("storesCustomer", storesCustomer)
    guard target.platform == .ios else {
      return state.record("customer") { state in
        state.part("grant", customer?.grant)
        state.leaveOut("fetchedAt", because: "Android polls by its own plan.")
      }
    }
    state.record("customer") { state in
      state.part("grant", customer?.grant)
      let lastFresh = customer?.fetchedAt.flatMap { fetched in
        options.entitlementsMaxAge.map { fetched.advanced(byMilliseconds: $0) }
      }
      state.deadline("fetchedAt", lastFresh?.advanced(byMilliseconds: 1), .cacheGoesStale)
    }
    let trusted = (webEntitlements.filter(\.isActive) + status.entitlements).compactMap(\.expiresAt)
    state.set("ends", Set(trusted)) { $0.deadline("", $1, .cachedAccessEnds) }
  }
}

extension SuperwallBehaviour.Setup: DescribedState {
  func describe(into state: inout StateDescription) {
    state.leaveOut("target", because: "The session says it, and it never changes.")
    state.part("options", options)
    state.leaveOut("rules", because: "They follow from the session's version, which never changes.")
    state.leaveOut("lackingMethods", because: "They follow from the session's version, which never changes.")
    state.leaveOut("wrapper", because: "It follows from the target.")
  }
}

extension SuperwallOptions: DescribedState {
  func describe(into state: inout StateDescription) {
    state.flag("confirmationAlert", confirmationAlert)
    state.flag("alertsStayOpen", alertsStayOpen)
    state.flag("webRestorationAlert", webRestorationAlert)
    state.flag("automaticallyDismiss", automaticallyDismiss)
    state.flag("givesPaywallOptions", givesPaywallOptions)
    state.number("entitlementsMaxAge", entitlementsMaxAge)
    state.flag("deepLinkTrigger", deepLinkTrigger)
    state.list("products", products.sorted { $0.key < $1.key }) { state, product in
      state.record("") { state in
        state.text("key", product.key)
        state.list("value", product.value) { $0.text("", $1) }
      }
    }
    state.leaveOut("purchaseController", because: "Only the start reads it.")
    state.leaveOut("paywall", because: "Only the start reads it.")
    state.leaveOut("ownedProducts", because: "Only the start reads it.")
    state.leaveOut("deviceEntitlements", because: "Only the start reads it.")
    state.leaveOut("pendingCheckout", because: "Only the start reads it.")
  }
}

extension SuperwallBehaviour.Purpose: DescribedState {
  func describe(into state: inout StateDescription) {
    switch self {
    case .start: state.text("word", "start")
    case .redemption(let redemption): state.part("redemption", redemption)
    case .customerInfo: state.text("word", "customerInfo")
    case .refresh: state.text("word", "refresh")
    case .checkout: state.text("word", "checkout")
    }
  }
}

extension SuperwallBehaviour.Redemption: DescribedState {
  func describe(into state: inout StateDescription) {
    state.word("cause", cause)
    state.name("code", code)
    state.flag("beganUnderPaywall", beganUnderPaywall)
  }
}

extension SuperwallBehaviour.Alert: DescribedState {
  func describe(into state: inout StateDescription) {
    state.flag("isOnPaywall", isOnPaywall)
    if case .confirmation(let outcome, let isCovered, let isPoll) = kind {
      state.part("outcome", outcome)
      state.flag("isCovered", isCovered)
      state.flag("isPoll", isPoll)
    }
    state.leaveOut("calls", because: "They are the client's, and not of the space.")
  }
}

extension SuperwallBehaviour.Plan {
  fileprivate var described: (word: String, rule: DeadlineName) {
    switch self {
    case .refresh: ("refresh", .pollIsDue)
    case .attributes: ("attributes", "attributesAreSent")
    case .checkoutLaunch: ("checkoutLaunch", .pollIsDue)
    case .checkoutPoll: ("checkoutPoll", .pollIsDue)
    case .checkoutReply: ("checkoutReply", "checkoutReplyIsTold")
    }
  }
}

extension CheckoutWork: DescribedState {
  func describe(into state: inout StateDescription) {
    state.record("pending") { state in
      state.name("id", pending?.id)
      state.text("product", pending?.product)
      state.number("remainingAttempts", pending?.remainingAttempts)
      let end = pending?.updatedAt.advanced(byMilliseconds: CheckoutWork.timeout)
      state.deadline("updatedAt", end, "checkoutIsForgotten")
    }
    state.flag("awaitsComplete", awaitsComplete)
    state.part("poll", poll)
    state.list("queue", queue) { state, waiting in
      state.record("") { state in
        state.word("step", waiting.step)
        state.record("checkout") { state in
          state.name("id", waiting.checkout.id)
          state.text("product", waiting.checkout.product)
        }
      }
    }
    state.record("reply") { state in
      state.part("outcome", reply?.outcome)
      state.flag("isCovered", reply?.isCovered)
    }
  }
}

extension CheckoutWork.Poll: DescribedState {
  func describe(into state: inout StateDescription) {
    state.text("trigger", "\(trigger)")
    state.name("checkout", checkout)
    state.part("redeemer", redeemer)
    state.deadline("startedAt", startedAt.advanced(byMilliseconds: CheckoutWork.timeout), "pollEnds")
  }
}

extension LinkRouter.Route: DescribedState {
  func describe(into state: inout StateDescription) {
    state.name("code", code)
    state.list("events", events) { state, event in
      state.record("") { state in
        state.text("name", event.name)
        state.json("params", event.params as? JSONValue ?? .null)
      }
    }
    state.leaveOut("url", because: "The events have it; iOS keeps one link and never compares it.")
    state.leaveOut("isHandled", because: "The call that gave the link has ended.")
    state.leaveOut("error", because: "The call that gave the link has ended.")
  }
}
