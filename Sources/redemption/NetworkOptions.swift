import ArgumentParser
import Foundation
import LocalService
import SuperwallAdapter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options that `serve` and `up` share for HTTP.
struct NetworkOptions: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: "Also accept HTTP requests to this host name. It does not change the address to listen on.")
  var names: [String] = []

  @Option(
    help: """
      A file with the token that HTTP clients must send; required if other machines can connect. A missing file is \
      created with a new token.
      """, completion: .file())
  var tokenFile: String?

  @Option(
    help: ArgumentHelp(
      """
      Also serve HTTPS on the same port. On first use, a certificate ca.pem and its key are created in this folder; install \
      ca.pem on the device.
      """, valueName: "folder"), completion: .directory)
  var tls: String?

  @Flag(help: "Also listen on the local ports that Superwall's iOS SDK uses with networkEnvironment = .local.")
  var superwallLocalPorts = false
}

extension NetworkOptions {
  /// The first option that was given; nil if none was.
  var firstName: String? {
    if tokenFile != nil { return "--token-file" }
    if tls != nil { return "--tls" }
    if !names.isEmpty { return "--host" }
    return superwallLocalPorts ? "--superwall-local-ports" : nil
  }
}

/// Where HTTP is served, and for whom.
struct HTTPOptions {
  let address: ListenAddress
  let names: [String]
  let token: String?
  /// Further ports, of loopback only.
  let ports: [Int]
  /// Nil if only HTTP is spoken.
  let tls: TLSIdentity?
  /// The CA's certificate, which devices must trust; nil without TLS.
  private let authority: String?

  /// - Parameter address: `[HOST:]PORT`.
  init(_ address: String, _ options: NetworkOptions) throws {
    guard let address = ListenAddress(address) else {
      throw ValidationError(
        "--http takes [HOST:]PORT, such as 8787 or 127.0.0.1:8787. PORT is at most 65535; HOST is an IP address or localhost."
      )
    }
    self.address = address
    names = options.names
    ports = options.superwallLocalPorts ? SuperwallAdapter.localPorts : []
    token = try options.tokenFile.map(HTTPOptions.token)
    authority = options.tls.map { $0 + "/ca.pem" }
    guard let folder = options.tls else {
      tls = nil
      return
    }
    #if Live
      do throws(LocalAuthority.Failure) {
        tls = try LocalAuthority.identity(in: folder, names: options.names + [address.host])
      } catch {
        throw ValidationError("--tls \(folder): \(error.description)")
      }
    #else
      throw ValidationError("--tls: this program was built without TLS; `make release` builds one that has it")
    #endif
  }

  private static func token(in file: String) throws -> String {
    if !FileManager.default.fileExists(atPath: file) { try writeToken(to: file) }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw ValidationError("--token-file \(file): the file cannot be read.")
    }
    let token = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard token.utf8.count >= 16, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw ValidationError(
        "--token-file \(file): the token must have at least 16 printable ASCII characters. "
          + "For a new token, name a file that does not exist.")
    }
    return token
  }

  /// Writes a new token that only this user can read.
  private static func writeToken(to file: String) throws {
    var generator = SystemRandomNumberGenerator()
    let token = (0..<2).map { _ in String(generator.next() | 1 << 63, radix: 16) }.joined()
    let mask = umask(0o077)
    defer { umask(mask) }
    guard FileManager.default.createFile(atPath: file, contents: Data((token + "\n").utf8)) else {
      throw ValidationError("--token-file \(file): the file cannot be created; does its folder exist?")
    }
  }

  /// Where the page is, with the token in the fragment, which a browser does not send.
  func pageAddress(at url: String) -> String { url + "/" + (token.map { "#token=\($0)" } ?? "") }

  private func secureLines(of url: String) -> String {
    guard let authority else { return "" }
    return "\nHTTPS: https\(url.dropFirst(4)), with the certificate of \(authority)"
  }

  /// The option and its value, for errors.
  var place: String { "--http \(address.host.contains(":") ? "[\(address.host)]" : address.host):\(address.port)" }

  /// What `up` prints.
  func invitation(to url: String) -> String {
    let header = token == nil ? "" : " -H 'Authorization: Bearer TOKEN'"
    return """
      Listening on \(url). Ctrl-C ends it.

      The page: \(url)/\(token == nil ? "" : "#token=TOKEN")
      JSON-RPC over HTTP:
        curl\(header) \(url)/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"server/describe"}'
      JSON-RPC over WebSocket: \(url.replacingScheme)/_/ws
      Health: curl\(header) \(url)/_/health\(secureLines(of: url))

      \(linesOfApps(at: url))
      """
  }

  /// What to paste into an app; `docs/real-sdks.md` has the lines of each platform.
  private func linesOfApps(at url: String) -> String {
    let key = token == nil ? "any" : "TOKEN"
    let missing = ports.isEmpty ? ", after a start with --superwall-local-ports" : ""
    return """
      In an app (an Android emulator reaches this machine as 10.0.2.2):
        RevenueCat: Purchases.proxyURL = URL(string: "\(url)"); API key appl_\(key), goog_\(key) or rcb_sb_\(key)
        Superwall: options.networkEnvironment = .local (iOS\(missing)); API key pk_\(key)
        Qonversion: setProxyURL("\(url)"); project key \(key)
      """
  }
}

extension String {
  fileprivate var replacingScheme: String { "ws" + dropFirst(4) }
}
