import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import Testing

@testable import QonversionAdapter

@Suite("Qonversion's service")
struct ServiceTests {
  struct Body: ServiceBody {
    let text: String

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(text.utf8))
    }
  }

  /// A row of the reference's tables: an answer to the redemption, one to the question after a 409, and each SDK's
  /// result. A nil status is a request without an answer.
  struct Row: Sendable, CustomTestStringConvertible {
    let answers: [(status: Int?, body: String)]
    let ios: Qonversion.RedemptionResult
    let android: Qonversion.RedemptionResult

    init(
      _ answers: (Int?, String)..., ios: Qonversion.RedemptionResult, android: Qonversion.RedemptionResult? = nil
    ) {
      self.answers = answers
      self.ios = ios
      self.android = android ?? ios
    }

    var testDescription: String { answers.map { "\($0.status ?? 0) \($0.body)" }.joined(separator: ", then ") }

    func result(on platform: Platform) -> Qonversion.RedemptionResult { platform == .ios ? ios : android }
  }

  /// `QONRedemptionManagerTests.m` and `RedemptionManagerTest.kt` pin these.
  static let rows = [
    Row((200, #"{"redeemed":true,"app_uid":"QON_1"}"#), ios: .success),
    Row((200, "no JSON"), ios: .success, android: .networkError), Row((204, ""), ios: .success),
    Row((200, ""), ios: .success, android: .networkError), Row((200, "[]"), ios: .success, android: .networkError),
    Row((200, #"{"redeemed":null}"#), ios: .success, android: .networkError), Row((200, "{}"), ios: .success),
    Row((200, #"{"redeemed":false,"app_uid":null}"#), ios: .success),
    Row((404, "{}"), ios: .invalidToken), Row((410, "{}"), ios: .tokenExpired),
    Row((429, "{}"), ios: .retryable), Row((500, "{}"), ios: .retryable), Row((503, ""), ios: .retryable),
    Row((401, "{}"), ios: .retryable), Row((403, "{}"), ios: .retryable), Row((302, ""), ios: .retryable),
    Row((nil, ""), ios: .networkError),
    Row((409, "{}"), (200, #"{"consumed":true,"expired":false}"#), ios: .alreadyConsumed),
    Row((409, "{}"), (200, #"{"consumed":true,"expired":true}"#), ios: .alreadyConsumed),
    Row((409, "{}"), (200, #"{"consumed":false,"expired":true}"#), ios: .tokenExpired),
    Row((409, "{}"), (200, #"{"expired":true}"#), ios: .tokenExpired),
    Row((409, "{}"), (200, #"{"consumed":false,"expired":false}"#), ios: .invalidToken, android: .alreadyConsumed),
    Row((409, "{}"), (200, "{}"), ios: .invalidToken, android: .alreadyConsumed),
    Row((409, "{}"), (500, "{}"), ios: .networkError, android: .alreadyConsumed),
    Row((409, "{}"), (404, "{}"), ios: .networkError, android: .alreadyConsumed),
    Row((409, "{}"), (409, "{}"), ios: .networkError, android: .alreadyConsumed),
    Row((409, "{}"), (nil, ""), ios: .networkError, android: .alreadyConsumed),
  ]

  private let redeemer = Redeemer(appUserId: "ada", deviceId: "d")
  private let now = Timestamp(milliseconds: 1_700_000_000_000)
  private let keys = ServiceKeys(app: ServiceKey("key"))

  private func call(_ question: Question, on platform: Platform) -> ServiceCall {
    ServiceCall(
      target: Target(vendor: .qonversion, sdk: .native, platform: platform), question: question,
      context: ServiceContext(own: QonversionServiceContext(userId: "QON_1", idempotencyKey: "idem")))
  }

  private func redemption(on platform: Platform) -> ServiceCall {
    call(.redeem(RedemptionQuestion(vendor: .qonversion, code: "tok", redeemer: redeemer)), on: platform)
  }

  /// What comes of a call, as a live gateway plays it; and the paths of its requests.
  private func play(
    _ call: ServiceCall, _ answers: [(status: Int?, body: String)]
  ) throws -> (Result<Answer, RedemptionFailure>, [ServiceRequest]) {
    let dialect = QonversionDialect(platform: call.target.platform)
    var (call, requests) = (call, [ServiceRequest]())
    for answer in answers {
      requests.append(try dialect.request(for: call, app: ServiceApp(), keys: keys, now: now))
      do throws(RedemptionFailure) {
        let step: ServiceStep
        if let status = answer.status {
          let response = ServiceResponse(status: status, headers: [], body: Body(text: answer.body))
          step = try dialect.answer(to: call, with: response, now: now)
        } else {
          step = try dialect.answer(
            to: call, after: RedemptionFailure(reason: .offline, message: "No connection."))
        }
        switch step {
        case .answer(let answer): return (.success(answer), requests)
        case .askNext(let next): call = next
        }
      } catch { return (.failure(error), requests) }
    }
    throw CocoaError(.featureUnsupported)
  }

  @Test("reads each answer as the SDK of its platform does", arguments: rows, Platform.allCases)
  func results(_ row: Row, _ platform: Platform) throws {
    let (answer, requests) = try play(redemption(on: platform), row.answers)
    let outcome: RedemptionOutcome =
      switch answer {
      case .success(.redemption(let answer)): try #require(answer.outcome)
      case .success: throw CocoaError(.featureUnsupported)
      case .failure(let failure): .failed(code: "tok", failure: failure)
      }
    #expect(Qonversion.RedemptionResult(outcome, on: platform) == row.result(on: platform))
    #expect(requests.count == row.answers.count)
    #expect(requests.map(\.path) == Array(["/v4/web/redeem", "/v4/web/redeem/status"].prefix(requests.count)))
    #expect(Set(requests.map { $0.headers["Idempotency-Key"] }) == ["idem"], "one key for both requests")
  }

  @Test(
    "waits as long as the SDK's own client does for a part of the response",
    arguments: [
      (Platform.ios, Int64(60_000)), (.android, 30_000),
    ])
  func timeLimit(_ platform: Platform, _ milliseconds: Int64) throws {
    let request = try QonversionDialect(platform: platform).request(
      for: redemption(on: platform), app: ServiceApp(), keys: keys, now: now)
    #expect(request.timeLimit == milliseconds)
  }

  @Test("sends a redemption with the fields of the SDK", arguments: Platform.allCases)
  func redemptionRequest(_ platform: Platform) throws {
    let (_, requests) = try play(redemption(on: platform), [(409, "{}"), (200, "{}")])
    #expect(requests[0].body == ["token": "tok", "app_uid": "QON_1", "restore_behavior": "transfer"])
    #expect(requests[1].body == ["token": "tok"])
    let names: Set<String> =
      platform == .ios
      ? ["Content-Type", "Idempotency-Key", "Authorization", "Platform", "Platform-Version", "Source"]
      : [
        "Content-Type", "Idempotency-Key", "Authorization", "app-version", "User-Locale", "Source", "Source-Version",
        "Platform", "Platform-Version", "User-Id",
      ]
    for request in requests {
      #expect(Set(request.headers.keys) == names && request.method == .post)
      #expect(request.headers["Authorization"] == "Bearer test_key", "a sandbox app is in debug mode")
    }
    var app = ServiceApp()
    app.isSandbox = false
    let request = try QonversionDialect(platform: platform).request(
      for: redemption(on: platform), app: app, keys: keys, now: now)
    #expect(request.headers["Authorization"] == "Bearer key")
    #expect(!"\(keys)".contains("key=") && QonversionDialect(platform: platform).vendorHosts == ["qonversion.io"])
  }

  @Test(
    "has four answers to a request for a mail",
    arguments: [(200, "accepted"), (204, "accepted"), (400, "invalidAddress"), (429, "tooMany"), (500, "http")])
  func reissue(_ status: Int, _ word: String) throws {
    let (answer, requests) = try play(
      call(.reissue(.qonversion, redeemer, email: "a@b.c"), on: .ios), [(status, "")])
    #expect(requests[0].path == "/v4/web/redeem/reissue" && requests[0].body == ["email": "a@b.c"])
    switch answer {
    case .success(.reissue(let verdict)): #expect("\(verdict)" == word)
    case .success: Issue.record("another answer")
    case .failure(let failure): #expect(failure.reason.rawValue == word && failure.httpStatus == status)
    }
  }

  private static let launch = """
    {"success":true,"data":{"uid":"QON_2","timestamp":1700000000,"permissions":[{"id":"pro",
    "associated_product":"pro_monthly","renew_state":2,"started_timestamp":1690000000,"expiration_timestamp":1800000000,
    "source":"stripe","active":1,"last_purchase_timestamp":1695000000,"grant_type":"purchase",
    "auto_renew_disable_timestamp":1696000000}]}}
    """

  @Test("launches with the trigger, and reads what the user has", arguments: Platform.allCases)
  func launches(_ platform: Platform) throws {
    let (answer, requests) = try play(
      call(.customer(.qonversion, redeemer), on: platform), [(200, ServiceTests.launch)])
    #expect(requests[0].path == "/v1/user/init" && requests[0].headers["Trigger"] == "Init")
    #expect(requests[0].body?["q_uid"] == "QON_1")
    guard case .success(.customer(let grant)) = answer else { return #expect(Bool(false), "\(answer)") }
    let entitlement = try #require(Qonversion.Entitlement.entitlements(of: grant).first)
    #expect(entitlement.renewState == .cancelled && entitlement.source == .stripe && entitlement.isActive)
    #expect(entitlement.startedDate == Date(timeIntervalSince1970: 1_690_000_000) && entitlement.renewsCount == 1)
    #expect(entitlement.autoRenewDisableDate == Date(timeIntervalSince1970: 1_696_000_000))
    #expect(grant.customer?.originalAppUserId == "QON_2")
  }

  @Test("an identity of this user needs no launch, and one of another user does", arguments: Platform.allCases)
  func identity(_ platform: Platform) throws {
    let question = Question.logIn(.qonversion, redeemer, newAppUserId: "grace")
    let (own, one) = try play(call(question, on: platform), [(200, #"{"data":{"anon_id":"QON_1"}}"#)])
    #expect(one.map(\.path) == ["/v2/identities"] && one[0].body == ["anon_id": "QON_1", "identity_id": "grace"])
    guard case .success(.logIn(let same, _)) = own else { return #expect(Bool(false), "\(own)") }
    #expect(same.customer?.originalAppUserId == "QON_1" && same.entitlements.isEmpty)
    let (other, two) = try play(
      call(question, on: platform), [(200, #"{"data":{"anon_id":"QON_2"}}"#), (200, ServiceTests.launch)])
    #expect(two.map(\.path) == ["/v2/identities", "/v1/user/init"] && two[1].body?["q_uid"] == "QON_2")
    guard case .success(.logIn(let grant, _)) = other else { return #expect(Bool(false), "\(other)") }
    #expect(grant.entitlements.map(\.id) == ["pro"])
  }

  @Test("an answer that is no launch is unreadable", arguments: ["", "{}", #"{"success":false,"data":{"uid":"a"}}"#])
  func unreadable(_ body: String) throws {
    let (answer, _) = try play(call(.customer(.qonversion, redeemer), on: .ios), [(200, body)])
    guard case .failure(let failure) = answer else { return #expect(Bool(false), "\(answer)") }
    #expect(failure.reason == .unreadable)
  }
}
