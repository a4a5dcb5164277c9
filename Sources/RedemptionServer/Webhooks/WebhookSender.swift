public import RedemptionCore

/// Sends requests to receivers on this machine, and nowhere else. Used on the server's thread.
public protocol WebhookSender: Sendable {
  /// Sends a request, and calls `done` once, from any thread: with the status of the answer, or with what went wrong.
  /// A redirect is an answer like any other, and nobody follows it.
  func send(_ push: WebhookPush, _ done: @escaping @Sendable (WebhookAnswer) -> Void)
}

/// A request to a receiver on this machine.
public struct WebhookPush: Sendable {
  /// Where the receiver listens.
  public let place: LoopbackURL
  /// The header fields, beside those of HTTP itself.
  public let headers: [WebhookHeader]
  /// The bytes that a signature covers.
  public let body: [UInt8]
  /// Seconds within which the answer must be complete, by the system's clock.
  public let timeLimit: Int64

  /// Describes a request.
  public init(place: LoopbackURL, headers: [WebhookHeader], body: [UInt8], timeLimit: Int64) {
    self.place = place
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
  }
}

/// How a request has ended.
public enum WebhookAnswer: Hashable, Sendable {
  /// A complete answer, by its status.
  case status(Int)
  /// The receiver may have the request, but has given no answer.
  case noAnswer(String)
  /// Nothing was sent.
  case notSent(String)
}

/// The URL of a receiver on this machine: `http`, and an address of loopback or `localhost`.
public struct LoopbackURL: Hashable, Sendable {
  /// `localhost`, or an address of loopback without brackets.
  public let host: String
  /// From 1 to 65535.
  public let port: Int
  /// Path and query as a request line has them.
  public let target: String

  /// Reads a URL; nil for any that could lead to another machine.
  ///
  /// Names are not resolved: what a name leads to may change.
  public init?(_ text: String) {
    let scheme = "http://"
    guard text.lowercased().hasPrefix(scheme), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let (host, port) = LoopbackURL.authority(rest[..<end]) else { return nil }
    self.host = host
    self.port = port
    // A fragment is for the client alone.
    let path = rest[end...].prefix { $0 != "#" }
    target = path.hasPrefix("/") ? String(path) : "/" + path
  }

  private static func authority(_ text: Substring) -> (host: String, port: Int)? {
    var (host, port) = (text, Substring("80"))
    if text.hasPrefix("[") {
      guard let close = text.firstIndex(of: "]") else { return nil }
      host = text[text.index(after: text.startIndex)..<close]
      let rest = text[text.index(after: close)...]
      guard rest.isEmpty || rest.hasPrefix(":"), host == "::1" else { return nil }
      if !rest.isEmpty { port = rest.dropFirst() }
    } else {
      if let colon = text.firstIndex(of: ":") { (host, port) = (text[..<colon], text[text.index(after: colon)...]) }
      guard host.lowercased() == "localhost" || isLoopback(host) else { return nil }
    }
    guard port.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt16(port), number > 0 else {
      return nil
    }
    return (host.lowercased(), Int(number))
  }

  /// True for 127.0.0.0/8 in four decimal numbers.
  private static func isLoopback(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "127" else { return false }
    return parts.allSatisfy { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(part).map { String($0) == part } ?? false
    }
  }
}
