import RedemptionCore

/// An invented vendor: its links open the app through its domain and are results by themselves, it sends a second
/// request after a 409, its SDK sends a key with each question, its app asks for new mails, and one of its wrappers
/// redeems nothing.
struct KioskAdapter: RedemptionAdapter {
  let vendor = VendorDescription(
    .kiosk, name: "Kiosk",
    sdks: [
      SDKDescription(.flutter, "kiosk_flutter", on: [.ios, .android], since: "1.0.0"),
      SDKDescription(.unity, "kiosk-unity", since: nil, redeems: false, isTarget: false),
      SDKDescription(.native, "kiosk", on: [.ios, .android], since: "1.0.0"),
    ],
    links: LinkForm(
      host: "kiosk.example", domains: ["kiosk.example"], domainPath: "/r/",
      invalidLink: "https://kiosk.example/r/invalid"),
    defaultStore: .stripe, linkLifetime: 30 * 86_400_000,
    reissue: ReissueRule(.appRequest, limit: ReissueRule.Limit(requests: 2, per: 3_600_000)))
  let links: any LinksDoor = KioskLinks()
  let checkout: any CheckoutDoor = KioskCheckout()
  let replies: any RepliesDoor = KioskReplies()
  let ownership = Ownership(
    by: .lastRedeemer, linkLifetime: 30 * 86_400_000,
    reissue: ReissueRule(.appRequest, limit: ReissueRule.Limit(requests: 2, per: 3_600_000)))

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    KioskBehaviour(target: target, options: try options.decode(KioskOptions.self) ?? KioskOptions())
  }

  func channel(for target: Target) -> (any ChannelDoor)? { target.sdk == .flutter ? KioskChannel.table : nil }

  func service(for target: Target) -> (any ServiceDialect)? { KioskService() }
}

extension Vendor {
  static let kiosk = Vendor(rawValue: "kiosk")
}

/// `https://kiosk.example/r/CODE`; any other link on that host is an invalid code by itself.
struct KioskLinks: LinksDoor {
  let defaultSettings = LinkSettings(scheme: "https", host: "kiosk.example")

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "kiosk.example" else { return .notRedeemable(reason: "The host must be kiosk.example.") }
    guard url.pathSegments.first == "r", url.pathSegments.count == 2 else { return .result(.invalidCode(code: nil)) }
    return .link(RedemptionLink(vendor: .kiosk, code: url.pathSegments[1], url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "https://\(settings.host ?? "kiosk.example")/r/\(PercentEncoding.queryValue(code))"
  }

  /// A slash parts the path on iOS, even if it is escaped.
  func canCarry(_ code: String) -> Bool { !code.contains("/") }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }
}

struct KioskCheckout: CheckoutDoor {}

/// A reply is one word.
struct KioskReplies: RepliesDoor {
  struct Reply: Codable, Sendable {
    let result: RedemptionOutcome.Kind
  }

  private static let losses = LossRules(
    ["/code", "/grant", "/reason", "/reissued", "/obfuscatedEmail", "/failure"].map {
      .never($0, "A word carries no more.")
    })

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let reply = Reply(result: outcome.kind)
    return RenderedReply(body: reply, losses: Self.losses.losses(of: outcome, readAs: Self.outcome(of: reply)))
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    let outcome = Self.outcome(of: try Reply(from: decoder))
    return ReadReply(outcome: outcome, losses: Self.losses.lossesOfReading(outcome))
  }

  private static func outcome(of reply: Reply) -> RedemptionOutcome {
    switch reply.result {
    case .redeemed: .redeemed(code: nil, grant: Grant())
    case .subscriptionExpired: .subscriptionExpired(code: nil, grant: Grant())
    case .linkExpired: .linkExpired(code: nil, reissued: false, obfuscatedEmail: nil)
    case .invalidCode: .invalidCode(code: nil)
    case .purchaseBelongsToOtherUser: .purchaseBelongsToOtherUser(code: nil)
    case .failed: .failed(code: nil, failure: RedemptionFailure(reason: .refused, message: ""))
    }
  }
}
