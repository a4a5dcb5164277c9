#if Live
  internal import NIOCore
  internal import RedemptionCore

  /// The proxy variables, read as curl reads them.
  ///
  /// A proxy that this program cannot use is an error, never a direct connection.
  struct ProxyVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment.filter { !$0.value.isEmpty } }

    struct Proxy: Hashable {
      let host: String
      let port: Int
      /// User and password of the URL, for the header `Proxy-Authorization`.
      var credentials: Credentials?
    }

    struct Credentials: Hashable {
      let user: String
      let password: String
    }

    /// Returns the proxy for a service; nil for a direct connection.
    ///
    /// `HTTP_PROXY` in capitals is ignored: a web server that runs a script sets it from a request's header.
    ///
    /// - Throws: an error that names the variable, never its value, which may hold a password.
    func proxy(for place: ServicePlace) throws(RemoteUnavailable) -> Proxy? {
      guard try !isExempt(place.host) else { return nil }
      let names =
        place.isSecure
        ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] : ["http_proxy", "all_proxy", "ALL_PROXY"]
      for name in names {
        if let text = environment[name] { return try Proxy(reading: text, from: name) }
      }
      return nil
    }

    private func isExempt(_ host: String) throws(RemoteUnavailable) -> Bool {
      let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
      guard list != "*" else { return true }
      let host = ExemptHost(host)
      for entry in list.split(whereSeparator: { $0 == "," || $0.isWhitespace }) where try host.matches(entry) {
        return true
      }
      return false
    }
  }

  extension ProxyVariables.Proxy {
    /// Reads `http://user:password@host:port`; only the host is required. The port defaults to 1080.
    fileprivate init(reading text: String, from variable: String) throws(RemoteUnavailable) {
      let schemeEnd = text.firstRange(of: "://")
      if let schemeEnd, text[..<schemeEnd.lowerBound].lowercased() != "http" {
        throw RemoteUnavailable(
          "The proxy in the variable \(variable) cannot be used: only HTTP proxies are supported.",
          expected: "a URL such as http://proxy.example.com:3128")
      }
      let authority = text[(schemeEnd?.upperBound ?? text.startIndex)...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      let at = authority.lastIndex(of: "@")
      let place = at.map { authority[authority.index(after: $0)...] } ?? authority
      guard let (host, port) = Self.hostAndPort(place),
        let credentials = at.map({ Self.credentials(authority[..<$0]) }) ?? .some(nil)
      else {
        throw RemoteUnavailable(
          "The proxy in the variable \(variable) cannot be read.",
          expected: "a URL such as http://proxy.example.com:3128 or http://[::1]:3128")
      }
      self.init(host: host, port: port, credentials: credentials)
    }

    private static func hostAndPort(_ text: Substring) -> (String, Int)? {
      var host = text.prefix { $0 != ":" }
      var rest = text[host.endIndex...]
      if text.first == "[" {
        guard let end = text.firstIndex(of: "]") else { return nil }
        host = text[text.index(after: text.startIndex)..<end]
        rest = text[text.index(after: end)...]
        guard (try? SocketAddress(ipAddress: String(host), port: 0))?.protocol == .inet6 else { return nil }
      }
      let isName = host.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7F && !"%\\\"<>^`{|}[]".contains(Character($0))
      }
      guard !host.isEmpty, isName else { return nil }
      if rest.isEmpty { return (String(host), 1080) }
      guard rest.first == ":", rest.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
        let port = UInt16(rest.dropFirst()), port > 0
      else { return nil }
      return (String(host), Int(port))
    }

    /// Returns nil for an escape that cannot be decoded. A missing password is an empty one.
    private static func credentials(_ text: Substring) -> ProxyVariables.Credentials?? {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      guard let user = parts[0], let password = parts.count == 2 ? parts[1] : "" else { return .none }
      return .some(ProxyVariables.Credentials(user: user, password: password))
    }

    private static func decoded(_ text: Substring) -> String? {
      var bytes: [UInt8] = []
      var rest = Array(text.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
          return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      }
      return String(validating: bytes, as: UTF8.self)
    }
  }

  /// A host that is compared with the entries of `no_proxy`.
  private struct ExemptHost {
    private let name: String
    private let address: SocketAddress?

    init(_ host: String) {
      name = host.withoutTrailingDots.lowercased()
      address = try? SocketAddress(ipAddress: host, port: 0)
    }

    /// An address matches itself, and IPv4 networks such as `10.0.0.0/8`; a name matches itself and names below it.
    func matches(_ entry: Substring) throws(RemoteUnavailable) -> Bool {
      let bare = entry.first == "[" && entry.last == "]" ? entry.dropFirst().dropLast() : entry
      guard let address else {
        let known = String(bare).withoutTrailingDots.lowercased().drop { $0 == "." }
        return !known.isEmpty && (name == known || name.hasSuffix("." + known))
      }
      if let other = try? SocketAddress(ipAddress: String(bare), port: 0) { return other == address }
      guard let slash = bare.firstIndex(of: "/"), bare.allSatisfy({ $0.isHexDigit || ".:/".contains($0) }) else {
        return false
      }
      guard !bare.contains(":") else {
        throw RemoteUnavailable(
          "The variable no_proxy has an IPv6 network, which is not supported.", expected: "single IPv6 addresses")
      }
      guard let network = IPv4.bits(bare[..<slash]), let own = IPv4.bits(name[...]),
        let length = Int(bare[bare.index(after: slash)...]), (0...32).contains(length)
      else { return false }
      return length == 0 ? network == own : (network ^ own) >> (32 - UInt32(length)) == 0
    }
  }

  private enum IPv4 {
    static func bits(_ text: Substring) -> UInt32? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
      guard parts.count == 4 else { return nil }
      return parts.reduce(UInt32?(0)) { bits, part in
        guard let bits, let part else { return nil }
        return bits << 8 | UInt32(part)
      }
    }
  }

  extension String {
    /// `shop.example.` is the same host as `shop.example` (RFC 1034, section 3.1).
    var withoutTrailingDots: String {
      var text = self[...]
      while text.last == "." { text.removeLast() }
      return String(text)
    }
  }
#endif
