public import RedemptionCore

extension RevenueCatAdapter {
  /// What `POST /v1/receipts` with `X-Platform: stripe` answers: 200 and the customer, or an error by the service's own numbers.
  ///
  /// 7220 and 7256 for the app user id, 7103 for a token that names no purchase, 7102 for one that another user keeps. Which of
  /// them the service gives for Stripe is not documented; these are the ones that its SDKs know for receipts.
  public func renderReceipt(
    _ verdict: Result<ReceiptVerdict, ReceiptRefusal>, now: Timestamp
  ) -> ReceiptReply? {
    switch verdict {
    case .success(.granted(let grant)): ReceiptReply(status: 200, body: SubscriberResponse(grant, now: now))
    case .success(.unknownToken): refusal(7103, "The receipt is not valid.")
    case .success(.belongsToOtherUser): refusal(7102, "The receipt belongs to another subscriber and is not moved.")
    case .failure(.emptyAppUserId): refusal(7220, "An app user id is needed.")
    case .failure(.invalidAppUserId): refusal(7256, "The app user id is not valid.")
    }
  }

  private func refusal(_ code: Int, _ message: String) -> ReceiptReply {
    ReceiptReply(status: 400, body: ServiceError(code: code, message: message))
  }

  /// `{code, message}`, as the service tells every error.
  private struct ServiceError: Encodable {
    let code: Int
    let message: String
  }
}
