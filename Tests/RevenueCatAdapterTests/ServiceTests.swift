import Foundation
import RedemptionCore
import Testing

@testable import RevenueCatAdapter

/// A body that is decoded by Foundation.
private struct Body: ServiceBody {
  let text: String
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

private let redeemer = Redeemer(appUserId: "ada lovelace", deviceId: "device")

@Suite("A request to RevenueCat's service")
struct ServiceRequestTests {
  private func request(
    _ question: Question, _ platform: Platform = .ios, sdk: SDK = .native, app: ServiceApp = ServiceApp(),
    keys: ServiceKeys = ServiceKeys(app: ServiceKey("app_key"), store: ServiceKey("store_key")), retries: Int = 0
  ) throws -> ServiceRequest {
    let target = target(sdk, platform)
    return try RevenueCatDialect(target: target).request(
      for: ServiceCall(target: target, question: question, context: ServiceContext(retries: retries)), app: app,
      keys: keys, now: anyMoment)
  }

  private let redeem = Question.redeem(
    RedemptionQuestion(vendor: .revenueCat, code: "token", redeemer: redeemer))

  @Test("sends a redemption with the user and the token")
  func redemption() throws {
    let request = try request(redeem)
    #expect(request.method == .post)
    #expect(request.path == "/v1/subscribers/redeem_purchase")
    #expect(request.body == ["app_user_id": "ada lovelace", "redemption_token": "token"])
  }

  @Test("fetches a customer by the percent-encoded user, without a body")
  func customer() throws {
    let request = try request(.customer(.revenueCat, redeemer))
    #expect(request.method == .get)
    #expect(request.path == "/v1/subscribers/ada%20lovelace")
    #expect(request.body == nil)
  }

  @Test("logs in with both users")
  func logIn() throws {
    let request = try request(.logIn(.revenueCat, redeemer, newAppUserId: "grace"))
    #expect(request.path == "/v1/subscribers/identify")
    #expect(request.body == ["app_user_id": "ada lovelace", "new_app_user_id": "grace"])
  }

  @Test("sends a receipt with the Stripe app's key and no header of the SDK")
  func receipt() throws {
    let request = try request(.receipt(.revenueCat, redeemer, storeTransactionId: "sub_1"))
    #expect(request.path == "/v1/receipts")
    #expect(request.headers["Authorization"] == "Bearer store_key")
    #expect(request.headers["X-Version"] == nil)
  }

  @Test("sends no receipt without the Stripe app's key")
  func receiptWithoutKey() throws {
    let error = try #require(throws: RedemptionFailure.self) {
      try request(
        .receipt(.revenueCat, redeemer, storeTransactionId: "sub_1"), keys: ServiceKeys(app: ServiceKey("app_key")))
    }
    #expect(error.attempts == 0)
  }

  @Test("names the platform's own SDK", arguments: [(Platform.ios, "iOS", "5.86.0"), (.android, "android", "10.17.0")])
  func versions(platform: Platform, name: String, version: String) throws {
    let headers = try request(redeem, platform).headers
    #expect(headers["X-Platform"] == name)
    #expect(headers["X-Version"] == version)
  }

  @Test("counts retries on iOS only", arguments: [(Platform.ios, "2"), (.android, nil)] as [(Platform, String?)])
  func retries(platform: Platform, count: String?) throws {
    #expect(try request(redeem, platform, retries: 2).headers["X-Retry-Count"] == count)
  }

  @Test(
    "names the wrapper",
    arguments: [
      (.native, "native"), (.flutter, "flutter"), (.reactNative, "react-native"), (.unity, "unity"),
      (.kmp, "kotlin-multiplatform"), (.capacitor, "capacitor"),
    ] as [(SDK, String)])
  func flavors(sdk: SDK, flavor: String) throws {
    #expect(try request(redeem, sdk: sdk).headers["X-Platform-Flavor"] == flavor)
  }

  @Test("writes the locale of Android with a hyphen")
  func locale() throws {
    var app = ServiceApp()
    app.locale = "pt_BR"
    #expect(try request(redeem, .android, app: app).headers["X-Client-Locale"] == "pt-BR")
  }
}

@Suite("A response of RevenueCat's service")
struct ServiceResponseTests {
  private func answer(
    _ status: Int, _ body: String, _ platform: Platform = .ios, headers: [(String, String)] = []
  ) throws -> RedemptionAnswer? {
    let target = target(.native, platform)
    let question = Question.redeem(RedemptionQuestion(vendor: .revenueCat, code: "token", redeemer: redeemer))
    let response = ServiceResponse(
      status: status, headers: [("Content-Type", "application/json")] + headers, body: Body(text: body))
    let answer = try RevenueCatDialect(target: target).answer(
      to: ServiceCall(target: target, question: question), with: response, now: anyMoment)
    guard case .answer(.redemption(let redemption)) = answer else { return nil }
    return redemption
  }

  private func failure(
    _ status: Int, _ body: String, _ platform: Platform = .ios, headers: [(String, String)] = []
  ) throws -> RedemptionFailure {
    try #require(throws: RedemptionFailure.self) { try answer(status, body, platform, headers: headers) }
  }

  private func advice(_ header: (String, String), _ platform: Platform) -> RetryAdvice? {
    RevenueCatDialect(target: target(.native, platform)).retryAdvice(
      in: ServiceResponse(status: 429, headers: [header], body: Body(text: "{}")))
  }

  private static let customer =
    #"{"request_date": "2026-01-31T10:00:00Z", "subscriber": {"original_app_user_id": "ada", "first_seen": "2026-01-01T00:00:00Z", "subscriptions": {}, "non_subscriptions": {}, "entitlements": {}}}"#

  @Test("with a customer is a redemption", arguments: Platform.allCases)
  func redeemed(platform: Platform) throws {
    #expect(try answer(200, Self.customer, platform)?.outcome?.kind == .redeemed)
  }

  @Test("takes the request time from the header first")
  func requestTime() throws {
    let answer = try answer(200, Self.customer, headers: [("X-RevenueCat-Request-Time", "1700000000000")])
    #expect(answer?.customer?.customer?.requestDate.milliseconds == 1_700_000_000_000)
  }

  @Test(
    "with a known code is an outcome, on both platforms",
    arguments: [
      (7849, .invalidCode), (7852, .purchaseBelongsToOtherUser), (7853, .linkExpired),
    ] as [(Int, RedemptionOutcome.Kind)], Platform.allCases)
  func refusals(row: (code: Int, kind: RedemptionOutcome.Kind), platform: Platform) throws {
    let body =
      #"{"code": \#(row.code), "message": "m", "purchase_redemption_error_info": {"obfuscated_email": "j***@e***"}}"#
    #expect(try answer(400, body, platform)?.outcome?.kind == row.kind)
  }

  @Test("reads a code that is written as text", arguments: Platform.allCases)
  func textCode(platform: Platform) throws {
    #expect(try answer(400, #"{"code": "7849"}"#, platform)?.outcome?.kind == .invalidCode)
  }

  @Test("with another code is a failure with that code")
  func otherCode() throws {
    let failure = try failure(400, #"{"code": 7225, "message": "Invalid API key."}"#)
    #expect(failure.reason == .refused)
    #expect(failure.backendCode == 7225)
    #expect(failure.httpStatus == 400)
  }

  @Test("without a JSON body is a failure with its status alone")
  func noBody() throws {
    let failure = try failure(502, "<html>")
    #expect(failure.reason == .http)
    #expect(failure.backendCode == nil)
  }

  @Test("with a redirect as its status succeeds on iOS only")
  func redirect() throws {
    #expect(try answer(304, Self.customer, .ios)?.outcome?.kind == .redeemed)
    #expect(try failure(304, Self.customer, .android).reason == .refused)
  }

  @Test(
    "advises about retries on iOS",
    arguments: [
      ("Retry-After", "5", .after(milliseconds: 5000)), ("Retry-After", "99999", .after(milliseconds: 3_600_000)),
      ("Retry-After", "-1", .after(milliseconds: 0)), ("Retry-After", "soon", nil), ("Is-Retryable", "FALSE", .never),
    ] as [(String, String, RetryAdvice?)])
  func retries(name: String, value: String, expected: RetryAdvice?) {
    #expect(advice((name, value), .ios) == expected)
  }

  @Test("never advises about retries on Android")
  func noRetries() {
    #expect(advice(("Retry-After", "5"), .android) == nil)
  }

  @Test(
    "with a member of another type is unreadable, and the path is named without the value",
    arguments: [
      (#""first_seen": "2026-01-01T00:00:00Z""#, #""first_seen": "secret""#, "/subscriber/first_seen"),
      (#""original_app_user_id": "ada""#, #""original_app_user_id": 5"#, "/subscriber/original_app_user_id"),
      (#""subscriptions": {}"#, #""subscriptions": {"a/b": 1}"#, "/subscriber/subscriptions/a~1b"),
      (#""non_subscriptions": {}"#, #""non_subscriptions": {"p": {}}"#, "/subscriber/non_subscriptions/p"),
    ])
  func unreadable(member: String, other: String, path: String) throws {
    let failure = try failure(200, Self.customer.replacing(member, with: other))
    #expect(failure.reason == .unreadable)
    #expect(failure.message.hasSuffix("at \(path)."), "\(failure.message)")
    #expect(!failure.message.contains("secret"))
  }
}

@Suite("The words of RevenueCat's replies")
struct EnumWordsTests {
  @Test("are read back as they were written", arguments: [EnumWords.camel, .upper])
  func roundTrip(words: EnumWords) {
    for type in PeriodType.allCases { #expect(words.periodType(words.word(type)) == type) }
    for type in OwnershipType.allCases { #expect(words.ownershipType(words.word(type)) == type) }
    for result in VerificationResult.allCases { #expect(words.verification(words.word(result)) == result) }
  }

  @Test("are in capitals with underscores, except in Swift")
  func spelling() {
    #expect(EnumWords.camel.word(OwnershipType.familyShared) == "familyShared")
    #expect(EnumWords.upper.word(OwnershipType.familyShared) == "FAMILY_SHARED")
    #expect(EnumWords.upper.word(VerificationResult.verifiedOnDevice) == "VERIFIED_ON_DEVICE")
  }

  @Test("have one for an unknown store", arguments: [(EnumWords.camel, "unknownStore"), (.upper, "UNKNOWN_STORE")])
  func unknownStore(words: EnumWords, word: String) {
    #expect(words.word(Store(rawValue: "corner_shop")) == word)
    #expect(words.store(word) == .unknown)
  }

  @Test("default to the SDK's fallback", arguments: [nil, "", "OTHER"] as [String?])
  func fallbacks(word: String?) {
    #expect(EnumWords.upper.periodType(word) == .normal)
    #expect(EnumWords.upper.ownershipType(word) == .unknown)
    #expect(EnumWords.upper.verification(word) == .notRequested)
  }
}
