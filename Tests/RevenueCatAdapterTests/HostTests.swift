import Foundation
import RedemptionCore
import RevenueCatAdapter
import Testing

@Suite("A Swift host") @MainActor
struct HostTests {
  private func redemption(_ token: String = "t") throws -> WebPurchaseRedemption {
    let url = try #require(URL(string: "rc-abc://redeem_web_purchase?redemption_token=\(token)"))
    return try #require(url.asWebPurchaseRedemption)
  }

  private var subscription: Subscription {
    Subscription(productId: "monthly", store: .rcBilling, purchasedAt: anyMoment)
  }

  private var grant: Grant {
    Grant(
      entitlements: [Entitlement(id: "pro", isActive: true, expiresAt: nil, backedBy: subscription)],
      subscriptions: [subscription],
      customer: Customer(originalAppUserId: "ada", firstSeen: anyMoment, requestDate: anyMoment))
  }

  @Test("reads a redemption from a URL without showing or logging the token")
  func asksURL() throws {
    #expect(URL(string: "https://example.com/")?.asWebPurchaseRedemption == nil)
    #expect("\(try redemption("secret"))" == "WebPurchaseRedemption")
    #expect(String(reflecting: try redemption("secret")) == "WebPurchaseRedemption")
  }

  @Test("redeems against a script, and gets the SDK's own results")
  func redeemsScript() async throws {
    let purchases = Purchases(
      appUserID: "ada",
      gateway: ScriptedGateway(outcomes: [
        .redeemed(code: nil, grant: grant), .linkExpired(code: nil, reissued: true, obfuscatedEmail: "a***@b***c.de"),
        .invalidCode(code: nil), .purchaseBelongsToOtherUser(code: nil),
        .failed(code: nil, failure: RedemptionFailure(reason: .offline, message: "Offline.")),
      ]))
    guard case .success(let info) = await purchases.redeemWebPurchase(try redemption()) else {
      Issue.record("expected a success")
      return
    }
    #expect(info.entitlements["pro"]?.isActive == true)
    #expect(info.entitlements.active.keys.sorted() == ["pro"])
    #expect(info.requestDate == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(await purchases.redeemWebPurchase(try redemption()) == .expired("a***@b***c.de"))
    #expect(await purchases.redeemWebPurchase(try redemption()) == .invalidToken)
    #expect(await purchases.redeemWebPurchase(try redemption()) == .purchaseBelongsToOtherUser)
    guard case .error(let error) = await purchases.redeemWebPurchase(try redemption()) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.meaning == .offlineConnectionError)
    #expect(purchases.cachedCustomerInfo == info)
  }

  @Test("repeats a request three times after 429, and not after anything else")
  func retries() async throws {
    let log = Log()
    let busy = RedemptionFailure(reason: .http, message: "Busy.", httpStatus: 429)
    let purchases = Purchases(
      appUserID: "ada", now: { anyMoment }, sleep: { await log.waited($0) },
      redeem: { _ in
        await log.asked()
        throw busy
      })
    guard case .error = await purchases.redeemWebPurchase(try redemption()) else {
      Issue.record("expected an error")
      return
    }
    #expect(await log.requests == 4)
    #expect(await log.waits == [.zero, .milliseconds(750), .milliseconds(3000)])
    let down = Purchases(
      redeem: { _ in
        await log.asked()
        throw CocoaError(.fileNoSuchFile)
      })
    _ = await down.redeemWebPurchase(try redemption())
    #expect(await log.requests == 5)
  }

  @Test("shares one request between redemptions of one token that overlap")
  func joins() async throws {
    let log = Log()
    let grant = grant
    let purchases = Purchases(redeem: { request in
      await log.asked()
      while await log.callers < 2 { await Task.yield() }
      // From its note in the log to the shared request a caller takes microseconds.
      try await Task.sleep(for: .seconds(1))
      return RedemptionAnswer(outcome: .redeemed(code: request.code, grant: grant))
    })
    let redemption = try redemption()
    func call() async -> WebPurchaseRedemptionResult {
      await log.called()
      return await purchases.redeemWebPurchase(redemption)
    }
    async let one = call()
    async let other = call()
    #expect(await one == other)
    #expect(await log.requests == 1)
  }

  @Test("gets the invalid token of an answer without an outcome")
  func lacksOutcome() async throws {
    let purchases = Purchases(redeem: { _ in RedemptionAnswer(outcome: nil) })
    #expect(await purchases.redeemWebPurchase(try redemption()) == .invalidToken)
    #expect(purchases.cachedCustomerInfo == nil)
  }

  @Test("gets an anonymous user unless it names one")
  func namesUser() {
    let answer: Purchases.Redeem = { _ in RedemptionAnswer(outcome: nil) }
    #expect(Purchases(redeem: answer).isAnonymous)
    #expect(Purchases(appUserID: " ", redeem: answer).isAnonymous)
    #expect(Purchases(appUserID: "ada", redeem: answer).appUserID == "ada")
    #expect(Purchases(appUserID: "null", redeem: answer).appUserID == "null")
  }

  @Test("converts a result to an outcome and back", arguments: Platform.allCases)
  func converts(on platform: Platform) {
    let result = WebPurchaseRedemptionResult(.redeemed(code: "c", grant: grant), platform: platform, now: anyMoment)
    let outcome = RedemptionOutcome(result, code: "c")
    #expect(WebPurchaseRedemptionResult(outcome, platform: platform, now: anyMoment) == result)
    #expect(outcome.code == "c" && outcome.grant?.subscriptions == grant.subscriptions.withOwnership(platform))
  }

  // MARK: Around a redemption

  /// Answers as RevenueCat does for one user that has the grant, and for any other that has nothing.
  private func environment(_ log: Log = Log(), failing failure: RedemptionFailure? = nil) -> HostEnvironment {
    let grant = grant
    return HostEnvironment(now: { anyMoment }) { question, _ in
      await log.asked()
      if let failure { return .failure(.failed(failure)) }
      switch question {
      case .redeem(let request):
        return .success(.redemption(RedemptionAnswer(outcome: .invalidCode(code: request.code))))
      case .customer(_, let redeemer): return .success(.customer(redeemer.appUserId == "ada" ? grant : Grant()))
      case .logIn(_, _, let user): return .success(.logIn(user == "ada" ? grant : Grant(), created: user == "bob"))
      default: return .failure(.failed(.noSuchRequest))
      }
    }
  }

  @Test("fetches customer info by policy, in both forms")
  func fetches() async throws {
    let offline = Purchases(environment: environment(failing: RedemptionFailure(reason: .offline, message: "Offline.")))
    await #expect(throws: ErrorCode.customerInfoError) { try await offline.customerInfo(fetchPolicy: .fromCacheOnly) }
    let log = Log()
    let purchases = Purchases(appUserID: "ada", environment: environment(log))
    let info = try await purchases.customerInfo(fetchPolicy: .fetchCurrent)
    #expect(info.entitlements["pro"]?.isActive == true)
    #expect(try await purchases.customerInfo() == info)
    #expect(try await purchases.customerInfo(fetchPolicy: .fromCacheOnly) == info)
    let requests = await log.requests
    let fetched = await withCheckedContinuation { continuation in
      purchases.getCustomerInfo(fetchPolicy: .fetchCurrent) { info, error in
        #expect(error == nil)
        continuation.resume(returning: info)
      }
    }
    #expect(fetched == info && purchases.cachedCustomerInfo == info)
    #expect(await log.requests > requests)
  }

  @Test("is called on any thread")
  func isShared() async throws {
    let purchases = Purchases(appUserID: "ada", environment: environment())
    let redemptions = try (0..<50).map { try redemption("t\($0)") }
    let results = await withTaskGroup(of: WebPurchaseRedemptionResult.self) { group in
      for redemption in redemptions { group.addTask { await purchases.redeemWebPurchase(redemption) } }
      var results: [WebPurchaseRedemptionResult] = []
      for await result in group { results.append(result) }
      return results
    }
    #expect(results == Array(repeating: .invalidToken, count: 50))
  }

  @Test("logs in and out, and throws the SDK's error while anonymous")
  func logsIn() async throws {
    let purchases = Purchases(environment: environment())
    await #expect(throws: ErrorCode.logOutAnonymousUserError) { try await purchases.logOut() }
    await #expect(throws: ErrorCode.invalidAppUserIdError) { try await purchases.logIn(" ") }
    let (info, created) = try await purchases.logIn("ada")
    #expect(info.activeSubscriptions == ["monthly"] && !created)
    #expect(purchases.appUserID == "ada" && !purchases.isAnonymous)
    #expect(try await purchases.logIn("bob").created)
    #expect(try await purchases.logOut().activeSubscriptions.isEmpty)
    #expect(purchases.isAnonymous)
  }

  @Test("throws an error code, and calls back with the whole error")
  func fails() async {
    let offline = RedemptionFailure(reason: .offline, message: "Offline.")
    let purchases = Purchases(appUserID: "ada", environment: environment(failing: offline))
    await #expect(throws: ErrorCode.offlineConnectionError) { try await purchases.customerInfo() }
    let error = await withCheckedContinuation { continuation in
      purchases.getCustomerInfo { _, error in continuation.resume(returning: error) }
    }
    #expect(error?.meaning == .offlineConnectionError)
  }

  @MainActor private final class Listener: @preconcurrency PurchasesDelegate {
    private(set) var infos: [CustomerInfo] = []
    private var waiting: CheckedContinuation<CustomerInfo, Never>?

    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
      infos.append(customerInfo)
      waiting?.resume(returning: customerInfo)
      waiting = nil
    }

    /// The first that came.
    func first() async -> CustomerInfo {
      if let info = infos.first { return info }
      return await withCheckedContinuation { waiting = $0 }
    }
  }

  @Test("tells the delegate and the stream of what is new, and a new delegate of what is cached")
  func tells() async throws {
    let purchases = Purchases(appUserID: "ada", environment: environment())
    let listener = Listener()
    purchases.delegate = listener
    var stream = purchases.customerInfoStream.makeAsyncIterator()
    let info = try await purchases.customerInfo()
    #expect(await listener.first() == info)
    #expect(await stream.next() == info)
    let late = Listener()
    purchases.delegate = late
    #expect(await late.first() == info)
    var second = purchases.customerInfoStream.makeAsyncIterator()
    #expect(await second.next() == info)
  }

  @Test("shares one instance, whose calls fail before the app has configured it")
  func shares() async throws {
    Purchases.install(environment())
    #expect(!Purchases.isConfigured)
    await #expect(throws: ErrorCode.configurationError) { try await Purchases.shared.customerInfo() }
    guard case .error(let error) = await Purchases.shared.redeemWebPurchase(try redemption()) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.meaning == .configurationError)
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    #expect(Purchases.isConfigured && Purchases.shared.appUserID == "ada")
    #expect(try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent).activeSubscriptions == ["monthly"])
  }

  private actor Log {
    private(set) var callers = 0
    private(set) var requests = 0
    private(set) var waits: [Duration] = []
    func called() { callers += 1 }
    func asked() { requests += 1 }
    func waited(_ duration: Duration) { waits.append(duration) }
  }
}

extension IdentifiedList<Subscription> {
  /// The same, with the word that a platform reads where none was told.
  fileprivate func withOwnership(_ platform: Platform) -> IdentifiedList<Subscription> {
    IdentifiedList(
      map { subscription in
        var subscription = subscription
        subscription.ownershipType = platform == .ios ? .purchased : .unknown
        return subscription
      })
  }
}
