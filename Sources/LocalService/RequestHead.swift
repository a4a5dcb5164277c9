import NIOHTTP1

/// Target and header fields of a request, with the target in origin-form.
///
/// A client may send a whole URL as the target. Its host then replaces that of `Host` (RFC 9112, 3.2.2).
struct RequestHead {
  /// Path and query.
  let target: String
  let headers: [(name: String, value: String)]

  /// What it takes in memory, roughly, in bytes.
  var size: Int { headers.reduce(target.utf8.count + 512) { $0 + $1.name.utf8.count + $1.value.utf8.count + 64 } }

  init(_ head: HTTPRequestHead) {
    let sent = head.headers.map { (name: $0.name, value: $0.value) }
    guard head.uri.utf8.first != UInt8(ascii: "/"), let url = RequestHead.parts(of: head.uri) else {
      target = head.uri
      headers = sent
      return
    }
    target = url.target
    headers = sent.map { $0.name.isSameName(as: "Host") ? ($0.name, url.host) : $0 }
  }

  /// Returns nil for anything but a URL of HTTP. The host is empty, and so not served, if it hides behind a user name.
  private static func parts(of url: String) -> (host: String, target: String)? {
    guard let colon = url.firstIndex(of: ":"), ["http", "https"].contains(url[..<colon].lowercased()),
      url[colon...].hasPrefix("://")
    else { return nil }
    let rest = url[colon...].dropFirst(3)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    let target = rest[host.endIndex...]
    return (host.contains("@") ? "" : String(host), target.hasPrefix("/") ? String(target) : "/" + target)
  }
}
