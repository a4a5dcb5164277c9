import Foundation
import RedemptionCore
import SuperwallAdapter
import Testing

@MainActor
@Suite("Superwall in a Swift app")
struct SuperwallTests {
  /// Hears what a delegate hears, and lets a test wait for the end.
  @MainActor final class Listener: SuperwallDelegate {
    private(set) var calls: [String] = []
    /// The calls, with those that are not about a redemption alone.
    private(set) var all: [String] = []
    private var results: [RedemptionResult] = []
    private var waiting: CheckedContinuation<RedemptionResult, Never>?
    var atTheEnd: () -> Void = {}

    func willRedeemLink() { note("will") }

    func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus) {
      all.append("status \(oldValue) \(newValue)")
    }

    func customerInfoDidChange(from oldValue: SuperwallCustomerInfo, to newValue: SuperwallCustomerInfo) {
      func ids(_ info: SuperwallCustomerInfo) -> String { info.entitlements.map(\.id).joined(separator: ",") }
      all.append("customer [\(ids(oldValue))] [\(ids(newValue))]")
    }

    func handleSuperwallEvent(withInfo eventInfo: SuperwallEventInfo) { all.append("\(eventInfo.event)") }

    private func note(_ call: String) {
      calls.append(call)
      all.append(call)
    }

    func didRedeemLink(result: RedemptionResult) {
      note("did")
      atTheEnd()
      guard let waiting else { return results.append(result) }
      self.waiting = nil
      waiting.resume(returning: result)
    }

    /// The next result that was not taken yet.
    func result() async -> RedemptionResult {
      guard results.isEmpty else { return results.removeFirst() }
      return await withCheckedContinuation { waiting = $0 }
    }
  }

  /// Remembers what it was asked.
  actor Service {
    private(set) var requests: [RedemptionQuestion] = []
    private var answers: [Result<RedemptionAnswer, any Error>]

    init(_ answers: [Result<RedemptionAnswer, any Error>]) { self.answers = answers }

    func answer(_ request: RedemptionQuestion) throws -> RedemptionAnswer {
      requests.append(request)
      return try answers.removeFirst().get()
    }
  }

  private static let pro = Entitlement(id: "pro", isActive: true, productIds: ["monthly"], store: .stripe)

  private static func redeemed(_ code: String) -> RedemptionOutcome {
    let purchaser = Purchaser(
      id: "buyer", storeIdentifiers: .stripe(customerId: "cus", subscriptionIds: ["sub_1"]))
    return .redeemed(code: code, grant: Grant(owner: .device(id: "d"), purchaser: purchaser, entitlements: [pro]))
  }

  private func link(_ code: String) throws -> URL { try #require(URL(string: "myapp://superwall/redeem?code=\(code)")) }

  @Test("a link is redeemed, the delegate is told in order, and the web gives access")
  func redeems() async throws {
    let service = Service([.success(RedemptionAnswer(outcome: Self.redeemed("c1")))])
    let superwall = Superwall(deviceId: "d") { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    var statusAtTheEnd = SubscriptionStatus.unknown
    listener.atTheEnd = { statusAtTheEnd = superwall.subscriptionStatus }

    #expect(superwall.handleDeepLink(try link("c1")))
    let result = await listener.result()

    #expect(listener.calls == ["will", "did"])
    #expect(result.stripeSubscriptionIds == ["sub_1"])
    #expect(superwall.entitlements.web == [SuperwallEntitlement(Self.pro)])
    #expect(statusAtTheEnd == .active([SuperwallEntitlement(Self.pro)]))
    let request = try #require(await service.requests.first)
    #expect(request.code == "c1")
    #expect(request.redeemer == Redeemer(appUserId: nil, deviceId: "d"))
  }

  @Test("other links are left to the app")
  func leavesOtherLinks() throws {
    let superwall = Superwall { _ in throw CancellationError() }
    #expect(!superwall.handleDeepLink(try #require(URL(string: "https://example.com/redeem?code=1"))))
  }

  @Test("codes that were answered are sent along with the next one")
  func sendsStoredCodes() async throws {
    let first = Self.redeemed("c1")
    let service = Service([
      .success(RedemptionAnswer(outcome: first)),
      .success(RedemptionAnswer(outcome: .invalidCode(code: "c2"), storedOutcomes: [first])),
    ])
    let superwall = Superwall { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    _ = await listener.result()
    superwall.handleDeepLink(try link("c2"))
    #expect(await listener.result() == .invalidCode(code: "c2"))
    #expect(await service.requests.map(\.storedCodes) == [[], ["c1"]])
    #expect(superwall.entitlements.web == [SuperwallEntitlement(Self.pro)])
  }

  @Test("a request that fails is sent again on iOS, after the SDK's wait")
  func retries() async throws {
    let offline = RedemptionFailure(reason: .offline, message: "")
    let service = Service([
      .failure(offline), .failure(GatewayError.failed(offline)),
      .success(RedemptionAnswer(outcome: Self.redeemed("c1"))),
    ])
    let (waits, continuation) = AsyncStream.makeStream(of: (wait: Duration, elapsed: Duration).self)
    let started = ContinuousClock.now
    let superwall = Superwall(sleep: { continuation.yield(($0, .now - started)) }) { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    #expect(await listener.result().stripeSubscriptionIds == ["sub_1"])
    #expect(await service.requests.count == 3)
    continuation.finish()
    var seen: [(wait: Duration, elapsed: Duration)] = []
    for await sleep in waits { seen.append(sleep) }
    #expect(seen.count == 2)
    // Some of the wait may have passed before the host sleeps.
    #expect(seen.first.map { $0.wait < .seconds(6) && $0.wait + $0.elapsed >= .seconds(4) } == true)
    #expect(listener.calls == ["will", "did"])
  }

  @Test("on Android one failure is the end, told with the SDK's text")
  func failsOnAndroid() async throws {
    let service = Service([.failure(RedemptionFailure(reason: .timeout, message: ""))])
    let superwall = Superwall(platform: .android) { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    let message = RedemptionResult.ErrorInfo(message: "timeout")
    #expect(await listener.result() == .error(code: "c1", error: message))
    #expect(superwall.subscriptionStatus == .inactive)
  }

  @Test("what the device gives and what the web gives are one status")
  func mergesTheDevice() async throws {
    let service = Service([.success(RedemptionAnswer(outcome: Self.redeemed("c1")))])
    let superwall = Superwall(setup(service))
    let listener = Listener()
    superwall.delegate = listener
    #expect(Set(superwall.entitlements.active.map(\.id)) == ["plus"])
    superwall.handleDeepLink(try link("c1"))
    _ = await listener.result()
    #expect(Set(superwall.entitlements.active.map(\.id)) == ["plus", "pro"])
    superwall.setDeviceEntitlements(ofProducts: [])
    #expect(superwall.subscriptionStatus == .active([SuperwallEntitlement(Self.pro)]))
  }

  private func setup(_ service: Service) -> SuperwallSetup {
    SuperwallSetup(
      environment: HostEnvironment(redeem: { try await service.answer($0) }), products: ["plus_monthly": ["plus"]],
      ownedProducts: ["plus_monthly"])
  }

  @Test("products of the dashboard have their entitlements, active if the device owns them")
  func listsProducts() async throws {
    let superwall = Superwall(setup(Service([])), hasPurchaseController: true)
    let products = await superwall.products(for: ["plus_monthly", "unknown"])
    #expect(products.map(\.productIdentifier) == ["plus_monthly"])
    let entitlements = try #require(products.first).entitlements
    #expect(entitlements.map(\.id) == ["plus"] && entitlements.allSatisfy(\.isActive))
    #expect(superwall.entitlements.byProductIds(["plus_monthly"]) == entitlements)
    superwall.setDeviceEntitlements(ofProducts: [])
    #expect(superwall.entitlements.byProductId("plus_monthly").map(\.isActive) == [false])
  }

  @Test("the app configures the shared instance once; a link before that waits")
  func configures() async throws {
    let service = Service([.success(RedemptionAnswer(outcome: Self.redeemed("c1")))])
    Superwall.install(setup(service))
    #expect(!Superwall.isInitialized && Superwall.shared.configurationStatus == .pending)
    #expect(Superwall.handleDeepLink(try link("c1")))
    let listener = Listener()
    Superwall.configure(apiKey: "pk_test", options: SuperwallHostOptions())
    Superwall.shared.delegate = listener
    #expect(Superwall.configure(apiKey: "pk_other") === Superwall.shared)
    #expect(Superwall.shared.configurationStatus == .configured)
    #expect(await listener.result().stripeSubscriptionIds == ["sub_1"])
    #expect(await service.requests.map(\.code) == ["c1"])
  }

  @Test("the delegate hears of access, customer info and tracked events, in the SDK's order")
  func tellsTheDelegate() async throws {
    let service = Service([
      .success(RedemptionAnswer(outcome: Self.redeemed("c1"), customer: Self.redeemed("c1").grant))
    ])
    let superwall = Superwall { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    _ = await listener.result()
    #expect(
      listener.all == [
        "redemptionStart", "will", "redemptionComplete", "customer [pro] [pro]", "customerInfoDidChange",
        "status INACTIVE ACTIVE", "subscriptionStatusDidChange", "did",
      ])
  }

  @Test("the status has the SDK's words, and is active only with an active entitlement")
  func describesStatus() {
    let past = SuperwallEntitlement(id: "pro", isActive: false)
    #expect(SubscriptionStatus.active([past]).description == "INACTIVE")
    #expect(SubscriptionStatus.active([SuperwallEntitlement(id: "pro")]).description == "ACTIVE")
    #expect("\(SubscriptionStatus.unknown) \(SubscriptionStatus.inactive)" == "UNKNOWN INACTIVE")
  }

  @Test("attributes are set, removed with nil, and ignored if they are Superwall's or no JSON")
  func setsAttributes() {
    let superwall = Superwall { _ in throw CancellationError() }
    superwall.setUserAttributes([
      "email": "a@b.example", "age": 7, "big": 2.5, "is_new": true, "$own": 1, "thing": Self.pro, "gone": nil,
    ])
    superwall.setUserAttributes(["age": nil])
    #expect(superwall.userAttributes.keys.sorted() == ["big", "email", "is_new"])
    #expect(superwall.userAttributes["email"] as? String == "a@b.example")
    #expect(superwall.userAttributes["is_new"] as? Bool == true)
  }

  @Test("a paywall stands until it is dismissed, and the user has an alias until identified")
  func standsIn() async {
    let superwall = Superwall(deviceId: "$SuperwallDevice:1") { _ in throw CancellationError() }
    #expect(superwall.presentedViewController == nil)
    superwall.presentPaywall(selling: ["pro"])
    #expect(superwall.presentedViewController?.entitlements == ["pro"])
    await superwall.dismiss()
    #expect(superwall.presentedViewController == nil && !superwall.isPaywallPresented)
    #expect(superwall.userId == "$SuperwallAlias:1" && !superwall.isLoggedIn)
    superwall.identify(userId: "ada")
    #expect(superwall.userId == "ada" && superwall.isLoggedIn)
    superwall.reset()
    #expect(!superwall.isLoggedIn)
  }

  @Test("a placement is skipped and its feature runs, but not over a paywall")
  func registers() async {
    let superwall = Superwall { _ in throw CancellationError() }
    let handler = PaywallPresentationHandler()
    var heard: [String] = []
    await withCheckedContinuation { continuation in
      handler.onSkip { reason in if case .placementNotFound = reason { heard.append("skip") } }
      superwall.register(placement: "p", handler: handler) {
        heard.append("feature")
        continuation.resume()
      }
    }
    superwall.presentPaywall(selling: ["pro"])
    await withCheckedContinuation { continuation in
      handler.onError { _ in
        heard.append("error")
        continuation.resume()
      }
      superwall.register(placement: "p", handler: handler) { heard.append("feature") }
    }
    #expect(heard == ["skip", "feature", "error"])
  }

  @Test("with a purchase controller the app alone sets the status, and active without entitlements is inactive")
  func leavesTheStatusToTheApp() async throws {
    let service = Service([.success(RedemptionAnswer(outcome: Self.redeemed("c1")))])
    let superwall = Superwall(hasPurchaseController: true) { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.subscriptionStatus = .active([])
    #expect(superwall.subscriptionStatus == .inactive)
    superwall.handleDeepLink(try link("c1"))
    _ = await listener.result()
    #expect(superwall.subscriptionStatus == .inactive)
    superwall.subscriptionStatus = .active(superwall.entitlements.web)
    #expect(superwall.subscriptionStatus.isActive)
    #expect(superwall.entitlements.active == superwall.entitlements.web)
  }
}
