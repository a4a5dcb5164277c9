public import RedemptionCore

/// The result of redeeming a code, as SuperwallKit 4.16.4 hands it to `didRedeemLink(result:)`.
///
/// Source: `Models/Web2App/RedemptionResult.swift`.
public enum RedemptionResult: Hashable, Sendable {
  /// The code was redeemed.
  case success(code: String, redemptionInfo: RedemptionInfo)
  /// The redemption failed; the text is all that is known.
  case error(code: String, error: ErrorInfo)
  /// The code is too old or was used already.
  case expiredCode(code: String, info: ExpiredCodeInfo)
  /// There is no such code.
  case invalidCode(code: String)
  /// The code was redeemed, but its subscription has run out.
  case expiredSubscription(code: String, redemptionInfo: RedemptionInfo)

  /// Why a redemption failed.
  public struct ErrorInfo: Hashable, Sendable {
    /// A text for people, in English.
    public var message: String

    /// Describes an error.
    public init(message: String) { self.message = message }
  }

  /// What became of an expired code.
  public struct ExpiredCodeInfo: Hashable, Sendable {
    /// Whether a new link was sent.
    public var resent: Bool
    /// Where to, in a masked form; nil where that is not known.
    public var obfuscatedEmail: String?

    /// Describes an expired code.
    public init(resent: Bool, obfuscatedEmail: String? = nil) {
      self.resent = resent
      self.obfuscatedEmail = obfuscatedEmail
    }
  }
}

extension RedemptionResult {
  /// Creates the result that the SDK of a platform passes to a Swift host.
  ///
  /// What Superwall has no word for is the same as in ``SuperwallReplies/render(_:for:now:)`` for the native target: a
  /// purchase of another user is an error, an unknown owner a device without an identifier.
  public init(_ outcome: RedemptionOutcome, on platform: Platform = .ios) {
    switch outcome.inSuperwallWords(on: platform, grant: { NativeReply.grant($0, on: platform) }) {
    case .redeemed(let code, let grant):
      self = .success(code: code ?? "", redemptionInfo: RedemptionInfo(grant))
    case .subscriptionExpired(let code, let grant):
      self = .expiredSubscription(code: code ?? "", redemptionInfo: RedemptionInfo(grant))
    case .linkExpired(let code, _, let reissued, let email):
      self = .expiredCode(code: code ?? "", info: ExpiredCodeInfo(resent: reissued, obfuscatedEmail: email))
    case .invalidCode(let code), .purchaseBelongsToOtherUser(let code): self = .invalidCode(code: code ?? "")
    case .failed(let code, let failure): self = .error(code: code ?? "", error: ErrorInfo(message: failure.message))
    }
  }

  /// This result as an outcome; an error is a refusal, because a result does not tell what failed.
  public var outcome: RedemptionOutcome {
    switch self {
    case .success(let code, let info): .redeemed(code: code, grant: info.grant)
    case .error(let code, let error): .superwallError(code: code, message: error.message)
    case .expiredCode(let code, let info):
      .linkExpired(
        code: code, reissued: info.resent, obfuscatedEmail: info.obfuscatedEmail == "" ? nil : info.obfuscatedEmail)
    case .invalidCode(let code): .invalidCode(code: code)
    case .expiredSubscription(let code, let info): .subscriptionExpired(code: code, grant: info.grant)
    }
  }
}
