public import RedemptionCore

extension SuperwallAdapter {
  /// What the SDK does around the redemption of a code, without a paywall on screen.
  ///
  /// The codes of earlier answers are sent along; the app is told `willRedeemLink` before the request and `didRedeemLink`
  /// after it, whatever came of it (iOS `WebEntitlementRedeemer`, Android `WebPaywallRedeemer`). The wrappers forward both.
  public func sessionProfile(for target: Target) -> SessionProfile {
    SessionProfile(
      joining: .none, retry: target.platform == .ios ? .superwallOnApple : .never, holdsCodes: true,
      atStart: [.tell("willRedeemLink")], onAnswer: [.tellReply("didRedeemLink")],
      onFailure: [.tellReply("didRedeemLink")])
  }
}

extension RetryPolicy {
  /// SuperwallKit since 4.16.2: 6 retries, before retry k (from 0) a wait of 5^(1 + k/6) seconds and up to one more.
  ///
  /// Android sends its redeem request once, since 2.1.0.
  static let superwallOnApple = RetryPolicy(
    waits: [5_000, 6_538, 8_550, 11_180, 14_620, 19_118], jitter: 1000
  ) { failure in
    switch failure.reason {
    case .offline, .timeout, .transport: return true
    case .http:
      guard let status = failure.httpStatus else { return false }
      return (500...599).contains(status) || [408, 425, 429, 499].contains(status)
    case .refused, .unreadable: return false
    }
  }
}
