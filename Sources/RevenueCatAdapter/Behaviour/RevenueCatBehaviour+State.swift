public import RedemptionCore

extension RevenueCatBehaviour {
  /// Writes the user, the cache, the queue and what the channel remembers.
  public func describe(into state: inout StateDescription) {
    state.leaveOut("sdk", because: "The session's target says it, and it never changes.")
    state.flag("isConfigured", isConfigured)
    state.flag("isInBackground", isInBackground)
    state.part("redeemer", redeemer)
    state.flag("isAnonymous", isAnonymous)
    let platform = sdk.target.platform
    customer.describe(as: "customer", on: platform, into: &state)
    told.describe(as: "told", into: &state, freshness: nil, sendsNews: false)
    state.list("otherUsers", otherUsers) { state, user in state.record("") { user.describe(on: platform, into: &$0) } }
    questions.describe(as: "questions", into: &state) { $1.describe(into: &$0) }
    state.list("batches", batches) { state, batch in state.record("") { batch.describe(into: &$0) } }
    state.leaveOut("lastBatch", because: "It only keeps batches apart.")
    state.set("repeatedLogIns", repeatedLogIns) { $0.part("", $1) }
    state.record("channel") { channel.describe(into: &$0) }
    state.object("userAttributes", userAttributes)
    state.object("integrationAttributes", integrationAttributes)
  }
}

extension CustomerCache {
  /// Writes what is cached of a user, and until when. An app may go to the background or come back at any time, so both
  /// rules of freshness count.
  func describe(as name: String, on platform: Platform, into state: inout StateDescription) {
    describe(as: name, into: &state, freshness: NativeSDK.customerFreshness, sendsNews: false)
    describeFreshness(as: "freshInBackground", into: &state, NativeSDK.customerFreshnessInBackground)
    describeJudging(on: platform, into: &state)
  }

  /// The first moment at which each end of access takes something from the copy, see `Grant.judged`.
  private func describeJudging(on platform: Platform, into state: inout StateDescription) {
    guard let grant, let fetchedAt, let told = grant.customer else { return }
    let age = fetchedAt.milliseconds - told.requestDate.milliseconds
    let judged = fetchedAt.advanced(byMilliseconds: Grant.judgedAfter)
    // At its very end an entitlement is still active on iOS.
    let last: Int64 = platform == .ios ? 1 : 0
    let ends = grant.entitlements.compactMap(\.expiresAt) + grant.subscriptions.compactMap(\.expiresAt)
    state.set("judging", ends) { state, end in
      state.record("") { state in
        state.date("end", end, .end)
        state.deadline(
          "judged", max(judged, end.advanced(byMilliseconds: age).advanced(byMilliseconds: last)), .cachedAccessEnds)
      }
    }
  }
}

extension RevenueCatBehaviour.Purpose: DescribedState {
  func describe(into state: inout StateDescription) {
    switch self {
    case .redemption(let links): state.number("redemption", links)
    case .customerInfo: state.text("word", "customerInfo")
    case .logIn(let appUserId): state.name("logIn", appUserId)
    case .receipt(let batch, let index):
      state.own("batch", "batch", batch)
      state.number("index", index)
    case .customerAfterReceipts(let batch): state.own("customerAfterReceipts", "batch", batch)
    }
  }
}

extension ReceiptBatch: DescribedState {
  func describe(into state: inout StateDescription) {
    state.own("id", "batch", id)
    state.list("storeTransactionIds", storeTransactionIds) { $0.name("", $1) }
    state.list("results", results) { state, result in
      switch result {
      case .success(let answer): state.part("", answer)
      case .failure(let failure): state.part("", failure)
      case nil: state.text("", nil)
      }
    }
    state.part("call", call)
  }
}
