#if Live
  import Foundation
  import LiveGateways
  import RedemptionCore
  import RevenueCatAdapter
  import SuperwallAdapter
  import Testing

  @Suite("A Swift host redeems with the vendor's own service behind it")
  struct HostTests {
    @Test("Purchases: success, and one more request after 429") @MainActor
    func purchases() async throws {
      let customer: JSONValue = [
        "request_date": "2026-01-10T10:00:00Z",
        "subscriber": ["first_seen": "2026-01-01T09:00:00Z", "original_app_user_id": "ada"],
      ]
      let body = try Live.bytes(customer)
      let statuses = Countdown([429, 200])
      let service = try await LoopbackService { _ in .init(status: statuses.next(), body: body) }
      let services = Live.services(service.baseURL)
      let purchases = Purchases(
        appUserID: "ada", redeem: try services.redeem(as: Live.target(.revenueCat, .native, .ios)))
      let url = try #require(URL(string: "rc-1://redeem_web_purchase?redemption_token=t"))
      let redemption = try #require(url.asWebPurchaseRedemption)
      guard case .success(let info) = await purchases.redeemWebPurchase(redemption) else {
        Issue.record("no success came")
        return
      }
      #expect(info.originalAppUserId == "ada")
      #expect(service.received.count == 2)
      try await service.stop()
    }

    @MainActor private final class Listener: SuperwallDelegate {
      private(set) var words: [String] = []
      private(set) var result: RedemptionResult?

      func willRedeemLink() { words.append("will") }
      func didRedeemLink(result: RedemptionResult) {
        words.append("did")
        self.result = result
      }
    }

    @Test("Superwall: the delegate hears of it") @MainActor
    func superwall() async throws {
      let body = Array(#"{"codes": [{"status": "INVALID_CODE", "code": "x"}]}"#.utf8)
      let service = try await LoopbackService { _ in .init(body: body) }
      let services = Live.services(service.baseURL)
      let superwall = Superwall(gateway: try services.redeem(as: Live.target(.superwall, .native, .ios)))
      let listener = Listener()
      superwall.delegate = listener
      #expect(superwall.handleDeepLink(try #require(URL(string: "shop://superwall/redeem?code=x"))))
      while listener.result == nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(listener.words == ["will", "did"])
      #expect(listener.result == .invalidCode(code: "x"))
      try await service.stop()
    }
  }

  /// Numbers given out one after the other, the last one again and again.
  private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: [Int]

    init(_ numbers: [Int]) { rest = numbers }

    func next() -> Int { lock.withLock { rest.count > 1 ? rest.removeFirst() : rest[0] } }
  }
#endif
