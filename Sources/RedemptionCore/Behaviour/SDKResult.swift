/// How a call to an SDK ends. Indirect, because it is handed on several times and what a user has is large.
public indirect enum SDKResult: Sendable {
  /// The outcome of a redemption.
  case outcome(RedemptionOutcome)
  /// What the user has.
  case customer(Grant)
  /// What the user has after a login; `created` is true if the user is new to the service.
  case logIn(Grant, created: Bool)
  /// The call returns nothing: the SDK's state is the result.
  case done
  /// The result of a call that takes a link; `error` is the text of an SDK that throws for a link that it does not
  /// handle.
  case link(isHandled: Bool, error: String?)
  /// What became of each receipt, in their order, and what the user has after them, if it could be fetched.
  case receipts([ReceiptResult], customer: Result<Grant, RedemptionFailure>)
  /// The SDK's own reply to a request for a new mail.
  case reissue(any Encodable & Sendable)
  /// What the channel returns.
  case channel(ChannelAnswer)
  /// The SDK rejects the call, or the call failed: what the SDK throws. `kind` is a ``SDKRefusal`` or a
  /// ``RedemptionFailure/Reason``.
  case refused(SDKError, kind: String)
  /// A param is wrong.
  ///
  /// - Parameter path: JSON Pointer from the params of the call.
  case invalidParams(path: String, expected: String)
}

/// What became of one receipt.
public struct ReceiptResult: Hashable, Sendable {
  /// The store's name of the purchase.
  public let storeTransactionId: String
  /// The service's answer, or why there is none.
  public let answer: Result<ReceiptVerdict, RedemptionFailure>

  /// Describes what became of a receipt.
  public init(storeTransactionId: String, answer: Result<ReceiptVerdict, RedemptionFailure>) {
    self.storeTransactionId = storeTransactionId
    self.answer = answer
  }
}
