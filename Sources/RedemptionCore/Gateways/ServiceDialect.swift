/// Converts questions to requests of one SDK to its vendor's HTTP service, and responses to answers.
///
/// Pure: it sends nothing and reads no clock.
public protocol ServiceDialect: Sendable {
  /// The default base URL of the service: scheme and host, without a trailing slash.
  var baseURL: String { get }

  /// The vendor's own hosts, including their subdomains. Keys are sent to them over TLS only.
  var vendorHosts: [String] { get }

  /// Facts of an outcome that the service's responses do not carry, by place in the outcome. A session with this
  /// gateway has equal replies and events, and outcomes that differ from the ledger's at these places alone.
  var losses: LossRules { get }

  /// Returns the request for a question.
  ///
  /// - Throws: a failure with no attempts if this SDK has no such request or its key is missing.
  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest

  /// Converts the response to that request, as the SDK does: into the answer, or into another request.
  ///
  /// - Throws: the failure that the SDK reports.
  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep

  /// Converts a request without a response, such as one that timed out.
  ///
  /// - Throws: the failure, for an SDK that reports it.
  func answer(to call: ServiceCall, after failure: RedemptionFailure) throws(RedemptionFailure) -> ServiceStep

  /// Returns what the headers of an error response say about a retry. Nil, the default, if the SDK reads none.
  func retryAdvice(in response: ServiceResponse) -> RetryAdvice?
}

extension ServiceDialect {
  /// None.
  public var losses: LossRules { LossRules([]) }

  /// Throws the failure.
  public func answer(
    to call: ServiceCall, after failure: RedemptionFailure
  ) throws(RedemptionFailure) -> ServiceStep { throw failure }

  /// Returns nil.
  public func retryAdvice(in response: ServiceResponse) -> RetryAdvice? { nil }
}

/// What follows a response.
public enum ServiceStep: Sendable {
  /// The answer to the question.
  case answer(Answer)
  /// The SDK sends another request for the same question. The dialect creates it from this call, whose context says
  /// which request is next:
  ///
  /// ```swift
  /// if response.status == 409 {
  ///   var next = call
  ///   next.context.own = KioskRequest.status
  ///   return .askNext(next)
  /// }
  /// ```
  case askNext(ServiceCall)
}
