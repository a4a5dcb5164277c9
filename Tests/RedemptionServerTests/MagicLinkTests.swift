import MemoryStore
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RedemptionTesting
import Testing

/// A vendor whose link signs the buyer in, with a wrapper of its own kind, facts of its own, and a service that sends
/// messages.
private struct MagicAdapter: RedemptionAdapter, LinksDoor, CheckoutDoor, RepliesDoor {
  static let name = Vendor(rawValue: "magic")
  static let cordova = SDK(rawValue: "cordova")
  static let wear = Platform("wearos", like: .android)

  /// The service says that the entitlements have changed.
  struct EntitlementsChanged: VendorPush {
    static let name = "entitlementsChanged"
  }

  let vendor = VendorDescription(
    MagicAdapter.name, name: "Magic",
    sdks: [
      SDKDescription(MagicAdapter.cordova, "magic-cordova", on: [.ios], since: "2.0.0"),
      SDKDescription(.native, "magic", on: [.ios, MagicAdapter.wear], since: "1.0.0"),
    ],
    links: LinkForm(host: "signin", invalidLink: "\(LinkForm.schemeMark)://signin?token=invalid"),
    defaultStore: .stripe, linkLifetime: 900_000, reissue: .onRequest)
  let defaultSettings = LinkSettings(scheme: "magic")
  let ownership = Ownership(by: .lastRedeemer, linkLifetime: 900_000, reissue: .onRequest) { facts in
    var decision = buyerSignsIn(facts)
    if decision.verdict == .granted { decision.own = ["welcomeBack": .bool(facts.redeemer.appUserId != nil)] }
    return decision
  }

  var links: any LinksDoor { self }
  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour { MagicBehaviour() }

  func calls(for target: Target) -> [any VendorCall.Type] { [EntitlementsChanged.self] }

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "signin", let code = url.firstQueryItem(named: "token")?.value else {
      return .notRedeemable(reason: "The host must be `signin`, with a `token`.")
    }
    return .link(RedemptionLink(vendor: vendor.id, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://signin?token=\(PercentEncoding.queryValue(code))"
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }

  func render(_ outcome: RedemptionOutcome, own: JSONValue, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: ["kind": .string(outcome.kind.rawValue), "own": own] as JSONValue, losses: [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}

/// One request for each call, and one for each message of the service.
private struct MagicBehaviour: SDKBehaviour {
  private var base = OneRequestBehaviour(vendor: MagicAdapter.name)

  var state: SDKState { base.state }
  var nextWait: SDKWait? { nil }
  var workInProgress: Int { base.workInProgress }

  func describe(into state: inout StateDescription) { state.part("base", base) }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    guard case .pushed(is MagicAdapter.EntitlementsChanged, let id) = input else { return base.handle(input, &turn) }
    turn.tell("entitlementsChanged")
    turn.finish(id, .done)
  }
}

/// A vendor without links: the purchase belongs to the buyer, and the app fetches it.
private struct NoLinkAdapter: RedemptionAdapter, CheckoutDoor, RepliesDoor {
  let vendor = VendorDescription(
    Vendor(rawValue: "nolink"), name: "No Link", sdks: [SDKDescription(.native, "nolink", on: [.ios], since: "1.0.0")],
    defaultStore: .stripe, linkLifetime: 900_000, reissue: .onRequest)
  let ownership = Ownership(by: .lastRedeemer, linkLifetime: 900_000, reissue: .onRequest)

  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    OneRequestBehaviour(vendor: vendor.id)
  }

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}

/// A server with the vendors of this file, and its only client.
private struct Shop {
  private let client = LocalClient(
    server: Server(
      adapters: [MagicAdapter(), NoLinkAdapter()], methods: .all, store: MemoryStore(),
      configuration: .init(hasVirtualClock: true)))

  func reply(_ method: String, _ params: JSONValue) throws -> ScenarioReply? {
    client.reply(to: try client.send(method, params))
  }

  func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
    guard case .result(let result)? = try reply(method, params) else { return .null }
    return result
  }

  func error(_ method: String, _ params: JSONValue) throws -> JSONValue {
    guard case .error(let error)? = try reply(method, params) else { return .null }
    return error
  }

  func phone(
    _ user: JSONValue = .null, sdk: JSONValue = "cordova", on platform: JSONValue = "ios",
    of vendor: JSONValue = "magic"
  ) throws -> JSONValue {
    let opened = try call(
      "session/open", ["vendor": vendor, "sdk": sdk, "platform": platform, "appUserId": user])
    return try #require(opened["session"])
  }
}

@Suite("A magic link")
struct MagicLinkTests {
  private let shop = Shop()

  private func link(boughtBy user: JSONValue) throws -> JSONValue {
    let sold = try shop.call(
      "store/purchase", ["vendor": "magic", "product": "pro", "entitlements": ["pro"], "appUserId": user])
    return try #require(sold["link"]?["url"])
  }

  @Test("keeps the contract of adapters")
  func contract() { #expect(AdapterContract(MagicAdapter(), outcomes: 12).violations() == []) }

  @Test("signs the buyer in, whoever opens it")
  func signsIn() throws {
    let url = try link(boughtBy: "ada")
    let phone = try shop.phone("bob")
    let redeemed = try shop.call("redemption/redeem", ["session": phone, "url": url])
    #expect(redeemed["outcome"]?["kind"] == "redeemed")
    #expect(try shop.call("session/describe", ["session": phone])["appUserId"] == "ada")
    let info = try shop.call("session/customerInfo", ["session": phone, "fetchPolicy": "fetchCurrent"])
    #expect(info["reply"]?["entitlements"]?["pro"]?["isActive"] == true)
    let other = try shop.phone("bob")
    #expect(
      try shop.call("session/customerInfo", ["session": other, "fetchPolicy": "fetchCurrent"])["reply"]?["entitlements"]
        == [:])
  }

  @Test("signs in who bought without a name")
  func signsInAnonymously() throws {
    let url = try link(boughtBy: .null)
    let phone = try shop.phone()
    _ = try shop.call("redemption/redeem", ["session": phone, "url": url])
    let user = try shop.call("session/describe", ["session": phone])["appUserId"]?.string
    #expect(user?.hasPrefix("buyer_") == true)
  }

  @Test("is rejected if it was used, and signs nobody in")
  func used() throws {
    let url = try link(boughtBy: "ada")
    _ = try shop.call("redemption/redeem", ["session": try shop.phone(), "url": url])
    let phone = try shop.phone("bob")
    let again = try shop.call("redemption/redeem", ["session": phone, "url": url])
    #expect(again["outcome"]?["kind"] == "linkExpired")
    #expect(try shop.call("session/describe", ["session": phone])["appUserId"] == "bob")
  }

  @Test("has facts of its own in its reply")
  func ownFacts() throws {
    let first = try shop.call("redemption/redeem", ["session": try shop.phone(), "url": try link(boughtBy: "ada")])
    #expect(first["reply"] == ["kind": "redeemed", "own": ["welcomeBack": false]])
    let second = try shop.call(
      "redemption/redeem", ["session": try shop.phone("bob"), "url": try link(boughtBy: "ada")])
    #expect(second["reply"] == ["kind": "redeemed", "own": ["welcomeBack": true]])
  }

  @Test("belongs to an SDK with a word of its own, which the contract has")
  func ownWord() throws {
    let targets = try shop.call("server/describe", [:])["targets"]
    guard case .array(let rows)? = targets else { return #expect(Bool(false), "no targets") }
    #expect(rows.contains { $0["sdk"] == "cordova" && $0["package"] == "magic-cordova" })
    #expect(try Contract(of: [MagicAdapter()]).text.contains(#""capacitor","cordova""#))
    let error = try shop.error("session/open", ["vendor": "magic", "sdk": "titanium", "platform": "ios"])
    #expect(
      error["message"]
        == "Wrong param `sdk`: expected one of native, flutter, react-native, unity, kmp, capacitor, cordova.")
    let rendered = try shop.call(
      "reply/render",
      [
        "target": ["vendor": "magic", "sdk": "cordova", "platform": "ios"],
        "outcome": ["kind": "invalidCode", "code": "a"],
      ])
    #expect(rendered["reply"]?["kind"] == "invalidCode")
  }

  @Test("opens an app on a platform with a word of its own, which reads it as Android does")
  func ownPlatform() throws {
    let targets = try shop.call("server/describe", [:])["targets"]
    guard case .array(let rows)? = targets else { return #expect(Bool(false), "no targets") }
    #expect(
      rows.filter { $0["vendor"] == "magic" }.map { $0["platform"] } == ["ios", "wearos", "ios"])
    #expect(try Contract(of: [MagicAdapter()]).text.contains(#""enum":["ios","android","wearos"]"#))
    let error = try shop.error("session/open", ["vendor": "magic", "sdk": "native", "platform": "web"])
    #expect(error["message"] == "Wrong param `platform`: expected one of ios, android, wearos.")
    let url = try #require(try link(boughtBy: "ada").string)
    #expect(try shop.call("link/parse", ["url": .string(url), "platform": "wearos"])["link"]?["url"] == .string(url))
    #expect(PlatformURL("magic:signin", on: MagicAdapter.wear)?.path == nil)
    #expect(PlatformURL("magic:signin", on: .ios)?.path == "signin")
    let opened = try shop.call("link/open", ["url": .string(url), "device": "phone", "app": "installed"])
    #expect(opened["platforms"] == ["ios", "android", "wearos"])
    let phone = try shop.phone("ada", sdk: "native", on: "wearos")
    #expect(
      try shop.call("redemption/redeem", ["session": phone, "url": .string(url)])["outcome"]?["kind"] == "redeemed")
  }

  @Test("has a service that tells the SDK something")
  func push() throws {
    let phone = try shop.phone("ada")
    #expect(try shop.call("session/call", ["session": phone, "name": "entitlementsChanged"]) == ["value": .null])
  }
}

@Suite("A vendor without links")
struct NoLinkTests {
  private let shop = Shop()

  @Test("keeps the contract of adapters")
  func contract() { #expect(AdapterContract(NoLinkAdapter(), outcomes: 12).violations() == []) }

  @Test("gives the purchase to the buyer at once, without a link")
  func buys() throws {
    let sold = try shop.call(
      "store/purchase",
      ["vendor": "nolink", "product": "pro", "entitlements": ["pro"], "appUserId": "ada", "email": "a@example.com"])
    #expect(sold["purchase"] != nil && sold["link"] == nil)
    #expect(try shop.call("store/mailbox", [:])["messages"] == [])
    let phone = try shop.phone("ada", sdk: "native", of: "nolink")
    let info = try shop.call("session/customerInfo", ["session": phone, "fetchPolicy": "fetchCurrent"])
    #expect(info["reply"]?["entitlements"]?["pro"]?["isActive"] == true)
    let issued = try shop.error("store/issueLink", ["purchase": sold["purchase"] ?? .null])
    #expect(issued["message"]?.string?.contains("a vendor with links") == true)
  }

  @Test("has no situations of links, and a contract in which a purchase may have none")
  func situations() throws {
    #expect(try shop.call("outcomes/list", ["vendor": "nolink"])["situations"] == [])
    let error = try shop.error("outcomes/prepare", ["vendor": "nolink", "situation": "redeemed"])
    #expect(error["message"]?.string?.contains("a vendor with links") == true)
    #expect(
      try Contract(of: [NoLinkAdapter()]).text.contains(#""required":["purchase","next","redemptionInfo","screens"]"#))
  }
}
