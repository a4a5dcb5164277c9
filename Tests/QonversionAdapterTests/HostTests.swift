import Foundation
import QonversionAdapter
import RedemptionCore
import RedemptionLedger
import SQLiteStore
import Testing

/// The embedded ledger, which a host asks from its own tasks.
private actor Shop {
  private let ledger: Ledger
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)

  init() throws { ledger = try Ledger(at: .memory, adapters: [QonversionAdapter()]) }

  func buy() throws -> URL? {
    let order = Order(vendor: .qonversion, product: "pro_monthly", entitlements: ["pro"], email: "jane@example.com")
    return URL(string: try ledger.purchase(order, at: Shop.now).link.url)
  }

  func answer(_ question: Question) -> Result<Answer, GatewayError> {
    do throws(GatewayError) { return .success(try ledger.answer(question, at: Shop.now)) } catch {
      return .failure(error)
    }
  }

  var mails: Int { get throws { try ledger.mailbox(of: "jane@example.com").count } }
}

/// Code as the vendor's guide has it, but for the gateway.
@Suite("A Swift host with Qonversion's names", .serialized)
@MainActor
struct HostTests {
  private let shop: Shop

  init() throws {
    let shop = try Shop()
    self.shop = shop
    Qonversion.install(HostEnvironment { question, _ in await shop.answer(question) })
  }

  private func buy() async throws -> URL { try #require(try await shop.buy()) }

  private func configure() {
    let config = Qonversion.Configuration(projectKey: "projectKey", launchMode: .subscriptionManagement)
    Qonversion.initWithConfig(config)
  }

  @Test("redeems a link, and has the entitlement next")
  func redeems() async throws {
    let url = try await buy()
    configure()
    let result = await withCheckedContinuation { continuation in
      Qonversion.handleRedemptionLink(url: url) { continuation.resume(returning: $0) }
    }
    #expect(result == .success)
    let entitlements = try await Qonversion.shared().checkEntitlements()
    #expect(entitlements["pro"]?.isActive == true)
    #expect(entitlements["pro"]?.source == .stripe)
  }

  @Test("has a result for any URL")
  func wrongLink() async throws {
    configure()
    let url = try #require(URL(string: "https://example.com/r/project/token"))
    #expect(await Qonversion.shared().handleRedemptionLink(url: url) == .invalidToken)
  }

  @Test("asks for a new mail")
  func reissues() async throws {
    _ = try await buy()
    configure()
    let (success, status) = try await Qonversion.shared().reissueRedemption(email: "jane@example.com")
    #expect(success && status == 200)
    #expect(try await shop.mails == 2)
    await #expect(throws: SDKError.self) { try await Qonversion.shared().reissueRedemption(email: " ") }
  }

  @Test("names its user and returns to its own")
  func identifies() async throws {
    configure()
    let own = try await Qonversion.shared().userInfo().qonversionId
    #expect(try await Qonversion.shared().identify("ada").identityId == "ada")
    Qonversion.shared().logout()
    #expect(try await Qonversion.shared().userInfo().qonversionId == own)
  }

  @Test("before its configuration, a redemption can be tried again")
  func notConfigured() async throws {
    let url = try await buy()
    #expect(await Qonversion.shared().handleRedemptionLink(url: url) == .retryable)
  }
}
