import RedemptionCore

extension RetryPolicy {
  /// SuperwallKit since 4.16.2: 6 retries, before retry k (from 0) a wait of 5^(1 + k/6) seconds and up to one more.
  ///
  /// Android sends its redeem request once, since 2.1.0.
  static let superwallOnApple = RetryPolicy(waits: superwallWaits, jitter: 1000) { failure in
    switch failure.reason {
    case .offline, .timeout, .transport: return true
    case .http:
      guard let status = failure.httpStatus else { return false }
      return (500...599).contains(status) || [408, 425, 429, 499].contains(status)
    case .refused, .unreadable: return false
    }
  }

  /// SuperwallKit before 4.16.2: the same waits, after any status.
  static let superwallAfterAnyStatus = RetryPolicy(waits: superwallWaits, jitter: 1000) {
    $0.reason != .unreadable && $0.reason != .refused
  }

  /// Superwall-Android's questions for entitlements: the same waits, after any failure.
  static let superwallOnAndroid = RetryPolicy(waits: superwallWaits, jitter: 1000) { _ in true }

  private static let superwallWaits: [Int64] = [5_000, 6_538, 8_550, 11_180, 14_620, 19_118]
}
