/// Why a question got no answer.
public struct RedemptionFailure: Error, Hashable, Sendable {
  /// Kind of a failure.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// No connection.
    case offline
    /// No response in time.
    case timeout
    /// The connection broke: DNS, TLS, reset.
    case transport
    /// An error status, with a body that contains no known error.
    case http
    /// The service rejected the request.
    case refused
    /// The response could not be decoded.
    case unreadable
  }

  /// Kind of the failure.
  public var reason: Reason
  /// One sentence for a person, in English; never a code, a key or an address.
  public var message: String
  /// HTTP status, 100 to 599; nil without a response.
  public var httpStatus: Int?
  /// The vendor's own error number from the response's body.
  public var backendCode: Int?
  /// The SDK's own error code as text, read from a reply whose other members do not lead to that code; nil otherwise.
  ///
  /// A number, or the name of a constant if the SDK has no number. Its meaning depends on the target.
  public var sdkCode: String?
  /// The number of requests sent; 0 if the SDK refused to send one.
  public var attempts: Int

  /// Creates a failure.
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

  /// Decodes an object; `attempts` defaults to 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    reason = try container.decode(Reason.self, forKey: .reason)
    message = try container.decode(String.self, forKey: .message)
    httpStatus = try container.decodeIfPresent(Int.self, forKey: .httpStatus)
    backendCode = try container.decodeIfPresent(Int.self, forKey: .backendCode)
    sdkCode = try container.decodeIfPresent(String.self, forKey: .sdkCode)
    attempts = try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 1
  }

  /// Encodes all members; `httpStatus` and `backendCode` as null if nil, `sdkCode` only if it is not nil.
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
