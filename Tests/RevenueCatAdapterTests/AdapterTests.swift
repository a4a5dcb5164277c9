import RedemptionCore
import RedemptionScenario
import Testing

@testable import RevenueCatAdapter

@Suite("RevenueCat's targets and identities")
struct AdapterTests {
  private let adapter = RevenueCatAdapter()

  @Test("are twelve, each with its first version")
  func twelveTargets() {
    let since = Dictionary(
      uniqueKeysWithValues: adapter.targets.map { ("\($0.target.sdk.rawValue) \($0.target.platform)", $0.since) })
    #expect(since.count == 12 && adapter.targets.allSatisfy(\.modelled))
    #expect(since["native ios"] == "5.14.1" && since["native android"] == "8.10.6")
    #expect(
      since["flutter ios"] == "8.4.0" && since["react-native ios"] == "8.5.0" && since["unity android"] == "7.4.1")
    #expect(since["kmp ios"] == "1.6.0+13.19.0" && since["capacitor android"] == "10.1.0")
  }

  @Test("know an anonymous id by its prefix and 32 hexadecimal digits")
  func knowAnonymous() {
    let digits = "0123456789abcdef0123456789abcdef"
    var generator = SystemRandomNumberGenerator()
    let made = RevenueCatAdapter.newAppUserId(using: &generator)
    #expect(adapter.isAnonymous(made))
    #expect(adapter.isAnonymous("$RCAnonymousID:" + digits))
    for other in [
      "", "ada", "$RCAnonymousID:", "$RCAnonymousID:" + digits.uppercased(), "x$RCAnonymousID:" + digits,
      "$RCAnonymousID:" + digits + "0", "$rcanonymousid:" + digits, "$RCAnonymousID:" + digits.dropLast() + "é",
    ] {
      #expect(!adapter.isAnonymous(other), "\(other)")
    }
  }

  @Test("tell all that a customer has, bought in Web Billing unless told otherwise")
  func tellCustomer() {
    #expect(adapter.ownership.holders == .customers && adapter.vendor.defaultStore.rawValue == "rc_billing")
    #expect(
      adapter.ownership.decide(
        RedemptionFacts(now: anyMoment, code: nil, redeemer: Redeemer(appUserId: "a", deviceId: "d"))
      )
      .verdict == .invalidCode)
  }

  @Test("tell a customer and an error on their own too")
  func tellParts() throws {
    let grant = Grant(customer: Customer(originalAppUserId: "ada", firstSeen: anyMoment, requestDate: anyMoment))
    for target in allTargets {
      let reply = try JSONValue(
        encoding: adapter.replies.render(.redeemed(code: nil, grant: grant), for: target, now: anyMoment).body)
      #expect(
        try JSONValue(encoding: adapter.replies.customer(grant, for: target, now: anyMoment)) == reply["customerInfo"]
      )
    }
    let error = PublicError(.logOutAnonymousUserError, on: .android)
    #expect(
      try JSONValue(encoding: adapter.renderError(error, for: target(.flutter, .android)))
        == [
          "code": 22, "message": "Called logOut but the current user is anonymous.",
          "readableErrorCode": "LogOutWithAnonymousUserError", "readable_error_code": "LogOutWithAnonymousUserError",
          "underlyingErrorMessage": "",
        ])
  }

  @Test("take an app user id as the SDK does")
  func takeAppUserId() {
    #expect(adapter.acceptedAppUserId(" ada ", for: target(.flutter, .ios)) == "ada")
    #expect(adapter.acceptedAppUserId(" ada ", for: target(.flutter, .android)) == " ada ")
    for refused in ["", " \n", "null", "a/b", "[object Object]", String(repeating: "x", count: 101)] {
      for platform in Platform.allCases {
        #expect(adapter.acceptedAppUserId(refused, for: target(.unity, platform)) == nil, "\(refused)")
      }
    }
  }

  @Test("refuse a call in the SDK's words")
  func refuse() {
    func refusal(_ refusal: SDKRefusal, _ sdk: SDK, _ platform: Platform) -> SDKError {
      adapter.renderRefusal(refusal, for: target(sdk, platform))
    }
    #expect(
      refusal(.invalidLink, .flutter, .android)
        == SDKError(code: "24", message: "Invalid URL for web purchase redemption"))
    #expect(refusal(.invalidLink, .unity, .ios).details["readableErrorCode"] == nil)
    #expect(refusal(.invalidLink, .unity, .ios).details["code"] == 24)
    #expect(refusal(.invalidLink, .kmp, .ios).code == "ConfigurationError")
    #expect(refusal(.logOutWhileAnonymous, .reactNative, .ios).code == "22")
    #expect(
      refusal(.logOutWhileAnonymous, .reactNative, .ios).details["readableErrorCode"]
        == "LOGOUT_CALLED_WITH_ANONYMOUS_USER")
    #expect(refusal(.nothingCached, .capacitor, .android).code == "28")
    #expect(refusal(.nothingCached, .capacitor, .ios).code == "29")
    #expect(refusal(.invalidAppUserId, .flutter, .ios).message == "The app user ID is not valid.")
    #expect(refusal(.notConfigured, .flutter, .android).message.hasPrefix("There is no singleton instance."))
  }

  @Test("a failed call of a native SDK has the details of the failed redemption")
  func nativeDetails() throws {
    for reason in RedemptionFailure.Reason.allCases {
      let failure = RedemptionFailure(reason: reason, message: "Why.", httpStatus: 401, backendCode: 7225)
      for platform in Platform.allCases {
        let target = target(.native, platform)
        let reply = try JSONValue(
          encoding: adapter.replies.render(.failed(code: nil, failure: failure), for: target, now: anyMoment).body)
        let details = adapter.renderFailure(failure, for: target).details
        if platform == .ios {
          #expect(details == reply["error"]?["userInfo"] && details["rc_root_error"]?["domain"] != nil, "\(reason)")
        } else {
          #expect(details["underlyingErrorMessage"] == reply["error"]?["underlyingErrorMessage"], "\(reason)")
        }
      }
    }
  }

  @Test("tell a failed call as the failed redemption is told")
  func tellFailure() throws {
    let failure = RedemptionFailure(reason: .offline, message: "Offline.")
    for sdk in [SDK.flutter, .reactNative, .unity, .capacitor] {
      for platform in Platform.allCases {
        let reply = try JSONValue(
          encoding: adapter.replies.render(
            .failed(code: nil, failure: failure), for: target(sdk, platform), now: anyMoment
          )
          .body)
        let error = adapter.renderFailure(failure, for: target(sdk, platform))
        #expect(error.code == (platform == .ios ? "35" : "10"))
        // On iOS React Native's module hands the error object over instead of the map of a result, Capacitor's nothing.
        if platform == .ios, sdk == .capacitor {
          #expect(error.details == .null)
        } else if platform == .ios, sdk == .reactNative {
          #expect(error.domain == "RevenueCat.ErrorCode")
          #expect(error.details["NSLocalizedDescription"] == reply["error"]?["message"])
          #expect(error.details["readableErrorCode"] == "OFFLINE_CONNECTION_ERROR")
        } else {
          #expect(error.details == reply["error"])
        }
      }
    }
  }
}
