/// The API key of a request to the local service. Every SDK sends it as `Authorization: Bearer KEY`.
public struct SentKey: Sendable {
  public let text: String
  /// True if the key is the local service's own token, or ends with `_` and the token.
  public let hasToken: Bool

  public init(_ text: String, hasToken: Bool = false) {
    self.text = text
    self.hasToken = hasToken
  }
}
