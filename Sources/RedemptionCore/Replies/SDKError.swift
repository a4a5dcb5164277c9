/// An error as an SDK's own channel tells it.
public struct SDKError: Error, Hashable, Sendable, Codable {
  /// The channel's code; an SDK's error number is written as text.
  public var code: String
  /// What the SDK says, word for word where it is published.
  public var message: String
  /// What comes with it; an empty object where nothing does.
  public var details: JSONValue

  /// Describes an error.
  public init(code: String, message: String, details: JSONValue = [:]) {
    self.code = code
    self.message = message
    self.details = details
  }
}
