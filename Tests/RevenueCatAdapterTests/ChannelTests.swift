import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

@Suite("RevenueCat's channels")
struct ChannelTests {
  private let adapter = RevenueCatAdapter()

  private func driver(_ target: Target, isConfigured: Bool = true) -> BehaviourDriver<RevenueCatBehaviour> {
    var driver = BehaviourDriver(RevenueCatBehaviour(target))
    driver.start(SDKStart(appUserId: "ada", isConfigured: isConfigured))
    return driver
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
    let violations = AdapterContract(adapter).channelViolations(rounds: 4)
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
    var driver = driver(target)
    driver.channel(ChannelCall(method: method, arguments: arguments))
    #expect(driver.questions.isEmpty, "the wrapped link is redeemed")
  }

  @Test("make a new anonymous user for a logout, never the one before")
  func makeUsers() throws {
    var driver = driver(target(.flutter, .ios))
    var made: Set<String> = []
    for _ in 0..<100 {
      driver.channel(ChannelCall(method: "logOut", arguments: [:]))
      let id = try #require(driver.behaviour.redeemer.appUserId)
      #expect(adapter.isAnonymous(id))
      made.insert(id)
      driver.answer(.success(.customer(Grant())))
      driver.channel(ChannelCall(method: "logIn", arguments: ["appUserID": "ada"]))
      driver.answer(.success(.logIn(Grant(), created: false)))
    }
    #expect(made.count == 100)
  }

  @Test("return a value, a message or an error for any result", arguments: targets)
  func answerAnything(target: Target) throws {
    let failure = RedemptionFailure(reason: .timeout, message: "Late.")
    let results: [CallResult] = [
      .outcome(.invalidCode(code: nil)), .customer(Grant()), .logIn(Grant(), created: true), .done,
      .link(isHandled: true), .receipts([], customer: .failure(failure)), .listener("1"), .removedListener(false),
      .failed(failure),
    ]
    let call = ChannelCall(method: target.sdk == .unity ? "LogIn" : "logIn")
    let row = try #require(RevenueCatAdapter.channelRow(named: call.method, for: target))
    let channel = RevenueCatChannel(adapter: adapter, target: target, row: row)
    for result in results + SDKRefusal.allCases.map({ .refused($0) }) {
      if case .silent = channel.answer(call, result, now: anyMoment) { Issue.record("no answer to \(result)") }
    }
  }

  // MARK: What the native side remembers

  @Test("answer a call that joined the app's own redemption", arguments: Platform.allCases)
  func join(platform: Platform) throws {
    var driver = driver(target(.flutter, platform))
    driver.call(.redeem(.code("t")))
    let link: JSONValue = ["redemptionLink": "rc-a://redeem_web_purchase?redemption_token=t"]
    #expect(driver.channel(ChannelCall(method: "redeemWebPurchase", arguments: link)).isEmpty)
    let answer = Answer.redemption(RedemptionAnswer(outcome: .invalidCode(code: "t")))
    #expect(words(driver.answer(.success(answer))) == ["finish 1 invalidCode", "finish 2 channel value"])
  }

  @Test("set the user of a configuring call, and leave the one before if it names none")
  func configure() {
    var driver = driver(target(.flutter, .ios), isConfigured: false)
    let none = ChannelCall(method: "setupPurchases", arguments: ["apiKey": "key"])
    #expect(words(driver.channel(none)).first == "finish 1 channel value")
    #expect(driver.behaviour.isConfigured && driver.behaviour.redeemer.appUserId == "ada")
    let bob = ChannelCall(method: "setupPurchases", arguments: ["apiKey": "key", "appUserId": "bob"])
    driver.channel(bob)
    #expect(driver.behaviour.redeemer.appUserId == "bob" && !driver.behaviour.isAnonymous)
  }

  @Test("forget customer info, and send the next one only if it differs")
  func forgetCustomer() {
    var driver = driver(target(.flutter, .ios))
    let forget = ChannelCall(method: "invalidateCustomerInfoCache", arguments: [:])
    func fetch(_ grant: Grant) -> [String] {
      driver.channel(ChannelCall(method: "getCustomerInfo", arguments: [:]))
      return words(driver.answer(.success(.customer(grant)))).map { $0.replacing(/[0-9]+/, with: "n") }
    }
    #expect(fetch(Grant()) == ["tell customerInfoUpdated", "finish n channel value"])
    driver.channel(forget)
    #expect(driver.behaviour.customer.grant == nil)
    #expect(fetch(Grant()) == ["finish n channel value"])
    driver.channel(forget)
    let pro = Grant(entitlements: [Entitlement(id: "pro", isActive: true)])
    #expect(fetch(pro) == ["tell customerInfoUpdated", "finish n channel value"])
  }

  @Test("keep nothing of a value that is null")
  func keepValues() {
    var driver = driver(target(.flutter, .ios))
    driver.channel(ChannelCall(method: "getVirtualCurrencies", arguments: [:]))
    #expect(driver.behaviour.channel.keptValues.count == 1)
    driver.channel(ChannelCall(method: "invalidateVirtualCurrenciesCache", arguments: [:]))
    #expect(driver.behaviour.channel.keptValues.isEmpty)
  }

  @Test("count Capacitor's listeners, and know one until it is removed", arguments: Platform.allCases)
  func countListeners(platform: Platform) throws {
    var driver = driver(target(.capacitor, platform))
    func value(_ method: String, _ arguments: JSONValue) throws -> JSONValue {
      let effects = driver.channel(ChannelCall(method: method, arguments: arguments))
      guard case .finish(_, .channel(.value(let value)))? = effects.first else { return .null }
      return try JSONValue(encoding: value)
    }
    let remove: JSONValue = ["listenerToRemove": "1"]
    #expect(try value("addCustomerInfoUpdateListener", [:]) == "1")
    #expect(try value("addCustomerInfoUpdateListener", [:]) == "2")
    #expect(try value("removeCustomerInfoUpdateListener", remove) == ["wasRemoved": true])
    #expect(try value("removeCustomerInfoUpdateListener", remove) == ["wasRemoved": false])
  }
}
