#if Live
  internal import AsyncHTTPClient
  internal import NIOConcurrencyHelpers
  internal import NIOCore
  internal import NIOSSL
  public import RedemptionCore

  /// The vendors' own services as gateways, for sessions with `gateway: "live"` and for Swift hosts.
  ///
  /// The first gateway starts the HTTP client.
  public final class LiveServices: RemoteGateways {
    private let configuration: LiveConfiguration
    private let adapters: [Vendor: any RedemptionAdapter]
    private let environment: [String: String]
    private let clients = NIOLockedValueBox<[Vendor: HTTPClient]>([:])

    /// Creates the services of these adapters.
    ///
    /// - Parameters:
    ///   - adapters: one per vendor.
    ///   - configuration: the keys and addresses of the services.
    ///   - environment: contains `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`.
    public init(
      adapters: [any RedemptionAdapter], configuration: LiveConfiguration, environment: [String: String] = [:]
    ) {
      self.adapters = Dictionary(adapters.map { ($0.vendor.id, $0) }, uniquingKeysWith: { first, _ in first })
      self.configuration = configuration
      self.environment = environment
    }

    /// Closes the connections in the background.
    deinit {
      for client in clients.withLockedValue({ $0.values.map(\.self) }) { client.shutdown { _ in } }
    }

    /// Returns the gateway of one newly installed app.
    ///
    /// - Throws: `RemoteUnavailable` if the SDK has no service, or if an API key is missing.
    public func gateway(for target: Target) throws(RemoteUnavailable) -> any RemoteGateway {
      guard let adapter = adapters[target.vendor], let dialect = adapter.service(for: target) else {
        throw RemoteUnavailable(
          "No service is known that this SDK would ask.", expected: "\"ledger\", or an object with `script`")
      }
      let service = configuration.services[target.vendor] ?? LiveConfiguration.Service()
      guard let key = service.keys[target.platform] else {
        let name = target.vendor.rawValue
        throw RemoteUnavailable(
          "There is no API key for \(name) on \(target.platform.rawValue).",
          expected: "the variable \(adapter.vendor.keys.app), or \(name).apiKey in the file of --live-config")
      }
      let place = try ServicePlace(service.baseURL ?? dialect.baseURL, vendorHosts: dialect.vendorHosts)
      var app = configuration.app
      var generator = SystemRandomNumberGenerator()
      app.installationId = RandomText.uuid(using: &generator)
      return LiveGateway(
        dialect: dialect, app: app, keys: ServiceKeys(app: key, store: service.storeKey), baseURL: place.baseURL,
        timeLimit: service.timeLimit, client: try client(of: target.vendor, at: place), services: self)
    }

    /// Turns off the client's own retries and redirects: the rules of the SDK apply.
    private func client(of vendor: Vendor, at place: ServicePlace) throws(RemoteUnavailable) -> HTTPClient {
      if let client = clients.withLockedValue({ $0[vendor] }) { return client }
      var settings = HTTPClient.Configuration(
        tlsConfiguration: try tls(), redirectConfiguration: .disallow,
        timeout: HTTPClient.Configuration.Timeout(connect: .seconds(30)))
      settings.connectionPool.retryConnectionEstablishment = false
      settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
      settings.proxy = try ProxyVariables(environment).proxy(for: place).map { proxy in
        .server(
          host: proxy.host, port: proxy.port,
          authorization: proxy.credentials.map { .basic(username: $0.user, password: $0.password) })
      }
      let made = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
      let kept = clients.withLockedValue { clients in
        if clients[vendor] == nil { clients[vendor] = made }
        return clients[vendor] ?? made
      }
      if kept !== made { made.shutdown { _ in } }
      return kept
    }

    /// Always verifies certificates and host names, and requires TLS 1.2, as App Transport Security and Android do.
    private func tls() throws(RemoteUnavailable) -> TLSConfiguration {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.minimumTLSVersion = .tlsv12
      tls.certificateVerification = .fullVerification
      guard let path = configuration.certificateAuthorities else { return tls }
      do { tls.additionalTrustRoots = [.certificates(try NIOSSLCertificate.fromPEMFile(path))] } catch {
        throw RemoteUnavailable(
          "The certificates of `certificateAuthorities` cannot be read.", expected: "a file of PEM certificates")
      }
      return tls
    }
  }
#endif
