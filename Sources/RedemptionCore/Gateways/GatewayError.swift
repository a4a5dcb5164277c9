/// Why a gateway returned no answer.
public enum GatewayError: Error, Hashable, Sendable {
  /// The SDK would get this error too: it becomes a retry, or the outcome `failed`.
  case failed(RedemptionFailure, retry: RetryAdvice? = nil)
  /// The ledger cannot be used: its file is missing, full, locked or damaged. The text says why.
  case unavailable(String)
  /// The ledger may have kept an earlier answer about the same code or not, and cannot find out now. The text says why.
  case notKnown(String)
  /// No outcome of the script is left.
  case scriptEnded

  /// True if the SDK would get this error too; otherwise the redemption neither succeeded nor failed.
  public var isMetBySDK: Bool {
    if case .failed = self { true } else { false }
  }
}
