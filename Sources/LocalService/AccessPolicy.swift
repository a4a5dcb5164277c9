import RedemptionCore

/// Who may send requests: by `Host`, `Origin` and token.
///
/// A page in a browser can send requests to loopback, and can make a name of its own lead there. `Host` stops the
/// latter. `Origin` stops pages of other sites from calling our own methods.
public struct AccessPolicy: Sendable {
  /// Host names and addresses that a request may name, in lowercase and without a port.
  let hosts: Set<String>
  /// Nil on loopback: everyone may send requests.
  let token: String?

  /// - Parameters:
  ///   - address: the address that the service listens on.
  ///   - names: further names of this machine.
  ///   - token: what requests must carry; nil accepts requests without one.
  public init(address: ListenAddress, names: [String] = [], token: String? = nil) {
    // 10.0.2.2 is the host as an Android emulator sees it.
    let known = ["localhost", "127.0.0.1", "::1", "10.0.2.2", address.host]
    hosts = Set((known + names).map { $0.lowercased() })
    self.token = token
  }

  /// Returns the rejection of a request; nil if it may be answered.
  func rejection(of target: String, headers: [(name: String, value: String)]) -> HTTPResponse? {
    let named = headers.values(of: "Host")
    guard named.count == 1, let host = named.first else {
      return .rejection(400, "A request must have one Host header field.")
    }
    guard hosts.contains(AccessPolicy.name(in: host)) else {
      return .rejection(403, "This Host is not served. Start the server with --host NAME to allow it.")
    }
    if headers.value(of: "Transfer-Encoding") != nil, headers.value(of: "Content-Length") != nil {
      return .rejection(400, "A request must not have both Content-Length and Transfer-Encoding.")
    }
    if Page.isAt(target) { return nil }
    guard target.hasPrefix("/_/") else { return rejectionOfKey(in: headers) }
    if let origin = headers.value(of: "Origin"), !["http://\(host)", "https://\(host)"].contains(origin) {
      return .rejection(403, "Paths under /_/ accept no requests of pages from other origins.")
    }
    if let token, !AccessPolicy.tokens(in: headers).contains(where: { $0.isSame(as: token) }) {
      return .rejection(401, "A token is required: send the header field Authorization: Bearer TOKEN.")
    }
    return nil
  }

  /// On a vendor's paths the token is inside the API key, such as `appl_TOKEN`: an SDK sends no other header field of
  /// the app's. A preflight request has no key.
  private func rejectionOfKey(in headers: [(name: String, value: String)]) -> HTTPResponse? {
    guard token != nil, headers.value(of: "Access-Control-Request-Method") == nil else { return nil }
    guard key(in: headers)?.hasToken != true else { return nil }
    return .rejection(401, "The API key must contain the token: PREFIX_TOKEN, such as appl_TOKEN.")
  }

  /// Returns the API key of a request; nil for none.
  func key(in headers: [(name: String, value: String)]) -> SentKey? {
    AccessPolicy.bearers(in: headers).first.map { SentKey($0, hasToken: hasToken($0)) }
  }

  /// Some prefixes have a `_` themselves, such as `rcb_sb_`, and so may a token.
  private func hasToken(_ key: String) -> Bool {
    guard let token else { return false }
    return key.isSame(as: token) || String(key.suffix(token.count + 1)).isSame(as: "_" + token)
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

  /// The name or address in a `Host` header field.
  private static func name(in host: String) -> String {
    if host.hasPrefix("[") { return host.dropFirst().prefix { $0 != "]" }.lowercased() }
    return host.prefix { $0 != ":" }.lowercased()
  }
}

extension String {
  /// Compares in a time that does not depend on where the texts differ.
  fileprivate func isSame(as other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
