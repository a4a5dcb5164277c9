import ArgumentParser
import LocalService
import RedemptionCore

/// The options that `serve` and `up` share for HTTP.
struct NetworkOptions: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: "Also accept HTTP requests to this host name. It does not change the address to listen on.")
  var names: [String] = []

  @Option(
    name: .customLong("origin"),
    help: """
      Also let web pages of this origin, such as https://app.example.com, use the vendors' paths. Pages of localhost may \
      always use them.
      """)
  var origins: [String] = []

  @Option(
    help: """
      A file with the tokens that HTTP clients must send, one a line; required if other machines can connect. A line \
      SPACE:TOKEN opens one space alone. A missing file is created with a new token.
      """, completion: .file())
  var tokenFile: String?

  @Option(
    help: ArgumentHelp(
      """
      Also serve HTTPS on the same port. On first use, a certificate ca.pem and its key are created in this folder; install \
      ca.pem on the device.
      """, valueName: "folder"), completion: .directory)
  var tls: String?

  @Option(
    name: .customLong("local-ports"),
    help: ArgumentHelp(
      """
      Also listen on the ports of this machine that the SDK of this vendor calls in a local mode\(NetworkOptions.listedPorts).
      """, valueName: "vendor"))
  var localPorts: [String] = []

  @Flag(
    help: """
      Listen on all addresses of a container, whose ports are published on the host's loopback address alone: then no token \
      is needed.
      """)
  var inContainer = false
}

/// Ports that an SDK calls in a mode of its own.
extension NetworkOptions {
  /// The vendors whose SDKs have such a mode, with their ports.
  private static var vendorsWithPorts: [(name: String, ports: [Int])] {
    ProgramAdapters.all.compactMap { adapter in
      let ports = adapter.vendor.setup?.localPorts ?? []
      return ports.isEmpty ? nil : (adapter.vendor.id.rawValue, ports)
    }
  }

  /// The vendors and their ports, for the help.
  private static var listedPorts: String {
    let listed = vendorsWithPorts.map { "\($0.name) (\($0.ports.map(String.init).joined(separator: ", ")))" }
    return listed.isEmpty ? "; no SDK has one" : ": \(listed.joined(separator: "; "))"
  }

  /// The arguments with `--VENDOR-local-ports`, the option's first form, in today's form.
  static func current(_ arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      let vendor = vendorsWithPorts.first { argument == "--\($0.name)-local-ports" }
      return vendor.map { ["--local-ports", $0.name] } ?? [argument]
    }
  }

  /// The ports of the vendors that were named.
  fileprivate func ports() throws -> [Int] {
    try localPorts.flatMap { name in
      let known = NetworkOptions.vendorsWithPorts
      guard let vendor = known.first(where: { $0.name == name }) else {
        let names = known.isEmpty ? "no vendor; no SDK has such ports" : known.map(\.name).joined(separator: ", ")
        throw ValidationError("--local-ports takes \(names).")
      }
      return vendor.ports
    }
  }
}

extension NetworkOptions {
  /// The first option that was given; nil if none was.
  var firstName: String? {
    if tokenFile != nil { return "--token-file" }
    if tls != nil { return "--tls" }
    if !names.isEmpty { return "--host" }
    if !origins.isEmpty { return "--origin" }
    if !localPorts.isEmpty { return "--local-ports" }
    return inContainer ? "--in-container" : nil
  }
}

/// Where HTTP is served, and for whom.
struct HTTPOptions {
  let address: ListenAddress
  let names: [String]
  /// Origins of pages that may use the vendors' paths.
  let origins: [PageOrigin]
  let tokens: [AccessToken]
  /// Further ports, of loopback only.
  let ports: [Int]
  /// Nil if only HTTP is spoken.
  let tls: TLSIdentity?
  /// The CA's certificate, which devices must trust; nil without TLS.
  private let authority: String?

  /// - Parameter address: `[HOST:]PORT`.
  /// - Parameter option: the option that has it.
  init(_ address: String, option: String = "--http", _ options: NetworkOptions) throws {
    guard let address = ListenAddress(address) else {
      throw ValidationError(
        "\(option) takes [HOST:]PORT, such as 8787 or 127.0.0.1:8787. PORT is at most 65535; HOST is an IP address or localhost."
      )
    }
    guard let bound = options.inContainer ? address.inContainer : address else {
      throw ValidationError("--in-container takes no HOST: publish the port on \(address.host), with a --token-file.")
    }
    self.address = bound
    origins = try options.origins.map(HTTPOptions.origin)
    names = options.names
    ports = try options.ports()
    tokens = try options.tokenFile.map(TokenFile.tokens) ?? []
    authority = options.tls.map { $0 + "/ca.pem" }
    guard let folder = options.tls else {
      tls = nil
      return
    }
    #if Live
      do throws(LocalAuthority.Failure) {
        tls = try LocalAuthority.identity(in: folder, names: options.names + address.reachableHosts)
      } catch {
        throw ValidationError("--tls \(folder): \(error.description)")
      }
    #else
      throw ValidationError("--tls: this program was built without TLS; `make release` builds one that has it")
    #endif
  }

  /// Parses an origin, also one that no browser would write like this: in capitals, with a slash at its end, or with
  /// the scheme's own port.
  private static func origin(_ text: String) throws -> PageOrigin {
    var written = text.lowercased()
    if written.hasSuffix("/") { written.removeLast() }
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")]
    where written.hasPrefix(scheme) && written.hasSuffix(port) {
      written.removeLast(port.count)
    }
    guard let origin = PageOrigin(written) else {
      throw ValidationError(
        "--origin \(text): expected scheme, host and port of a web page, such as https://app.example.com or "
          + "http://192.168.1.5:3000, without a path.")
    }
    return origin
  }

  /// Where the page is, with the token in the fragment, which a browser does not send.
  func pageAddress(at url: String) -> String {
    let token = tokens.first { $0.onlySpace == nil } ?? tokens.first
    return url + "/" + (token.map { "#token=\($0.text)" } ?? "")
  }

  private func secureLines(of url: String) -> String {
    guard let authority else { return "" }
    return "\nHTTPS: https\(url.dropFirst(4)), with the certificate of \(authority)"
  }

  /// The option and its value, for errors.
  var place: String { "--http \(address.host.contains(":") ? "[\(address.host)]" : address.host):\(address.port)" }

  /// What `up` prints.
  func invitation(to url: String) -> String {
    let header = tokens.isEmpty ? "" : " -H 'Authorization: Bearer TOKEN'"
    let others = address.otherURLs(than: url).map { "From other machines: \($0)\n" }.joined()
    return """
      Listening on \(url). Ctrl-C ends it.
      \(others)
      The page: \(url)/\(tokens.isEmpty ? "" : "#token=TOKEN")
      JSON-RPC over HTTP:
        curl\(header) \(url)/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"server/describe"}'
      JSON-RPC over WebSocket: \(url.replacingScheme)/_/ws
      Health: curl \(url)/_/health\(secureLines(of: url))

      \(linesOfApps(at: url))
      """
  }

  /// What to paste into an app; `docs/real-sdks.md` has the lines of each platform.
  private func linesOfApps(at url: String) -> String {
    let vendors = ProgramAdapters.all.map(\.vendor)
    let key = tokens.isEmpty ? "any" : "TOKEN"
    let lines = vendors.compactMap { vendor -> String? in
      guard let setup = vendor.setup else { return nil }
      let isOpen = Set(setup.localPorts).isSubset(of: ports)
      let missing = isOpen ? "" : ", after a start with --local-ports \(vendor.id.rawValue)"
      return "  \(vendor.name): \(setup.line(url: url, key: key, ports: missing))"
    }
    guard !lines.isEmpty else { return "" }
    return (["In an app (an Android emulator reaches this machine as 10.0.2.2):"] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate var replacingScheme: String { "ws" + dropFirst(4) }
}
