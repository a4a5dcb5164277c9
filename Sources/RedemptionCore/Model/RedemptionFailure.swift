/// Why a redemption failed without an answer to the question itself.
public struct RedemptionFailure: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// No connection at all.
    case offline
    /// No answer in time.
    case timeout
    /// The connection broke: DNS, TLS, reset.
    case transport
    /// The service answered with a status that is no success and a body that names no known refusal.
    case http
    /// The service understood and said no.
    case refused
    /// The answer could not be understood.
    case unreadable
  }

  /// What kind of thing went wrong.
  public var reason: Reason
  /// One sentence for a person, in English; never a code, a key or an address.
  public var message: String
  /// HTTP status, 100 to 599; nil where there was no answer.
  public var httpStatus: Int?
  /// The vendor's own error number in the answer's body.
  public var backendCode: Int?
  /// The SDK's own error code as text, read from a reply whose other members do not lead to that code; nil otherwise.
  ///
  /// A number, or the name of a constant where the SDK has no number. The target decides what it stands for.
  public var sdkCode: String?
  /// How many requests were sent, at least 1; 0 when the SDK refused to send one.
  public var attempts: Int
  /// What the answer's headers said of another request. Not told to anybody: no JSON has it, and an outcome's failure
  /// has none.
  public var retryAdvice: RetryAdvice?

  /// The failure as an app is told of it, once nobody will ask again: without the advice.
  public var told: RedemptionFailure {
    var failure = self
    failure.retryAdvice = nil
    return failure
  }

  /// Describes a failure.
  public init(
    reason: Reason, message: String, httpStatus: Int? = nil, backendCode: Int? = nil, sdkCode: String? = nil,
    attempts: Int = 1
  ) {
    self.reason = reason
    self.message = message
    self.httpStatus = httpStatus
    self.backendCode = backendCode
    self.sdkCode = sdkCode
    self.attempts = attempts
  }
}

extension RedemptionFailure: Codable {
  private enum CodingKeys: String, CodingKey { case reason, message, httpStatus, backendCode, sdkCode, attempts }

  /// Reads an object; `attempts` defaults to 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    reason = try container.decode(Reason.self, forKey: .reason)
    message = try container.decode(String.self, forKey: .message)
    httpStatus = try container.decodeIfPresent(Int.self, forKey: .httpStatus)
    backendCode = try container.decodeIfPresent(Int.self, forKey: .backendCode)
    sdkCode = try container.decodeIfPresent(String.self, forKey: .sdkCode)
    attempts = try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 1
  }

  /// Writes every member; `httpStatus` and `backendCode` as null if nil, `sdkCode` only if it is not.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reason, forKey: .reason)
    try container.encode(message, forKey: .message)
    try container.encode(httpStatus, forKey: .httpStatus)
    try container.encode(backendCode, forKey: .backendCode)
    try container.encodeIfPresent(sdkCode, forKey: .sdkCode)
    try container.encode(attempts, forKey: .attempts)
  }
}
