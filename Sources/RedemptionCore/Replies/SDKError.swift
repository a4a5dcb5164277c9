/// An error as an SDK's own channel tells it.
public struct SDKError: Error, Hashable, Sendable, Codable {
  /// The channel's code; an SDK's error number is written as text.
  public var code: String
  /// What the SDK says, word for word where it is published.
  public var message: String
  /// What comes with it; an empty object where nothing does.
  public var details: JSONValue
  /// The domain of an `NSError`, on channels that carry it; absent on the others.
  public var domain: String?

  /// Describes an error.
  public init(code: String, message: String, details: JSONValue = [:], domain: String? = nil) {
    self.code = code
    self.message = message
    self.details = details
    self.domain = domain
  }
}
