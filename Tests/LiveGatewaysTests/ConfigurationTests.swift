#if Live
  @testable import LiveGateways
  import NIOHTTP1
  import RedemptionCore
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("Live gateways are configured by a file and the environment")
  struct ConfigurationTests {
    private func configuration(
      _ file: String? = nil, _ environment: [String: String] = [:]
    ) throws(LiveConfigurationError) -> LiveConfiguration {
      try LiveConfiguration(
        file: file.map { Array($0.utf8) }, environment: environment, vendors: Live.adapters.map(\.vendor))
    }

    @Test("keys come from the environment, a platform's own before the common one")
    func environment() throws {
      let configuration = try configuration(
        nil,
        [
          "REVENUECAT_API_KEY": "common", "REVENUECAT_API_KEY_IOS": "apple", "REVENUECAT_STRIPE_API_KEY": "stripe",
          "SUPERWALL_API_KEY_ANDROID": "droid", "SUPERWALL_API_KEY": "",
        ])
      let (revenueCat, superwall) = (configuration.services[.revenueCat], configuration.services[.superwall])
      #expect(revenueCat?.keys[.ios] == ServiceKey("apple"))
      #expect(revenueCat?.keys[.android] == ServiceKey("common"))
      #expect(revenueCat?.storeKey == ServiceKey("stripe"))
      #expect(superwall?.keys[.ios] == nil)
      #expect(superwall?.keys[.android] == ServiceKey("droid"))
    }

    @Test("a file names keys, places, time limits and the app; it goes before the environment")
    func file() throws {
      let configuration = try configuration(
        """
        {"revenuecat": {"apiKey": "a", "apiKeys": {"android": "b"}, "stripeApiKey": "c",
                        "baseURL": "https://proxy.example.com/rc/", "timeout": 1.5},
         "superwall": {"timeout": 5},
         "app": {"bundleId": "com.shop", "isSandbox": false, "locale": "de_AT"},
         "certificateAuthorities": "/etc/ca.pem"}
        """, ["REVENUECAT_API_KEY": "x", "SUPERWALL_API_KEY": "y"])
      let service = configuration.services[.revenueCat]
      #expect(service?.keys[.ios] == ServiceKey("a"))
      #expect(service?.keys[.android] == ServiceKey("b"))
      #expect(service?.storeKey == ServiceKey("c"))
      #expect(service?.baseURL == "https://proxy.example.com/rc/")
      #expect(service?.timeLimit == 1500)
      #expect(configuration.services[.superwall]?.keys[.ios] == ServiceKey("y"))
      #expect(configuration.app.bundleId == "com.shop")
      #expect(!configuration.app.isSandbox)
      #expect(configuration.certificateAuthorities == "/etc/ca.pem")
    }

    @Test(
      "what is wrong is told by its place, never by what stands there",
      arguments: [
        ("secret_text", ""), (#"["secret_text"]"#, ""), (#"{"revenuecat": "secret_text"}"#, "/revenuecat"),
        (#"{"revenuecat": {"apiKey": 5}}"#, "/revenuecat/apiKey"),
        (#"{"revenuecat": {"apiKeys": {"web": "secret_text"}}}"#, "/revenuecat/apiKeys"),
        (#"{"revenuecat": {"secret_text": 5}}"#, "/revenuecat"), (#"{"app": {"secret_text": 5}}"#, "/app"),
        (#"{"secret_text": {}}"#, ""), (#"{"superwall": {"timeout": 0}}"#, "/superwall/timeout"),
        (#"{"superwall": {"timeout": 1e300}}"#, "/superwall/timeout"),
        (#"{"superwall": {"timeout": -3}}"#, "/superwall/timeout"),
      ])
    func wrong(_ text: String, _ path: String) throws {
      let error = #expect(throws: LiveConfigurationError.self) { try configuration(text) }
      #expect(error?.path == path)
      #expect(error?.description.contains("secret_text") == false)
    }

    @Test(
      "an unknown member is an error that names those that are known",
      arguments: [
        (#"{"revenuecat": {"timeuot": 5}}"#, "timeout"), (#"{"app": {"bundleID": "x"}}"#, "bundleId"),
        (#"{"revnuecat": {}}"#, "revenuecat"),
      ])
    func unknownMember(_ text: String, _ known: String) throws {
      let error = #expect(throws: LiveConfigurationError.self) { try configuration(text) }
      #expect(error?.expected.hasPrefix("only ") == true)
      #expect(error?.expected.contains(known) == true)
    }

    @Test("a vendor without a key is told what to set")
    func noKey() throws {
      let services = LiveServices(adapters: Live.adapters, configuration: LiveConfiguration())
      let error = #expect(throws: RemoteUnavailable.self) {
        _ = try services.gateway(for: Live.target(.revenueCat, .native, .ios))
      }
      #expect(error?.expected.contains("REVENUECAT_API_KEY") == true)
    }

    @Test("Superwall on Capacitor has no service to ask")
    func capacitor() throws {
      let services = Live.services("http://127.0.0.1:1")
      #expect(throws: RemoteUnavailable.self) {
        _ = try services.gateway(for: Live.target(.superwall, .capacitor, .ios))
      }
    }

    @Test("without the Stripe app's key no receipt is sent, and nothing else suffers")
    func noStripeKey() async throws {
      var configuration = Live.configuration("http://127.0.0.1:1")
      configuration.services[.revenueCat]?.storeKey = nil
      let target = Live.target(.revenueCat, .native, .ios)
      let gateway = try LiveServices(adapters: Live.adapters, configuration: configuration).gateway(for: target)
      let user = Redeemer(appUserId: "ada", deviceId: "")
      do throws(GatewayError) {
        _ = try await gateway.answer(
          ServiceCall(target: target, question: .receipt(.revenueCat, user, storeTransactionId: "sub_1")))
        Issue.record("a receipt was sent")
      } catch {
        guard case .failed(let failure, _) = error else { return }
        #expect(failure.reason == .refused)
        #expect(failure.attempts == 0)
      }
    }

    @Test("a key shows itself to nobody")
    func hidden() {
      let keys = ServiceKeys(app: ServiceKey("secret_text"), store: ServiceKey("secret_text"))
      for text in ["\(keys)", String(reflecting: keys), "\(Live.configuration("http://x"))"] {
        #expect(!text.contains("secret_text"))
        #expect(!text.contains(Live.appKey))
      }
      var dumped = ""
      dump(keys, to: &dumped)
      #expect(!dumped.contains("secret_text"))
    }

    @Test(
      "a base URL is a scheme, a host and perhaps a path",
      arguments: [
        ("https://api.revenuecat.com", true), ("http://127.0.0.1:8080", true), ("http://[::1]:80/x/", true),
        ("https://proxy.example.com/a/b", true), ("HTTPS://Proxy.example.com", true), ("ftp://x", false),
        ("", false), ("https://", false), ("https://user@host", false), ("https://host?x", false),
        ("https://host#x", false), ("https://host:port", false), ("host", false), ("https://a b", false),
        ("https://host:65536", false), ("https://[::1", false), ("https://a%2Eb", false), ("https://a\\b", false),
      ])
    func places(_ text: String, _ isPlace: Bool) {
      let place = try? ServicePlace(text, vendorHosts: ["revenuecat.com"])
      #expect((place != nil) == isPlace)
    }

    @Test(
      "a vendor's own host is asked over TLS only",
      arguments: [
        ("http://api.revenuecat.com", false), ("http://API.RevenueCat.com", false), ("http://revenuecat.com:80", false),
        ("http://api.revenuecat.com.", false), ("http://api.revenuecat.com..:80/x", false),
        ("http://api%2Erevenuecat.com", false), ("http://api.revenuecat%2ecom", false),
        ("http://api.revenuecat.com\u{3002}", false), ("http://api.revenue\u{AD}cat.com", false),
        ("http://api.revenuecat.com%00", false), ("http://api.revenuecat.com%2E", false),
        ("http://api.revenuecat\u{3002}com", false), ("http://\u{FF52}evenuecat.com", false),
        ("http://evilrevenuecat.com", true), ("http://revenuecat.com.example.org", true),
        ("https://api.revenuecat.com", true),
      ])
    func vendorHosts(_ text: String, _ isAllowed: Bool) {
      let place = try? ServicePlace(text, vendorHosts: ["revenuecat.com"])
      #expect((place != nil) == isAllowed)
    }

    @Test(
      "proxies are those of the environment",
      arguments: [
        ("https://h", ["https_proxy": "http://p:3128"], "p:3128"), ("https://h", ["HTTPS_PROXY": "p:1"], "p:1"),
        ("https://h", ["http_proxy": "p:1"], nil), ("http://h", ["http_proxy": "http://p:1/"], "p:1"),
        ("http://h", ["HTTP_PROXY": "p:1"], nil), ("http://h", ["https_proxy": "p:1"], nil),
        ("https://h", ["all_proxy": "p"], "p:1080"), ("http://h", ["ALL_PROXY": "http://u:x@p:2"], "p:2"),
        ("https://h", ["https_proxy": ""], nil), ("https://h", [:], nil),
        ("https://api.h.com", ["https_proxy": "p:1", "no_proxy": "x, .h.com"], nil),
        ("https://h.com", ["https_proxy": "p:1", "NO_PROXY": "h.com"], nil),
        ("https://eh.com", ["https_proxy": "p:1", "no_proxy": "h.com"], "p:1"),
        ("https://h", ["https_proxy": "p:1", "no_proxy": "*"], nil),
        ("https://h", ["https_proxy": "http://[::1]:3128"], "::1:3128"),
        ("https://h", ["https_proxy": "[::1]"], "::1:1080"),
        ("https://h", ["https_proxy": "p:1", "no_proxy": "", "NO_PROXY": "h"], nil),
        ("https://h.com.", ["https_proxy": "p:1", "no_proxy": "h.com"], nil),
        ("https://h.com", ["https_proxy": "p:1", "no_proxy": "H.com."], nil),
        ("https://h.com", ["https_proxy": "p:1", "no_proxy": "x,*"], "p:1"),
        ("https://10.1.2.3", ["https_proxy": "p:1", "no_proxy": "10.0.0.0/8"], nil),
        ("https://11.1.2.3", ["https_proxy": "p:1", "no_proxy": "10.0.0.0/8"], "p:1"),
        ("https://10.1.2.3", ["https_proxy": "p:1", "no_proxy": "2.3"], "p:1"),
        ("https://[::1]", ["https_proxy": "p:1", "no_proxy": "0:0::1"], nil),
        ("https://[::1]", ["https_proxy": "p:1", "no_proxy": "[::1]"], nil),
      ] as [(String, [String: String], String?)])
    func proxies(_ url: String, _ environment: [String: String], _ expected: String?) throws {
      let place = try ServicePlace(url, vendorHosts: [])
      #expect(try ProxyVariables(environment).proxy(for: place).map { "\($0.host):\($0.port)" } == expected)
    }

    @Test("user and password of a proxy are kept, decoded")
    func proxyCredentials() throws {
      let place = try ServicePlace("https://h", vendorHosts: [])
      let proxy = try ProxyVariables(["https_proxy": "http://a%40b:c:%C3%A9@p:1"]).proxy(for: place)
      #expect(proxy == ProxyVariables.Proxy(host: "p", port: 1, credentials: .init(user: "a@b", password: "c:é")))
      #expect(try ProxyVariables(["https_proxy": "u@p:1"]).proxy(for: place)?.credentials?.password == "")
    }

    @Test(
      "a proxy that cannot be used is an error, which does not repeat it",
      arguments: [
        "http://secret:5@[::1:3128", "http://p:secret", "p:0", "p:65536", "p:1:2", "http://", "http://secret@", "[p]:1",
        "socks5://secret:x@p:1080", "socks5h://p", "socks4://p", "https://p:3128", "ftp://p", "http://a%zz@p:1",
        "p q:1",
      ])
    func unusableProxy(_ text: String) throws {
      let services = LiveServices(
        adapters: Live.adapters, configuration: Live.configuration("https://shop.invalid"),
        environment: ["https_proxy": text])
      let error = #expect(throws: RemoteUnavailable.self) {
        _ = try services.gateway(for: Live.target(.superwall, .native, .ios))
      }
      #expect(error?.message.contains("https_proxy") == true)
      #expect("\(error?.message ?? "") \(error?.expected ?? "")".contains("secret") == false)
    }

    @Test("user and password go to the proxy")
    func proxyAuthorization() async throws {
      let proxy = try await LoopbackService { _ in .init(status: 403) }
      let services = LiveServices(
        adapters: Live.adapters, configuration: Live.configuration("https://shop.invalid"),
        environment: ["https_proxy": "http://ada:pass%20word@127.0.0.1:\(proxy.port)"])
      let target = Live.target(.superwall, .native, .ios)
      _ = await Live.outcome(try services.gateway(for: target), Live.redemption(target))
      #expect(proxy.received.first?.headers["Proxy-Authorization"] == ["Basic YWRhOnBhc3Mgd29yZA=="])
      try await proxy.stop()
    }

    @Test("a proxy of the environment opens a tunnel, and the request goes through it")
    func throughProxy() async throws {
      let service = try await LoopbackService { _ in .init(status: 404) }
      let proxy = try await TunnelProxy(to: service.port)
      let services = LiveServices(
        adapters: Live.adapters, configuration: Live.configuration("http://shop.invalid"),
        environment: ["http_proxy": proxy.url])
      let target = Live.target(.superwall, .native, .ios)
      let outcome = await Live.outcome(try services.gateway(for: target), Live.redemption(target))
      guard case .failed(_, let failure) = outcome else {
        Issue.record("no failure came")
        return
      }
      #expect(failure.httpStatus == 404)
      #expect(proxy.asked == ["CONNECT shop.invalid:80 HTTP/1.1"])
      #expect(service.received.map(\.target) == ["/subscriptions-api/public/v1/redeem"])
      try await proxy.stop()
      try await service.stop()
    }

    @Test("a proxy that opens no tunnel is a broken connection")
    func closedProxy() async throws {
      let proxy = try await LoopbackService { _ in .init(status: 403) }
      let services = LiveServices(
        adapters: Live.adapters, configuration: Live.configuration("https://shop.invalid"),
        environment: ["https_proxy": proxy.baseURL])
      let target = Live.target(.superwall, .native, .ios)
      let outcome = await Live.outcome(try services.gateway(for: target), Live.redemption(target))
      guard case .failed(_, let failure) = outcome else {
        Issue.record("no failure came")
        return
      }
      #expect(failure.reason == .transport)
      #expect(proxy.received.first?.headers["Authorization"] == [], "the proxy is shown no key")
      try await proxy.stop()
    }
  }
#endif
