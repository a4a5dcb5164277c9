/// The result of a call to an SDK. (Indirect: it is passed on several times, and a grant is large.)
public indirect enum SDKResult: Sendable {
  /// The outcome of a redemption.
  case outcome(RedemptionOutcome)
  /// The same with facts that only this vendor has (``RedemptionAnswer/own``).
  case outcomeWith(own: JSONValue, RedemptionOutcome)
  /// The grant of the user.
  case customer(Grant)
  /// The grant after a login; `created` is true if the user is new to the service.
  case logIn(Grant, created: Bool)
  /// The call returns nothing: the SDK's state is the result.
  case done
  /// The result of a call that takes a link; `error` is the text of an SDK that throws for a link that it does not
  /// handle.
  case link(isHandled: Bool, error: String?)
  /// The answer to each receipt, in their order, and the grant afterwards, if it was fetched.
  case receipts([ReceiptResult], customer: Result<Grant, RedemptionFailure>)
  /// The SDK's own reply to a reissue.
  case reissue(any Encodable & Sendable)
  /// The SDK's own result of a call that only it has (``SDKCall/own(_:)``), as the app gets it.
  case own(any Encodable & Sendable)
  /// What the channel returns.
  case channel(ChannelAnswer)
  /// The SDK rejects the call, or the call failed: what the SDK throws. `kind` is a ``SDKRefusal`` or a
  /// ``RedemptionFailure/Reason``.
  case refused(SDKError, kind: String)
  /// The SDK never returns to the app, and why. A runner ends the call with this, so that no test waits for it.
  case silent(reason: String)
  /// A param is wrong.
  ///
  /// - Parameter path: JSON Pointer from the params of the call.
  case invalidParams(path: String, expected: String)
}

extension SDKResult {
  /// The outcome of a redemption with the vendor's own facts, if there are any.
  public static func outcome(_ outcome: RedemptionOutcome, own: JSONValue?) -> SDKResult {
    own.map { .outcomeWith(own: $0, outcome) } ?? .outcome(outcome)
  }

  /// The outcome with the vendor's own facts; nil for another result.
  public var redemption: (outcome: RedemptionOutcome, own: JSONValue?)? {
    switch self {
    case .outcome(let outcome): (outcome, nil)
    case .outcomeWith(let own, let outcome): (outcome, own)
    default: nil
    }
  }
}

/// The answer to one receipt.
public struct ReceiptResult: Hashable, Sendable {
  /// The store's id of the purchase.
  public let storeTransactionId: String
  /// The answer, or why there is none.
  public let answer: Result<ReceiptAnswer, RedemptionFailure>

  /// Creates a result.
  public init(storeTransactionId: String, answer: Result<ReceiptAnswer, RedemptionFailure>) {
    self.storeTransactionId = storeTransactionId
    self.answer = answer
  }
}
