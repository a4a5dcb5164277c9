// The parts that behaviours are built from.

extension QuestionsInProgress {
  /// Writes the questions in progress.
  ///
  /// - Parameters:
  ///   - name: the name of the stored member.
  ///   - state: receives them.
  ///   - purpose: writes the members of a purpose.
  public func describe(
    as name: String, into state: inout StateDescription, _ purpose: (inout StateDescription, Purpose) -> Void
  ) {
    state.record(name) { state in
      state.list("open", open) { state, entry in state.record("") { entry.describe(into: &$0, purpose) } }
      state.leaveOut("lastNumber", because: "It only keeps the ids of questions apart.")
    }
  }
}

extension QuestionsInProgress.Entry {
  fileprivate func describe(
    into state: inout StateDescription, _ purpose: (inout StateDescription, Purpose) -> Void
  ) {
    state.own("id", "question", id.rawValue)
    state.part("question", question)
    state.record("purpose") { purpose(&$0, self.purpose) }
    state.flag("isAsked", isAsked)
    state.number("attempts", attempts)
    state.parts("waiting", waiting)
    state.deadline("retryAt", retryAt, .retryIsDue)
  }
}

extension CallID: DescribedState {
  /// Writes the number as a name.
  public func describe(into state: inout StateDescription) { state.own("rawValue", "call", rawValue) }
}

extension Agenda {
  /// Writes what is planned.
  ///
  /// - Parameters:
  ///   - name: the name of the stored member.
  ///   - state: receives the plans.
  ///   - plan: the word for what is planned, and the rule that is due then.
  public func describe(
    as name: String, into state: inout StateDescription, _ plan: (Item) -> (word: String, rule: DeadlineName)
  ) {
    state.record(name) { state in
      state.list("plans", plans) { state, planned in
        let (word, rule) = plan(planned.item)
        state.record("") { state in
          state.text("item", word)
          state.deadline("due", planned.due, rule)
        }
      }
    }
  }
}

extension CustomerCache {
  /// Writes the cache.
  ///
  /// - Parameters:
  ///   - name: the name of the stored member.
  ///   - state: receives it.
  ///   - freshness: how long a copy is fresh, in milliseconds; nil if the SDK does not look at its age.
  ///   - sendsNews: false if the SDK sends its app no customer info by itself.
  public func describe(
    as name: String, into state: inout StateDescription, freshness: Int64?, sendsNews: Bool = true
  ) {
    state.record(name) { state in
      state.record("copy") { $0.part("grant", grant) }
      if sendsNews {
        state.record("sent") { $0.part("grant", lastSent) }
      } else {
        state.leaveOut("sent", because: "This SDK sends its app no customer info by itself.")
      }
      if let freshness {
        state.deadline("freshSince", freshSince?.advanced(byMilliseconds: freshness), .cacheGoesStale)
      } else {
        state.leaveOut("freshSince", because: "This SDK does not look at the age of what it has cached.")
      }
      state.leaveOut("fetchedAt", because: "The behaviour writes what it makes of it.")
    }
  }

  /// Writes until when the copy is fresh by a second rule, such as that of an app in the background.
  ///
  /// - Parameters:
  ///   - name: the name of the rule.
  ///   - state: receives the deadline.
  ///   - freshness: how long a copy is fresh, in milliseconds.
  public func describeFreshness(as name: String, into state: inout StateDescription, _ freshness: Int64) {
    state.deadline(name, freshSince?.advanced(byMilliseconds: freshness), .cacheGoesStale)
  }
}

extension SDKState.StoredCode: DescribedState {
  /// Writes the code and its outcome.
  public func describe(into state: inout StateDescription) {
    state.name("code", code)
    state.part("outcome", outcome)
  }
}

extension AccessStatus: DescribedState {
  /// Writes the status.
  public func describe(into state: inout StateDescription) {
    state.text("name", name)
    if case .active(let entitlements) = self { state.parts("active", entitlements) }
  }
}

extension OpenPaywall: DescribedState {
  /// Writes the paywall.
  public func describe(into state: inout StateDescription) {
    state.list("entitlements", entitlements) { $0.text("", $1) }
    state.flag("automaticallyDismiss", automaticallyDismiss)
  }
}

extension EntitlementReference: DescribedState {
  /// Writes the reference.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .identifier(let id): state.text("identifier", id)
    case .whole(let entitlement): state.part("whole", entitlement)
    }
  }
}

extension ReceiptAnswer: DescribedState {
  /// Writes the answer.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .granted(let grant): state.part("granted", grant)
    case .unknownToken: state.text("answer", "unknownToken")
    case .belongsToOtherUser: state.text("answer", "belongsToOtherUser")
    }
  }
}

extension ChannelCall: DescribedState {
  /// Writes the call.
  public func describe(into state: inout StateDescription) {
    state.text("method", method)
    state.json("arguments", arguments)
    state.leaveOut("readJSON", because: "It is the same for every call.")
  }
}

extension SDKState: DescribedState {
  /// Writes the state, for a behaviour that stores it.
  public func describe(into state: inout StateDescription) {
    state.flag("isConfigured", isConfigured)
    state.part("redeemer", redeemer)
    state.flag("isAnonymous", isAnonymous)
    state.parts("storedCodes", storedCodes)
    state.part("lastOutcome", lastOutcome)
    state.number("redemptionsInProgress", redemptionsInProgress)
    state.part("status", status)
    state.part("entitlements", entitlements)
    state.flag("hasPurchaseController", hasPurchaseController)
    state.object("userAttributes", userAttributes)
    state.object("integrationAttributes", integrationAttributes)
    state.part("paywall", paywall)
    state.object("own", own)
    state.number("linksWaiting", linksWaiting)
  }
}

extension SDKEntitlements: DescribedState {
  /// Writes the lists.
  public func describe(into state: inout StateDescription) {
    state.parts("active", active)
    state.parts("inactive", inactive)
    state.parts("all", all)
    state.parts("web", web)
    state.parts("device", device)
  }
}
