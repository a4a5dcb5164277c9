import Foundation
import RedemptionCore
import RedemptionTesting
import SuperwallAdapter
import Testing

/// One change to a good reply, and where each platform's native SDK stumbles over it; `ok` where it does not.
struct Strictness: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let ios: String
  let android: String

  init(_ description: String, _ from: String, _ to: String, ios: String, android: String) {
    testDescription = description
    text = Strictness.success.replacing(from, with: to)
    precondition(text != Strictness.success, description)
    self.ios = ios
    self.android = android
  }

  static let success = """
    {"status":"SUCCESS","code":"c","redemptionInfo":{"ownership":{"type":"DEVICE","deviceId":"d"},\
    "purchaserInfo":{"appUserId":"u","email":"e","storeIdentifiers":\
    {"store":"STRIPE","stripeCustomerId":"cus","stripeSubscriptionIds":["sub"]}},\
    "paywallInfo":{"identifier":"p","placementName":"n","placementParams":{"a":1},"variantId":"v","experimentId":"x"},\
    "entitlements":[{"identifier":"pro","type":"SERVICE_LEVEL","isActive":true,"productIds":["m"],"store":"STRIPE",\
    "expiresAt":1700000000000,"state":"subscribed","offerType":"trial"}]}}
    """
}

@Suite("Reading Superwall's replies back")
struct ReplyStrictnessTests {
  static let entitlement = "redemptionInfo.entitlements.0"
  static let date = "1700000000000"

  @Test(
    "the native SDKs are as strict as upstream",
    arguments: [
      Strictness("unknown status", "SUCCESS", "GREAT", ios: "status", android: "status"),
      Strictness("status in lower case", "\"SUCCESS\"", "\"success\"", ios: "status", android: "status"),
      Strictness(
        "unknown ownership", "DEVICE", "FRIEND", ios: "redemptionInfo.ownership.type",
        android: "redemptionInfo.ownership.type"),
      Strictness(
        "unknown store of the purchase", "\"store\":\"STRIPE\",\"stripeC", "\"store\":\"PAYPAL\",\"stripeC", ios: "ok",
        android: "redemptionInfo.purchaserInfo.storeIdentifiers.store"),
      Strictness(
        "no Stripe ids", ",\"stripeSubscriptionIds\":[\"sub\"]", "",
        ios: "redemptionInfo.purchaserInfo.storeIdentifiers.stripeSubscriptionIds",
        android: "redemptionInfo.purchaserInfo.storeIdentifiers.stripeSubscriptionIds"),
      Strictness(
        "no type of entitlement", "\"type\":\"SERVICE_LEVEL\",", "", ios: "\(entitlement).type", android: "ok"),
      Strictness(
        "unknown type of entitlement", "SERVICE_LEVEL", "OTHER", ios: "\(entitlement).type",
        android: "\(entitlement).type"),
      Strictness(
        "id in place of identifier", "{\"identifier\":\"pro\"", "{\"id\":\"pro\"", ios: "\(entitlement).identifier",
        android: "\(entitlement).identifier"),
      Strictness(
        "unknown store of an entitlement", "\"store\":\"STRIPE\",\"exp", "\"store\":\"SHOP\",\"exp", ios: "ok",
        android: "\(entitlement).store"),
      Strictness(
        "custom store", "\"store\":\"STRIPE\",\"exp", "\"store\":\"CUSTOM\",\"exp", ios: "ok",
        android: "\(entitlement).store"),
      Strictness("iOS's state", "subscribed", "inGracePeriod", ios: "ok", android: "\(entitlement).state"),
      Strictness("Android's state", "subscribed", "grace_period", ios: "\(entitlement).state", android: "ok"),
      Strictness("Android's unknown state", "subscribed", "unknown", ios: "\(entitlement).state", android: "ok"),
      Strictness("Android's offer", "trial", "subscription", ios: "\(entitlement).offerType", android: "ok"),
      Strictness(
        "unknown offer", "trial", "gift", ios: "\(entitlement).offerType", android: "\(entitlement).offerType"),
      Strictness("no isActive", "\"isActive\":true,", "", ios: "ok", android: "ok"),
      Strictness("no productIds", "\"productIds\":[\"m\"],", "", ios: "ok", android: "ok"),
      Strictness("no email", "\"email\":\"e\",", "", ios: "ok", android: "ok"),
      Strictness("null as email", "\"email\":\"e\",", "\"email\":null,", ios: "ok", android: "ok"),
      Strictness(
        "no parameters", "\"placementParams\":{\"a\":1},", "", ios: "redemptionInfo.paywallInfo.placementParams",
        android: "redemptionInfo.paywallInfo.placementParams"),
      Strictness(
        "null as parameters", "{\"a\":1}", "null", ios: "ok", android: "redemptionInfo.paywallInfo.placementParams"),
      Strictness("no redemptionInfo", "redemptionInfo", "info", ios: "redemptionInfo", android: "redemptionInfo"),
      Strictness("redemption_info", "redemptionInfo", "redemption_info", ios: "redemptionInfo", android: "ok"),
      Strictness("no code", "\"code\":\"c\",", "", ios: "code", android: "code"),
      Strictness("a key that nobody knows", "\"code\"", "\"more\":{},\"code\"", ios: "ok", android: "ok"),
      Strictness("a date with zero fraction", date, "\(date).0", ios: "ok", android: "ok"),
      Strictness(
        "a date with a fraction", date, "\(date).5", ios: "\(entitlement).expiresAt",
        android: "\(entitlement).expiresAt"),
      Strictness("a date as text", date, "\"2023-11-14T22:13:20.000Z\"", ios: "ok", android: "ok"),
      Strictness("a date with an offset", date, "\"2023-11-15T00:13:20.000+02:00\"", ios: "ok", android: "ok"),
      Strictness(
        "a date without milliseconds", date, "\"2023-11-14T22:13:20Z\"", ios: "\(entitlement).expiresAt", android: "ok"),
      Strictness(
        "a date without a zone", date, "\"2023-11-14T22:13:20.000\"", ios: "\(entitlement).expiresAt", android: "ok"),
      Strictness("digits as text", date, "\"\(date)\"", ios: "\(entitlement).expiresAt", android: "ok"),
      Strictness(
        "a day that there is not", date, "\"2023-02-29T22:13:20.000Z\"", ios: "\(entitlement).expiresAt",
        android: "\(entitlement).expiresAt"),
    ])
  func isAsStrictAsNative(_ row: Strictness) throws {
    #expect(try ReplyReading.failure(of: row.text, as: ReplyReading.target(.native, .ios)) == row.ios)
    #expect(try ReplyReading.failure(of: row.text, as: ReplyReading.target(.native, .android)) == row.android)
  }

  @Test(
    "every form of a date is the same moment",
    arguments: [
      "1700000000000", "1700000000000.0", "\"2023-11-14T22:13:20.000Z\"", "\"2023-11-15T00:13:20.000+0200\"",
      "\"2023-11-14T20:43:20.000-01:30\"",
    ])
  func readsDates(_ text: String) throws {
    for platform in Platform.allCases {
      let reply = Strictness.success.replacing("1700000000000", with: text)
      let outcome = try ReplyReading.read(reply, as: ReplyReading.target(.native, platform)).outcome
      #expect(outcome.grant?.entitlements["pro"]?.expiresAt == Timestamp(milliseconds: 1_700_000_000_000))
    }
  }

  @Test("absent members have their defaults")
  func hasDefaults() throws {
    let text = Strictness.success.replacing("\"isActive\":true,\"productIds\":[\"m\"],", with: "")
    let grant = try ReplyReading.read(text, as: ReplyReading.target(.native, .ios)).outcome.grant
    #expect(grant?.entitlements["pro"]?.isActive == false)
    #expect(grant?.entitlements["pro"]?.productIds == [])
  }

  @Test("an unknown store keeps its name and members on iOS, without those of Stripe and Paddle")
  func keepsUnknownStores() throws {
    let text = Strictness.success.replacing(
      "\"store\":\"STRIPE\",\"stripeC", with: "\"store\":\"stripe\",\"n\":1,\"stripeC")
    let grant = try ReplyReading.read(text, as: ReplyReading.target(.native, .ios)).outcome.grant
    #expect(grant?.purchaser?.storeIdentifiers == .other(store: "stripe", additionalInfo: ["n": 1]))
  }

  @Test(
    "payloads of the other results are required",
    arguments: [
      (#"{"status":"ERROR","code":"c"}"#, "error"), (#"{"status":"ERROR","code":"c","error":{}}"#, "error.message"),
      (#"{"status":"CODE_EXPIRED","code":"c"}"#, "expired"),
      (#"{"status":"CODE_EXPIRED","code":"c","expired":{"obfuscatedEmail":"a"}}"#, "expired.resent"),
      (#"{"status":"CODE_EXPIRED","code":"c","expired":{"resent":true,"obfuscatedEmail":null}}"#, "ok"),
      (#"{"status":"INVALID_CODE"}"#, "code"), (#"{"code":"c"}"#, "status"),
      (#"{"status":"EXPIRED_SUBSCRIPTION","code":"c","redemption_info":{}}"#, "redemptionInfo"),
    ])
  func demandsPayloads(text: String, place: String) throws {
    for platform in Platform.allCases {
      #expect(try ReplyReading.failure(of: text, as: ReplyReading.target(.native, platform)) == place)
    }
  }

  @Test("an empty masked address reads as none, in every SDK")
  func readsEmptyAddresses() throws {
    let expected = RedemptionOutcome.linkExpired(code: "c", reissued: true, obfuscatedEmail: nil)
    let told = RedemptionOutcome.linkExpired(code: "c", reissued: true, obfuscatedEmail: "x")
    for target in SuperwallAdapter().targets.map(\.target) {
      let body = try ReplyReading.reply(to: told, for: target).body
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self).replacing("\"x\"", with: "\"\"")
      #expect(try ReplyReading.read(text, as: target).outcome == expected)
    }
  }

  @Test("Expo's compat layer takes an absent list of ids and any store, but no unknown status or owner")
  func readsAsExpo() throws {
    let target = ReplyReading.target(.reactNative, .ios)
    let success = Strictness.success.replacing("{\"identifier\":\"pro\"", with: "{\"id\":\"pro\"")
    let without = success.replacing(",\"stripeSubscriptionIds\":[\"sub\"]", with: "")
    let grant = try ReplyReading.read(without, as: target).outcome.grant
    #expect(grant?.purchaser?.storeIdentifiers == .stripe(customerId: "cus", subscriptionIds: []))
    #expect(try ReplyReading.failure(of: success.replacing("SUCCESS", with: "GREAT"), as: target) == "status")
    let stranger = success.replacing("DEVICE", with: "FRIEND")
    #expect(try ReplyReading.failure(of: stranger, as: target) == "redemptionInfo.ownership.type")
  }

  @Test("Unity reads leniently, and takes the code that was asked for where the data has none")
  func readsAsUnity() throws {
    let target = ReplyReading.target(.unity, .android)
    let invalid = try ReplyReading.read(#"{"type":"INVALIDCODE"}"#, as: target, code: "asked")
    #expect(invalid.outcome == .invalidCode(code: "asked"))
    let expired = try ReplyReading.read(
      #"{"type":"expiredCode","code":"c","resent":"TRUE","obfuscatedEmail":null}"#, as: target)
    #expect(expired.outcome == .linkExpired(code: "c", reissued: true, obfuscatedEmail: nil))
    let bare = try ReplyReading.read(#"{"type":"success","code":7}"#, as: target)
    #expect(bare.outcome == .redeemed(code: nil, grant: Grant()))
    #expect(try ReplyReading.failure(of: #"{"type":"unknown"}"#, as: target) == "type")
    #expect(try ReplyReading.failure(of: #"{"status":"SUCCESS","code":"c"}"#, as: target) == "type")
  }

  @Test("the class names of Flutter and KMP are the only ones they take")
  func demandsClassNames() throws {
    let flutter = ReplyReading.target(.flutter, .ios)
    let kmp = ReplyReading.target(.kmp, .android)
    #expect(try ReplyReading.failure(of: #"{"type":"PInvalidCodeRedemptionResult","code":"c"}"#, as: flutter) == "ok")
    #expect(try ReplyReading.failure(of: #"{"type":"InvalidCode","code":"c"}"#, as: flutter) == "type")
    #expect(try ReplyReading.failure(of: #"{"type":"InvalidCode","code":"c"}"#, as: kmp) == "ok")
    #expect(try ReplyReading.failure(of: #"{"type":"invalidCode","code":"c"}"#, as: kmp) == "type")
    #expect(try ReplyReading.failure(of: #"{"type":"ExpiredCode","code":"c","info":{}}"#, as: kmp) == "info.resent")
  }
}
