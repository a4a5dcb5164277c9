public import RedemptionCore

extension Qonversion {
  /// The six results of a redemption; none of them carries anything.
  ///
  /// Names and raw values of `Qonversion.RedemptionResult` (qonversion-ios-sdk 6.13.1, `QONRedemptionResult.h`);
  /// `enum class RedemptionResult` of Android has the same six (android-sdk 9.6.0, `RedemptionResult.kt`).
  public enum RedemptionResult: Int, Hashable, Sendable, CaseIterable {
    /// The token was redeemed.
    case success = 0
    /// The token is too old.
    case tokenExpired = 1
    /// The token was used before.
    case alreadyConsumed = 2
    /// There is no such token, or the link is not one.
    case invalidToken = 3
    /// The service could not be reached.
    case networkError = 4
    /// The service answered, and another attempt may succeed; or the SDK is not ready.
    case retryable = 5
  }
}

extension Qonversion.RedemptionResult {
  /// Chooses the result on iOS. A lapsed purchase, and one that another user keeps, have no result of their own.
  public init(_ outcome: RedemptionOutcome) { self.init(outcome, on: .ios) }

  /// Chooses the result on a platform.
  ///
  /// An answer that is not JSON is a network error on Android: Retrofit's `onFailure` gets the `IOException` of Moshi's
  /// reader (`RedemptionManager.kt`).
  init(_ outcome: RedemptionOutcome, on platform: Platform) {
    switch outcome {
    case .redeemed, .subscriptionExpired: self = .success
    case .linkExpired(_, let reason, _, _): self = reason == .used ? .alreadyConsumed : .tokenExpired
    case .purchaseBelongsToOtherUser: self = .alreadyConsumed
    case .invalidCode: self = .invalidToken
    case .failed(_, let failure): self = failure.isOfConnection(on: platform) ? .networkError : .retryable
    }
  }

  /// The outcome that a result says, without all that it does not carry.
  var outcome: RedemptionOutcome {
    switch self {
    case .success: .redeemed(code: nil, grant: Grant())
    case .tokenExpired: .expired(nil)
    case .alreadyConsumed: .used(nil)
    case .invalidToken: .invalidCode(code: nil)
    case .networkError: .failed(code: nil, failure: RedemptionFailure(reason: .transport, message: ""))
    case .retryable: .failed(code: nil, failure: RedemptionFailure(reason: .http, message: ""))
    }
  }

  /// The name of the case: iOS begins it with a small letter, Android with a capital.
  func name(on platform: Platform) -> String {
    let name =
      switch self {
      case .success: "success"
      case .tokenExpired: "tokenExpired"
      case .alreadyConsumed: "alreadyConsumed"
      case .invalidToken: "invalidToken"
      case .networkError: "networkError"
      case .retryable: "retryable"
      }
    return platform == .ios ? name : name.prefix(1).uppercased() + name.dropFirst()
  }
}
