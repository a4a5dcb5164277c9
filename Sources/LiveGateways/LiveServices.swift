#if Live
  internal import AsyncHTTPClient
  internal import NIOConcurrencyHelpers
  internal import NIOCore
  internal import NIOSSL
  public import RedemptionCore

  /// The vendors' own services as gateways: what a server asks for sessions with `gateway: "live"`, and what a Swift host takes.
  ///
  /// The first gateway starts the HTTP client; nothing is opened before.
  public final class LiveServices: RemoteGateways {
    private let configuration: LiveConfiguration
    private let adapters: [Vendor: any RedemptionAdapter]
    private let environment: [String: String]
    private let clients = NIOLockedValueBox<[Vendor: HTTPClient]>([:])

    /// Services by their adapters.
    ///
    /// - Parameter environment: where `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` are looked up.
    public init(
      adapters: [any RedemptionAdapter], configuration: LiveConfiguration, environment: [String: String] = [:]
    ) {
      self.adapters = Dictionary(adapters.map { ($0.vendor, $0) }, uniquingKeysWith: { first, _ in first })
      self.configuration = configuration
      self.environment = environment
    }

    /// Connections are closed behind the caller's back.
    deinit {
      for client in clients.withLockedValue({ $0.values.map(\.self) }) { client.shutdown { _ in } }
    }

    /// The gateway of one newly installed app.
    public func gateway(for target: Target) throws(RemoteUnavailable) -> any RemoteGateway {
      guard let dialect = adapters[target.vendor]?.serviceDialect(for: target) else {
        throw RemoteUnavailable(
          "No service is known that this SDK would ask.", expected: "\"ledger\", or an object with `script`")
      }
      let service = configuration.services[target.vendor] ?? LiveConfiguration.Service()
      guard let key = service.keys[target.platform] else {
        let name = target.vendor.rawValue
        throw RemoteUnavailable(
          "There is no API key for \(name) on \(target.platform.rawValue).",
          expected: "the variable \(name.uppercased())_API_KEY, or \(name).apiKey in the file of --live-config")
      }
      let place = try ServicePlace(service.baseURL ?? dialect.baseURL, vendorHosts: dialect.vendorHosts)
      var app = configuration.app
      var generator = SystemRandomNumberGenerator()
      app.installationId = RandomText.uuid(using: &generator)
      return LiveGateway(
        dialect: dialect, app: app, keys: ServiceKeys(app: key, store: service.storeKey), baseURL: place.baseURL,
        timeLimit: service.timeLimit, client: try client(of: target.vendor, at: place), services: self)
    }

    /// Without its own: `HTTPClient` sends nothing twice and follows no redirect, because the SDK's own rules say what is done.
    private func client(of vendor: Vendor, at place: ServicePlace) throws(RemoteUnavailable) -> HTTPClient {
      if let client = clients.withLockedValue({ $0[vendor] }) { return client }
      var settings = HTTPClient.Configuration(
        tlsConfiguration: try tls(), redirectConfiguration: .disallow,
        timeout: HTTPClient.Configuration.Timeout(connect: .seconds(30)))
      settings.connectionPool.retryConnectionEstablishment = false
      settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
      settings.proxy = ProxyVariables(environment).proxy(for: place).map { .server(host: $0.host, port: $0.port) }
      let made = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
      let kept = clients.withLockedValue { clients in
        if clients[vendor] == nil { clients[vendor] = made }
        return clients[vendor] ?? made
      }
      if kept !== made { made.shutdown { _ in } }
      return kept
    }

    /// Certificates and host names are always checked; there is no way to switch that off.
    private func tls() throws(RemoteUnavailable) -> TLSConfiguration {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.certificateVerification = .fullVerification
      guard let path = configuration.certificateAuthorities else { return tls }
      do { tls.additionalTrustRoots = [.certificates(try NIOSSLCertificate.fromPEMFile(path))] } catch {
        throw RemoteUnavailable(
          "The certificates of `certificateAuthorities` cannot be read.", expected: "a file of PEM certificates")
      }
      return tls
    }
  }

  /// Where a service stands.
  struct ServicePlace: Hashable {
    let baseURL: String
    let isSecure: Bool
    /// In lower case.
    let host: String

    /// - Throws: for what is no URL of a host, and for one of the vendor's own without TLS.
    init(_ text: String, vendorHosts: [String]) throws(RemoteUnavailable) {
      var rest = text[...]
      let (secure, plain) = (text.lowercased().hasPrefix("https://"), text.lowercased().hasPrefix("http://"))
      rest = rest.dropFirst(secure ? 8 : plain ? 7 : 0)
      let authority = rest.prefix { $0 != "/" }
      let isWhole = (secure || plain) && !authority.isEmpty && !text.contains(where: { "?#@ ".contains($0) })
      guard isWhole, let host = ServicePlace.host(of: authority) else {
        throw RemoteUnavailable(
          "The base URL of the service cannot be used.",
          expected: "a URL such as https://proxy.example.com/revenuecat, without user, query or fragment")
      }
      guard secure || !vendorHosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) else {
        throw RemoteUnavailable(
          "A vendor's own host is asked over TLS only.", expected: "a base URL that begins with https://")
      }
      baseURL = String(text.hasSuffix("/") ? text.dropLast() : text[...])
      isSecure = secure
      self.host = host
    }

    private static func host(of authority: Substring) -> String? {
      if authority.first == "[" {
        guard let end = authority.firstIndex(of: "]") else { return nil }
        return String(authority[authority.index(after: authority.startIndex)..<end]).lowercased()
      }
      let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 1 || UInt16(parts[1]) != nil, let host = parts.first, !host.isEmpty else { return nil }
      return host.lowercased()
    }
  }

  /// The proxy variables, as curl reads them.
  struct ProxyVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    struct Proxy: Hashable {
      let host: String
      let port: Int
    }

    /// The proxy for a service; nil for a straight connection. `HTTP_PROXY` in capitals is passed over, because a web server that
    /// runs a script would take it from a request's header.
    func proxy(for place: ServicePlace) -> Proxy? {
      guard !isExempt(place.host) else { return nil }
      let names =
        place.isSecure
        ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] : ["http_proxy", "all_proxy", "ALL_PROXY"]
      guard let text = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
      return ProxyVariables.read(text)
    }

    private func isExempt(_ host: String) -> Bool {
      let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
      return list.split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
        let name = (entry.first == "." ? entry.dropFirst() : entry).lowercased()
        return name == "*" || host == name || host.hasSuffix("." + name)
      }
    }

    /// `http://host:port`, with or without the scheme; 1080 is curl's port where none is named.
    private static func read(_ text: String) -> Proxy? {
      let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
      let authority = text[start...].prefix { $0 != "/" }.split(separator: "@").last ?? ""
      let parts = authority.split(separator: ":")
      guard let host = parts.first, parts.count <= 2 else { return nil }
      let port = parts.count == 2 ? Int(parts[1]) : 1080
      return port.map { Proxy(host: String(host), port: $0) }
    }
  }
#endif
