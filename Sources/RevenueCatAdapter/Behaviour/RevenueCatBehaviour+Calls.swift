import RedemptionCore

extension RevenueCatBehaviour {
  mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case .configure:
      let isFirst = !isConfigured
      isConfigured = true
      finish(id, .done, &turn)
      if isFirst { beginConfigured(&turn) }
    case .redeem(.code(let code)): redeem(code, id, &turn)
    case .redeem(.result(let outcome)): answer(id, &turn) { _ in .outcome(outcome) }
    case .openLink(let url): openLink(url, id, &turn)
    case .customerInfo(let policy): customerInfo(policy, id, &turn)
    case .logIn(let text):
      guard let appUserId = RevenueCatAdapter().acceptedAppUserId(text, for: sdk.target) else {
        return finish(id, .refused(.invalidAppUserId), &turn)
      }
      logIn(appUserId, id, &turn)
    case .logOut: logOut(id, &turn)
    case .background:
      answer(id, &turn) { behaviour in
        behaviour.isInBackground = true
        return .done
      }
    case .foreground:
      isInBackground = false
      answer(id, &turn) { _ in .done }
      if isConfigured, !isCustomerFresh(at: turn.now) { refresh(&turn) }
    case .setAttributes(let user, let integration):
      answer(id, &turn) { behaviour in
        behaviour.setAttributes(user: user, integration: integration)
        return .done
      }
    case .postReceipts(let ids): postReceipts(ids, id, &turn)
    case .own: answer(id, &turn) { _ in .refused(.noSuchCall) }
    case .reissue: finish(id, .refused(.noSuchCall), &turn)
    }
  }

  /// Ends a call at once, with an error if the app has not configured the SDK.
  private mutating func answer(
    _ id: CallID?, _ turn: inout SDKTurn, _ result: (inout RevenueCatBehaviour) -> CallResult
  ) {
    guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
    let result = result(&self)
    finish(id, result, &turn)
  }

  /// RevenueCatUI's modifier redeems a redemption link and ignores any other text, and every text before the app has
  /// configured the SDK. It redeems in a task, after `onOpenURL` has returned
  /// (`View+OnRedeemWebPurchaseAttempt.swift`).
  private mutating func openLink(_ url: String, _ id: CallID?, _ turn: inout SDKTurn) {
    guard sdk.opensLinks else { return turn.finish(id, .noLinkCall) }
    let code = RevenueCatLinks().read(url, on: sdk.target.platform, unwrapping: false).link?.code
    guard isConfigured, let code else { return finish(id, .link(isHandled: false), &turn) }
    finish(id, .link(isHandled: true), &turn)
    redeem(code, nil, isLink: true, &turn)
  }

  /// Finishes a call.
  mutating func finish(_ id: CallID?, _ result: @autoclosure () -> CallResult, _ turn: inout SDKTurn) {
    guard let id else { return }
    guard let (native, call) = channel.take(id) else {
      return turn.finish(id, result().sdkResult(for: sdk))
    }
    let answer = native.answer(call, result(), now: turn.now)
    turn.finish(id, .channel(answer))
  }

  /// Ends a call without a result: the gateway cannot work.
  mutating func abandon(_ id: CallID?, _ error: GatewayError, _ turn: inout SDKTurn) {
    guard let id else { return }
    _ = channel.take(id)
    turn.abandon(id, error)
  }
}

extension SDKResult {
  fileprivate static let noLinkCall = SDKResult.refused(
    SDKError(
      code: SDKRefusal.noSuchCall.rawValue,
      message: "This SDK has no call that takes links by itself; the app gives its code to redemption/redeem."),
    kind: SDKRefusal.noSuchCall.rawValue)
}
