import RedemptionCore
import RevenueCatAdapter
import Testing

@Suite("RevenueCat's errors")
struct ErrorTests {
  /// Reference 5.3: backend code, iOS, Android; 16 where a platform does not know the number.
  static let rows: [(Int, Int, Int)] = [
    (7000, 23, 23), (7101, 2, 2), (7102, 7, 7), (7103, 8, 8), (7104, 11, 12), (7105, 4, 4), (7106, 4, 4),
    (7107, 16, 11), (7110, 16, 12), (7220, 14, 14), (7256, 14, 14), (7224, 11, 11), (7225, 11, 11), (7226, 16, 12),
    (7229, 16, 2), (7231, 16, 2), (7230, 16, 23), (7232, 18, 18), (7234, 17, 12), (7255, 23, 23), (7259, 16, 16),
    (7263, 21, 21), (7264, 21, 21), (7629, 15, 15), (7638, 15, 15), (7651, 16, 20), (7662, 16, 24), (7712, 8, 16),
    (7849, 39, 4), (7852, 40, 6), (7853, 41, 4), (7981, 11, 16), (8077, 23, 16), (1, 16, 16),
  ]

  @Test("follow the table of backend codes", arguments: rows)
  func followTable(_ backend: Int, _ iOS: Int, _ android: Int) {
    let failure = RedemptionFailure(reason: .refused, message: "No.", httpStatus: 403, backendCode: backend)
    #expect(PublicError(failure, on: .ios).code == iOS)
    #expect(PublicError(failure, on: .android).code == android)
  }

  @Test("tell the number of a code that the platform's SDK does not know")
  func tellUnknownNumber() {
    let failure = RedemptionFailure(reason: .http, message: "Odd.", backendCode: 7651)
    #expect(PublicError(failure, on: .ios).message == "There was an unknown backend error. Odd. (7651)")
    let silent = RedemptionFailure(reason: .refused, message: "Odd.")
    #expect(PublicError(silent, on: .ios).message == "There was an unknown backend error. Odd. (-1)")
    #expect(PublicError(silent, on: .android).underlyingErrorMessage == "Backend Code: N/A - Odd.")
    let negative = RedemptionFailure(reason: .http, message: "a - b", backendCode: -5)
    let error = PublicError(negative, on: .android)
    #expect(error.underlyingErrorMessage == "Backend Code: -5 - a - b")
    #expect(RedemptionFailure(error).backendCode == -5)
    #expect(RedemptionFailure(error).message == "a - b")
  }

  @Test("have Android's own numbers for two meanings")
  func haveOwnNumbers() {
    #expect(ErrorCode.customerInfoError.number(on: .ios) == 29)
    #expect(ErrorCode.customerInfoError.number(on: .android) == 28)
    #expect(ErrorCode.signatureVerificationFailed.number(on: .android) == 36)
    #expect(ErrorCode.offlineConnectionError.number(on: .android) == nil)
    #expect(ErrorCode(number: 28, on: .android) == .customerInfoError)
    #expect(ErrorCode(number: 27, on: .ios) == nil)
  }

  @Test("have the name of each platform, also the one that kept its old word")
  func haveNames() {
    #expect(ErrorCode.purchaseBelongsToOtherUser.readableName == "ALREADY_REDEEMED_WEB_PURCHASE_TOKEN")
    #expect(ErrorCode.networkError.readableName == "NETWORK_ERROR")
    #expect(ErrorCode.networkError.constantName == "NetworkError")
    for code in ErrorCode.allCases { #expect(ErrorCode(constantName: code.constantName) == code) }
    #expect(Set(ErrorCode.allCases.map(\.readableName)).count == ErrorCode.allCases.count)
  }

  @Test(
    "on KMP for iOS become the results that errors 39 to 41 stand for",
    arguments: [
      (7849, RedemptionOutcome.Kind.invalidCode), (7852, .purchaseBelongsToOtherUser), (7853, .linkExpired),
    ])
  func becomeResults(_ backend: Int, _ kind: RedemptionOutcome.Kind) throws {
    let failure = RedemptionFailure(reason: .refused, message: "No.", backendCode: backend)
    let rendered = RevenueCatAdapter().replies.render(
      .failed(code: "c", failure: failure), for: target(.kmp, .ios), now: anyMoment)
    let text = try JSONValue(encoding: rendered.body)
    #expect(try readReply(text.text, as: target(.kmp, .ios)).outcome.kind == kind)
    #expect(Set(rendered.losses.map(\.path.description)).isSuperset(of: ["/kind", "/failure"]))
  }

  @Test(
    "are read back as far as their code names a reason",
    arguments: [
      (#"{"code":35,"message":"m","underlyingErrorMessage":""}"#, Platform.ios, RedemptionFailure.Reason.offline, nil),
      (#"{"code":10,"message":"m","underlyingErrorMessage":"u"}"#, .android, .transport, nil),
      (
        #"{"code":10,"message":"m","underlyingErrorMessage":"u","storeError":{"code":-1001,"domain":"NSURLErrorDomain","message":"u"}}"#,
        .ios, .timeout, nil
      ),
      (#"{"code":12,"message":"m","underlyingErrorMessage":""}"#, .ios, .unreadable, nil),
      (#"{"code":16,"message":"m (7999)","underlyingErrorMessage":""}"#, .ios, .http, 7999),
      (#"{"code":16,"message":"m","underlyingErrorMessage":"Backend Code: 7999 - u"}"#, .android, .http, 7999),
      (#"{"code":7,"message":"m","underlyingErrorMessage":"u"}"#, .ios, .refused, 7102),
      (#"{"code":11,"message":"m","underlyingErrorMessage":"u"}"#, .ios, .refused, nil),
      (#"{"code":43,"message":"m","underlyingErrorMessage":"u"}"#, .ios, .http, nil),
    ] as [(String, Platform, RedemptionFailure.Reason, Int?)])
  func readBack(_ error: String, _ platform: Platform, _ reason: RedemptionFailure.Reason, _ backend: Int?) throws {
    let read = try readReply(#"{"result":"ERROR","error":\#(error)}"#, as: target(.flutter, platform), code: "c")
    guard case .failed("c", let failure) = read.outcome else {
      Issue.record("expected a failure, got \(read.outcome.kind)")
      return
    }
    #expect(failure.reason == reason && failure.backendCode == backend)
  }
}
