import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

@Suite("RevenueCat's channels")
struct ChannelTests {
  private let adapter = RevenueCatAdapter()
  private let now = Timestamp(milliseconds: 0)

  private func session(_ sdk: SDK, _ platform: Platform, isConfigured: Bool = true) -> Session {
    let target = Target(vendor: .revenueCat, sdk: sdk, platform: platform)
    return Session(
      target: target, profile: adapter.sessionProfile(for: target),
      redeemer: Redeemer(appUserId: "ada", deviceId: "d"), isAnonymous: false, isConfigured: isConfigured)
  }

  private func step(_ method: String, _ arguments: JSONValue, in session: Session) -> ChannelStep {
    var generator = SystemRandomNumberGenerator()
    return adapter.channelStep(
      for: ChannelCall(method: method, arguments: arguments), in: session, now: now, using: &generator)
  }

  private static let targets = SDK.allCases.filter { $0 != .native }.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .revenueCat, sdk: sdk, platform: $0) }
  }

  private static let names = [
    "setupPurchases", "configure", "Setup", "setup", "_RCSetupPurchases", "getAppUserID", "GetAppUserId",
    "_RCGetAppUserID", "appUserID", "isAnonymous", "IsAnonymous", "isConfigured", "IsConfigured", "logIn", "LogIn",
    "logOut", "LogOut", "getCustomerInfo", "GetCustomerInfo", "restorePurchases", "RestorePurchases",
    "invalidateCustomerInfoCache", "InvalidateCustomerInfoCache", "isWebPurchaseRedemptionURL",
    "parseAsWebPurchaseRedemption", "ParseAsWebPurchaseRedemption", "redeemWebPurchase", "RedeemWebPurchase",
    "addCustomerInfoUpdateListener", "removeCustomerInfoUpdateListener",
  ]

  @Test("keep what every channel promises, whatever they are sent")
  func keepPromises() {
    let contract = AdapterContract(adapter)
    let tables = ChannelTests.targets.compactMap { RevenueCatAdapter.channelTable(for: $0.sdk) }
    let names = Set(tables.flatMap { table in Platform.allCases.flatMap { table.names(on: $0) } })
    let violations = contract.channelViolations(calling: ChannelTests.names + names.sorted(), rounds: 4)
    #expect(violations.isEmpty, "\(violations.prefix(5).joined(separator: "\n"))")
  }

  @Test("know each call by one name at least, but for those that the hybrid does not have", arguments: targets)
  func knowCalls(target: Target) {
    let names = ChannelTests.names
    var missing: Set<ChannelMethod> = Set(ChannelMethod.allCases)
    let rows = names.compactMap { RevenueCatAdapter.channelRow(named: $0, for: target) }
    missing.subtract(rows.compactMap { if case .redemption(let method) = $0.action.work { method } else { nil } })
    let hasObject = target.sdk == .capacitor || target.sdk == .unity || target.sdk == .kmp
    var expected: Set<ChannelMethod> = [hasObject ? .isLink : .parseLink]
    if target.sdk != .capacitor { expected.formUnion([.addListener, .removeListener]) }
    #expect(missing == expected)
  }

  @Test("never open a link that is wrapped in another one", arguments: targets)
  func doNotUnwrap(target: Target) {
    let wrapped = "https://x.example/?redeem_url=rc-a://redeem_web_purchase?redemption_token=t"
    let arguments: JSONValue =
      switch target.sdk {
      case .flutter: ["redemptionLink": .string(wrapped)]
      case .capacitor: ["webPurchaseRedemption": ["redemptionLink": .string(wrapped)]]
      default: [.string(wrapped)]
      }
    let method = target.sdk == .unity ? "RedeemWebPurchase" : "redeemWebPurchase"
    guard case .answer = step(method, arguments, in: session(target.sdk, target.platform)) else {
      Issue.record("the wrapped link is redeemed")
      return
    }
  }

  @Test("make a new anonymous user for a logout, never the one before")
  func makeUsers() {
    var made: Set<String> = []
    for _ in 0..<100 {
      guard case .ask(.logOut(let id?)) = step("logOut", [:], in: session(.flutter, .ios)) else {
        Issue.record("no logout")
        return
      }
      #expect(adapter.isAnonymous(id))
      made.insert(id)
    }
    #expect(made.count == 100)
  }

  @Test("give an answer for any result that a session can have", arguments: targets)
  func answerAnything(target: Target) {
    let failure = RedemptionFailure(reason: .timeout, message: "Late.")
    let results: [SessionResult] = [
      .outcome(.invalidCode(code: nil)), .customer(Grant()), .logIn(Grant(), created: true), .state,
      .link(isHandled: true, error: nil), .receipts([], customer: .failure(failure)), .listener("1"),
      .removedListener(false), .failed(failure),
    ]
    let session = session(target.sdk, target.platform)
    let call = ChannelCall(method: target.sdk == .unity ? "LogIn" : "logIn")
    for result in results + SDKRefusal.allCases.map({ .refused($0) }) {
      if case .silent = adapter.channelAnswer(to: call, result, in: session, now: now) {
        Issue.record("nobody is answered: \(result)")
      }
    }
  }
}
