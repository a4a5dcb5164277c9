import NIOCore
import RedemptionCore

/// Who may send requests: by `Host`, `Origin` and token.
///
/// A page in a browser can send requests to loopback, and can make a name of its own lead there. `Host` stops the
/// latter. `Origin` stops pages of other sites.
public struct AccessPolicy: Sendable {
  /// Host names and addresses that a request may name, in lowercase and without a port.
  let hosts: Set<String>
  /// True if a request may name any IP address: a name that leads elsewhere is never one.
  let acceptsAddresses: Bool
  /// Origins of pages that may use the vendors' paths, beside those of loopback.
  let origins: Set<String>
  /// Requests must carry one of them; empty on loopback, where everyone may send requests.
  let tokens: [AccessToken]

  /// - Parameters:
  ///   - address: the address that the service listens on.
  ///   - names: further names of this machine.
  ///   - origins: origins of pages that may use the vendors' paths, beside those of loopback names.
  ///   - tokens: requests must carry one of them; empty accepts requests without one.
  public init(address: ListenAddress, names: [String] = [], origins: [PageOrigin] = [], tokens: [AccessToken] = []) {
    // 10.0.2.2 is the host as an Android emulator sees it.
    let known = ["localhost", "127.0.0.1", "::1", "10.0.2.2", address.host]
    hosts = Set((known + names).map { $0.lowercased() })
    // Behind a mapped port or a load balancer, the address in `Host` is none of this machine's.
    acceptsAddresses = !address.isLoopback
    self.origins = Set(origins.map(\.text))
    self.tokens = tokens
  }

  /// Paths for probes. They show nothing but the server's state, so they need neither a known `Host` nor a token.
  static let openPaths: Set<Substring> = ["/_/health", "/_/ready"]

  /// Returns the rejection of a request; nil if it may be answered.
  func rejection(
    of method: String, _ target: String, headers: [(name: String, value: String)]
  ) -> HTTPResponse? {
    let named = headers.values(of: "Host")
    guard named.count <= 1 else { return .rejection(400, "A request must have one Host header field.") }
    if let rejection = AccessPolicy.rejectionOfFraming(headers) { return rejection }
    if AccessPolicy.openPaths.contains(target.prefix { $0 != "?" }) { return nil }
    guard let host = named.first else { return .rejection(400, "A request must have one Host header field.") }
    guard let name = AccessPolicy.name(in: host) else {
      return .rejection(400, "The port in Host must be a number from 0 to 65535.")
    }
    guard hosts.contains(name) || (acceptsAddresses && name.isIPAddress) else {
      return .rejection(403, "This Host is not served. Start the server with --host NAME to allow it.")
    }
    if Page.isAt(target) { return nil }
    guard target.hasPrefix("/_/") else { return rejectionOfVendorRequest(method, host, headers) }
    if let origin = headers.value(of: "Origin"), !AccessPolicy.own(host).contains(origin) {
      return .rejection(403, "Paths under /_/ accept no requests of pages from other origins.")
    }
    if !tokens.isEmpty, token(in: headers) == nil {
      return .rejection(401, "A token is required: send the header field Authorization: Bearer TOKEN.")
    }
    return nil
  }

  /// A body whose length could be read in two ways (RFC 9112, 6.1 and 6.3), or in a coding that nothing here decodes.
  private static func rejectionOfFraming(_ headers: [(name: String, value: String)]) -> HTTPResponse? {
    let codings = headers.values(of: "Transfer-Encoding")
    guard !codings.isEmpty else { return nil }
    if headers.value(of: "Content-Length") != nil {
      return .rejection(400, "A request must not have both Content-Length and Transfer-Encoding.")
    }
    guard codings.count == 1, codings[0].withoutBlanks.isSameName(as: "chunked") else {
      return .rejection(501, "The only Transfer-Encoding that is served is chunked.")
    }
    return nil
  }

  /// A page needs an origin that is allowed. On a vendor's paths the token is inside the API key, such as `appl_TOKEN`:
  /// an SDK sends no other header field of the app's. A preflight request has no key, and is answered without one.
  private func rejectionOfVendorRequest(
    _ method: String, _ host: String, _ headers: [(name: String, value: String)]
  ) -> HTTPResponse? {
    guard allowsPage(sending: headers, to: host) else {
      return .rejection(
        403, "Pages of this origin may not use the service. Start the server with --origin ORIGIN to allow them.")
    }
    if CrossOrigin.isPreflight(method, headers) { return nil }
    guard !tokens.isEmpty, key(in: headers)?.hasToken != true else { return nil }
    return .rejection(401, "The API key must contain the token: PREFIX_TOKEN, such as appl_TOKEN.")
  }

  /// True if no page sent a request, or one that may.
  ///
  /// Browsers leave `Origin` out of a page's requests for images, scripts and frames, but say that another site sent
  /// them.
  private func allowsPage(sending headers: [(name: String, value: String)], to host: String) -> Bool {
    let sent = headers.values(of: "Origin")
    guard sent.count <= 1 else { return false }
    guard let origin = sent.first else { return headers.value(of: "Sec-Fetch-Site")?.lowercased() != "cross-site" }
    return origins.contains(origin) || AccessPolicy.own(host).contains(origin)
      || PageOrigin(origin)?.isOfLoopback == true
  }

  /// A rejection as it is sent: a page that may use a vendor's path may read it. The answer to a preflight request has
  /// no body.
  func sent(
    _ rejection: HTTPResponse, to method: String, _ target: String, headers: [(name: String, value: String)]
  ) -> HTTPResponse {
    guard !target.hasPrefix("/_/"), !Page.isAt(target) else { return rejection }
    var rejection = rejection
    if CrossOrigin.isPreflight(method, headers) { (rejection.headers, rejection.body) = ([], []) }
    let mayRead = headers.value(of: "Host").map { allowsPage(sending: headers, to: $0) } ?? false
    return CrossOrigin.added(to: rejection, for: mayRead ? headers.value(of: "Origin") : nil)
  }

  /// The origins of this service's own pages.
  private static func own(_ host: String) -> [String] { ["http://\(host)", "https://\(host)"] }

  /// Returns the API key of a request; nil for none.
  func key(in headers: [(name: String, value: String)]) -> SentKey? {
    AccessPolicy.bearers(in: headers).first.map { key in
      let token = tokens.first { $0.isInside(key) }
      return SentKey(key, token: token?.text, onlySpace: token?.onlySpace)
    }
  }

  /// Returns the token of a request under `/_/`; nil for none. Of several, one for all spaces comes first.
  func token(in headers: [(name: String, value: String)]) -> AccessToken? {
    let sent = AccessPolicy.tokens(in: headers)
    let known = tokens.filter { token in sent.contains { token.isSame(as: $0) } }
    return known.first { $0.onlySpace == nil } ?? known.first
  }

  /// The WebSocket protocol that a client with a token names. Scripts in a browser can set no other header field.
  static let webSocketProtocol = "redemptionkit"

  private static func tokens(in headers: [(name: String, value: String)]) -> [String] {
    let protocols = headers.values(of: "Sec-WebSocket-Protocol").flatMap { $0.split(separator: ",") }
    let named = protocols.map { $0.filter { $0 != " " } }.filter { $0.hasPrefix("bearer.") }
    return bearers(in: headers) + named.map { String($0.dropFirst(7)) }
  }

  private static func bearers(in headers: [(name: String, value: String)]) -> [String] {
    headers.values(of: "Authorization").filter { $0.lowercased().hasPrefix("bearer ") }.map { String($0.dropFirst(7)) }
  }

  /// The name or address in a `Host` header field; nil if anything but a port follows it (RFC 9112, 3.2).
  private static func name(in host: String) -> String? {
    let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
    let name = host[..<(end ?? host.endIndex)]
    guard isPort(host[name.endIndex...]) else { return nil }
    return name.hasPrefix("[") ? name.dropFirst().prefix { $0 != "]" }.lowercased() : name.lowercased()
  }

  /// True for a colon and a port, for a colon alone (RFC 3986, 3.2.3), and for nothing.
  private static func isPort(_ text: Substring) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == ":" && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (digits.isEmpty || UInt16(digits) != nil)
  }
}

extension String {
  /// True for an IPv4 or IPv6 address, without brackets.
  fileprivate var isIPAddress: Bool { (try? SocketAddress(ipAddress: self, port: 0)) != nil }

  /// The value of a header field without the blanks around it (RFC 9110, 5.6.3).
  fileprivate var withoutBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
