/// Which failed requests an SDK sends again, how often, and how long it waits before.
public struct RetryPolicy: Sendable {
  /// The wait before each retry, in milliseconds; their number is the number of retries.
  public let waits: [Int64]
  /// A random wait is added to each, from 0 up to this many milliseconds, this number excluded.
  public let jitter: Int64
  private let isRetryable: @Sendable (RedemptionFailure) -> Bool

  /// Describes a policy.
  public init(waits: [Int64], jitter: Int64 = 0, retries isRetryable: @escaping @Sendable (RedemptionFailure) -> Bool) {
    self.waits = waits
    self.jitter = jitter
    self.isRetryable = isRetryable
  }

  /// One request, whatever comes of it.
  public static let never = RetryPolicy(waits: []) { _ in false }

  /// The wait in milliseconds before the next request, without jitter; nil when there is none. What the answer's
  /// headers said takes the place of the policy's own wait.
  ///
  /// - Parameter failure: what came of the latest request; its `attempts` counts the requests so far.
  public func wait(after failure: RedemptionFailure) -> Int64? {
    let retries = failure.attempts - 1
    guard isRetryable(failure), retries >= 0, retries < waits.count else { return nil }
    switch failure.retryAdvice {
    case .never: return nil
    case .after(let milliseconds): return milliseconds
    case nil: return waits[retries]
    }
  }
}
