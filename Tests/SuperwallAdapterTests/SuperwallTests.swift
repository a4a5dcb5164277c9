import Foundation
import RedemptionCore
import SuperwallAdapter
import Testing

@MainActor
@Suite("Superwall in a Swift app", .timeLimit(.minutes(10)))
struct SuperwallTests {
  /// Hears what a delegate hears, and lets a test wait for the end.
  final class Listener: SuperwallDelegate {
    private(set) var calls: [String] = []
    private var results: [RedemptionResult] = []
    private var waiting: CheckedContinuation<RedemptionResult, Never>?
    var atTheEnd: () -> Void = {}

    func willRedeemLink() { calls.append("will") }

    func didRedeemLink(result: RedemptionResult) {
      calls.append("did")
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
    private(set) var requests: [RedemptionRequest] = []
    private var answers: [Result<RedemptionAnswer, any Error>]

    init(_ answers: [Result<RedemptionAnswer, any Error>]) { self.answers = answers }

    func answer(_ request: RedemptionRequest) throws -> RedemptionAnswer {
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
    let (waits, continuation) = AsyncStream.makeStream(of: Duration.self)
    let superwall = Superwall(sleep: { continuation.yield($0) }) { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    #expect(await listener.result().stripeSubscriptionIds == ["sub_1"])
    #expect(await service.requests.count == 3)
    continuation.finish()
    var seen: [Duration] = []
    for await wait in waits { seen.append(wait) }
    #expect(seen.count == 2)
    // A little of the wait may have passed before the host sleeps.
    #expect(seen.first.map { (.seconds(4)..<(.seconds(6))).contains($0) } == true)
    #expect(listener.calls == ["will", "did"])
  }

  @Test("on Android one failure is the end, told with the SDK's text")
  func failsOnAndroid() async throws {
    let service = Service([.failure(RedemptionFailure(reason: .timeout, message: ""))])
    let superwall = Superwall(platform: .android) { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.handleDeepLink(try link("c1"))
    let message = RedemptionResult.ErrorInfo(message: "Timeout occured.")
    #expect(await listener.result() == .error(code: "c1", error: message))
    #expect(superwall.subscriptionStatus == .unknown)
  }

  @Test("what the device gives and what the web gives are one status")
  func mergesTheDevice() async throws {
    let service = Service([.success(RedemptionAnswer(outcome: Self.redeemed("c1")))])
    let superwall = Superwall { try await service.answer($0) }
    let listener = Listener()
    superwall.delegate = listener
    superwall.subscriptionStatus = .active([SuperwallEntitlement(id: "plus")])
    superwall.handleDeepLink(try link("c1"))
    _ = await listener.result()
    #expect(Set(superwall.entitlements.active.map(\.id)) == ["plus", "pro"])
    superwall.subscriptionStatus = .inactive
    #expect(superwall.subscriptionStatus == .active([SuperwallEntitlement(Self.pro)]))
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
