import RedemptionCore
import RedemptionLedger
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RedemptionTesting
import SQLiteStore
import Testing

/// A third vendor, written against the public API alone: what an adapter has to say at the least.
struct CornerShopAdapter: RedemptionAdapter, LinksDoor, CheckoutDoor, RepliesDoor {
  private static let name = Vendor(rawValue: "cornershop")

  /// A reply that names the case and the code, and nothing else.
  struct Reply: Codable {
    let word: String
    let code: String?
  }

  let vendor = VendorDescription(
    CornerShopAdapter.name, name: "Corner Shop",
    sdks: [SDKDescription(.native, "native", on: [.ios], since: "1.0.0")],
    links: LinkForm(host: "redeem", invalidLink: "\(LinkForm.schemeMark)://redeem?code=invalid"),
    defaultStore: Store(rawValue: "till"), linkLifetime: 3_600_000, reissue: .whenOpened)
  let defaultSettings = LinkSettings(scheme: "shop")
  let ownership = Ownership(by: .usersAndDevices, linkLifetime: 3_600_000, reissue: .whenOpened)

  private let lossRules = LossRules([
    .never("/grant", "A word has no room for a grant."), .never("/reason", "A word has no room for it."),
    .never("/reissued", "A word has no room for it."), .never("/obfuscatedEmail", "A word has no room for it."),
    .never("/failure", "A word has no room for it."),
  ])

  var links: any LinksDoor { self }
  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    OneRequestBehaviour(vendor: vendor.id)
  }

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "redeem", let code = url.firstQueryItem(named: "code")?.value else {
      return .notRedeemable(reason: "The host has to be `redeem`, with a `code`.")
    }
    return .link(RedemptionLink(vendor: vendor.id, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://redeem?code=\(PercentEncoding.queryValue(code))"
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let reply = Reply(word: outcome.kind.rawValue, code: outcome.code)
    return RenderedReply(body: reply, losses: lossRules.losses(of: outcome, readAs: read(reply)))
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    let outcome = read(try Reply(from: decoder))
    return ReadReply(outcome: outcome, losses: lossRules.lossesOfReading(outcome))
  }

  private func read(_ reply: Reply) -> RedemptionOutcome {
    switch RedemptionOutcome.Kind(rawValue: reply.word) {
    case .redeemed: .redeemed(code: reply.code, grant: Grant())
    case .subscriptionExpired: .subscriptionExpired(code: reply.code, grant: Grant())
    case .linkExpired: .linkExpired(code: reply.code, reissued: false, obfuscatedEmail: nil)
    case .purchaseBelongsToOtherUser: .purchaseBelongsToOtherUser(code: reply.code)
    case .failed: .failed(code: reply.code, failure: RedemptionFailure(reason: .refused, message: ""))
    case .invalidCode, nil: .invalidCode(code: reply.code)
    }
  }
}

@Suite("A third adapter, against the public API alone")
struct ThirdAdapterTests {
  @Test("keeps the contract that every adapter has to keep")
  func keepsTheContract() {
    #expect(AdapterContract(CornerShopAdapter()).violations() == [])
  }

  @Test("redeems through the ledger and the server like any other")
  func redeems() throws {
    let server = Server(
      adapters: [CornerShopAdapter()], methods: .all, store: try SQLiteStore(at: .memory),
      configuration: .init(hasVirtualClock: true))
    let client = LocalClient(server: server)
    func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
      let request = try client.send(method, params)
      guard case .result(let result)? = client.reply(to: request) else { return .null }
      return result
    }
    let sold = try call("store/purchase", ["vendor": "cornershop", "product": "tea", "entitlements": ["tea"]])
    let link = try #require(sold["link"]?["url"])
    #expect(try call("link/parse", ["url": link])["link"]?["vendor"] == "cornershop")
    let opened = try call("session/open", ["vendor": "cornershop", "sdk": "native", "platform": "ios"])
    let session = try #require(opened["session"])
    let redeemed = try call("redemption/redeem", ["session": session, "url": link])
    #expect(redeemed["reply"]?["word"] == "redeemed")
    #expect(redeemed["outcome"]?["grant"]?["entitlements"]?["tea"]?["isActive"] == true)
    _ = try call("store/expire", ["purchase": sold["purchase"] ?? .null])
    let again = try call("redemption/redeem", ["session": session, "url": link])
    #expect(again["reply"]?["word"] == "subscriptionExpired")
  }

  @Test("has no channel unless it says so")
  func hasNoChannel() throws {
    let server = Server(
      adapters: [CornerShopAdapter()], methods: .all, store: try SQLiteStore(at: .memory),
      configuration: .init(hasVirtualClock: true))
    let client = LocalClient(server: server)
    let opening = try client.send("session/open", ["vendor": "cornershop", "sdk": "native", "platform": "ios"])
    guard case .result(let opened)? = client.reply(to: opening) else {
      Issue.record("the session does not open")
      return
    }
    let calling = try client.send("channel/call", ["session": opened["session"] ?? .null, "method": "redeem"])
    guard case .error(let error)? = client.reply(to: calling) else {
      Issue.record("the call is not refused")
      return
    }
    #expect(error["code"] == -32011 && error["data"]?["kind"] == "noChannel")
  }
}
