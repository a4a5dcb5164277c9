/// Which failed requests an SDK retries, how often, and after which wait.
public struct RetryPolicy: Sendable {
  /// The wait before each retry, in milliseconds. Their number is the number of retries.
  public let waits: [Int64]
  /// Upper bound of the random wait added to each, in milliseconds, itself excluded.
  public let jitter: Int64
  private let isRetryable: @Sendable (RedemptionFailure) -> Bool

  /// Creates a policy.
  public init(waits: [Int64], jitter: Int64 = 0, retries isRetryable: @escaping @Sendable (RedemptionFailure) -> Bool) {
    self.waits = waits
    self.jitter = jitter
    self.isRetryable = isRetryable
  }

  /// No retries.
  public static let never = RetryPolicy(waits: []) { _ in false }

  /// Returns the wait before the next request in milliseconds, without jitter; nil if there is no other request.
  ///
  /// - Parameters:
  ///   - failure: the failure of the latest request; its `attempts` counts the requests so far.
  ///   - advice: what the response's headers say. It replaces the policy's own wait.
  public func wait(after failure: RedemptionFailure, advice: RetryAdvice? = nil) -> Int64? {
    let retries = failure.attempts - 1
    guard isRetryable(failure), retries >= 0, retries < waits.count else { return nil }
    switch advice {
    case .never: return nil
    case .after(let milliseconds): return milliseconds
    case nil: return waits[retries]
    }
  }
}
