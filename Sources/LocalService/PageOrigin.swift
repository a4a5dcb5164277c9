/// The origin of a page in a browser, as the header field `Origin` has it: `https://shop.example:3000`, or `null`.
public struct PageOrigin: Hashable, Sendable {
  /// As browsers send it: scheme and host in lowercase, and a port unless it is the scheme's own.
  let text: String
  /// The host's name or address, without brackets; empty for `null`.
  private let host: Substring

  /// Parses an origin; nil for anything else, such as a URL with a path.
  public init?(_ text: String) {
    self.text = text
    if text == "null" {
      host = ""
      return
    }
    guard let end = text.firstRange(of: "://"), end.lowerBound > text.startIndex else { return nil }
    let scheme = text[..<end.lowerBound]
    let rest = text[end.upperBound...]
    guard scheme.utf8.allSatisfy(PageOrigin.isInScheme), !rest.isEmpty else { return nil }
    guard let (host, port) = PageOrigin.parts(of: rest) else { return nil }
    guard port.map({ UInt16($0) != nil && $0.utf8.allSatisfy(PageOrigin.isDigit) }) ?? true else { return nil }
    self.host = host
  }

  /// True if the page was loaded from this machine by a name that always leads there, over any scheme: apps use
  /// `capacitor://localhost`, among others. RFC 6761, 6.3, keeps `localhost` and all names below it for this.
  public var isOfLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackAddress
  }

  /// 127.0.0.0/8. A name such as `127.0.0.1.evil.example` is no address.
  private var isLoopbackAddress: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { UInt8($0) != nil && $0.utf8.allSatisfy(PageOrigin.isDigit) }
  }

  /// Host and port of an authority; nil if there is a user, a path, or anything else that no origin has.
  private static func parts(of authority: Substring) -> (host: Substring, port: Substring?)? {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      let host = authority[authority.index(after: authority.startIndex)..<end]
      guard !host.isEmpty, host.utf8.allSatisfy(isInAddress) else { return nil }
      let rest = authority[authority.index(after: end)...]
      return rest.isEmpty ? (host, nil) : rest.hasPrefix(":") ? (host, rest.dropFirst()) : nil
    }
    let pieces = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = pieces.first, !host.isEmpty, host.utf8.allSatisfy(isInName) else { return nil }
    return (host, pieces.count == 2 ? pieces[1] : nil)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isInScheme(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || "+-.".utf8.contains(byte) }
  private static func isInName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || "-._".utf8.contains(byte) }
  private static func isInAddress(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte) || ":.".utf8.contains(byte)
  }
}
