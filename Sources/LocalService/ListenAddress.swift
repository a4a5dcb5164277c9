import NIOCore

/// Where the local service listens: an IP address or `localhost`, and a port.
///
/// Names are not resolved: a static program cannot do that everywhere, and a listener needs none.
public struct ListenAddress: Hashable, Sendable {
  /// An IPv4 or IPv6 address, without brackets.
  public let host: String
  /// 0 takes a free port.
  public let port: Int
  /// The address that sockets are bound to: ``host``, or all addresses of a container.
  private(set) var bound: String

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
    bound = host
  }

  /// This address of loopback as a container listens on it, whose port is published on that address of its host alone.
  /// Nil for another address.
  ///
  /// Connections come from the container's network then, and are those of the host.
  public var inContainer: ListenAddress? {
    guard isLoopback else { return nil }
    var address = self
    address.bound = host.contains(":") ? "::" : "0.0.0.0"
    return address
  }

  /// True if only this machine can connect.
  public var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

  /// True for all addresses of the machine.
  private var isWildcard: Bool {
    host == "0.0.0.0" || (host.contains(":") && host.allSatisfy { $0 == ":" || $0 == "0" })
  }

  /// The host that this machine can connect to: of all addresses, that of loopback.
  var localHost: String { isWildcard ? (host.contains(":") ? "::1" : "127.0.0.1") : host }

  /// Hosts by which clients can connect: of all addresses, those that the machine has now.
  public var reachableHosts: [String] { isWildcard ? [localHost] + machineHosts : [host] }

  /// URLs by which other machines can connect, with the port of `url`; none if that is `url`, or on loopback.
  public func otherURLs(than url: String) -> [String] {
    guard isWildcard, let port = url.split(separator: ":").last else { return [] }
    return machineHosts.map { "http://\(ListenAddress.urlHost($0)):\(port)" }
  }

  /// The addresses of the machine's network interfaces that other machines can reach.
  private var machineHosts: [String] {
    let addresses = ((try? System.enumerateDevices()) ?? []).compactMap(\.address)
    let hosts = addresses.filter { $0.protocol == .inet || host.contains(":") }.compactMap(\.ipAddress)
    return hosts.filter { !$0.hasPrefix("127.") && $0 != "::1" && !$0.lowercased().hasPrefix("fe80:") }
  }

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
