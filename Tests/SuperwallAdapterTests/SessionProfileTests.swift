import RedemptionCore
import SuperwallAdapter
import Testing

@Suite("Superwall's sessions")
struct SessionProfileTests {
  private func profile(_ platform: Platform) -> SessionProfile {
    SuperwallAdapter().sessionProfile(for: ReplyReading.target(.flutter, platform))
  }

  private func failure(
    _ reason: RedemptionFailure.Reason, status: Int? = nil, attempts: Int = 1
  ) -> RedemptionFailure {
    RedemptionFailure(reason: reason, message: "", httpStatus: status, attempts: attempts)
  }

  @Test("iOS waits longer before each of six retries")
  func waitsOnApple() {
    let retry = profile(.ios).retry
    let waits = (1...7).map { retry.wait(after: failure(.offline, attempts: $0)) }
    #expect(waits == [5_000, 6_538, 8_550, 11_180, 14_620, 19_118, nil])
    #expect(retry.jitter == 1_000)
  }

  @Test("iOS asks again where the service may recover, and not where it said no")
  func choosesOnApple() {
    let retry = profile(.ios).retry
    for status in [500, 503, 599, 408, 425, 429, 499] {
      #expect(retry.wait(after: failure(.http, status: status)) == 5_000)
    }
    for status in [301, 400, 401, 403, 404, 409, 422] {
      #expect(retry.wait(after: failure(.http, status: status)) == nil)
    }
    for reason in [RedemptionFailure.Reason.offline, .timeout, .transport] {
      #expect(retry.wait(after: failure(reason)) == 5_000)
    }
    #expect(retry.wait(after: failure(.unreadable)) == nil)
    #expect(retry.wait(after: failure(.refused)) == nil)
  }

  @Test("Android asks once")
  func asksOnceOnAndroid() {
    for reason in RedemptionFailure.Reason.allCases {
      #expect(profile(.android).retry.wait(after: failure(reason, status: 500)) == nil)
    }
  }

  @Test("codes are kept, and the same call tells of every redemption", arguments: Platform.allCases)
  func tellsTheApp(on platform: Platform) {
    let profile = profile(platform)
    #expect(profile.storesCodes)
    #expect(profile.joining == (platform == .ios ? .droppedUnderPaywall : .none))
    #expect(profile.access?.statusEvent == "subscriptionStatusDidChange")
    #expect(profile.access?.customerEvent == "customerInfoDidChange")
  }

  @Test("of what a reset keeps, iOS goes by the device's successes and Android by what is no user's success")
  func keepsCodes() {
    let mine = Grant(owner: .device(id: "d"))
    let users = Grant(owner: .appUser(id: "u"))
    let outcomes: [(RedemptionOutcome, ios: Bool, android: Bool)] = [
      (.redeemed(code: "c", grant: mine), true, true), (.redeemed(code: "c", grant: users), false, false),
      (.subscriptionExpired(code: "c", grant: mine), true, true),
      (.subscriptionExpired(code: "c", grant: users), false, true),
      (.invalidCode(code: "c"), false, true),
      (.linkExpired(code: "c", reissued: false, obfuscatedEmail: nil), false, true),
    ]
    for (outcome, ios, android) in outcomes {
      let held = SDKState.StoredCode(code: "c", outcome: outcome)
      #expect(profile(.ios).identity?.keepsCode(held) == ios)
      #expect(profile(.android).identity?.keepsCode(held) == android)
    }
  }

  @Test("what differs by wrapper: early links are lost and no alert is shown in Expo on iOS")
  func wrappers() {
    for sdk in SDK.allCases {
      let profile = SuperwallAdapter().sessionProfile(for: ReplyReading.target(sdk, .ios))
      #expect(profile.links?.beforeConfigure == (sdk == .reactNative ? .loses : .keepsLatest))
      #expect(profile.confirmationAlert == (sdk != .reactNative))
      let android = SuperwallAdapter().sessionProfile(for: ReplyReading.target(sdk, .android))
      #expect(android.links?.beforeConfigure == .keepsAll)
      #expect(!android.confirmationAlert)
    }
  }
}
