public import RedemptionCore

/// The result of a redemption as RevenueCat's native iOS SDK hands it to the app.
///
/// Source: purchases-ios 5.86 `WebPurchaseRedemptionResult.swift`; Android's `RedeemWebPurchaseListener.Result` has the
/// same cases.
public enum WebPurchaseRedemptionResult: Hashable, Sendable {
  /// The purchase is the customer's now.
  case success(CustomerInfo)
  /// The network, the service or its answer failed.
  case error(PublicError)
  /// There is no such token.
  case invalidToken
  /// The purchase is another user's, and the project keeps it there.
  case purchaseBelongsToOtherUser
  /// The token is too old or was used. A new link may have gone to this masked address, which is display text only;
  /// empty where nobody told one.
  case expired(String)
}

extension WebPurchaseRedemptionResult {
  /// Creates the result that a platform's native SDK returns for an outcome.
  ///
  /// A subscription that has run out is a success here too: its entitlements are not active.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of a redemption.
  ///   - platform: the platform whose derivation rules and error numbers apply.
  ///   - now: used if the grant has no customer; see ``CustomerInfo/init(_:platform:now:)``.
  public init(_ outcome: RedemptionOutcome, platform: Platform = .ios, now: Timestamp) {
    switch outcome {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      self = .success(CustomerInfo(grant, platform: platform, now: now))
    case .linkExpired(_, _, _, let obfuscatedEmail): self = .expired(obfuscatedEmail ?? "")
    case .invalidCode: self = .invalidToken
    case .purchaseBelongsToOtherUser: self = .purchaseBelongsToOtherUser
    case .failed(_, let failure): self = .error(PublicError(failure, on: platform))
    }
  }
}

extension RedemptionOutcome {
  /// The outcome that a result tells.
  ///
  /// Every success is `redeemed`, and an expired link counts as not sent again: the SDK does not say.
  ///
  /// - Parameter code: the token that was redeemed, which no result carries.
  public init(_ result: WebPurchaseRedemptionResult, code: String? = nil) {
    switch result {
    case .success(let info): self = .redeemed(code: code, grant: Grant(info))
    case .error(let error): self = .failed(code: code, failure: RedemptionFailure(error))
    case .invalidToken: self = .invalidCode(code: code)
    case .purchaseBelongsToOtherUser: self = .purchaseBelongsToOtherUser(code: code)
    case .expired(let email):
      self = .linkExpired(code: code, reissued: false, obfuscatedEmail: email.isEmpty ? nil : email)
    }
  }
}
