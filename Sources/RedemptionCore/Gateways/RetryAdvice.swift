/// What a response's headers say about a retry.
public enum RetryAdvice: Hashable, Sendable {
  /// Do not retry.
  case never
  /// Wait at least this many milliseconds.
  case after(milliseconds: Int64)
}
