/// The API key of a request to the local service. Every SDK sends it as `Authorization: Bearer KEY`.
public struct SentKey: Sendable {
  /// The key as it was sent; may be empty.
  public let text: String
  /// True if the key is the local service's own token, or ends with `_` and the token.
  public let hasToken: Bool
  /// The key without the token and the `_` before it.
  public let name: Substring
  /// The only space that the token opens; nil for all.
  public let onlySpace: String?

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - text: the key as it was sent.
  ///   - token: the local service's own token at its end; nil for a key that an app has from its vendor.
  ///   - onlySpace: the only space that the token opens; nil for all.
  public init(_ text: String, token: String? = nil, onlySpace: String? = nil) {
    self.text = text
    hasToken = token != nil
    name = text.dropLast(token.map { $0.count + 1 } ?? 0)
    self.onlySpace = onlySpace
  }
}
