/// Where a vendor's links lead.
public struct LinkSettings: Hashable, Sendable, Codable {
  /// The app's URL scheme, without `://`.
  public var scheme: String
  /// The host of links that open in a browser too; nil where the vendor has none.
  public var host: String?

  /// Describes where links lead.
  public init(scheme: String, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }
}
