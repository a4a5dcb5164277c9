import MemoryStore
import RedemptionCore
import RedemptionLedger
import RedemptionTesting
import RevenueCatAdapter
import Testing

/// A vendor whose purchases belong to the last redeemer, with links that work for 30 days and are mailed anew on
/// request.
private struct LastRedeemerAdapter: RedemptionAdapter, LinksDoor, CheckoutDoor, RepliesDoor {
  let ownership = Ownership(by: .lastRedeemer, linkLifetime: 30 * 86_400_000, reissue: .onRequest)
  let defaultSettings = LinkSettings(scheme: "https", host: "links.example")
  var vendor: VendorDescription {
    VendorDescription(
      Vendor(rawValue: "last"), name: "Last", sdks: [SDKDescription(.native, "native", on: [.ios], since: nil)],
      links: LinkForm(host: "links.example", invalidLink: "https://links.example/r/invalid"),
      defaultStore: .stripe, linkLifetime: ownership.linkLifetime, reissue: ownership.reissue)
  }

  var links: any LinksDoor { self }
  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    OneRequestBehaviour(vendor: vendor.id)
  }

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading { .notRedeemable(reason: "Not a link.") }
  func link(to code: String, under settings: LinkSettings) -> String { "https://links.example/r/\(code)" }
  func newCode(using generator: inout some RandomNumberGenerator) -> String { RandomText.uuid(using: &generator) }
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }
  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}

@Suite("Rules of a vendor whose last redeemer owns the purchase")
struct LastRedeemerRulesTests {
  private let vendor = Vendor(rawValue: "last")
  private let start = Timestamp(milliseconds: 1_700_000_000_000)
  private let ledger: Ledger
  private let sale: Sale

  init() throws {
    ledger = Ledger(store: MemoryStore(), adapters: [LastRedeemerAdapter(), RevenueCatAdapter()])
    let order = Order(vendor: vendor, product: "pro", entitlements: ["pro"], email: "jane.doe@revenue.com")
    sale = try ledger.purchase(order, at: start)
  }

  private func redeem(_ code: String, as user: String?, on device: String = "d", at now: Timestamp) throws
    -> RedemptionOutcome?
  {
    let redeemer = Redeemer(appUserId: user, deviceId: device)
    let request = RedemptionQuestion(vendor: vendor, code: code, redeemer: redeemer)
    guard case .redemption(let answer) = try ledger.answer(.redeem(request), at: now) else { throw WrongAnswer() }
    return answer.outcome
  }

  private func entitlements(of user: String?, on device: String = "d") throws -> [String] {
    let redeemer = Redeemer(appUserId: user, deviceId: device)
    guard case .customer(let grant) = try ledger.answer(.customer(vendor, redeemer), at: start) else {
      throw WrongAnswer()
    }
    return grant.entitlements.map(\.id)
  }

  @Test("the last redeemer holds the purchase alone")
  func moves() throws {
    let redeemers: [(user: String?, device: String)] = [
      (nil, "phone"), (nil, "tablet"), ("ada", "phone"), ("bob", "phone"), (nil, "phone"),
    ]
    for redeemer in redeemers {
      let code = try ledger.issueLink(to: sale.purchase.id, at: start).code
      let outcome = try redeem(code, as: redeemer.user, on: redeemer.device, at: start)
      #expect(outcome?.kind == .redeemed)
      for other in redeemers {
        let isHolder =
          other.user.map { $0 == redeemer.user } ?? (redeemer.user == nil && other.device == redeemer.device)
        let device = other.user == nil ? other.device : "elsewhere"
        #expect(try entitlements(of: other.user, on: device) == (isHolder ? ["pro"] : []))
      }
    }
  }

  @Test("a used link is rejected, and mails nothing", arguments: ["ada", "bob"])
  func rejectsUsedLink(user: String) throws {
    _ = try redeem(sale.link.code, as: "ada", at: start)
    let again = try redeem(sale.link.code, as: user, at: start)
    #expect(again == .linkExpired(code: sale.link.code, reason: .used, reissued: false, obfuscatedEmail: nil))
    #expect(try ledger.mailbox(of: nil).map(\.reason) == [.purchase])
    #expect(try entitlements(of: "ada") == ["pro"])
  }

  @Test("whoever knows the store's id of a purchase can claim it, unless it is another vendor's")
  func claims() throws {
    func claim(_ id: String) throws -> Answer {
      let redeemer = Redeemer(appUserId: "bob", deviceId: "d")
      return try ledger.answer(.receipt(vendor, redeemer, storeTransactionId: id), at: start)
    }
    _ = try redeem(sale.link.code, as: "ada", at: start)
    guard case .receipt(.granted(let grant)) = try claim(sale.purchase.storeTransactionId) else { throw WrongAnswer() }
    #expect(grant.entitlements.map(\.id) == ["pro"])
    #expect(try entitlements(of: "ada") == [] && entitlements(of: "bob") == ["pro"])
    #expect(try claim("sub_none") == .receipt(.unknownToken))
    let other = try ledger.purchase(Order(vendor: .revenueCat, product: "plus", entitlements: ["plus"]), at: start)
    #expect(try claim(other.purchase.storeTransactionId) == .receipt(.unknownToken))
  }

  @Test("a link works for the vendor's own time", arguments: [(-1, true), (0, false)] as [(Int64, Bool)])
  func expires(after milliseconds: Int64, works: Bool) throws {
    let end = start.advanced(byMilliseconds: 30 * 86_400_000)
    #expect(sale.link.expiresAt == end)
    #expect(try ledger.policy(of: vendor).linkLifetime == 30 * 86_400_000)
    #expect(try ledger.policy(of: .revenueCat).linkLifetime == 3_600_000)
    let outcome = try redeem(sale.link.code, as: "ada", at: end.advanced(byMilliseconds: milliseconds))
    #expect((outcome?.kind != .linkExpired) == works)
  }

  @Test("mails a new link for each purchase of the address that the app gives")
  func reissues() throws {
    #expect(try ledger.reissue(vendor, to: "jane.doe@revenue.com", at: start) == .accepted)
    let mails = try ledger.mailbox(of: "jane.doe@revenue.com").filter { $0.reason == .reissue }
    #expect(mails.count == 1 && mails.first?.url != sale.link.url)
  }

  @Test("answers alike for an address that it does not know, and mails nothing")
  func tellsNobody() throws {
    #expect(try ledger.reissue(vendor, to: "nobody@example.com", at: start) == .accepted)
    #expect(try ledger.mailbox(of: "nobody@example.com").isEmpty)
  }

  @Test("rejects a text that is no address", arguments: ["", "jane", "a@", "@b", "a@b@c", "a\n@b.c"])
  func rejectsText(text: String) throws {
    #expect(try ledger.reissue(vendor, to: text, at: start) == .invalidAddress)
  }

  @Test("limits the requests of one address, known or not, for an hour", arguments: ["jane.doe@revenue.com", "x@y.z"])
  func limits(address: String) throws {
    for _ in 0..<5 { #expect(try ledger.reissue(vendor, to: address, at: start) == .accepted) }
    #expect(try ledger.reissue(vendor, to: address, at: start) == .tooMany)
    #expect(try ledger.reissue(vendor, to: "other@example.com", at: start) == .accepted)
    let later = start.advanced(byMilliseconds: 3_600_000)
    #expect(try ledger.reissue(vendor, to: address, at: later.advanced(byMilliseconds: -1)) == .tooMany)
    #expect(try ledger.reissue(vendor, to: address, at: later) == .accepted)
  }

  @Test("has no such request at a vendor that mails when an old link is opened")
  func hasNoRequest() throws {
    #expect(try ledger.reissue(.revenueCat, to: "jane.doe@revenue.com", at: start) == .invalidAddress)
  }
}
