#if Live
  import LiveGateways
  import NIOHTTP1
  import RedemptionCore
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("A question goes over HTTP as the SDK sends it")
  struct RequestTests {
    /// Asks once and gives what the service was asked.
    private func asked(
      _ target: Target, _ question: Question, retries: Int = 0, attributes: [String: JSONValue] = [:],
      active: [String] = []
    ) async throws -> LoopbackService.Received {
      let service = try await LoopbackService { _ in .init(status: 500) }
      let gateway = try Live.services(service.baseURL).gateway(for: target)
      let call = ServiceCall(
        target: target, question: question,
        context: Live.context(retries: retries, attributes: attributes, active: active))
      _ = try? await gateway.answer(call)
      try await service.stop()
      return try #require(service.received.first)
    }

    private let ada = Redeemer(appUserId: "ada", deviceId: "$SuperwallDevice:DEVICE-1")

    private func redeem(_ vendor: Vendor, held: [String] = [], user: String? = "ada") -> Question {
      .redeem(
        RedemptionQuestion(
          vendor: vendor, code: "new", storedCodes: held,
          redeemer: Redeemer(appUserId: user, deviceId: "$SuperwallDevice:DEVICE-1")))
    }

    /// Every field that the client adds by itself, because HTTP needs it.
    private static let ofHTTP: Set<String> = ["host", "content-length", "connection"]

    private func names(_ headers: HTTPHeaders) -> Set<String> {
      Set(headers.map { $0.name.lowercased() }).subtracting(RequestTests.ofHTTP)
    }

    // MARK: RevenueCat

    @Test("RevenueCat on iOS: redeem_purchase with exactly the fields of purchases-ios")
    func revenueCatOnApple() async throws {
      let request = try await asked(Live.target(.revenueCat, .flutter, .ios), redeem(.revenueCat), retries: 2)
      #expect(request.method == "POST")
      #expect(request.target == "/v1/subscribers/redeem_purchase")
      #expect(try Live.json(request.body) == ["app_user_id": "ada", "redemption_token": "new"])
      let expected = [
        "Authorization": "Bearer \(Live.appKey)", "Content-Type": "application/json", "X-RevenueCat-ETag": "",
        "X-Platform": "iOS", "X-Platform-Flavor": "flutter", "X-Version": "5.86.0", "X-Client-Version": "1.0",
        "X-Client-Build-Version": "1", "X-Client-Bundle-ID": "com.example.app", "X-Preferred-Locales": "en_US",
        "X-StoreKit2-Enabled": "true", "X-StoreKit-Version": "2", "X-Observer-Mode-Enabled": "false",
        "X-Retry-Count": "2", "X-Is-Sandbox": "true", "X-Is-Backgrounded": "false", "X-Is-Debug-Build": "true",
        "X-Installation-Method": "spm", "X-Platform-Version": "Version 26.0 (Build 23A341)",
        "X-Platform-Device": "iPhone17,1",
      ]
      for (name, value) in expected { #expect(request.headers[name] == [value], "\(name)") }
      #expect(names(request.headers) == Set(expected.keys.map { $0.lowercased() }))
    }

    @Test("RevenueCat on Android: no retry count, no sandbox, and its own fields")
    func revenueCatOnAndroid() async throws {
      let request = try await asked(Live.target(.revenueCat, .native, .android), redeem(.revenueCat))
      #expect(request.target == "/v1/subscribers/redeem_purchase")
      #expect(try Live.json(request.body) == ["app_user_id": "ada", "redemption_token": "new"])
      let expected = [
        "Authorization": "Bearer \(Live.appKey)", "Content-Type": "application/json", "X-RevenueCat-ETag": "",
        "X-Platform": "android", "X-Platform-Flavor": "native", "X-Version": "10.17.0", "X-Client-Version": "1.0",
        "X-Client-Bundle-ID": "com.example.app", "X-Preferred-Locales": "en_US", "X-Observer-Mode-Enabled": "false",
        "X-Is-Backgrounded": "false", "X-Is-Debug-Build": "true", "X-Platform-Version": "36",
        "X-Platform-Device": "Pixel 10", "X-Platform-Brand": "google", "X-Client-Locale": "en-US",
        "X-Kotlin-Version": "2.1.21", "X-Billing-Client-Sdk-Version": "8.0.0",
      ]
      for (name, value) in expected { #expect(request.headers[name] == [value], "\(name)") }
      #expect(names(request.headers) == Set(expected.keys.map { $0.lowercased() }))
    }

    @Test("RevenueCat's customer is asked for by its id, escaped", arguments: Platform.allCases)
    func revenueCatCustomer(_ platform: Platform) async throws {
      let user = Redeemer(appUserId: "$RCAnonymousID:ä b?/c", deviceId: "")
      let request = try await asked(Live.target(.revenueCat, .native, platform), .customer(.revenueCat, user))
      #expect(request.method == "GET")
      #expect(request.target == "/v1/subscribers/%24RCAnonymousID%3A%C3%A4%20b%3F%2Fc")
      #expect(request.body == [])
    }

    @Test("RevenueCat's login names both users", arguments: Platform.allCases)
    func revenueCatLogIn(_ platform: Platform) async throws {
      let request = try await asked(
        Live.target(.revenueCat, .native, platform), .logIn(.revenueCat, ada, newAppUserId: "grace"))
      #expect(request.method == "POST")
      #expect(request.target == "/v1/subscribers/identify")
      #expect(try Live.json(request.body) == ["app_user_id": "ada", "new_app_user_id": "grace"])
    }

    @Test("a Stripe receipt is the app's own request, under the Stripe app's key", arguments: Platform.allCases)
    func receipt(_ platform: Platform) async throws {
      let request = try await asked(
        Live.target(.revenueCat, .native, platform), .receipt(.revenueCat, ada, storeTransactionId: "sub_1"))
      #expect(request.method == "POST")
      #expect(request.target == "/v1/receipts")
      #expect(try Live.json(request.body) == ["app_user_id": "ada", "fetch_token": "sub_1"])
      let expected = [
        "Authorization": "Bearer \(Live.storeKey)", "Content-Type": "application/json", "Accept": "application/json",
        "X-Platform": "stripe",
      ]
      for (name, value) in expected { #expect(request.headers[name] == [value], "\(name)") }
      #expect(names(request.headers) == Set(expected.keys.map { $0.lowercased() }))
    }

    // MARK: Superwall

    @Test("Superwall on iOS: held codes, then the new one, and the attributes always")
    func superwallOnApple() async throws {
      let request = try await asked(
        Live.target(.superwall, .reactNative, .ios), redeem(.superwall, held: ["old"], user: nil), retries: 3,
        active: ["gold", "pro"])
      #expect(request.method == "POST")
      #expect(request.target == "/subscriptions-api/public/v1/redeem")
      let body = try Live.json(request.body)
      #expect(body["deviceId"] == "$SuperwallDevice:DEVICE-1")
      #expect(body["aliasId"]?.string?.hasPrefix("$SuperwallAlias:") == true)
      #expect(body["appUserId"] == nil, "left out when not identified")
      #expect(
        body["codes"]
          == [["code": "old", "firstRedemption": false], ["code": "new", "firstRedemption": true]])
      #expect(body["metadata"] == [:])
      #expect(body["receipts"] == [])
      let expected = [
        "Authorization": "Bearer \(Live.appKey)", "Content-Type": "application/json", "X-Platform": "iOS",
        "X-Platform-Environment": "SDK", "X-Platform-Wrapper": "Expo", "X-App-User-ID": "",
        "X-Vendor-ID": "DEVICE-1", "X-SDK-Version": "4.16.4", "X-Is-Sandbox": "true", "X-Retry-Count": "0",
        "X-Entitlements": "gold,pro", "X-Static-Config-Build-Id": "", "X-URL-Scheme": "",
        "X-Bundle-ID": "com.example.app", "X-App-Version": "1.0", "X-Device-Locale": "en_US",
        "X-Device-Language-Code": "en", "X-Alias-ID": body["aliasId"]?.string ?? "",
      ]
      for (name, value) in expected { #expect(request.headers[name] == [value], "\(name)") }
      let others: Set = [
        "x-request-id", "x-current-time", "x-os-version", "x-device-model", "x-device-currency-code",
        "x-device-currency-symbol", "x-device-timezone-offset", "x-app-install-date", "x-radio-type",
        "x-device-interface-style", "x-low-power-mode",
      ]
      #expect(names(request.headers) == Set(expected.keys.map { $0.lowercased() }).union(others))
      #expect(request.headers["X-Current-Time"].first?.count == "2026-01-31T10:00:00.000Z".count)
    }

    @Test("Superwall on Android: a held code that comes again is sent twice, and attributes only where there are any")
    func superwallOnAndroid() async throws {
      let target = Live.target(.superwall, .native, .android)
      let request = try await asked(target, redeem(.superwall, held: ["new", "old"]))
      let body = try Live.json(request.body)
      #expect(body["appUserId"] == "ada")
      #expect(
        body["codes"]
          == [
            ["code": "new", "firstRedemption": false], ["code": "old", "firstRedemption": false],
            ["code": "new", "firstRedemption": true],
          ])
      #expect(body["metadata"] == nil)
      #expect(request.headers["X-Platform"] == ["Android"])
      #expect(request.headers["X-App-User-ID"] == ["ada"])
      #expect(request.headers["X-SDK-Version"] == ["2.7.19"])
      #expect(request.headers["X-Retry-Count"] == [])
      let told = try await asked(target, redeem(.superwall), attributes: ["amplitude": "x"])
      #expect(try Live.json(told.body)["metadata"] == ["amplitude": "x"])
    }

    @Test("Superwall on iOS sends a held code that comes again once")
    func heldCodeOnApple() async throws {
      let request = try await asked(Live.target(.superwall, .native, .ios), redeem(.superwall, held: ["new"]))
      #expect(try Live.json(request.body)["codes"] == [["code": "new", "firstRedemption": false]])
    }

    @Test("Superwall's entitlements are asked for by user or device")
    func entitlements() async throws {
      let device = "%24SuperwallDevice%3ADEVICE-1"
      let identified = try await asked(Live.target(.superwall, .native, .ios), .customer(.superwall, ada))
      #expect(identified.method == "GET")
      #expect(identified.target == "/subscriptions-api/public/v1/users/ada/entitlements?deviceId=\(device)")
      let nobody = Redeemer(appUserId: nil, deviceId: ada.deviceId)
      let anonymous = try await asked(Live.target(.superwall, .native, .ios), .customer(.superwall, nobody))
      #expect(anonymous.target == "/subscriptions-api/public/v1/users/\(device)/entitlements?deviceId=\(device)")
      let odd = Redeemer(appUserId: "a b/c", deviceId: ada.deviceId)
      let apple = try await asked(Live.target(.superwall, .native, .ios), .customer(.superwall, odd))
      #expect(apple.target == "/subscriptions-api/public/v1/users/a%20b%2Fc/entitlements?deviceId=\(device)")
      let android = try await asked(Live.target(.superwall, .native, .android), .customer(.superwall, odd))
      #expect(android.target == "/subscriptions-api/public/v1/users/a%20b/c/entitlements?deviceId=\(device)")
    }

    @Test("an app keeps its alias, and another one has its own")
    func alias() async throws {
      let service = try await LoopbackService { _ in .init(status: 500) }
      let services = Live.services(service.baseURL)
      let target = Live.target(.superwall, .native, .ios)
      let (one, other) = (try services.gateway(for: target), try services.gateway(for: target))
      for gateway in [one, one, other] { _ = await Live.outcome(gateway, Live.redemption(target)) }
      let aliases = try service.received.map { try Live.json($0.body)["aliasId"] }
      #expect(aliases[0] == aliases[1])
      #expect(aliases[0] != aliases[2])
      try await service.stop()
    }
  }
#endif
