import RedemptionCore

/// A vendor without a mistake, or with one: links by code, a Flutter wrapper with a channel, and an HTTP service.
struct Sound: RedemptionAdapter {
  var mistake: Mistake?
  /// Links in the place of the vendor's usual ones.
  var otherLinks: (any LinksDoor)?

  func has(_ mistake: Mistake) -> Bool { self.mistake == mistake }

  static let vendorID = Vendor(rawValue: "sound")
  private var id: Vendor { has(.idInCapitals) ? Vendor(rawValue: "Sound") : Sound.vendorID }

  private var lifetime: Int64 { has(.lifetimeInSeconds) ? 172_800 : 172_800_000 }

  var vendor: VendorDescription {
    VendorDescription(
      id, name: has(.noName) ? "" : "Sound",
      sdks: [
        SDKDescription(
          .flutter, "sound_flutter", on: [.android, .desktop], since: has(.sinceNoVersion) ? "soon" : "1.0.0"),
        SDKDescription(.native, "sound", on: [.ios], since: "1.0.0"),
      ],
      links: LinkForm(
        host: has(.otherHost) ? "redeeem" : "redeem",
        invalidLink: has(.invalidLinkOfOthers) ? "https://example.com" : "\(LinkForm.schemeMark)://redeem?code=invalid"),
      defaultStore: .stripe, linkLifetime: lifetime, reissue: .whenOpened,
      smallApp: SmallAppDescription(has(.smallAppOfNoTarget) ? .unity : .native, on: .ios, welcomesIf: "kind", is: "a"))
  }

  var doors: Int { has(.otherDoors) ? 99 : 1 }

  var links: any LinksDoor { otherLinks ?? SoundLinks(mistake: mistake, vendor: id) }
  var checkout: any CheckoutDoor { SoundCheckout() }
  var replies: any RepliesDoor { SoundReplies(mistake: mistake) }

  var ownership: Ownership {
    Ownership(by: .usersAndDevices, linkLifetime: lifetime, reissue: .whenOpened, rule: rule)
  }

  private var rule: Ownership.Rule {
    { [mistake] facts in
      var facts = facts
      if mistake == .usedCodeWorks { facts.code?.usedBy = nil }
      if mistake == .expiredCodeWorks { facts.now = Timestamp(milliseconds: 0) }
      // A user of the service holds it, a device only without one: no user can open a link twice.
      guard facts.code?.usedBy == nil || mistake == .usedCodeWorks else { return lastRedeemer(facts) }
      if mistake == .grantsToFirstDevice {
        facts.redeemer = Redeemer(appUserId: nil, deviceId: "first")
      }
      var decision = lastRedeemer(facts)
      if decision.verdict == .granted { decision.own = ["seat": 1] }
      if mistake == .grantsToNobody { decision.changes = [] }
      if mistake == .neverUsedUp { decision.usesCode = false }
      return decision
    }
  }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    SoundBehaviour(mistake: mistake, vendor: id, platform: target.platform)
  }

  func channel(for target: Target) -> (any ChannelDoor)? { target.sdk == .flutter ? SoundChannel.table(mistake) : nil }

  func calls(for target: Target) -> [any VendorCall.Type] {
    [TapButton.self] + (has(.ownCallTwice) ? [TapButton.self] : []) + (has(.ownCallUndeclared) ? [Shake.self] : [])
  }

  func service(for target: Target) -> (any ServiceDialect)? { SoundService(mistake: mistake) }

  var endpoints: [LocalEndpoint] { SoundService(mistake: mistake).endpoints }

  var schemas: String? {
    if has(.noJSON) { return "{" }
    let reference = has(.strayReference) ? "SoundAnswer" : "SoundReply"
    let rows = [("native", "ios")] + (has(.missingTarget) ? [] : [("flutter", "android"), ("flutter", "desktop")])
    let targets = rows.map { ##"{"sdk":"\##($0)","platform":"\##($1)","schema":{"$ref":"#/$defs/\##(reference)"}}"## }
    let kind = has(.otherReply) ? "integer" : "string"
    let user = has(.otherCustomer) ? ##","required":["noSuchMember"]"## : ""
    let button = has(.ownCallOtherParams) ? "key" : "button"
    let code = has(.nullInOneOf) ? "oneOf" : "anyOf"
    let customers = targets.map { $0.replacing("SoundReply", with: "SoundCustomer") }
    let count = has(.otherEvent) ? "string" : "integer"
    return ##"""
      {"targets":{"Reply":[\##(targets.joined(separator: ","))],"CustomerReply":[\##(customers.joined(separator: ","))]},
       "calls":{"tapButton":{"$ref":"#/$defs/SoundTap"}},
       "events":[{"name":"redeeming","params":{"$ref":"#/$defs/SoundRedeeming"}}],
       "members":{"SessionFacts":{"last":{"type":["string","null"]}}},
       "$defs":{"SoundReply":{"type":"object","properties":{
                  "kind":{"type":"\##(kind)"},"code":{"\##(code)":[{"$ref":"#/$defs/SoundCode"},{"type":"null"}]}}},
                "SoundTap":{"type":"object","required":["\##(button)"],"properties":{"\##(button)":{"type":"string"}}},
                "SoundRedeeming":{"type":"object","properties":{"attempt":{"type":"\##(count)"}}},
                "SoundCode":{"type":"string"},"SoundAny":{"description":"Any value."},
                "SoundCustomer":{"type":"object","properties":{"access":{"$ref":"#/$defs/SoundAny"}}\##(user)}}}
      """##
  }
}

struct SoundCheckout: CheckoutDoor {}

struct SoundLinks: LinksDoor {
  let mistake: Mistake?
  let vendor: Vendor
  let defaultSettings = LinkSettings(scheme: "sound")

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    let isLonger = mistake == .longerHost && url.host?.hasPrefix("redeem") == true
    let endsAlike = mistake == .lookalikeHost && url.host?.hasSuffix("redeem") == true
    guard url.host == "redeem" || isLonger || endsAlike || mistake == .anyHost else {
      if mistake == .reasonQuotesCode { return .notRedeemable(reason: "Not a link: \(url.text)") }
      return .notRedeemable(reason: LinkReason(part: "host", found: url.host, mustBe: ["redeem"]))
    }
    guard var code = url.firstQueryItem(named: "code")?.value ?? (mistake == .codeIsOptional ? "none" : nil) else {
      return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: ["code"]))
    }
    if mistake == .lowerCaseCodes { code = code.lowercased() }
    if mistake == .plusIsSpace { code = String(code.map { $0 == "+" ? " " : $0 }) }
    return .link(RedemptionLink(vendor: vendor, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://redeem?code=\(mistake == .unescaped ? code : PercentEncoding.queryValue(code))"
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    if mistake == .sameCodes { return "0123456789abcdef0123456789abcdef" }
    return RandomText.hexadecimal(digits: mistake == .shortCodes ? 16 : 32, using: &generator)
  }
}

/// Links with the code in the path, and a query without which they are read too.
struct PathLinks: LinksDoor {
  let defaultSettings = LinkSettings(scheme: "sound")

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "redeem", url.pathSegments.count == 1 else { return .notRedeemable(reason: "No code.") }
    return .link(RedemptionLink(vendor: Sound.vendorID, code: url.pathSegments[0], url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://redeem/\(PercentEncoding.queryValue(code))?from=mail"
  }

  func canCarry(_ code: String) -> Bool { !code.contains("/") }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.code(using: &generator)
  }
}

struct SoundReplies: RepliesDoor {
  let mistake: Mistake?

  /// The outcome itself.
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let lost = [Loss(path: JSONPointer([]), message: "The SDK says only that it has ended.")]
    switch mistake {
    case .oneReply: return RenderedReply(body: ["done": true] as JSONValue, losses: lost)
    case .failureIsSuccess where outcome.grant == nil:
      return RenderedReply(
        body: RedemptionOutcome.redeemed(code: outcome.code, grant: Grant()),
        losses: [Loss(path: JSONPointer(["kind"]), message: "The SDK has one word for all.")])
    case .lossNotNamed where outcome.kind == .invalidCode:
      return RenderedReply(body: RedemptionOutcome.invalidCode(code: nil), losses: [])
    default: return RenderedReply(body: outcome, losses: [])
    }
  }

  /// The reply is the outcome; only the service returns the seat.
  func render(_ outcome: RedemptionOutcome, own: JSONValue, for target: Target, now: Timestamp) -> RenderedReply {
    let reply = render(outcome, for: target, now: now)
    return mistake == .otherOwnReply ? RenderedReply(body: ["kind": own] as JSONValue, losses: []) : reply
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }

  func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    if mistake == .infoIsConstant { return Grant() }
    let active = grant.entitlements.filter { $0.isActive || mistake == .infoKeepsRefunded }
    return ["access": .array(active.map { .string($0.id) })] as JSONValue
  }
}
