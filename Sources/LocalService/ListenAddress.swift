/// Where the local service listens: an IP address or `localhost`, and a port.
///
/// Names are not resolved: a static program cannot do that everywhere, and a listener needs none.
public struct ListenAddress: Hashable, Sendable {
  /// An IPv4 or IPv6 address, without brackets.
  public let host: String
  /// 0 takes a free port.
  public let port: Int

  /// Parses `[HOST:]PORT`; the host defaults to 127.0.0.1. Nil for anything else.
  public init?(_ text: String) {
    var host = "127.0.0.1"
    var port = text[...]
    if let colon = text.lastIndex(of: ":") {
      host = String(text[..<colon])
      port = text[text.index(after: colon)...]
      let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
      if isBracketed { host = String(host.dropFirst().dropLast()) }
      guard isBracketed == host.contains(":") else { return nil }
      if host == "localhost" { host = "127.0.0.1" }
    }
    guard let number = UInt16(port), port.allSatisfy(\.isNumber), host.isAddress else { return nil }
    self.host = host
    self.port = Int(number)
  }

  /// True if only this machine can connect.
  public var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

  /// The host as a URL has it.
  static func urlHost(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}

extension String {
  /// True for the characters of an IP address; the system checks the rest.
  fileprivate var isAddress: Bool {
    let isIPv4 =
      split(separator: ".", omittingEmptySubsequences: false).count == 4 && allSatisfy { $0.isNumber || $0 == "." }
    return isIPv4 || (contains(":") && allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." })
  }
}
