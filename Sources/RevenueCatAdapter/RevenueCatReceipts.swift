public import RedemptionCore

/// The responses of `POST /v1/receipts` with `X-Platform: stripe`: 200 and the customer, or an error code of the
/// service.
///
/// 7220 and 7256 reject the app user id, 7103 a token without a purchase, 7102 a purchase that another user keeps.
/// Which of them the service returns for Stripe is not documented; these are the codes that its SDKs know for receipts.
public struct RevenueCatReceipts: ReceiptsDoor {
  /// Creates the door.
  public init() {}

  /// The app user id as iOS's SDK sends it; nil for one that the service blocks.
  public func acceptedAppUserId(_ text: String) -> String? {
    RevenueCatAdapter().acceptedAppUserId(text, for: Target(vendor: .revenueCat, sdk: .native, platform: .ios))
  }

  /// Returns the response.
  public func render(_ answer: Result<ReceiptAnswer, ReceiptRefusal>, now: Timestamp) -> ReceiptReply {
    switch answer {
    case .success(.granted(let grant)): ReceiptReply(status: 200, body: SubscriberResponse(grant, now: now))
    case .success(.unknownToken): refusal(7103, "The receipt is not valid.")
    case .success(.belongsToOtherUser): refusal(7102, "The receipt belongs to another subscriber and is not moved.")
    case .failure(.emptyAppUserId): refusal(7220, "An app user id is needed.")
    case .failure(.invalidAppUserId): refusal(BackendCode.invalidUser, RevenueCatAdapter.blockedUserMessage)
    }
  }

  private func refusal(_ code: Int, _ message: String) -> ReceiptReply {
    ReceiptReply(status: 400, body: ServiceError(code: code, message: message))
  }

  /// `{code, message}`, the body of every error of the service.
  private struct ServiceError: Encodable {
    let code: Int
    let message: String
  }
}
