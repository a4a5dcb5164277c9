import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's channels")
struct ChannelTests {
  private let adapter = SuperwallAdapter()
  private let now = Timestamp(milliseconds: 0)

  private static let targets = SDK.allCases.filter { $0 != .native }.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .superwall, sdk: sdk, platform: $0) }
  }

  private func session(_ target: Target) -> Session {
    Session(
      target: target, profile: adapter.sessionProfile(for: target), redeemer: Redeemer(appUserId: nil, deviceId: "d"),
      isAnonymous: true, isConfigured: true)
  }

  private func step(_ method: String, _ arguments: JSONValue, for target: Target) -> ChannelStep {
    var generator = SystemRandomNumberGenerator()
    return adapter.channelStep(
      for: ChannelCall(method: method, arguments: arguments), in: session(target), now: now, using: &generator)
  }

  @Test("keep what every channel promises, whatever they are sent")
  func keepPromises() {
    let contract = AdapterContract(adapter)
    let names = Set(SDK.allCases.flatMap { ChannelMethod.table(for: $0)?.rows.map { $0.names[0] } ?? [] })
    let violations = contract.channelViolations(calling: names.sorted(), rounds: 10)
    #expect(violations.isEmpty, "\(violations.prefix(5).joined(separator: "\n"))")
  }

  @Test("have the calls around a redemption in every wrapper", arguments: targets)
  func haveCalls(target: Target) {
    var names = [
      "configure", "identify", "reset", "handleDeepLink", "setUserAttributes", "dismiss",
    ]
    if target.sdk != .capacitor { names.append("restorePurchases") }
    names.append(target.sdk == .kmp || target.sdk == .capacitor ? "register" : "registerPlacement")
    names.append(target.sdk == .kmp ? "subscriptionStatus" : "getSubscriptionStatus")
    for name in names { #expect(ChannelMethod(name, for: target) != nil, "\(name)") }
  }

  @Test("know no empty name, no prefix alone, and none of another case", arguments: targets)
  func knowNoOtherNames(target: Target) {
    for name in ["", "_SuperwallBridge_", "Superwall.", FlutterChannelTable.prefix, "HANDLEDEEPLINK", "noSuchCall"] {
      #expect(ChannelMethod(name, for: target) == nil, "\(name)")
    }
  }

  @Test(
    "take a status in Expo's words in any case, and an active one without a list as inactive",
    arguments: Platform.allCases)
  func takeStatus(platform: Platform) {
    let target = Target(vendor: .superwall, sdk: .reactNative, platform: platform)
    func status(_ value: JSONValue) -> AccessStatus? {
      guard case .ask(.setStatus(let status)) = step("setSubscriptionStatus", [value], for: target) else { return nil }
      return status
    }
    #expect(status(["status": "inactive"]) == .inactive)
    #expect(status(["status": "Active"]) == .inactive)
    #expect(status(["status": "ACTIVE", "entitlements": [["name": "gold"], 5]]) == .inactive)
    #expect(status([:]) == .unknown)
    #expect(status(["status": 1]) == .unknown)
    #expect(
      status(["status": "ACTIVE", "entitlements": [["id": "b"], ["id": "a"], ["id": "b"]]])?.entitlements.map(\.id)
        == ["a", "b"])
  }

  @Test("give an answer for any result that a session can have", arguments: targets)
  func answerAnything(target: Target) {
    let failure = RedemptionFailure(reason: .timeout, message: "Late.")
    let results: [SessionResult] = [
      .outcome(.invalidCode(code: nil)), .customer(Grant()), .logIn(Grant(), created: true), .state,
      .link(isHandled: true, error: nil), .receipts([], customer: .failure(failure)), .listener("1"),
      .removedListener(false), .failed(failure),
    ]
    for result in results + SDKRefusal.allCases.map({ .refused($0) }) {
      let answer = adapter.channelAnswer(
        to: ChannelCall(method: "identify"), result, in: session(target), now: now)
      if case .silent = answer { Issue.record("nobody is answered: \(result)") }
    }
  }
}
