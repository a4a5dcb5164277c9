/// A form of a vendor's API keys, recognised by its prefix.
///
/// The local HTTP service accepts every key, and warns of one that does not belong where it was sent.
public struct KeyForm: Hashable, Sendable {
  /// What a key gives access to.
  public enum Use: Hashable, Sendable {
    /// An app and its real purchases.
    case live
    /// Purchases of a test environment.
    case test
    /// The vendor's management API, which no app may use.
    case secret
  }

  /// What keys of this form begin with; empty for the form without a prefix.
  public let prefix: String
  /// The store or platform that the key is for, as the vendor names it.
  public let name: String
  /// What a key of this form gives access to.
  public let use: Use
  /// The values of the header field `X-Platform` of SDKs that use it, in lowercase; empty for all.
  public let platforms: Set<String>

  /// Describes a form.
  public init(_ prefix: String, for name: String, _ use: Use = .live, on platforms: Set<String> = []) {
    self.prefix = prefix
    self.name = name
    self.use = use
    self.platforms = platforms
  }

  /// The least number of characters behind the prefix of a real key. Ours: the vendors' keys have 27 and more, and what
  /// a developer makes up is shorter.
  static let realLength = 20

  /// True for a key that a vendor has made, as far as its characters show; false for one such as `prefix_any`.
  func looksReal(_ key: String) -> Bool {
    let text = key.utf8.dropFirst(prefix.utf8.count)
    let hasDigit = text.contains { (0x30...0x39).contains($0) }
    let hasCapital = text.contains { (0x41...0x5A).contains($0) }
    let hasSmall = text.contains { (0x61...0x7A).contains($0) }
    return text.count >= KeyForm.realLength && (hasDigit || (hasCapital && hasSmall))
      && text.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "_.-".utf8.contains(byte)
      }
  }
}
