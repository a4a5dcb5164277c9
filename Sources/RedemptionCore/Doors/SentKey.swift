/// The API key of a request to the local service. Every SDK sends it as `Authorization: Bearer KEY`.
public struct SentKey: Sendable {
  /// The key as it was sent; may be empty.
  public let text: String
  /// True if the key is the local service's own token, or ends with `_` and the token.
  public let hasToken: Bool

  /// Makes a key; without `hasToken`, one that an app has from its vendor.
  public init(_ text: String, hasToken: Bool = false) {
    self.text = text
    self.hasToken = hasToken
  }
}
