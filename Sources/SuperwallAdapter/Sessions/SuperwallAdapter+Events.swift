public import RedemptionCore

extension SuperwallAdapter {
  /// The body of a delegate call or of a tracked event, as the target's channel delivers it.
  ///
  /// `willRedeemLink` is `{}` in Expo and Unity alike; for `didRedeemLink` the result object is the body itself, in
  /// Unity the `data` of the callback. Tracked events carry the members that the SDK tracks, the same for every target.
  public func renderEvent(_ event: SessionEvent, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    switch event.body {
    case .empty: return JSONValue.object([:])
    case .reply(let outcome): return render(outcome, for: target, now: now).body
    case .customer(let grant): return renderCustomer(grant, for: target, now: now)
    case .customerChange(let old, let new):
      return EventChange(
        from: renderCustomer(old, for: target, now: now), to: renderCustomer(new, for: target, now: now))
    case .statusChange(let old, let new):
      return EventChange(
        from: SubscriptionStatusReply(status: old, target: target),
        to: SubscriptionStatusReply(status: new, target: target))
    case .redemption(let cause, let code):
      var values: [String: JSONValue] = ["type": .string(cause.superwallWord)]
      if let code { values["code"] = .string(code) }
      return JSONValue.object(values)
    case .failure(let failure):
      return JSONValue.object(["error_message": .string(failure.superwallMessage(on: target.platform))])
    case .values(let values): return JSONValue.object(values)
    }
  }

  /// A customer's info as the SDK of a target hands it to the app; see ``CustomerInfoReply``.
  public func renderCustomer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    CustomerInfoReply(info: grant, target: target, now: now)
  }
}

extension RedemptionCause {
  /// `type` of the redemption events, the same on both platforms (`WebEntitlementRedeemer.swift`,
  /// `WebPaywallRedeemer.kt`).
  fileprivate var superwallWord: String {
    switch self {
    case .code: "CODE"
    case .storedCodes: "EXISTING_CODES"
    case .attributes: "INTEGRATION_ATTRIBUTES"
    }
  }
}
