import RedemptionCore

/// How a call ends, before the target's words for it.
enum CallResult: Sendable {
  case outcome(RedemptionOutcome)
  case customer(Grant)
  case logIn(Grant, created: Bool)
  case done
  case link(isHandled: Bool)
  case receipts([ReceiptResult], customer: Result<Grant, RedemptionFailure>)
  /// The name of a new listener.
  case listener(String)
  /// True if there was a listener of that name.
  case removedListener(Bool)
  case failed(RedemptionFailure)
  case refused(SDKRefusal)

  /// The result of a call that did not come through a channel.
  func sdkResult(for sdk: NativeSDK) -> SDKResult {
    let (adapter, target) = (sdk.adapter, sdk.target)
    switch self {
    case .outcome(let outcome):
      guard let reason = adapter.silence(after: outcome, for: target) else { return .outcome(outcome) }
      return .silent(reason: reason)
    case .customer(let grant): return .customer(grant)
    case .logIn(let grant, let created): return .logIn(grant, created: created)
    case .link(let isHandled): return .link(isHandled: isHandled, error: nil)
    case .receipts(let results, let customer): return .receipts(results, customer: customer)
    // Only a channel adds and removes listeners.
    case .done, .listener, .removedListener: return .done
    case .failed(let failure):
      return .refused(adapter.renderFailure(failure, for: target), kind: failure.reason.rawValue)
    case .refused(let refusal):
      return .refused(adapter.renderRefusal(refusal, for: target), kind: refusal.rawValue)
    }
  }
}
