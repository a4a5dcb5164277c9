public import RedemptionCore

extension QonversionBehaviour {
  /// Writes the user, the latest launch and the questions in progress.
  public func describe(into state: inout StateDescription) {
    state.leaveOut("platform", because: "The session's target says it, and it never changes.")
    questions.describe(as: "questions", into: &state) { $1.describe(into: &$0) }
    state.part("user", user)
    state.part("launch", launch)
    state.leaveOut("keys", because: "Only a live service sees the idempotency keys.")
    state.flag("isConfigured", isConfigured)
    state.name("deviceId", deviceId)
    if isConfigured {
      state.leaveOut("userToIdentify", because: "Only the configuration reads it.")
    } else {
      state.name("userToIdentify", userToIdentify)
    }
    state.part("starting", starting)
  }
}

extension QonversionBehaviour.Purpose: DescribedState {
  func describe(into state: inout StateDescription) {
    switch self {
    case .redemption(let code): state.name("redemption", code)
    case .reissue: state.text("word", "reissue")
    case .launch: state.text("word", "launch")
    case .identity(let name): state.name("identity", name)
    }
  }
}

extension QonversionUser: DescribedState {
  func describe(into state: inout StateDescription) {
    state.name("id", id)
    state.name("originalId", originalId)
    state.name("identity", identity)
    state.name("pending", pending)
    state.name("identifying", identifying)
    state.list("waiting", waiting) { state, waiting in
      state.record("") { state in
        state.name("name", waiting.name)
        state.part("call", waiting.call)
      }
    }
    state.flag("hasUnhandledLogout", hasUnhandledLogout)
  }
}

extension LaunchState: DescribedState {
  func describe(into state: inout StateDescription) {
    state.flag("isFinished", isFinished)
    state.part("failure", failure)
    cache.describe(as: "cache", into: &state, freshness: nil, sendsNews: false)
    // The next start of the app forgets what is too old.
    let forgotten = cache.fetchedAt?.advanced(byMilliseconds: QonversionBehaviour.cacheLifetime)
    state.deadline("forgottenAt", forgotten, .cacheGoesStale)
    // See `actualGrant(at:)`.
    let ends = cache.grant?.entitlements.filter(\.isActive).compactMap(\.expiresAt) ?? []
    state.set("ends", ends) { $0.deadline("", $1.advanced(byMilliseconds: 1), .cachedAccessEnds) }
    state.parts("waiting", waiting)
  }
}
