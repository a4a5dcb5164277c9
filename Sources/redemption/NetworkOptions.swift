import ArgumentParser
import Foundation
import LocalService

/// The options that `serve` and `up` share for HTTP.
struct NetworkOptions: ParsableArguments {
  @Option(name: .customLong("host"), help: "Another name of this machine that HTTP clients may use.")
  var names: [String] = []

  @Option(
    help: "A file with the token that HTTP clients must send; required if other machines can connect.",
    completion: .file())
  var tokenFile: String?
}

extension NetworkOptions {
  /// The first option that was given; nil if none was.
  var firstName: String? { tokenFile != nil ? "--token-file" : names.isEmpty ? nil : "--host" }
}

/// Where HTTP is served, and for whom.
struct HTTPOptions {
  let address: ListenAddress
  let names: [String]
  let token: String?

  /// - Parameter address: `[HOST:]PORT`.
  init(_ address: String, _ options: NetworkOptions) throws {
    guard let address = ListenAddress(address) else {
      throw ValidationError(
        "--http takes [HOST:]PORT, such as 8787 or 127.0.0.1:8787. PORT is at most 65535; HOST is an IP address or localhost."
      )
    }
    self.address = address
    names = options.names
    token = try options.tokenFile.map(HTTPOptions.token)
  }

  private static func token(in file: String) throws -> String {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw ValidationError("--token-file \(file): there is no such file, or it cannot be read.")
    }
    let token = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard token.utf8.count >= 16, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw ValidationError("--token-file \(file): the token must have at least 16 printable ASCII characters.")
    }
    return token
  }

  /// The option and its value, for errors.
  var place: String { "--http \(address.host.contains(":") ? "[\(address.host)]" : address.host):\(address.port)" }

  /// What `up` prints.
  func invitation(to url: String) -> String {
    let header = token == nil ? "" : " -H 'Authorization: Bearer TOKEN'"
    return """
      Listening on \(url). Ctrl-C ends it.

      JSON-RPC over HTTP:
        curl\(header) \(url)/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"server/describe"}'
      JSON-RPC over WebSocket: \(url.replacingScheme)/_/ws
      Health: \(url)/_/health
      """
  }
}

extension String {
  fileprivate var replacingScheme: String { "ws" + dropFirst(4) }
}
